import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { hasPgBouncer, startPgBouncer } from "@radicar/fixtures/postgres/PgBouncer"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect, Layer, Redacted } from "effect"
import { eventually } from "../../support/eventually.ts"
import { hurriedFollowing } from "../../support/hurriedFollowing.ts"
import { migratedDatabase } from "../../support/storage/migrated.ts"
import { invoiceBody, TestService } from "../../support/TestService.ts"
import { callAt } from "../../support/webhooks.ts"

const pooled = Effect.acquireRelease(
  Effect.flatMap(migratedDatabase, (url) => Effect.promise(() => startPgBouncer(url))),
  ({ stop }) => Effect.promise(stop)
)

describe.skipIf(!hasPgBouncer)("behind a PgBouncer in transaction mode", () => {
  const service = Layer.unwrap(
    Effect.map(pooled, ({ url }) =>
      TestService.layerOn("Postgres", { databaseUrl: Redacted.make(url), following: hurriedFollowing() })
    )
  ).pipe(Layer.provideMerge(Sandbox.layer({ certificateDirectory })))
  layer(service, { excludeTestServices: true })((it) => {
    it.effect("files, lists and follows up, each on whatever connection is free", () =>
      Effect.gen(function* () {
        const { post, url } = yield* TestService
        const sandbox = yield* Sandbox
        yield* sandbox.program({ operation: "SendBillSync", behaviour: "http-503", times: 2 })
        const open = yield* post(invoiceBody(990_000_001))
        assert.strictEqual(open.status, 202)
        const filings = Array.from({ length: 30 }, (_, index) => post(invoiceBody(990_000_100 + index)))
        const lists = ["", "&status=submitted", "&type=01", "&prefix=SETP", "&limit=5", "&from=2026-01-01"].flatMap(
          (query) => Array.from({ length: 10 }, () => callAt(url, "GET", `submissions?companyId=1${query}`))
        )
        const answers = yield* Effect.all([...filings, ...lists], { concurrency: 12 })
        assert.deepStrictEqual(
          answers.filter(({ status }) => status >= 400).map(({ body }) => body),
          []
        )
        const followed = callAt(url, "GET", "submissions?companyId=1&number=990000001")
        yield* eventually(followed, ({ body }) => JSON.stringify(body).includes('"state":"accepted"'))
      })
    )
  })
})
