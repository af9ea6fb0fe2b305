// Plays War with Bots to its end, always with the move at index step * 7 modulo the number there are.
package main

/*
#cgo pkg-config: cardrules-c
#include <stdlib.h>
#include <cardrules/cardrules.h>
*/
import "C"

import (
	"fmt"
	"os"
	"unsafe"
)

var failure C.cardrules_error

// check ends the program unless a call returned 0.
func check(status C.int32_t) {
	if status != 0 {
		fmt.Fprintln(os.Stderr, C.GoString(&failure.message[0]))
		os.Exit(1)
	}
}

func play(match *C.cardrules_match, seat C.int32_t) {
	var step C.int32_t
	var count C.uint32_t
	var text [128]C.char
	check(C.cardrules_match_step(match, &step, &failure))
	check(C.cardrules_match_legal_count(match, seat, &count, &failure))
	index := C.uint32_t(step) * 7 % count
	check(C.cardrules_match_legal_text(match, seat, index, &text[0], 128, nil, &failure))
	check(C.cardrules_match_apply_text(match, seat, &text[0], step, &failure))
	fmt.Println(seat, C.GoString(&text[0]))
}

func main() {
	game, options := C.CString("bot_war"), C.CString(`{"target_score":3}`)
	defer C.free(unsafe.Pointer(game))
	defer C.free(unsafe.Pointer(options))
	C.cardrules_error_init(&failure)
	var setup C.cardrules_match_options
	C.cardrules_match_options_init(&setup)
	check(C.cardrules_key_from_seed(7, &setup.key[0], &failure))
	var match *C.cardrules_match
	check(C.cardrules_match_create(game, 3, options, &setup, &match, &failure))
	defer C.cardrules_match_destroy(match)
	for {
		var mode, seat C.int32_t
		check(C.cardrules_match_turn(match, &mode, &seat, nil, &failure))
		if mode == C.CARDRULES_MODE_OVER {
			break
		}
		play(match, seat)
	}
	var result C.cardrules_result
	C.cardrules_result_init(&result)
	check(C.cardrules_match_result(match, &result, &failure))
	fmt.Print(C.GoString(&result.reason_name[0]))
	for seat := 0; seat < int(result.players); seat++ {
		fmt.Printf(" %d:%d", result.places[seat], result.scores[seat])
	}
	fmt.Println()
}
