import { globSync, readFileSync, rmSync } from "node:fs"
import { dirname } from "node:path"
import { fileURLToPath } from "node:url"

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numFailedTestSuites: number
  readonly numPendingTests: number
  readonly testResults: ReadonlyArray<{
    readonly assertionResults: ReadonlyArray<{ readonly status: string; readonly fullName: string }>
  }>
}

/** What the test runs of all packages counted, from the reports they left. The reports are removed. */
export const testTotals = (repository: URL) => {
  const paths = globSync("{packages,apps,tooling}/*/.vitest-report/report.json", { cwd: fileURLToPath(repository) })
  const reports = paths.toSorted().map((path) => {
    const file = new URL(path, repository)
    const report = JSON.parse(readFileSync(file, "utf8")) as Report
    rmSync(file)
    return { name: dirname(dirname(path)), report }
  })
  const packages = reports.map(({ name, report }) => ({
    name,
    passed: report.numPassedTests,
    // a file that does not load has no test of its own that fails
    failed: report.numFailedTests === 0 && report.numFailedTestSuites > 0 ? 1 : report.numFailedTests,
    skipped: report.numPendingTests
  }))
  const sum = (field: "passed" | "failed" | "skipped") => packages.reduce((total, each) => total + each[field], 0)
  const skippedTests = reports.flatMap(({ name, report }) =>
    report.testResults
      .flatMap((file) => file.assertionResults)
      .filter((test) => test.status === "pending" || test.status === "skipped")
      .map((test) => `${name}: ${test.fullName}`)
  )
  return { packages, skippedTests, passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") }
}
