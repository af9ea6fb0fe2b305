#include "columns.hpp"

#include <algorithm>
#include <sstream>

#include "console.hpp"

namespace cardrules::terminal {

namespace {

constexpr std::size_t gap = 2;

std::vector<std::size_t> widths_of(const std::vector<Row>& rows) {
    std::vector<std::size_t> widths;
    for (const Row& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], columns_of(row[i]));
    }
    return widths;
}

void trim_end(std::string& line) {
    line.erase(line.find_last_not_of(' ') + 1);
}

}  // namespace

std::string in_columns(const std::vector<Row>& rows, std::size_t indent,
                       const std::vector<std::size_t>& right) {
    const std::vector<std::size_t> widths = widths_of(rows);
    std::string text;
    for (const Row& row : rows) {
        std::string line(indent, ' ');
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0) line.append(gap, ' ');
            const std::string space(widths[i] - columns_of(row[i]), ' ');
            const bool flush_right = std::find(right.begin(), right.end(), i) != right.end();
            line += flush_right ? space + row[i] : row[i] + space;
        }
        trim_end(line);
        text += line + '\n';
    }
    return text;
}

std::string labelled(const std::vector<Row>& rows, std::size_t width, std::size_t indent) {
    const std::size_t margin = indent + (rows.empty() ? 0 : widths_of(rows)[0]) + gap;
    std::vector<Row> broken;
    for (const Row& row : rows) {
        std::istringstream lines(
            wrapped(row[1], width > margin + gap ? width - margin : width, 0, 0));
        std::string label = row[0];
        for (std::string line; std::getline(lines, line); label.clear())
            broken.push_back({label, line});
    }
    return in_columns(broken, indent);
}

std::string in_grid(const std::vector<std::string>& items, std::size_t width, std::size_t indent) {
    std::size_t widest = 0;
    for (const std::string& item : items) widest = std::max(widest, columns_of(item));
    const std::size_t room = width > indent ? width - indent + gap : 1;
    const std::size_t columns = std::max<std::size_t>(1, room / (widest + gap));
    const std::size_t lines = (items.size() + columns - 1) / columns;
    std::vector<Row> rows(lines);
    for (std::size_t i = 0; i < items.size(); ++i) rows[i % lines].push_back(items[i]);
    return in_columns(rows, indent);
}

std::string wrapped(const std::string& text, std::size_t width, std::size_t first,
                    std::size_t others) {
    std::istringstream words(text);
    std::string result;
    std::string line(first, ' ');
    bool empty = true;
    for (std::string word; words >> word; empty = false) {
        if (!empty && columns_of(line) + 1 + columns_of(word) > width) {
            result += line + '\n';
            line.assign(others, ' ');
            empty = true;
        }
        line += (empty ? "" : " ") + word;
    }
    return result + line + '\n';
}

}  // namespace cardrules::terminal
