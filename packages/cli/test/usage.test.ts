import { describe, expect, it } from "@effect/vitest"
import { radicarFile } from "@radicar/build/bundle/radicar"
import { spawnSync } from "node:child_process"
import { once } from "node:events"
import { existsSync, openSync, readFileSync } from "node:fs"
import { ExitCode } from "../src/ExitCode.ts"
import { exampleText } from "./support/exampleText.ts"
import { radicarProcess, startRadicar } from "./support/radicarProcess.ts"
import { radicarHere } from "./support/runHere.ts"

const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"))
const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8")
const commands = [
  ["invoice"],
  ["invoice", "create"],
  ["submit"],
  ["watch"],
  ["doctor"],
  ["submission"],
  ["submission", "list"],
  ["submission", "show"],
  ["submission", "retry"],
  ["mail"],
  ["mail", "send"],
  ["mail", "show"],
  ["mail", "bounce"],
  ["file"],
  ["file", "pdf"],
  ["file", "xml"],
  ["file", "url"],
  ["evidence"],
  ["evidence", "get"],
  ["evidence", "verify"],
  ["ranges"],
  ["status-zip"],
  ["testset"],
  ["testset", "run"],
  ["testset", "create"],
  ["testset", "get"],
  ["validate"],
  ["key"],
  ["render"],
  ["sign"],
  ["verify"],
  ["read"],
  ["example"],
  ["example", "invoice"],
  ["schema"],
  ["schema", "invoice"],
  ["company"],
  ["company", "set"],
  ["company", "show"],
  ["company", "list"],
  ["company", "remove"],
  ["company", "erase"],
  ["provider"],
  ["provider", "set"],
  ["provider", "show"],
  ["provider", "list"],
  ["provider", "remove"],
  ["profile"],
  ["profile", "set"],
  ["profile", "use"],
  ["profile", "list"],
  ["profile", "remove"],
  ["audit"],
  ["token"],
  ["token", "create"],
  ["token", "list"],
  ["token", "show"],
  ["token", "revoke"],
  ["webhook"],
  ["webhook", "create"],
  ["webhook", "list"],
  ["webhook", "show"],
  ["webhook", "change"],
  ["webhook", "delete"],
  ["webhook", "rotate"],
  ["webhook", "test"],
  ["webhook", "deliveries"],
  ["webhook", "replay"],
  ["certificate"],
  ["certificate", "store"],
  ["certificate", "list"],
  ["certificate", "remove"],
  ["completions"],
  ["completions", "bash"],
  ["completions", "zsh"],
  ["completions", "fish"],
  ["sandbox"],
  ["sandbox", "certificate"]
]

describe("help", () => {
  it("without arguments lists every command and every exit code on standard output", async () => {
    const { code, stderr, stdout } = await radicarProcess([])
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
    for (const [name] of commands) expect(stdout).toMatch(new RegExp(`^ {2}${name} `, "mu"))
    for (const exitCode of Object.values(ExitCode)) expect(stdout).toMatch(new RegExp(`^ {2}${exitCode} `, "mu"))
    expect((await radicarHere(["--help"])).stdout).toBe(stdout)
  })

  it.each(commands.map((path) => [path.join(" "), path] as const))("of %s fits 80 columns", async (name, path) => {
    const { code, stderr, stdout } = await radicarHere([...path, "--help"])
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
    expect(stdout).toContain(`Usage  radicar ${name}`)
    const examples = stdout.indexOf("\nExamples\n")
    const prose = examples < 0 ? stdout : stdout.slice(0, examples)
    for (const line of prose.split("\n")) expect([...line].length).toBeLessThanOrEqual(80)
    expect(stdout).not.toContain("\u001b")
  })

  it("lists in the README what it lists", () => {
    for (const exitCode of Object.values(ExitCode)) expect(readme).toMatch(new RegExp(`^\\| ${exitCode} \\|`, "mu"))
    for (const path of commands) expect(readme).toContain(`radicar ${path.join(" ")}`)
  })

  it("knows its version", async () => {
    expect((await radicarProcess(["--version"])).stdout).toBe(`radicar ${manifest.version}\n`)
  })

  it.skipIf(spawnSync("bash", ["--version"]).status !== 0)(
    "prints a completion script that bash can read",
    async () => {
      const { stdout } = await radicarProcess(["--completions", "bash"])
      expect(stdout).toContain("certificate")
      expect(spawnSync("bash", ["-n"], { input: stdout }).status).toBe(0)
    }
  )
})

describe("wrong usage", () => {
  it.each([
    ["an unknown command", ["vailidate"], "validate"],
    ["an unknown flag", ["validate", "--outptu", "json", "x"], "--outptu"],
    ["a missing argument", ["key"], "file"],
    ["a blank argument", ["submission", "show", " "], "not blank"],
    ["a missing flag", ["sandbox", "certificate"], "nit"],
    ["a value that does not fit", ["sandbox", "--port", "70000"], "--port"],
    ["a choice that is none", ["validate", "x", "--environment", "moon"], "habilitacion"]
  ] as const)("%s ends with 2, in a few lines on standard error", async (_, args, named) => {
    const { code, stderr, stdout } = await radicarHere(args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" })
    expect(stderr).toContain(named)
    expect(stderr.split("\n").length).toBeLessThan(10)
  })
})

describe("the streams", () => {
  it("let the command end with its own code when the reader goes away", async () => {
    const child = startRadicar(["validate", "-", "--output", "text"], { stdin: "{}" })
    child.stdout.destroy()
    let stderr = ""
    child.stderr.on("data", (chunk: Buffer) => {
      stderr += chunk.toString("utf8")
    })
    const [code] = await once(child, "close")
    expect({ code, stderr }).toEqual({ code: 3, stderr: "" })
  })

  it.skipIf(!existsSync("/dev/full"))("say that a disk is full, and end with 1", () => {
    const args = [radicarFile, "example", "invoice"]
    const { status, stderr } = spawnSync(process.execPath, args, {
      stdio: ["ignore", openSync("/dev/full", "w"), "pipe"]
    })
    expect(status).toBe(1)
    expect(String(stderr)).toBe("Error: The output cannot be written (ENOSPC).\n")
    const spanish = spawnSync(process.execPath, args, {
      env: { ...process.env, LC_ALL: "es_CO.UTF-8" },
      stdio: ["ignore", openSync("/dev/full", "w"), "pipe"]
    })
    expect(String(spanish.stderr)).toBe("Error: No se puede escribir la salida (ENOSPC).\n")
  })

  it("say which Node they need when an older one runs them, and end with 8", () => {
    const older = `data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"20.20.2"}})`
    const args = ["--import", older, radicarFile, "example", "invoice"]
    const { status, stderr, stdout } = spawnSync(process.execPath, args, { encoding: "utf8" })
    expect({ status, stdout }).toEqual({ status: 8, stdout: "" })
    expect(stderr).toBe(`Error: radicar needs Node 24 or newer; this is Node 20.20.2 (${process.execPath}).\n`)
    const env = { ...process.env, LC_ALL: "es_CO.UTF-8" }
    const spanish = spawnSync(process.execPath, args, { encoding: "utf8", env }).stderr
    expect(spanish).toBe(`Error: radicar requiere Node 24 o más nuevo; este es Node 20.20.2 (${process.execPath}).\n`)
  })

  it("take global flags in front of the command as well", async () => {
    const { code, stdout } = await radicarProcess(["--language", "es", "--output", "text", "validate", "-"], {
      stdin: exampleText((body) => void (body["Nota"] = "x"))
    })
    expect(code).toBe(3)
    expect(stdout).toContain("No es válido")
  })

  it("follow the locale: LC_ALL before LANG", async () => {
    const env = { LC_ALL: "es_CO.UTF-8", LANG: "en_US.UTF-8" }
    expect((await radicarProcess(["validate", "-", "--output", "text"], { stdin: "{}", env })).stdout).toContain(
      "No es"
    )
  })
})
