import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { anyDatabase, TestService } from "../support/TestService.ts"

const service = TestService.layer(anyDatabase)

describe("the code lists over HTTP", () => {
  layer(service, { excludeTestServices: true })((it) => {
    /** Without a token. */
    const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
      Effect.flatMap(TestService, ({ url }) =>
        Effect.promise(async () => {
          const answer = await fetch(`${url}/v1/codes${path}`, { headers })
          const text = await answer.text()
          return { status: answer.status, headers: answer.headers, body: text === "" ? undefined : JSON.parse(text) }
        })
      )

    it.effect("are listed", () =>
      Effect.gen(function* () {
        const { body, status } = yield* ask("", { "accept-language": "es-CO" })
        assert.strictEqual(status, 200)
        assert.deepInclude(body.items, {
          id: "units",
          title: "Unidades de medida",
          name: "UnidadesMedida",
          source: "Lista Genericode UnidadesMedida de la DIAN",
          total: 1091
        })
      })
    )

    it.effect("have every code, and find one by its name without accents", () =>
      Effect.gen(function* () {
        const all = yield* ask("/identifications/")
        assert.strictEqual(all.body.items.length, all.body.total)
        const { body } = yield* ask("/identifications?search=cedula%20CIUDADANIA")
        assert.deepStrictEqual(body.items, [{ code: "13", name: "Cédula de ciudadanía" }])
        const units = yield* ask("/units?search=unidad")
        assert.deepStrictEqual(units.body.items[0], { code: "94", name: "unidad" })
        assert.strictEqual(units.body.total, 1091)
      })
    )

    it.effect("have their names in the caller's language if the list has both", () =>
      Effect.gen(function* () {
        const english = yield* ask("/payroll-concepts?search=HED", { "accept-language": "en" })
        const spanish = yield* ask("/payroll-concepts?search=HED", { "accept-language": "es" })
        const [first] = english.body.items
        assert.deepStrictEqual(
          [first.type, first.code, first.name, first.element],
          ["Devengo", "HED", "Daytime overtime", "Devengados/HEDs/HED"]
        )
        assert.strictEqual(spanish.body.items[0].name, "Horas extra diurnas")
      })
    )

    it.effect("may be cached, and are answered 304 to callers that have them", () =>
      Effect.gen(function* () {
        const { headers } = yield* ask("/units")
        assert.strictEqual(headers.get("cache-control"), "public, max-age=3600")
        assert.strictEqual(headers.get("vary"), "accept-language, accept-encoding")
        const etag = headers.get("etag") ?? ""
        const again = yield* ask("/units", { "if-none-match": etag })
        assert.deepStrictEqual([again.status, again.body], [304, undefined])
        // the client takes gzip: the same tag, weak
        assert.strictEqual(`W/${again.headers.get("etag")}`, etag)
        assert.strictEqual((yield* ask("/units?search=kilo", { "if-none-match": etag })).status, 200)
        assert.strictEqual((yield* ask("/units", { "if-none-match": etag, "accept-language": "es" })).status, 200)
      })
    )

    it.effect("are 404 with a suggestion if they do not exist; a misspelt parameter is 400", () =>
      Effect.gen(function* () {
        const missing = yield* ask("/unit")
        assert.strictEqual(missing.status, 404)
        assert.include(missing.body.detail, "Did you mean units?")
        const misspelt = yield* ask("/units?serach=kilo")
        assert.strictEqual(misspelt.status, 400)
        assert.include(misspelt.body.detail, "did you mean search?")
        assert.strictEqual((yield* ask(`/units?search=${"x".repeat(101)}`)).status, 400)
      })
    )
  })
})
