import { assert, describe, it, layer } from "@effect/vitest"
import { Duration, Effect } from "effect"
import { SqlClient } from "effect/sql"
import { FollowUps } from "../../src/platform/jobs/FollowUps.ts"
import { followUpDelay, followUpSteps } from "../../src/platform/jobs/Jobs.ts"
import { backends } from "../support/storage/backends.ts"

const id = (digit: number) => `019a0000-0000-7000-8000-00000000000${digit}`

const jobs = SqlClient.SqlClient.use(
  (sql) => sql<{ element: string; seconds: number }>`
    select element, extract(epoch from visible_at - created_at)::float8 as seconds from jobs order by sequence`
)

describe("the delays of follow-ups", () => {
  it.effect("grow to a quarter of an hour and end after two to four days", () =>
    Effect.gen(function* () {
      let total = 0
      let look = 0
      for (;;) {
        const delay = yield* followUpDelay(look + 1, followUpSteps)
        if (delay === undefined) break
        look += 1
        const seconds = Duration.toSeconds(delay)
        const [least, most] = look <= 3 ? [4, 6] : look <= 8 ? [96, 144] : [720, 1080]
        assert.isAtLeast(seconds, least ?? 0)
        assert.isAtMost(seconds, most ?? 0)
        total += seconds
      }
      assert.isAbove(total, 48 * 3600)
      assert.isBelow(total, 96 * 3600)
    })
  )
})

describe.each(backends)("follow-up jobs on $name", (backend) => {
  layer(backend.layer, { excludeTestServices: true })((it) => {
    it.effect("are planned in the caller's transaction, once each", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { plan } = yield* FollowUps
        yield* Effect.exit(sql.withTransaction(Effect.andThen(plan(id(1), 1), Effect.fail("broken off"))))
        assert.isEmpty(yield* jobs)
        for (let each = 0; each < 3; each += 1) assert.isTrue(yield* sql.withTransaction(plan(id(1), 1)))
        assert.lengthOf(yield* jobs, 1)
        assert.isFalse(yield* plan(id(1), 3))
        assert.isTrue(yield* plan(id(1), 2, Duration.zero))
        assert.deepStrictEqual(
          (yield* jobs).map(({ element }) => JSON.parse(element)),
          [
            { submissionId: id(1), look: 1 },
            { submissionId: id(1), look: 2 }
          ]
        )
      })
    )

    it.effect("run again after the process that ran them failed", () =>
      Effect.gen(function* () {
        const { plan, take } = yield* FollowUps
        yield* plan(id(2), 1, Duration.zero)
        const taken: Array<string> = []
        const breaking = take((submissionId, attempt) =>
          Effect.suspend(() => {
            taken.push(`${submissionId} ${attempt}`)
            return taken.filter((each) => each === `${id(2)} 1`).length < 2 ? Effect.die("broken") : Effect.void
          })
        )
        yield* Effect.exit(breaking).pipe(
          Effect.repeat({ times: 10, until: () => taken.filter((each) => each === `${id(2)} 1`).length === 2 })
        )
        assert.lengthOf(
          taken.filter((each) => each === `${id(2)} 1`),
          2
        )
      })
    )
  })
})
