/**
 * Everything that must hold before a change lands: lint and import table, format, workspace rules, dead code, wording,
 * structure, types, builds, files that a filing runs through, speed, then tests. Runs all of it, then says what did not
 * hold. `--long` runs the tests of large inputs and long properties too.
 */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { text } from "node:stream/consumers"
import { testTotals } from "./testTotals.ts"

const isLong = process.argv.includes("--long")

const runTests = "turbo run test --env-mode=loose --output-logs=errors-only --continue"

/** Workspaces whose tests measure in a long run, and so have the machine for themselves. */
const measuring = isLong ? ["@radicar/load"] : []

/**
 * Tests of the service from the beginning on, because they take longest and wait a lot, and at the same time those of
 * three other workspaces: begun last, they would end alone, with idle cores.
 */
const tests = [
  `${runTests} --filter=@radicar/api & service=$!`,
  `${runTests} ${["@radicar/api", ...measuring].map((name) => `--filter='!${name}'`).join(" ")} --concurrency=3 && others=0 || others=$?`,
  "wait $service && exit $others"
].join("\n")

/** A check: its name, and the command that runs it. */
type Check = readonly [name: string, command: string]

/**
 * Checks that only read the sources: most keep one core busy, so they run at the same time.
 *
 * Types of all workspaces are one program, a fifth of the work of a program for each, which `turbo run typecheck` has.
 * The page has compiler options of its own; packages that run anywhere must do without types of Node. Each program has
 * one checker, by `base.json`: of several, each would check again what they share, for twice the work.
 */
const readings: ReadonlyArray<Check> = [
  ["types", "$(effect-tsgo get-exe-path) -p tooling/house/typescript/all.json"],
  ["types of the page", "$(effect-tsgo get-exe-path) -p apps/console"],
  [
    "types without Node",
    ["domain", "print", "ubl"].map((name) => `tsc -p packages/${name}/tsconfig.pure.json`).join(" && ")
  ],
  ["lint and import table", "oxlint --deny-warnings"],
  ["format", "oxfmt --check ."],
  ["workspace", "sherif"],
  ["dead code", "knip"],
  ["wording", "node tooling/house/src/prose/main.ts"],
  ["structure", "node tooling/house/src/main.ts"],
  ["expressions", "node --conditions=@radicar/source tooling/house/src/expressions.ts"]
]

/** Checks that write, use all cores, or measure: each has the machine for itself. */
const others: ReadonlyArray<Check> = [
  ["build", "turbo run build --output-logs=errors-only"],
  ["trace", "node --conditions=@radicar/source tooling/load/src/trace.ts"],
  ["speed", "node --conditions=@radicar/source tooling/load/src/bench/guard.ts"],
  ["tests", tests],
  ...measuring.map((name): Check => [`tests of ${name}`, `${runTests} --filter=${name}`])
]

const environment = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: "1",
  DO_NOT_TRACK: "1",
  ...(isLong ? { RADICAR_TEST_LONG: "1" } : {})
}

/** Runs a check, and prints what it says as it comes, or at its end where others run at the same time. */
const run = async ([name, command]: Check, isAlone: boolean) => {
  const started = performance.now()
  const title = `\n${name}: ${command}`
  if (isAlone) console.log(title)
  const child = spawn(isAlone ? command : `exec 2>&1\n${command}`, {
    shell: true,
    stdio: isAlone ? "inherit" : ["ignore", "pipe", "inherit"],
    env: environment
  })
  const closed = once(child, "close")
  const said = child.stdout === null ? "" : await text(child.stdout)
  const [status] = await closed
  if (!isAlone) console.log(`${title}\n${said.trimEnd()}`)
  return { name, ok: status === 0, seconds: (performance.now() - started) / 1000 }
}

const results = await Promise.all(readings.map((check) => run(check, false)))
for (const check of others) results.push(await run(check, true))

const totals = testTotals(new URL("../../..", import.meta.url))
console.log("")
for (const { name, ok, seconds } of results) {
  console.log(`${ok ? "ok    " : "FAILED"} ${name} (${seconds.toFixed(1)} s)`)
}
for (const { failed, name, passed, skipped } of totals.packages) {
  console.log(`       ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`)
}
for (const skipped of totals.skippedTests) console.log(`       skipped ${skipped}`)
for (const failure of totals.failures) console.log(`FAILED ${failure}`)
const ok = results.every((result) => result.ok) && totals.failed === 0 && totals.passed > 0
// a check that failed outside the tests must not end in a line that counts none
const failed = totals.failed || results.filter((result) => !result.ok).length
console.log(`${totals.passed} passed, ${failed} failed, ${totals.skipped} skipped`)
process.exitCode = ok ? 0 : 1
