import { assert, describe, it, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { createDatabase } from "@radicar/fixtures/postgres/createDatabase"
import { postgresMajors } from "@radicar/fixtures/postgres/PostgresMajor"
import { startPostgres } from "@radicar/fixtures/postgres/startPostgres"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect, Layer, Redacted } from "effect"
import { readFileSync } from "node:fs"
import { supportedPostgres } from "../../../src/platform/database/Database.ts"
import { invoiceBody, TestService } from "../../support/TestService.ts"
import { callAt } from "../../support/webhooks.ts"

describe("the supported versions of Postgres", () => {
  it("are the tested ones, as documented", () => {
    const { newest, oldest } = supportedPostgres
    assert.deepStrictEqual([postgresMajors[0], postgresMajors.at(-1)], [oldest, newest])
    const page = readFileSync(new URL("../../../../../docs/operating/running.md", import.meta.url), "utf8")
    assert.include(page, `| Postgres | ${oldest} to ${newest}: each is tested`)
  })
})

// the newest is the one that every other test runs on
for (const major of postgresMajors.slice(0, -1)) {
  const server = Effect.acquireRelease(
    Effect.promise(() => startPostgres({ major })),
    ({ stop }) => Effect.promise(stop)
  )
  const lines: Array<string> = []
  const service = Layer.unwrap(
    Effect.map(
      Effect.flatMap(server, ({ url }) => createDatabase(url)),
      (url) =>
        TestService.layerOn("Postgres", { databaseUrl: Redacted.make(url) }, (line) => lines.push(line)).pipe(
          Layer.provide(Sandbox.layer({ certificateDirectory }))
        )
    )
  )
  layer(service, { excludeTestServices: true })(`Postgres ${major}`, (it) => {
    it.effect("migrates, files, answers again, lists, and keeps what was filed", () =>
      Effect.gen(function* () {
        const { post, url } = yield* TestService
        const body = invoiceBody(990_000_001)
        const first = yield* post(body)
        assert.strictEqual(first.status, 200, JSON.stringify(first.body))
        assert.deepStrictEqual((yield* post(body)).body, first.body)
        const { uuid } = first.body.document
        const listed = yield* callAt(url, "GET", "submissions?companyId=1")
        assert.include(JSON.stringify(listed.body), uuid)
        assert.notInclude(lines.join(""), "is tested on")
      })
    )
  })
}
