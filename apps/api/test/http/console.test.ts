import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect, Layer } from "effect"
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { OidcSettings } from "../../src/access/oidc/OidcSettings.ts"
import { anyDatabase, TestService } from "../support/TestService.ts"

const page = "<!doctype html><title>page</title>"
const script = `console.log("${"x".repeat(5000)}")`

const folder = mkdtempSync(join(tmpdir(), "console-"))
mkdirSync(join(folder, "assets"))
writeFileSync(join(folder, "index.html"), page)
writeFileSync(join(folder, ".sources"), "what it was built of")
writeFileSync(join(folder, "assets/index-Bx71.js"), script)

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async () => {
      const answer = await fetch(`${url}${path}`, { headers })
      return { status: answer.status, headers: answer.headers, text: await answer.text() }
    })
  )

const serviceWith = (console: string | undefined, oidc?: OidcSettings) =>
  TestService.layerOn(anyDatabase, { console, oidc }).pipe(Layer.provide(Sandbox.layer({ certificateDirectory })))

describe("/console of a built console", () => {
  layer(serviceWith(folder), { excludeTestServices: true })((it) => {
    it.effect("is its page at every address, which is revalidated each time", () =>
      Effect.gen(function* () {
        for (const path of ["/console", "/console/", "/console/submissions", "/console/submissions/x?company=1"]) {
          const { headers, status, text } = yield* get(path)
          assert.deepStrictEqual([status, text], [200, page], path)
          assert.strictEqual(headers.get("content-type"), "text/html; charset=utf-8")
          assert.strictEqual(headers.get("cache-control"), "no-cache")
          const again = yield* get(path, { "if-none-match": headers.get("etag") ?? "" })
          assert.deepStrictEqual([again.status, again.text], [304, ""], path)
        }
      })
    )

    it.effect("has immutable files, compressed for clients that accept it", () =>
      Effect.gen(function* () {
        const packed = yield* get("/console/assets/index-Bx71.js", { "accept-encoding": "gzip" })
        const plain = yield* get("/console/assets/index-Bx71.js", { "accept-encoding": "identity" })
        assert.deepStrictEqual([packed.text, plain.text], [script, script])
        assert.strictEqual(packed.headers.get("content-encoding"), "gzip")
        assert.isNull(plain.headers.get("content-encoding"))
        assert.strictEqual(plain.headers.get("content-type"), "text/javascript; charset=utf-8")
        assert.strictEqual(plain.headers.get("cache-control"), "public, max-age=31536000, immutable")
      })
    )

    it.effect("has no other files: no other kinds, none outside the folder, none deleted", () =>
      Effect.gen(function* () {
        assert.strictEqual((yield* get("/console/assets/index-old.js")).status, 404)
        assert.strictEqual((yield* get("/console/.sources")).text, page)
        assert.notInclude((yield* get("/console/..%2f..%2fetc/passwd")).text, "root:")
      })
    )

    it.effect("has no issuer to sign in at without a client there", () =>
      Effect.gen(function* () {
        assert.strictEqual((yield* get("/console/sign-in.json")).text, "{}")
      })
    )

    it.effect("restricts the page to what it needs", () =>
      Effect.gen(function* () {
        const { headers } = yield* get("/console")
        const policy = (headers.get("content-security-policy") ?? "").split("; ")
        for (const directive of [
          "default-src 'none'",
          "script-src 'self'",
          "connect-src 'self'",
          "frame-src blob:",
          "frame-ancestors 'none'",
          "form-action 'none'",
          "require-trusted-types-for 'script'"
        ]) {
          assert.include(policy, directive)
        }
        assert.notInclude(policy.join(" "), "unsafe")
        assert.strictEqual(headers.get("x-content-type-options"), "nosniff")
        assert.strictEqual(headers.get("referrer-policy"), "no-referrer")
      })
    )
  })
})

describe("/console of one that was not built", () => {
  layer(serviceWith(join(folder, "nowhere")), { excludeTestServices: true })((it) => {
    it.effect("says so, in the language of the browser, and everything else works", () =>
      Effect.gen(function* () {
        const english = yield* get("/console/submissions")
        assert.strictEqual(english.status, 503)
        assert.include(english.text, "pnpm build")
        const spanish = yield* get("/console", { "accept-language": "es-CO" })
        assert.include(spanish.text, `<html lang="es">`)
        assert.strictEqual((yield* get("/health/ready")).status, 200)
      })
    )
  })
})

describe("/console that is switched off", () => {
  layer(serviceWith(undefined), { excludeTestServices: true })((it) => {
    it.effect("is not found", () =>
      Effect.gen(function* () {
        for (const path of ["/console", "/console/submissions"]) {
          const { status, text } = yield* get(path)
          assert.strictEqual(status, 404)
          assert.strictEqual(JSON.parse(text).type, "urn:radicar:problem:not-found")
        }
      })
    )
  })
})

describe("/console where people sign in at an OpenID issuer", () => {
  const oidc: OidcSettings = {
    issuer: "https://id.example.com/realms/radicar",
    audience: "radicar",
    jwksUrl: undefined,
    maximumLifetime: 3600,
    consoleClient: "console",
    consoleScopes: "openid documents:read"
  }
  layer(serviceWith(folder, oidc), { excludeTestServices: true })((it) => {
    it.effect("says publicly what the page needs for it, and lets the page call the issuer's origin too", () =>
      Effect.gen(function* () {
        const facts = yield* get("/console/sign-in.json")
        assert.deepStrictEqual(JSON.parse(facts.text), {
          issuer: "https://id.example.com/realms/radicar",
          clientId: "console",
          scope: "openid documents:read",
          audience: "radicar"
        })
        const { headers } = yield* get("/console")
        const policy = (headers.get("content-security-policy") ?? "").split("; ")
        assert.include(policy, "connect-src 'self' https://id.example.com")
        assert.include(policy, "script-src 'self'")
      })
    )
  })
})
