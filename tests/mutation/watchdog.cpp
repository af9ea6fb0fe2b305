// In the program that tries changed rules: no test may take much longer than without the change.
//
//   CARDRULES_TEST_TIMES=FILE   writes the processor time of each test
//   CARDRULES_TEST_LIMITS=FILE  ends the program where a test takes five times that, and half a
//   second
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <map>
#include <string>

#include <gtest/gtest.h>
#include <sys/time.h>

namespace {

std::string full_name(const testing::TestInfo& test) {
    return std::string(test.test_suite_name()) + "." + test.name();
}

double processor_seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

class Watchdog : public testing::EmptyTestEventListener {
  public:
    Watchdog() {
        if (const char* const file = std::getenv("CARDRULES_TEST_LIMITS")) {
            std::ifstream in(file);
            std::string name;
            double seconds = 0;
            while (in >> name >> seconds) limits_[name] = seconds;
        }
        if (const char* const file = std::getenv("CARDRULES_TEST_TIMES")) times_.open(file);
    }

    void OnTestStart(const testing::TestInfo& test) override {
        started_ = processor_seconds();
        if (limits_.empty()) return;
        const double limit = 0.5 + 5 * limits_[full_name(test)];
        itimerval timer{};
        timer.it_value.tv_sec = static_cast<time_t>(limit);
        timer.it_value.tv_usec =
            static_cast<suseconds_t>(1e6 * (limit - static_cast<double>(timer.it_value.tv_sec)));
        setitimer(ITIMER_PROF, &timer, nullptr);
    }

    void OnTestEnd(const testing::TestInfo& test) override {
        if (times_.is_open())
            times_ << full_name(test) << ' ' << processor_seconds() - started_ << std::endl;
    }

  private:
    std::map<std::string, double> limits_;
    std::ofstream times_;
    double started_ = 0;
};

const bool listening = [] {
    testing::UnitTest::GetInstance()->listeners().Append(new Watchdog);
    return true;
}();

}  // namespace
