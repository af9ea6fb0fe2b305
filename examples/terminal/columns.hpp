// Text in columns.
#pragma once

#include <string>
#include <vector>

namespace cardrules::terminal {

using Row = std::vector<std::string>;

// Rows of cells, each column as wide as its widest cell, two spaces between columns. Columns named
// in `right` (from 0) are set flush right.
[[nodiscard]] std::string in_columns(const std::vector<Row>& rows, std::size_t indent = 0,
                                     const std::vector<std::size_t>& right = {});

// A label and a text on each row, the text broken into lines of a width in all.
[[nodiscard]] std::string labelled(const std::vector<Row>& rows, std::size_t width,
                                   std::size_t indent = 0);

// Items one after another, down then right, as many columns as fit into a width.
[[nodiscard]] std::string in_grid(const std::vector<std::string>& items, std::size_t width,
                                  std::size_t indent = 0);

// A text broken at spaces into lines of a width, the first and the others indented.
[[nodiscard]] std::string wrapped(const std::string& text, std::size_t width, std::size_t first,
                                  std::size_t others);

}  // namespace cardrules::terminal
