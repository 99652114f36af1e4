"""Runs the tests that a mutation names, and says which of them has noticed it."""
import os
import re
import signal
import subprocess
import threading
import time

from weaving import VARIABLE

# As the tests print it, without colours; the name is a sentence in quotes, or a function.
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
FAILURE = re.compile(r'^\S+ +(?:Test|Suite) (.+?) (?:recorded an issue|failed after)')
SUCCESS = re.compile(r'^\S+ +Test (.+?)(?: with \d+ test cases)? passed after')
TOTAL = re.compile(r"Test run with (\d+) tests?")


class Tests:
    """All tests of a build, in one program."""

    def __init__(self, folder, limit):
        self.folder, self.limit = folder, limit
        self.program = folder / ".build" / "debug" / "HalcyonPackageTests.xctest"
        self.passing = {}  # a filter: names of tests that pass without a mutation, and how long they took
        listed = subprocess.run(
            [self.program, "--testing-library", "swift-testing", "--list-tests"], cwd=folder, check=True,
            capture_output=True, text=True).stdout
        self.names = [line.strip() for line in listed.splitlines()]

    def twins(self, file_stem, tests):
        """A filter for those of the tests that stand in the twin of the mutated file; None if there are none."""
        own = [name for name in self.names
               if re.search(tests, name) and re.match(rf"[^/]*\.{re.escape(file_stem)}Tests/", name)]
        return "^" + re.escape(own[0].split("/")[0]) + "/" if own else None

    def without_mutation(self, tests):
        """The names of those that pass as the sources are; they are run once."""
        if tests not in self.passing:
            start = time.monotonic()
            passed, failed, total, status = self._run(tests, 0, lambda _: False, self.limit)
            if not total:
                return set(), 0.0
            for name in sorted(failed):
                print(f"  fails without a mutation, and is not counted: {name}", flush=True)
            self.passing[tests] = (passed - failed, time.monotonic() - start)
        return self.passing[tests]

    def killer(self, number, tests):
        """What has noticed the mutation: a test's name, or how the run ended; None if nothing has."""
        passing, seconds = self.without_mutation(tests)
        limit = min(self.limit, 60 + 6 * seconds)
        passed, failed, total, status = self._run(tests, number, passing.__contains__, limit)
        if noticed := sorted(failed & passing):
            return noticed[0]
        if status is None:
            return f"(no end after {limit:.0f} s)"
        if status < 0 or (not total and status != 0):
            return f"(the tests ended with {status})"
        return None

    def _run(self, tests, number, ends, limit):
        """Runs to the end, or until a test fails for which `ends` holds. The status is None after the limit."""
        environment = {**os.environ, VARIABLE: str(number)} if number else os.environ
        process = subprocess.Popen(
            [self.program, "--testing-library", "swift-testing", "--filter", tests], cwd=self.folder,
            env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
        was_late = threading.Event()
        timer = threading.Timer(limit, lambda: (was_late.set(), end(process)))
        timer.start()
        passed, failed, total = set(), set(), 0
        try:
            for line in process.stdout:
                line = COLOUR.sub("", line.decode(errors="replace"))
                if match := FAILURE.match(line):
                    failed.add(match.group(1))
                    if ends(match.group(1)):
                        return passed, failed, 0, 1
                elif match := TOTAL.search(line):
                    total = int(match.group(1))
                elif match := SUCCESS.match(line):
                    passed.add(match.group(1))
            status = process.wait()
        finally:
            timer.cancel()
            end(process)
        return passed, failed, total, None if was_late.is_set() else status


def end(process):
    """Ends the tests with all that they have started."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    process.wait()
