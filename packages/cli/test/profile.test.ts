import { describe, expect, it } from "@effect/vitest"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach } from "vitest"
import { ExitCode } from "../src/ExitCode.ts"
import { radicarProcess } from "./support/radicarProcess.ts"
import { radicarHere } from "./support/runHere.ts"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "profiles-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

const radicar = (args: ReadonlyArray<string>, env: Readonly<Record<string, string>> = {}) =>
  radicarHere(args, { env: { XDG_CONFIG_HOME: folder, ...env } })

const json = async (args: ReadonlyArray<string>, env?: Readonly<Record<string, string>>) => {
  const { code, stderr, stdout } = await radicar(args, env)
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
  return JSON.parse(stdout)
}

/** A server that tells which request reached it, in place of the service. */
const requestsOf = async (args: ReadonlyArray<string>, env: (url: string) => Readonly<Record<string, string>>) => {
  const requests: Array<{ readonly url: string; readonly authorization: string | undefined }> = []
  const server = createServer((request, response) => {
    requests.push({ url: request.url ?? "", authorization: request.headers.authorization })
    response.writeHead(404, { "content-type": "application/problem+json" })
    response.end(
      JSON.stringify({ type: "urn:radicar:problem:not-found", title: "Not found", status: 404, detail: "-" })
    )
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    await radicar(args, env(url))
  } finally {
    server.close()
  }
  return requests[0]
}

describe("profiles", () => {
  it("are made, listed, used, changed and forgotten", async () => {
    expect(await json(["profile", "list"])).toEqual([])
    expect(await json(["profile", "set", "acme", "--url", "https://radicar.example.com", "--company-id", "7"])).toEqual(
      {
        name: "acme",
        inUse: true,
        url: "https://radicar.example.com",
        companyId: "7"
      }
    )
    // a path is relative to the folder in which the command runs
    const relative = ["profile", "set", "test", "--url", "http://127.0.0.1:1", "--token-file", "t.token"]
    expect(await radicarProcess(relative, { env: { XDG_CONFIG_HOME: folder }, cwd: folder })).toMatchObject({ code: 0 })
    await json(["profile", "set", "acme", "--provider-id", "2"])
    await json(["profile", "use", "test"])
    expect(await json(["profile", "list"])).toEqual([
      { name: "acme", inUse: false, url: "https://radicar.example.com", companyId: "7", providerId: "2" },
      { name: "test", inUse: true, url: "http://127.0.0.1:1", tokenFile: join(folder, "t.token") }
    ])
    expect((await radicar(["profile", "remove", "test"])).code).toBe(0)
    expect((await json(["profile", "list"])).map(({ inUse, name }: any) => [name, inUse])).toEqual([["acme", false]])
  })

  it("are in a file that nobody else may read", async () => {
    await json(["profile", "set", "acme", "--company-id", "7"])
    expect(statSync(join(folder, "radicar", "profiles.json")).mode & 0o777).toBe(0o600)
  })

  it("go by HOME where XDG_CONFIG_HOME says nothing", async () => {
    await json(["profile", "set", "acme", "--company-id", "7"], { XDG_CONFIG_HOME: "", HOME: folder })
    const text = readFileSync(join(folder, ".config", "radicar", "profiles.json"), "utf8")
    expect(JSON.parse(text)).toEqual({ current: "acme", profiles: { acme: { companyId: "7" } } })
  })

  it("hold where neither a flag nor the environment says otherwise", async () => {
    writeFileSync(join(folder, "acme.token"), "of-the-profile\n")
    const profile = async (url: string) => {
      mkdirSync(join(folder, "radicar"), { recursive: true })
      const acme = { url, companyId: "7", providerId: "8", tokenFile: join(folder, "acme.token") }
      writeFileSync(join(folder, "radicar", "profiles.json"), JSON.stringify({ profiles: { acme } }))
    }
    const asked = (args: ReadonlyArray<string>, env: Readonly<Record<string, string>>) =>
      requestsOf(["submission", "show", "x", ...args], (url) => {
        void profile(url)
        return env
      })
    expect(await asked(["--profile", "acme"], {})).toMatchObject({ authorization: "Bearer of-the-profile" })
    expect(await asked([], { RADICAR_PROFILE: "acme", RADICAR_TOKEN: "of-the-environment" })).toMatchObject({
      authorization: "Bearer of-the-environment"
    })
    const ranges = await requestsOf(["ranges", "--profile=acme", "--company-id", "9"], (url) => {
      void profile(url)
      return { RADICAR_PROVIDER_ID: "10" }
    })
    const query = new URL(ranges?.url ?? "", "http://x").searchParams
    expect([query.get("companyId"), query.get("providerId")]).toEqual(["9", "10"])
  })

  it.each([[["--profile", "nobody"]], [["--profile=nobody"]]])(
    "end the command if they do not exist: %j",
    async (args) => {
      const { code, stderr, stdout } = await radicar(["submission", "list", ...args])
      expect({ code, stdout }).toEqual({ code: ExitCode.configuration, stdout: "" })
      expect(stderr).toContain("There is no profile nobody.")
    }
  )

  it("are reported with the file name if their file is damaged", async () => {
    mkdirSync(join(folder, "radicar"))
    writeFileSync(join(folder, "radicar", "profiles.json"), "{")
    const { code, stderr } = await radicar(["validate", "-"])
    expect(code).toBe(ExitCode.configuration)
    expect(stderr).toContain(join(folder, "radicar", "profiles.json"))
  })
})
