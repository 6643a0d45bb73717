import { createClient } from "@radicar/http-client/inner/plain"
import { assert, describe, it } from "@effect/vitest"
import { once } from "node:events"
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

/** A server whose file never ends: it goes on as long as somebody takes it. */
const endless = async () => {
  const server = createServer((_request, response: ServerResponse) => {
    const chunk = new Uint8Array(64 * 1024)
    const more = (): void => {
      while (response.write(chunk));
      response.once("drain", more)
    }
    response.writeHead(200, {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="evidence.zip"`,
      etag: `"e"`
    })
    response.on("close", () => server.emit("gone"))
    more()
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    gone: once(server, "gone"),
    [Symbol.dispose]: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}

const query = { submissionId: "1" }

describe("a file on its way", () => {
  it("begins before it ends, and ends on the other side when it is cancelled", async () => {
    using server = await endless()
    const client = createClient({ baseUrl: server.url, token: "t" })
    const { stream, ...facts } = await client.files.evidence({ query })
    assert.deepStrictEqual(facts, { filename: "evidence.zip", contentType: "application/zip", etag: `"e"` })
    const reader = stream.getReader()
    assert.isAbove((await reader.read()).value?.length ?? 0, 0)
    await reader.cancel()
    await server.gone
  })

  it("may be an export or an archive", async () => {
    using server = await endless()
    const client = createClient({ baseUrl: server.url, token: "t" })
    const found = await Promise.all([
      client.submissions.export({ query: { companyId: "1", format: "csv" } }),
      client.files.archive({ query: { companyId: "1" }, payload: {} })
    ])
    for (const { filename, stream } of found) {
      assert.strictEqual(filename, "evidence.zip")
      await stream.cancel()
    }
  })

  it("is ended by the signal of the call, however long ago that was answered", async () => {
    using server = await endless()
    const client = createClient({ baseUrl: server.url, token: "t", timeout: 2 ** 30 })
    const controller = new AbortController()
    const { stream } = await client.files.evidence({ query }, { signal: controller.signal })
    const reader = stream.getReader()
    await reader.read()
    controller.abort()
    const error: unknown = await (async () => {
      while (!(await reader.read()).done);
    })().catch((reason: unknown) => reason)
    assert.instanceOf(error, DOMException)
    assert.strictEqual(error.name, "AbortError")
    await server.gone
  })
})
