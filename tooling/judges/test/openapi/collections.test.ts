import { spawn } from "node:child_process"
import { once } from "node:events"
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, assert, describe, inject, it } from "vitest"
import { readDocument } from "../../src/openapi/document.ts"

const require = createRequire(import.meta.url)
const collections = join(import.meta.dirname, "../../../../docs/collections")
const folder = mkdtempSync(join(tmpdir(), "collections-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Paths of all operations that file a document. */
const filingPaths: ReadonlyArray<string> = Object.entries<any>(readDocument()["paths"] as object).flatMap(
  ([path, { post }]) => (post?.tags.includes("Documents") === true ? [path] : [])
)

/** A request that a tool sent, and its answer. */
interface Sent {
  readonly method: string
  readonly path: string
  readonly status: number
  /** Body of the answer, of a filing. */
  readonly answer: string
}

/** File with what the last program printed: a pipe would lose the end when httpyac exits. */
const output = join(folder, "output")

/** Runs the program of a package; its exit code counts assertions of the collection, which this test does not trust. */
const run = async (program: string, parameters: ReadonlyArray<string>, cwd: string): Promise<void> => {
  const file = openSync(output, "w")
  await once(spawn(process.execPath, [program, ...parameters], { cwd, stdio: ["ignore", file, "ignore"] }), "exit")
  closeSync(file)
}

const newman = join(dirname(require.resolve("newman/package.json")), "bin/newman.js")
const httpyac = join(dirname(require.resolve("httpyac/package.json")), "bin/httpyac.js")
const bruno = join(dirname(require.resolve("@usebruno/cli/package.json")), "bin/bru.js")

const withPostman = async (service: string): Promise<ReadonlyArray<Sent>> => {
  const report = join(folder, "newman.json")
  const collection = join(collections, "radicar.postman_collection.json")
  const reporting = ["--reporters", "json", "--reporter-json-export", report]
  await run(newman, ["run", collection, "--env-var", `url=${service}`, ...reporting], folder)
  const { run: result } = JSON.parse(readFileSync(report, "utf8"))
  return result.executions.map(({ request, response }: any) => ({
    method: request.method,
    path: `/${request.url.path.join("/")}`,
    status: response.code,
    answer: Buffer.from(response.stream).toString("utf8")
  }))
}

const withBruno = async (service: string): Promise<ReadonlyArray<Sent>> => {
  const report = join(folder, "bruno.json")
  const reporting = ["--reporter-json", report]
  const parameters = ["run", "-r", "--env", "Development", "--env-var", `url=${service}`, ...reporting]
  await run(bruno, parameters, join(collections, "bruno"))
  const [{ results }] = JSON.parse(readFileSync(report, "utf8"))
  return results.map(({ request, response }: any) => ({
    method: request.method,
    path: new URL(request.url).pathname,
    status: response.status,
    answer: JSON.stringify(response.data)
  }))
}

const withHttpFile = async (service: string): Promise<ReadonlyArray<Sent>> => {
  const text = readFileSync(join(collections, "radicar.http"), "utf8")
    .replace("http://127.0.0.1:8080", service)
    // the file refers to earlier answers as REST Client of Visual Studio Code does, and as Visual Studio; httpyac has
    // the body in the name itself
    .replaceAll(".response.body.$.", ".")
  writeFileSync(join(folder, "radicar.http"), text)
  await run(httpyac, ["send", "radicar.http", "--all", "--json"], folder)
  const { requests } = JSON.parse(readFileSync(output, "utf8"))
  return requests.map(({ response }: any) => ({
    method: response.request.method,
    path: new URL(response.request.url).pathname,
    status: response.statusCode,
    answer: response.body
  }))
}

describe("the collections file with the development company as they stand, and every query is answered", () => {
  it.each([
    ["Postman (newman)", withPostman],
    ["Bruno", withBruno],
    ["an editor that sends `.http` files (httpyac)", withHttpFile]
  ])("%s", async (_, send) => {
    const sent = await send(inject("serviceUrl"))
    const filed = sent.filter(({ method }) => method === "POST")
    assert.lengthOf(filingPaths, 12)
    assert.sameMembers(
      filed.map(({ path }) => path),
      [...filingPaths]
    )
    for (const { answer, path } of filed) assert.strictEqual(JSON.parse(answer).status, "submitted", path + answer)
    const queries = sent.filter(({ method }) => method === "GET")
    assert.isAbove(queries.length, 25)
    assert.deepStrictEqual(
      queries.filter(({ status }) => status < 200 || status > 299),
      []
    )
  })
})
