import { globSync, readFileSync, rmSync } from "node:fs"
import { dirname, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { stripVTControlCharacters } from "node:util"

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numFailedTestSuites: number
  readonly numPendingTests: number
  readonly testResults: ReadonlyArray<{
    readonly name: string
    readonly message: string
    readonly assertionResults: ReadonlyArray<{
      readonly status: string
      readonly fullName: string
      readonly ancestorTitles: ReadonlyArray<string>
      readonly failureMessages: ReadonlyArray<string>
    }>
  }>
}

const firstLine = (text: string | undefined) =>
  stripVTControlCharacters(text ?? "")
    .split("\n")[0]!
    .slice(0, 300)

/**
 * What the test runs of all packages counted and which tests failed, from the reports they left. The reports are
 * removed.
 */
export const testTotals = (repository: URL) => {
  const paths = globSync("{packages,apps,tooling}/*/.vitest-report/report.json", { cwd: fileURLToPath(repository) })
  const reports = paths.toSorted().map((path) => {
    const file = new URL(path, repository)
    const hooks = new URL("hooks.json", file)
    const report = JSON.parse(readFileSync(file, "utf8")) as Report
    const hookFailures = JSON.parse(readFileSync(hooks, "utf8")) as ReadonlyArray<string>
    for (const each of [file, hooks]) rmSync(each)
    return { name: dirname(dirname(path)), report, hookFailures }
  })
  const packages = reports.map(({ name, report }) => ({
    name,
    passed: report.numPassedTests,
    // a file that does not load has no test of its own that fails
    failed: report.numFailedTests === 0 && report.numFailedTestSuites > 0 ? 1 : report.numFailedTests,
    skipped: report.numPendingTests
  }))
  const sum = (field: "passed" | "failed" | "skipped") => packages.reduce((total, each) => total + each[field], 0)
  // tests of one kind are skipped for one reason, so the kind and their number say it
  const skippedTests = reports.flatMap(({ name, report }) => {
    const counts = new Map<string, number>()
    for (const test of report.testResults.flatMap((file) => file.assertionResults)) {
      if (test.status !== "pending" && test.status !== "skipped") continue
      const kind = test.ancestorTitles.join(" > ") || test.fullName
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
    }
    return Array.from(counts, ([kind, count]) => `${count} in ${name}: ${kind}`)
  })
  const failures = reports.flatMap(({ hookFailures, report }) => [
    ...hookFailures.map((failure) => firstLine(relative(fileURLToPath(repository), failure))),
    ...report.testResults.flatMap(({ assertionResults, message, name }) => {
      const file = relative(fileURLToPath(repository), name)
      const failed = assertionResults.filter((test) => test.status === "failed")
      if (failed.length === 0 && message !== "") return [`${file}: ${firstLine(message)}`]
      return failed.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
    })
  ])
  return { packages, skippedTests, failures, passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") }
}
