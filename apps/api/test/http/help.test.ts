import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect, Layer } from "effect"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { builtHelp } from "../../src/http/help.ts"
import { anyDatabase, TestService } from "../support/TestService.ts"

const script = "document.title"
const digest = `sha256-${createHash("sha256").update(script).digest("base64")}`
const pages: Readonly<Record<string, string>> = {
  "index.html": `<!doctype html><script>${script}</script>`,
  "es/index.html": "<p>inicio</p>",
  "rules.html": `<p>rules</p>${"<p>more</p>".repeat(3000)}`,
  "problems/not-found.html": "<p>not found</p>",
  "es/problemas/not-found.html": "<p>no se encontró</p>",
  "rules.md": "# Rules",
  "404.html": "<p>no such page</p>",
  "assets/app.Bx71.js": "export {}"
}

const folder = mkdtempSync(join(tmpdir(), "help-"))
// the site is outside of the workspace, and has no types
const { packSite }: { readonly packSite: (from: string, to: string) => void } = await import(
  new URL("../../../../site/packSite.mjs", import.meta.url).href
)

const site = join(folder, "site")
const packed = join(folder, "packed")
for (const [path, text] of [...Object.entries(pages), ["images/one.png", "a picture"]] as const) {
  mkdirSync(dirname(join(site, path)), { recursive: true })
  writeFileSync(join(site, path), text)
}
packSite(site, packed)
writeFileSync(join(packed, "secret"), "no page")

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async () => {
      const answer = await fetch(`${url}${path}`, { headers, redirect: "manual" })
      return { status: answer.status, headers: answer.headers, text: await answer.text() }
    })
  )

const serviceWith = (help: string | undefined) =>
  TestService.layerOn(anyDatabase, { help }).pipe(Layer.provide(Sandbox.layer({ certificateDirectory })))

const options = { excludeTestServices: true } as const

describe("/help of built documentation", () => {
  layer(
    serviceWith(packed),
    options
  )((it) => {
    it.effect("is a file at each address, with a tag, compressed for clients that accept it", () =>
      Effect.gen(function* () {
        for (const [path, name, type] of [
          ["/help/", "index.html", "text/html; charset=utf-8"],
          ["/help/es/", "es/index.html", "text/html; charset=utf-8"],
          ["/help/rules?x=1", "rules.html", "text/html; charset=utf-8"],
          ["/help/rules.md", "rules.md", "text/markdown; charset=utf-8"],
          ["/help/assets/app.Bx71.js", "assets/app.Bx71.js", "text/javascript; charset=utf-8"]
        ] as const) {
          const compressed = yield* get(path, { "accept-encoding": "gzip" })
          const plain = yield* get(path, { "accept-encoding": "identity" })
          assert.deepStrictEqual(
            [compressed.status, compressed.text, plain.text],
            [200, pages[name], pages[name]],
            path
          )
          assert.strictEqual(plain.headers.get("content-type"), type)
          assert.deepStrictEqual(
            [compressed.headers.get("content-encoding"), plain.headers.get("content-encoding")],
            [name === "rules.html" ? "gzip" : null, null]
          )
          const immutable = path.startsWith("/help/assets/")
          assert.strictEqual(
            plain.headers.get("cache-control"),
            immutable ? "public, max-age=31536000, immutable" : "no-cache"
          )
          const again = yield* get(path, { "if-none-match": plain.headers.get("etag") ?? "" })
          assert.deepStrictEqual([again.status, again.text], [304, ""], path)
        }
      })
    )

    it.effect("has the pictures as they are", () =>
      Effect.gen(function* () {
        const { headers, text } = yield* get("/help/images/one.png")
        assert.deepStrictEqual([text, headers.get("content-type")], ["a picture", "image/png"])
      })
    )

    it.effect("leads to folders by their slash", () =>
      Effect.gen(function* () {
        for (const path of ["/help", "/help/es"]) {
          const { headers, status } = yield* get(path)
          assert.deepStrictEqual([status, headers.get("location")], [308, `${path}/`])
        }
      })
    )

    it.effect("has no other files, and says so in the reader's form", () =>
      Effect.gen(function* () {
        for (const path of ["/help/secret", "/help/..%2f..%2fetc/passwd", "/help/constructor", "/help/index.json"]) {
          const { status, text } = yield* get(path)
          assert.strictEqual(status, 404, path)
          assert.strictEqual(JSON.parse(text).type, "urn:radicar:problem:not-found")
        }
        const page = yield* get("/help/nothing", { accept: "text/html" })
        assert.deepStrictEqual([page.status, page.text], [404, pages["404.html"]])
      })
    )

    it.effect("is where every problem leads that has a page, in the caller's language", () =>
      Effect.gen(function* () {
        for (const [path, language, link] of [
          ["/v1/nothing", "en", `</help/problems/not-found>; rel="help"`],
          ["/v1/nothing", "es-CO", `</help/es/problemas/not-found>; rel="help"`],
          // its page is not in this folder
          ["/v1/submissions", "en", null],
          ["/health/live", "en", null]
        ] as const) {
          const { headers } = yield* get(path, { "accept-language": language, authorization: "Bearer none" })
          assert.strictEqual(headers.get("link"), link, path)
        }
        const [, page = ""] = /<([^>]+)>/u.exec((yield* get("/v1/nothing")).headers.get("link") ?? "") ?? []
        assert.strictEqual((yield* get(page)).text, pages["problems/not-found.html"])
      })
    )

    it.effect("allows the pages' own scripts alone", () =>
      Effect.gen(function* () {
        const { headers } = yield* get("/help/")
        const policy = (headers.get("content-security-policy") ?? "").split("; ")
        assert.includeMembers(policy, [
          "default-src 'none'",
          `script-src 'self' '${digest}'`,
          "style-src 'self'",
          "frame-ancestors 'none'"
        ])
        assert.strictEqual(headers.get("x-content-type-options"), "nosniff")
      })
    )

    it.effect("is linked from the first page of the service, in the reader's language", () =>
      Effect.gen(function* () {
        const { headers, status, text } = yield* get("/")
        assert.strictEqual(status, 200)
        const [, style = ""] = /<style>([\s\S]*?)<\/style>/u.exec(text) ?? []
        const styleDigest = createHash("sha256").update(style).digest("base64")
        assert.include(headers.get("content-security-policy"), `style-src 'sha256-${styleDigest}'`)
        assert.deepStrictEqual(
          Array.from(text.matchAll(/<a href="([^"]+)"/gu), ([, path]) => path),
          // this service has no console
          ["/help/", "/docs"]
        )
        const spanish = yield* get("/", { "accept-language": "es-CO" })
        assert.include(spanish.text, `<html lang="es">`)
        assert.include(spanish.text, `href="/help/es/"`)
      })
    )
  })
})

describe("/help of documentation that was not built", () => {
  layer(
    serviceWith(join(folder, "nowhere")),
    options
  )((it) => {
    it.effect("says how to build it, in the language of the browser, and everything else works", () =>
      Effect.gen(function* () {
        const english = yield* get("/help/rules")
        assert.strictEqual(english.status, 503)
        assert.include(english.text, "npm run build")
        const spanish = yield* get("/help", { "accept-language": "es-CO" })
        assert.include(spanish.text, `<html lang="es">`)
        assert.strictEqual((yield* get("/health/ready")).status, 200)
        assert.isNull((yield* get("/v1/nothing")).headers.get("link"))
      })
    )
  })
})

const repository = join(import.meta.dirname, "../../../..")

/** Addresses of the Markdown that `llms.txt` has ever listed, below `/help/`. Programs and bookmarks have them. */
const listed = readFileSync(join(repository, "site/addresses.txt"), "utf8").trim().split("\n")

/** Addresses of the pages themselves. */
const listedPages = listed
  .filter((name) => name.endsWith(".md"))
  .map((name) => `/help/${name.replace(/(?<=^|\/)index\.md$|\.md$/u, "")}`)

const hasAll = Effect.fnUntraced(function* (paths: ReadonlyArray<string>) {
  assert.isAbove(paths.length, 600)
  const statuses = yield* Effect.forEach(paths, (path) => Effect.map(get(path), ({ status }) => ({ path, status })), {
    concurrency: 8
  })
  assert.deepStrictEqual(
    statuses.filter(({ status }) => status !== 200),
    []
  )
})

/** Requests every problem's page, where `Link` leads. */
const hasProblemPages = Effect.fnUntraced(function* () {
  for (const [language, folder, address] of [
    ["en", "docs/reference/problems", "problems"],
    ["es", "docs/es/reference/problemas", "es/problemas"]
  ] as const) {
    const { headers } = yield* get("/v1/nothing", { "accept-language": language })
    assert.strictEqual(headers.get("link"), `</help/${address}/not-found>; rel="help"`)
    for (const file of readdirSync(join(repository, folder))) {
      const path = `/help/${address}/${file.replace(/\.md$/u, "")}`
      assert.strictEqual((yield* get(path)).status, 200, path)
    }
  }
})

describe("/help of a clone whose site was not built", () => {
  layer(
    serviceWith(repository),
    options
  )((it) => {
    it.effect("has the pages of docs at the addresses of the site, in both languages", () =>
      Effect.gen(function* () {
        for (const [path, language, part] of [
          ["/help/", "en", "<h1>Documentation</h1>"],
          ["/help/es/", "es", "<h1>Documentación en español</h1>"],
          ["/help/operations/", "en", `href="/help/operations/invoice"`],
          ["/help/es/reglas", "es", `<h2 id="servicio-de-la-dian">Servicio de la DIAN</h2>`],
          ["/help/contributing", "en", "<h1>Contributing</h1>"],
          ["/help/notes", "en", "<table>"]
        ] as const) {
          const { headers, status, text } = yield* get(path)
          assert.strictEqual(status, 200, path)
          assert.include(text, `<html lang="${language}">`, path)
          assert.include(text, part, path)
          assert.include(text, "npm run build", path)
          assert.notInclude(text, "<script", path)
          assert.include(headers.get("content-security-policy"), "default-src 'none'")
          const again = yield* get(path, { "if-none-match": headers.get("etag") ?? "" })
          assert.strictEqual(again.status, 304, path)
        }
      })
    )

    it.effect("has the pages and pictures that its pages link", () =>
      Effect.gen(function* () {
        const links = new Set<string>()
        for (const path of ["/help/", "/help/es/dia-a-dia", "/help/operations/invoice", "/help/problems"]) {
          const { text } = yield* get(path)
          for (const [, link = ""] of text.matchAll(/(?:href|src)="(\/help\/[^"#]*)/gu)) links.add(link)
        }
        assert.isAbove(links.size, 100)
        for (const link of links) assert.strictEqual((yield* get(link)).status, 200, link)
      })
    )

    it.effect("is where every problem leads", hasProblemPages)

    it.effect("answers at every address that a page has ever had", () => hasAll(listedPages))

    it.effect("has no other file of the clone", () =>
      Effect.gen(function* () {
        for (const path of [
          "package.json",
          "..%2fpackage.json",
          "docs/reference/rules.md",
          "images/..%2frules.md",
          "constructor"
        ])
          assert.strictEqual((yield* get(`/help/${path}`, { accept: "text/html" })).status, 404, path)
      })
    )
  })
})

describe("/help that is switched off", () => {
  layer(
    serviceWith(undefined),
    options
  )((it) => {
    it.effect("is not found, and the first page does not name it", () =>
      Effect.gen(function* () {
        assert.strictEqual((yield* get("/help")).status, 404)
        assert.notInclude((yield* get("/")).text, "/help")
      })
    )
  })
})

describe.skipIf(!existsSync(builtHelp))("the built site (npm run build in site)", () => {
  layer(
    serviceWith(builtHelp),
    options
  )((it) => {
    it.effect("has every page of the documentation in both languages, and their Markdown", () =>
      Effect.gen(function* () {
        const { files: built } = JSON.parse(readFileSync(join(builtHelp, "index.json"), "utf8"))
        assert.isAbove(Object.keys(built).filter((name) => /^es\/.*\.html$/u.test(name)).length, 140)
        for (const [path, part] of [
          ["/help/", "Quick start"],
          ["/help/es/", "Inicio rápido"],
          ["/help/operations/invoice", "InvoiceCreate"],
          ["/help/es/operaciones/invoice", "Campos"],
          ["/help/es/inicio-rapido.md", "# "],
          ["/help/llms.txt", "/help/quick-start.md"],
          ["/help/es/llms-full.txt", "# Reglas"]
        ] as const) {
          const { status, text } = yield* get(path)
          assert.strictEqual(status, 200, path)
          assert.include(text, part, path)
        }
      })
    )

    it.effect("is where every problem leads", hasProblemPages)

    it.effect("answers at every address that a page or its Markdown has ever had", () =>
      hasAll([...listedPages, ...listed.map((name) => `/help/${name}`)])
    )
  })
})
