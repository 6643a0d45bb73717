/**
 * `pnpm start` and `pnpm radicar` in a clone: installs what they need if it is missing, bundles what has changed, and
 * runs it. A fresh machine starts this with the Node that it has, which may be older than the sources want.
 *
 * Of the workspace only the dependencies of service and command line are installed: a fifth of all. `pnpm test` installs
 * the rest. pnpm does not ask the registry about the age of each version in the lockfile here, which takes as long as
 * the installation: `pnpm test` and every change of the lockfile do, and digests in the lockfile are checked always.
 */
"use strict"

const { spawn, spawnSync } = require("node:child_process")
const { createHash } = require("node:crypto")
const { existsSync, mkdirSync, readFileSync, writeFileSync } = require("node:fs")
const { join } = require("node:path")

const root = join(__dirname, "../..")
const at = (...parts) => join(root, ...parts)

const programs = {
  start: { build: "buildStart.ts", file: at("apps/api/bin/main.js") },
  radicar: { build: "buildRadicar.ts", file: at("packages/cli/bin/main.js") }
}

const manifest = JSON.parse(readFileSync(at("package.json"), "utf8"))
const oldest = manifest.engines.node.replace(">=", "")

/** Whether this Node is new enough for the sources. */
const isNewEnough = process.versions.node.localeCompare(oldest, "en", { numeric: true }) >= 0

const textOf = (path) => (existsSync(path) ? readFileSync(path, "utf8") : "")
const lockfile = textOf(at("pnpm-lock.yaml"))
const stamp = at("node_modules/.radicar-start")
const wanted = `${createHash("sha256").update(lockfile).digest("hex")} ${isNewEnough}\n`

const fail = (status) => process.exit(status === null ? 1 : status)

const pnpm = (words) => {
  const own = process.env.npm_execpath
  const [command, ...before] =
    own === undefined || !/pnpm/u.test(own)
      ? ["npx", "-y", manifest.packageManager]
      : /\.[cm]?js$/u.test(own)
        ? [process.execPath, own]
        : [own]
  // what it says of its progress is no output of the program
  const { status } = spawnSync(command, [...before, ...words], { cwd: root, stdio: ["ignore", 2, 2] })
  if (status !== 0) fail(status)
}

/** Installs what is missing. A clone that has everything gets everything again when the lockfile changes. */
const install = () => {
  if (textOf(at("node_modules/.pnpm/lock.yaml")) === lockfile || textOf(stamp) === wanted) return
  const frozen = ["install", "--frozen-lockfile"]
  if (existsSync(at("node_modules/turbo"))) return pnpm(frozen)
  console.error("Installing what the service needs; only the first start does.")
  const projects = ["@radicar/api...", "@radicar/cli...", "@radicar/bundle", ...(isNewEnough ? [] : ["@radicar/start"])]
  pnpm([...frozen, "--trust-lockfile", "--prod", ...projects.map((project) => `--filter=${project}`)])
  mkdirSync(at("node_modules"), { recursive: true })
  writeFileSync(stamp, wanted)
}

install()
const node = isNewEnough ? process.execPath : at("tooling/start/node_modules/node/bin/node")
const [name, ...words] = process.argv.slice(2)
const program = programs[name]
const { status } = spawnSync(node, [at("tooling/bundle/src", program.build)], { stdio: ["ignore", 2, 2] })
if (status !== 0) fail(status)
const child = spawn(node, [program.file, ...words], { stdio: "inherit" })
// the terminal sends Ctrl-C to both, a supervisor ends only this one
process.on("SIGINT", () => {})
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal))
child.on("exit", (code, signal) => {
  process.exitCode = code === null ? 128 + (require("node:os").constants.signals[signal] || 0) : code
})
