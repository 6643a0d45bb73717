import { assert, beforeAll, it } from "@effect/vitest"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { createContext, runInContext } from "node:vm"
import { gzipSync } from "node:zlib"
import { build } from "vite"
import { invoiceText } from "./support/invoiceText.ts"
import { service } from "./support/service.ts"
import { developmentToken } from "./support/tokens.ts"

/** What every browser and every server has; neither `process`, `Buffer` nor `require`. */
const webGlobals = {
  AbortController,
  AbortSignal,
  ArrayBuffer,
  Blob,
  DOMException,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  URL,
  URLSearchParams,
  Uint8Array,
  clearTimeout,
  crypto,
  fetch,
  performance,
  queueMicrotask,
  setTimeout
}

/** The kilobytes of a bundle, as the README states them. */
const budget = Number(
  /bundle has at most (\d+) kB \(gzip\)/u.exec(readFileSync(new URL("../README.md", import.meta.url), "utf8"))?.[1]
)

/** Bundles the client as a page would have it: one script, minified, that leaves `radicar` behind. */
const bundle = async (): Promise<{ readonly code: string; readonly imports: ReadonlyArray<string> }> => {
  const imports: Array<string> = []
  const built = await build({
    configFile: false,
    logLevel: "silent",
    root: fileURLToPath(new URL("..", import.meta.url)),
    resolve: { conditions: ["@radicar/source", "browser", "import", "module", "default"] },
    plugins: [
      {
        name: "imports",
        moduleParsed: ({ dynamicallyImportedIds, importedIds }) =>
          void imports.push(...importedIds, ...dynamicallyImportedIds)
      }
    ],
    build: {
      write: false,
      minify: true,
      target: "es2024",
      lib: {
        entry: fileURLToPath(new URL("../src/plain.ts", import.meta.url)),
        formats: ["iife"],
        name: "radicar"
      }
    }
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunks = output !== undefined && "output" in output ? output.output : []
  return { code: chunks.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join(""), imports }
}

let script: Awaited<ReturnType<typeof bundle>>

beforeAll(async () => {
  script = await bundle()
})

it("the client is one script for browsers, without anything of Node or of another package", () => {
  const { code, imports } = script
  assert.isAbove(imports.length, 10)
  assert.deepStrictEqual(
    imports.filter((id) => !id.includes("/packages/http-client/src/")),
    []
  )
  assert.notMatch(code, /["'`]node:|\brequire\(/u)
  const packed = gzipSync(code).length
  console.log(`${(code.length / 1000).toFixed(1)} kB minified, ${(packed / 1000).toFixed(1)} kB gzip`)
  assert.isAtMost(packed, budget * 1000)
})

it("the script files an invoice, reads it, and fails with the contract's problems, with the globals of the web alone", async () => {
  const context = createContext({ ...webGlobals, text: invoiceText(990000130), url: service.url, developmentToken })
  const done = runInContext(
    `${script.code}
    ;(async () => {
      const { createClient, NotFound } = radicar
      const client = createClient({ baseUrl: url, token: developmentToken, timeout: 2 ** 30 })
      const { document, status } = await client.submit("InvoiceCreate", text, { query: { companyId: "1", providerId: "1" } })
      const seen = []
      for await (const { result } of client.submissions.list({ query: { companyId: "1" } })) seen.push(result.document.uuid)
      const file = await client.files.xml({ query: { uuid: document.uuid } })
      const xml = await new Response(file.stream).text()
      const missing = await client.submissions.get({ params: { id: "0".repeat(96) } }).catch((error) => error instanceof NotFound)
      return JSON.stringify({ status, seen: seen.includes(document.uuid), xml: xml.includes(document.uuid), missing, process: typeof process })
    })()`,
    context
  )
  assert.deepStrictEqual(JSON.parse(await done), {
    status: "submitted",
    seen: true,
    xml: true,
    missing: true,
    process: "undefined"
  })
})
