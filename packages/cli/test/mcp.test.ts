import { afterAll, beforeAll, describe, expect, it } from "@effect/vitest"
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio"
import { radicarFile } from "@radicar/build/bundle/radicar"
import { bundleService } from "@radicar/build/bundle/service"
import { type RunningService, startService } from "@radicar/fixtures/processes/startService"
import { freePort } from "@radicar/fixtures/postgres/freePort"
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { request } from "node:http"
import { text } from "node:stream/consumers"

const adminToken = "first-token-of-the-installation-0123456789abcdef"
let service: RunningService

/** Makes a token with these scopes for company 1. */
const tokenWith = async (...scopes: ReadonlyArray<string>): Promise<string> => {
  const response = await fetch(`${service.url}/v1/tokens`, {
    method: "POST",
    headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
    body: JSON.stringify({ Scopes: scopes, Companies: ["1"], Providers: ["1"] })
  })
  const { token } = (await response.json()) as { readonly token: string }
  return token
}

/** Connects a client of the protocol to `radicar mcp`, as a program that starts it does. */
const overStdio = async (env: Readonly<Record<string, string>> = {}, ...flags: ReadonlyArray<string>) => {
  const client = new Client({ name: "test", version: "1.0.0" })
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [radicarFile, "mcp", "--url", service.url, ...flags],
      env: { ...env }
    })
  )
  return client
}

/** Calls a tool. Returns the value between the tags, whose name is the same at both ends, or without tags the value. */
const call = async (client: Client, name: string, args: Record<string, unknown>): Promise<any> => {
  const { content, isError } = await client.callTool({ name, arguments: args })
  const [first] = content as ReadonlyArray<{ readonly text: string }>
  const text = first?.text ?? ""
  const [, , inside] = /^<(documents-[0-9a-f-]{36})>\n(.*)\n<\/\1>$/su.exec(text) ?? []
  return { ...JSON.parse(inside ?? text), isError: isError === true, isMarked: inside !== undefined }
}

const namesOf = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name).toSorted()

beforeAll(async () => {
  service = await startService({ file: await bundleService(), variables: { RADICAR_ADMIN_TOKEN: adminToken } })
})

afterAll(() => service.stop())

describe("radicar mcp on standard input and output", () => {
  it("files exactly what its dry run has shown, once", async () => {
    const client = await overStdio()
    const { isError: _, isMarked, ...draft } = await call(client, "draft", { type: "invoice" })
    expect(isMarked).toBe(false)
    const body = JSON.stringify(draft)
    expect(await call(client, "check", { type: "invoice", body })).toMatchObject({ valid: true, isMarked: true })

    const dryRun = await call(client, "file", { type: "invoice", body })
    expect(dryRun).toMatchObject({ filed: false, environment: "sandbox", valid: true, number: `SETP${draft.Number}` })
    expect((await call(client, "find", { id: `SETP${draft.Number}` })).items).toEqual([])

    const other = JSON.stringify({ ...draft, Note: ["Another note"] })
    const refused = await call(client, "file", { type: "invoice", body: other, digest: dryRun.digest })
    expect(refused).toMatchObject({ isError: true, message: expect.stringContaining("Nothing was filed") })
    expect((await call(client, "find", { id: `SETP${draft.Number}` })).items).toEqual([])

    const filed = await call(client, "file", { type: "invoice", body, digest: dryRun.digest })
    expect(filed).toMatchObject({ status: "submitted", response: { statusCode: "00" }, isMarked: true })
    expect(await call(client, "file", { type: "invoice", body, digest: dryRun.digest })).toEqual(filed)
    const { items } = await call(client, "find", { id: `SETP${draft.Number}` })
    expect(items).toMatchObject([{ result: { document: { uuid: filed.document.uuid } } }])
    await client.close()
  })

  it("binds the digest to the environment", async () => {
    const [client, test] = [await overStdio(), await overStdio({}, "--test")]
    const { isError: _, isMarked: __, ...draft } = await call(client, "draft", { type: "invoice" })
    const args = { type: "invoice", body: JSON.stringify(draft) }
    const { digest } = await call(test, "file", args)
    expect(digest).toMatch(/^[0-9a-f]{64}$/u)
    expect(await call(client, "file", { ...args, digest })).toMatchObject({ isError: true })
    await Promise.all([client.close(), test.close()])
  })

  it("returns violations, completes totals, explains rules in Spanish", async () => {
    const client = await overStdio({ LANG: "es_CO.UTF-8" })
    const { isError: _, isMarked: __, ...draft } = await call(client, "draft", { type: "invoice" })
    const { LegalMonetaryTotal: ___, ...open } = draft
    const wrong = { ...draft, LegalMonetaryTotal: { ...draft.LegalMonetaryTotal, PayableAmount: "1.00" } }
    const checked = await call(client, "check", { type: "invoice", body: JSON.stringify(wrong) })
    expect(checked).toMatchObject({ valid: false, violations: [{ rule: "FAU14", actual: "1.00" }] })
    const completed = await call(client, "complete", { type: "invoice", body: JSON.stringify(open) })
    // the service writes two digits, which a number would not keep
    expect(completed.body.LegalMonetaryTotal.PayableAmount).toBe(draft.LegalMonetaryTotal.PayableAmount.toFixed(2))
    expect((await call(client, "explain", { code: "90" })).cause).toContain("ya")
    expect(await call(client, "explain", { code: "ZZZ999" })).toMatchObject({ isError: true })
    expect(await call(client, "check_rips", { rips: "{}" })).toMatchObject({ valid: false })
    expect(await call(client, "read", { file: "<a/>" })).toMatchObject({ isError: true, isMarked: true })
    expect((await call(client, "inbox", {})).items).toEqual([])
    const { tools } = await client.listTools()
    expect(tools.find(({ name }) => name === "file")?.title).toBe("Radicar un documento")
    expect(JSON.stringify(tools)).not.toContain("\\u001f")
    await client.close()
  })

  it("states for each tool whether it changes anything", async () => {
    const client = await overStdio()
    const { tools } = await client.listTools()
    const reads = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }
    const files = { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true }
    expect(Object.fromEntries(tools.map(({ annotations, name }) => [name, annotations]))).toEqual({
      draft: reads,
      check: reads,
      complete: reads,
      file: files,
      explain: reads,
      find: reads,
      read: reads,
      check_rips: reads,
      inbox: reads
    })
    await client.close()
  })

  it("shows only the tools that the scopes of the token allow", async () => {
    const scopesOf = async (...scopes: ReadonlyArray<string>) => {
      const client = await overStdio({ RADICAR_TOKEN: await tokenWith(...scopes) })
      const names = await namesOf(client)
      await client.close()
      return names
    }
    expect(await scopesOf("documents:read")).toEqual(["check_rips", "explain", "find", "read"])
    expect(await scopesOf("inbox:read")).toEqual(["explain", "inbox"])
    expect(await scopesOf("documents:write")).toEqual(["check", "complete", "draft", "explain", "file"])
  })

  it("starts as the page sets up its clients", async () => {
    const page = readFileSync(new URL("../../../docs/guides/mcp.md", import.meta.url), "utf8")
    const [, json = ""] = /```json\n([\s\S]*?)```/u.exec(page) ?? []
    const { args, command, env } = JSON.parse(json).servers.radicar
    const [, line = ""] = / -- (.+)\n/u.exec(page) ?? []
    expect([command, ...args].join(" ")).toBe(line)
    expect(Object.keys(env)).toEqual(["RADICAR_URL", "RADICAR_TOKEN"])
    const client = new Client({ name: "test", version: "1.0.0" })
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [radicarFile, ...args],
        env: { RADICAR_URL: service.url, RADICAR_TOKEN: await tokenWith("inbox:read") }
      })
    )
    expect(await namesOf(client)).toEqual(["explain", "inbox"])
    await client.close()
  })

  it("ends with the client, and says before it serves that a token is invalid", async () => {
    const ended = spawn(process.execPath, [radicarFile, "mcp", "--url", service.url], {
      stdio: ["pipe", "pipe", "pipe"]
    })
    ended.stdin.end()
    expect(await once(ended, "close")).toEqual([0, null])
    const env = { RADICAR_TOKEN: "wrong" }
    const refused = spawn(process.execPath, [radicarFile, "mcp", "--url", service.url], { env, stdio: "ignore" })
    expect(await once(refused, "close")).toEqual([7, null])
  })
})

describe("radicar mcp over HTTP", () => {
  let server: ChildProcess
  let port = 0

  beforeAll(async () => {
    port = await freePort()
    server = spawn(process.execPath, [radicarFile, "mcp", "--http", "--port", `${port}`, "--url", service.url], {
      env: { RADICAR_TOKEN: adminToken },
      stdio: ["ignore", "ignore", "pipe"]
    })
    for await (const chunk of server.stderr ?? []) if (String(chunk).includes(`${port}/mcp`)) break
  })

  afterAll(async () => {
    server.kill("SIGTERM")
    await once(server, "exit")
  })

  const connected = async (token: string) => {
    const client = new Client({ name: "test", version: "1.0.0" })
    const headers = { authorization: `Bearer ${token}` }
    const url = new URL(`http://127.0.0.1:${port}/mcp`)
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }))
    return client
  }

  /** Status of a request with these headers. `fetch` sets `Host` itself. */
  const statusOf = async (headers: Readonly<Record<string, string>>): Promise<number | undefined> => {
    const sent = request({ host: "127.0.0.1", port, path: "/mcp", method: "POST", headers })
    sent.end("{}")
    const [response] = await once(sent, "response")
    response.resume()
    return response.statusCode
  }

  it("takes the token of each caller, and never its own", async () => {
    const reader = await connected(await tokenWith("documents:read"))
    expect(await namesOf(reader)).toEqual(["check_rips", "explain", "find", "read"])
    const writer = await connected(await tokenWith("documents:write"))
    const { isError: _, isMarked: __, ...draft } = await call(writer, "draft", { type: "invoice" })
    const dryRun = await call(writer, "file", { type: "invoice", body: JSON.stringify(draft) })
    expect(dryRun).toMatchObject({ filed: false, valid: true })
    await Promise.all([reader.close(), writer.close()])
    expect(await statusOf({})).toBe(401)
    expect(await statusOf({ authorization: "Bearer wrong" })).toBe(401)
  })

  it("says that it serves only once its port listens", async () => {
    const args = [radicarFile, "mcp", "--http", "--port", `${port}`, "--url", service.url]
    const second = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "pipe"] })
    const [said, [code]] = await Promise.all([text(second.stderr), once(second, "exit")])
    expect(code).not.toBe(0)
    expect(said).toContain("EADDRINUSE")
    expect(said).not.toContain("MCP at")
  })

  it("refuses pages and hosts of other machines", async () => {
    const authorization = `Bearer ${await tokenWith("documents:read")}`
    expect(await statusOf({ authorization, origin: "https://example.com" })).toBe(403)
    expect(await statusOf({ authorization, origin: "null" })).toBe(403)
    expect(await statusOf({ authorization, host: "example.com" })).toBe(403)
  })
})
