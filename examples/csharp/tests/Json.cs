using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;

/// <summary>Reads JSON, as much of it as the vectors use, into null, long, string, List and Dictionary.</summary>
internal sealed class Json
{
    private readonly string text;
    private int next;

    private Json(string text)
    {
        this.text = text;
    }

    public static object Parse(string text)
    {
        return new Json(text).Value();
    }

    public static string Write(object value)
    {
        if (value == null)
        {
            return "null";
        }
        if (value is string)
        {
            return "\"" + value + "\"";
        }
        var list = value as List<object>;
        if (list != null)
        {
            return "[" + string.Join(",", list.Select(Write)) + "]";
        }
        var members = value as SortedDictionary<string, object>;
        if (members != null)
        {
            return "{" + string.Join(",", members.Select(m => Write(m.Key) + ":" + Write(m.Value))) + "}";
        }
        return ((long)value).ToString(CultureInfo.InvariantCulture);
    }

    private bool Take(char wanted)
    {
        while (next < text.Length && char.IsWhiteSpace(text[next]))
        {
            ++next;
        }
        bool found = next < text.Length && text[next] == wanted;
        next += found ? 1 : 0;
        return found;
    }

    private object Value()
    {
        if (Take('{'))
        {
            var members = new SortedDictionary<string, object>(StringComparer.Ordinal);
            while (!Take('}'))
            {
                Take(',');
                string key = (string)Value();
                Take(':');
                members[key] = Value();
            }
            return members;
        }
        if (Take('['))
        {
            var list = new List<object>();
            while (!Take(']'))
            {
                Take(',');
                list.Add(Value());
            }
            return list;
        }
        return Take('"') ? Text() : Plain();
    }

    private object Text()
    {
        int end = text.IndexOf('"', next);
        string found = text.Substring(next, end - next);
        next = end + 1;
        return found;
    }

    private object Plain()
    {
        int end = next;
        while (end < text.Length && (char.IsLetterOrDigit(text[end]) || text[end] == '-'))
        {
            ++end;
        }
        string found = text.Substring(next, end - next);
        next = end;
        return found == "null" ? null : (object)long.Parse(found, CultureInfo.InvariantCulture);
    }
}
