// The files of vectors.
#pragma once

#include <fstream>
#include <sstream>
#include <string>

namespace cardrules::test {

// The text of a file of vectors, by its name without ".jsonl".
inline std::string vectors(const std::string& name) {
    std::ifstream file(CARDRULES_TESTS_DIR "/conformance/vectors/" + name + ".jsonl",
                       std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace cardrules::test
