#pragma once

namespace casefile::shell {

/// How long reading 5,000 GIFT items takes, as a JSON line on stdout. Returns an ExitCode.
int runExchangeBenchmark();

} // namespace casefile::shell
