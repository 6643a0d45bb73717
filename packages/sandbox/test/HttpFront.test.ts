import { request } from "node:http"
import { describe, expect, it, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import { Sandbox } from "../src/Sandbox.ts"
import { post } from "./support/client.ts"

layer(Sandbox.layer({ certificateDirectory }), { excludeTestServices: true })("the HTTP front", (it) => {
  it.effect("takes POST on its path alone, in any case, with or without ?wsdl", () =>
    Effect.gen(function* () {
      const { url } = yield* Sandbox
      const status = (path: string, method: string) =>
        Effect.promise(async () => (await fetch(path, { method })).status)
      expect(yield* status(url, "GET")).toBe(405)
      expect(yield* status(url, "PUT")).toBe(405)
      expect(yield* status(new URL("/other.svc", url).href, "POST")).toBe(404)
      expect(yield* status(new URL("/", url).href, "GET")).toBe(200)
      expect((yield* Effect.promise(() => post(`${url}?wsdl`, "no xml"))).status).toBe(400)
      expect((yield* Effect.promise(() => post(url.toLowerCase(), "no xml"))).status).toBe(400)
    })
  )

  it.effect.each(["text/xml; charset=utf-8", "application/json", "application/soap+xml; charset=iso-8859-1", ""])(
    "answers 415 as HTML to content type %s",
    (contentType) =>
      Effect.gen(function* () {
        const { url } = yield* Sandbox
        const answer = yield* Effect.promise(() => post(url, "<x/>", contentType))
        expect(answer.status).toBe(415)
        expect(answer.contentType).toContain("text/html")
      })
  )

  it.effect("answers 413 to a body above 10 485 760 bytes, announced or not", () =>
    Effect.gen(function* () {
      const { url } = yield* Sandbox
      const size = 10_485_761
      const send = (body: BodyInit) =>
        Effect.promise(async () => {
          const headers = { "content-type": "application/soap+xml" }
          const response = await fetch(url, { method: "POST", headers, body, duplex: "half" } as RequestInit)
          return response.status
        })
      expect(yield* send(new Uint8Array(size))).toBe(413)
      expect(yield* send(new Blob([new Uint8Array(size)]).stream())).toBe(413)
      expect(yield* send(new Uint8Array(size - 1))).toBe(400)
    })
  )

  it.effect("keeps an idle connection for longer than clients keep it", () =>
    Effect.gen(function* () {
      const { url } = yield* Sandbox
      const { headers } = yield* Effect.promise(() => fetch(new URL("/", url)))
      expect(Number(/timeout=([0-9]+)/u.exec(headers.get("keep-alive") ?? "")?.[1])).toBeGreaterThan(60)
    })
  )
})

layer(Sandbox.layer({ certificateDirectory }), { excludeTestServices: true })("a target that is no address", (it) => {
  it.effect("is answered with 400", () =>
    Effect.gen(function* () {
      const { port } = yield* Sandbox
      const status = yield* Effect.promise(
        () => new Promise((resolve) => request({ port, path: "//" }, ({ statusCode }) => resolve(statusCode)).end())
      )
      expect(status).toBe(400)
    })
  )
})

describe("Sandbox", () => {
  it.live("runs beside another one, each with its own documents and authority", () =>
    Effect.gen(function* () {
      const [first, second] = yield* Effect.all([Sandbox.make(), Sandbox.make()])
      expect(first.port).not.toBe(second.port)
      expect(first.certificates.rootPem).not.toBe(second.certificates.rootPem)
    })
  )

  it.live("says when it cannot listen", () =>
    Effect.gen(function* () {
      const { port } = yield* Sandbox.make()
      const error = yield* Effect.flip(Sandbox.make({ port }))
      expect(error).toMatchObject({ _tag: "SandboxListenError", code: "EADDRINUSE", port })
    })
  )

  it.live("stops with its scope", () =>
    Effect.gen(function* () {
      const { url } = yield* Effect.scoped(Sandbox.make())
      yield* Effect.flip(Effect.tryPromise(() => fetch(url)))
    })
  )
})
