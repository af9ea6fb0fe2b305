using System;
using System.Runtime.InteropServices;
using System.Text;

namespace Cardrules
{
    /// <summary>A call that failed. Codes are negative and pinned.</summary>
    public sealed class CardrulesException : Exception
    {
        internal CardrulesException(int code, string name, string message, string where, long position)
            : base(name + ": " + message)
        {
            Code = code;
            Name = name;
            Where = where;
            Position = position;
        }

        public int Code { get; }

        /// <summary>As in "not_to_act".</summary>
        public string Name { get; }

        /// <summary>A JSON pointer, or the name of a slot or an option; or empty.</summary>
        public string Where { get; }

        /// <summary>A byte of a document or a slot of a batch, or -1.</summary>
        public long Position { get; }
    }

    /// <summary>Calls into C: statuses become exceptions, and buffers become strings.</summary>
    internal static class Call
    {
        public delegate int Failing(ref Native.Error error);

        public delegate int Making(out IntPtr made, ref Native.Error error);

        public delegate int Writing(byte[] buffer, UIntPtr capacity, out UIntPtr needed, ref Native.Error error);

        public static void Check(Failing call)
        {
            var error = new Native.Error
            {
                StructSize = (uint)Marshal.SizeOf(typeof(Native.Error)),
                Where = new byte[128],
                Message = new byte[256],
            };
            int code = call(ref error);
            if (code != 0)
            {
                throw new CardrulesException(code, At(Native.cardrules_status_name(code)), Decode(error.Message),
                    Decode(error.Where), error.Position);
            }
        }

        public static IntPtr Make(Making call)
        {
            IntPtr made = IntPtr.Zero;
            Check((ref Native.Error error) => call(out made, ref error));
            return made;
        }

        /// <summary>Once for the size, once for the text.</summary>
        public static string Text(Writing call)
        {
            UIntPtr needed = UIntPtr.Zero;
            Check((ref Native.Error error) => call(null, UIntPtr.Zero, out needed, ref error));
            var buffer = new byte[(int)needed];
            Check((ref Native.Error error) => call(buffer, needed, out needed, ref error));
            return Decode(buffer);
        }

        /// <summary>A text as C takes it; null stays null.</summary>
        public static byte[] Encode(string text)
        {
            return text == null ? null : Encoding.UTF8.GetBytes(text + "\0");
        }

        public static string Decode(byte[] characters)
        {
            int end = Array.IndexOf(characters, (byte)0);
            return Encoding.UTF8.GetString(characters, 0, end < 0 ? characters.Length : end);
        }

        /// <summary>A text that C owns.</summary>
        public static string At(IntPtr text)
        {
            if (text == IntPtr.Zero)
            {
                return "";
            }
            int length = 0;
            while (Marshal.ReadByte(text, length) != 0)
            {
                ++length;
            }
            var characters = new byte[length];
            Marshal.Copy(text, characters, 0, length);
            return Encoding.UTF8.GetString(characters);
        }

        public static uint SizeOf<T>()
        {
            return (uint)Marshal.SizeOf(typeof(T));
        }
    }

    /// <summary>Owns one object of C, which is freed once.</summary>
    public abstract class Handle : IDisposable
    {
        private IntPtr handle;

        internal Handle(IntPtr handle)
        {
            this.handle = handle;
        }

        ~Handle()
        {
            Free();
        }

        internal IntPtr Object
        {
            get
            {
                if (handle == IntPtr.Zero)
                {
                    throw new ObjectDisposedException(GetType().Name);
                }
                return handle;
            }
        }

        public void Dispose()
        {
            Free();
            GC.SuppressFinalize(this);
        }

        internal abstract void Destroy(IntPtr handle);

        private void Free()
        {
            IntPtr freed = handle;
            handle = IntPtr.Zero;
            if (freed != IntPtr.Zero)
            {
                Destroy(freed);
            }
        }
    }
}
