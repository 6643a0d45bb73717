import { open } from "@radicar/signature/inner/Pkcs12"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { once } from "node:events"
import { readFileSync, statSync } from "node:fs"
import { createServer } from "node:net"
import type { AddressInfo } from "node:net"
import { radicarProcess, startRadicar } from "./support/radicarProcess.ts"
import { radicarHere } from "./support/runHere.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder({ isWorking: true })
const certificate = (...args: ReadonlyArray<string>) =>
  radicarHere(["sandbox", "certificate", "--nit", "900373115", ...args])
const opened = (name: string, password: string) =>
  Effect.runPromise(open(readFileSync(files.path(name)), Redacted.make(password), new Date()))

describe("radicar sandbox certificate", () => {
  it("writes a file that its password opens and only its owner reads", async () => {
    const { code, stderr, stdout } = await certificate("--name", "Café & Cía.")
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
    const said = JSON.parse(stdout)
    expect(said).toMatchObject({ file: "sandbox-900373115.p12", nit: "900373115", passwordHint: "sandbox" })
    const identity = await opened("sandbox-900373115.p12", "sandbox")
    expect(identity.nit).toBe("900373115")
    expect(identity.certificate.subject).toContain("Café & Cía.")
    expect(new Date(said.notAfter)).toEqual(identity.notAfter)
    expect(statSync(files.path("sandbox-900373115.p12")).mode & 0o777).toBe(0o600)
  })

  it("takes a password from a file without showing it, and a NIT as people write it", async () => {
    const password = files.write("password.txt", "a-secret-of-its-own\n")
    const args = ["--nit", "900.373.115", "--out", "own.p12", "--password-file", password, "--output", "text"]
    const { code, stderr, stdout } = await radicarProcess(["sandbox", "certificate", ...args])
    expect(code).toBe(0)
    expect(stdout + stderr).not.toContain("a-secret-of-its-own")
    expect((await opened("own.p12", "a-secret-of-its-own")).nit).toBe("900373115")
  })

  it("does not replace a file unless forced", async () => {
    const precious = files.write("precious.p12", "precious")
    const refused = await certificate("--out", precious)
    expect(refused.code).toBe(8)
    expect(readFileSync(precious, "utf8")).toBe("precious")
    expect((await certificate("--out", precious, "--force")).code).toBe(0)
    expect((await opened("precious.p12", "sandbox")).nit).toBe("900373115")
  })

  it("issues from one authority when it is kept in a directory", async () => {
    await certificate("--out", "first.p12", "--certificates", files.path("authority"))
    await certificate("--out", "second.p12", "--certificates", files.path("authority"))
    await certificate("--out", "third.p12")
    const roots = await Promise.all(
      ["first", "second", "third"].map(
        async (name) => (await opened(`${name}.p12`, "sandbox")).chain.at(-1)?.fingerprint256
      )
    )
    expect(roots[0]).toBe(roots[1])
    expect(roots[0]).not.toBe(roots[2])
  })

  it("refuses a NIT that is none", async () => {
    const { code, stderr, stdout } = await radicarHere(["sandbox", "certificate", "--nit", "900373115-7"])
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" })
    expect(stderr).toContain("check digit")
  })
})

describe("radicar sandbox", () => {
  it.each(["SIGINT", "SIGTERM"] as const)("listens until %s and then ends with 130", async (signal) => {
    const child = startRadicar(["sandbox", "--port", "0"])
    const [line] = await once(child.stdout, "data")
    const { url } = JSON.parse(String(line))
    const answer = await fetch(url, { method: "POST", body: "not SOAP" })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    child.kill(signal)
    const [code] = await once(child, "exit")
    expect(code).toBe(130)
    await expect(fetch(url)).rejects.toThrow()
  })

  it.each([
    [[], 404],
    [["--admin"], 200]
  ] as const)("with %j answers %s below /admin", async (flags, status) => {
    const child = startRadicar(["sandbox", "--port", "0", ...flags])
    const [line] = await once(child.stdout, "data")
    const answer = await fetch(new URL("/admin/documents", JSON.parse(String(line)).url))
    expect(answer.status).toBe(status)
    child.kill("SIGTERM")
    await once(child, "exit")
  })

  it("says that its port is taken", async () => {
    const server = createServer().listen(0, "127.0.0.1")
    await once(server, "listening")
    const { port } = server.address() as AddressInfo
    const { code, stderr, stdout } = await radicarProcess(["sandbox", "--port", String(port)])
    server.close()
    expect(code).toBe(8)
    expect(JSON.parse(stdout).error.message).toContain(String(port))
    expect(stderr).toContain("--port")
  })
})
