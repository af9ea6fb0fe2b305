# Plays War with Bots to its end, always with the move at index step * 7 modulo the number there are.
require 'ffi'

# The part of the C interface that is used here.
module Cardrules
  extend FFI::Library
  ffi_lib ENV.fetch('CARDRULES_LIBRARY', 'libcardrules.so.1')

  MODE_OVER = 0

  class Error < FFI::Struct
    layout :struct_size, :uint32, :code, :int32, :position, :int64, :where, [:char, 128],
           :message, [:char, 256]
  end

  class Result < FFI::Struct
    layout :struct_size, :uint32, :players, :int32, :places, [:int32, 8], :scores, [:int32, 8],
           :reason, :int32, :reason_name, [:char, 44]
  end

  class MatchOptions < FFI::Struct
    layout :struct_size, :uint32, :chance, :int32, :rules, :int32, :reserved, :uint32,
           :key, [:uint8, 32], :game, :uint64, :log, :pointer, :user, :pointer
  end

  attach_function :cardrules_error_init, [:pointer], :void
  attach_function :cardrules_result_init, [:pointer], :void
  attach_function :cardrules_match_options_init, [:pointer], :void
  attach_function :cardrules_key_from_seed, %i[uint64 pointer pointer], :int32
  attach_function :cardrules_match_create, %i[string int32 string pointer pointer pointer], :int32
  attach_function :cardrules_match_destroy, [:pointer], :void
  attach_function :cardrules_match_turn, %i[pointer pointer pointer pointer pointer], :int32
  attach_function :cardrules_match_step, %i[pointer pointer pointer], :int32
  attach_function :cardrules_match_legal_count, %i[pointer int32 pointer pointer], :int32
  attach_function :cardrules_match_legal_text,
                  %i[pointer int32 uint32 pointer size_t pointer pointer], :int32
  attach_function :cardrules_match_apply_text, %i[pointer int32 pointer int32 pointer], :int32
  attach_function :cardrules_match_result, %i[pointer pointer pointer], :int32

  FAILURE = Error.new
  cardrules_error_init(FAILURE)

  # Calls what returns a status; raises unless that is 0.
  def self.check(name, *arguments)
    raise FAILURE[:message].to_s unless send("cardrules_#{name}", *arguments, FAILURE).zero?
  end
end

setup = Cardrules::MatchOptions.new
Cardrules.cardrules_match_options_init(setup)
Cardrules.check(:key_from_seed, 7, setup[:key].to_ptr)
made = FFI::MemoryPointer.new(:pointer)
Cardrules.check(:match_create, 'bot_war', 3, '{"target_score":3}', setup, made)
match = made.read_pointer

mode, seat, step, count = Array.new(4) { FFI::MemoryPointer.new(:int32) }
text = FFI::MemoryPointer.new(:char, 128)
loop do
  Cardrules.check(:match_turn, match, mode, seat, nil)
  break if mode.read_int32 == Cardrules::MODE_OVER

  Cardrules.check(:match_step, match, step)
  Cardrules.check(:match_legal_count, match, seat.read_int32, count)
  index = step.read_int32 * 7 % count.read_int32
  Cardrules.check(:match_legal_text, match, seat.read_int32, index, text, text.size, nil)
  Cardrules.check(:match_apply_text, match, seat.read_int32, text, step.read_int32)
  puts "#{seat.read_int32} #{text.read_string}"
end

result = Cardrules::Result.new
Cardrules.cardrules_result_init(result)
Cardrules.check(:match_result, match, result)
places = result[:places].to_a.zip(result[:scores].to_a).first(result[:players])
puts ([result[:reason_name].to_s] + places.map { |place, score| "#{place}:#{score}" }).join(' ')
Cardrules.cardrules_match_destroy(match)
