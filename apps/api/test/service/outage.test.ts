import { assert, describe, it } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { connectionProxy } from "@radicar/fixtures/postgres/ConnectionProxy"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect, Layer, Redacted } from "effect"
import { eventually } from "../support/eventually.ts"
import { migratedDatabase } from "../support/storage/migrated.ts"
import { invoiceBody, TestService } from "../support/TestService.ts"

/** A line of the log. */
type Line = Readonly<Record<string, unknown>> & { readonly message: string }

/** Number of filings while the database is away. */
const REFUSED = 12

describe("without its database", () => {
  it.live(
    "the service says that it is not available for now, in one line of its log, and that it is back in another",
    () =>
      Effect.gen(function* () {
        const proxy = yield* Effect.acquireRelease(
          Effect.flatMap(migratedDatabase, (url) => Effect.promise(() => connectionProxy(url))),
          ({ close }) => Effect.promise(close)
        )
        const lines: Array<Line> = []
        const about = (text: string) => lines.filter(({ message }) => message.startsWith(text))
        yield* Effect.gen(function* () {
          const { post, url } = yield* TestService
          assert.strictEqual((yield* post(invoiceBody(990000601))).body.status, "submitted")
          proxy.refuse(true)
          proxy.cut()
          for (let refused = 0; refused < REFUSED; refused += 1) {
            const answer = yield* post(invoiceBody(990000602))
            assert.strictEqual(answer.status, 503, JSON.stringify(answer.body))
            assert.strictEqual(answer.body.type, "urn:radicar:problem:service-unavailable")
            assert.match(answer.headers.get("retry-after") ?? "", /^\d+$/u)
          }
          assert.strictEqual((yield* Effect.promise(() => fetch(`${url}/health/ready`))).status, 503)
          assert.lengthOf(about("The database does not answer"), 1)

          proxy.refuse(false)
          const answered = Effect.andThen(
            post(invoiceBody(990000602)),
            Effect.sync(() => about("The database answers again"))
          )
          const [back] = yield* eventually(answered, (seen) => seen.length > 0)
          assert.deepInclude(back, { level: "INFO", dependency: "database" })
          assert.isAtLeast(back?.["refused"] as number, REFUSED)
          assert.isEmpty(about("A request failed unexpectedly"))
          assert.isEmpty(lines.filter(({ message }) => message.trim() === ""))
        }).pipe(
          Effect.provide(
            TestService.layerOn("Postgres", { databaseUrl: Redacted.make(proxy.url) }, (line) => {
              lines.push(JSON.parse(line) as Line)
            }).pipe(Layer.provide(Sandbox.layer({ certificateDirectory })))
          )
        )
      })
  )
})
