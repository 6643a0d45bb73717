import { assert, describe, layer } from "@effect/vitest"
import { read } from "@radicar/fixtures/certificates/TestCertificates"
import { open } from "@radicar/signature/inner/Pkcs12"
import { Effect, Exit, Layer, Option, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { randomUUIDv7 } from "node:crypto"
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Settlement } from "../../src/documents/submissions/Submission.ts"
import { Submissions } from "../../src/documents/submissions/Submissions.ts"
import { MasterKeys, type MasterKeysOptions } from "../../src/platform/secrets/MasterKeys.ts"
import {
  CertificateRetention,
  RetainedCertificates,
  type RetentionOptions
} from "../../src/tenants/certificates/CertificateRetention.ts"
import { backends } from "../support/storage/backends.ts"
import { sampleSubmission } from "../support/storage/sampleSubmission.ts"

const [oldKey, newKey] = ["old", "new"].map((word) => Buffer.alloc(32, word).toString("base64")) as [string, string]

const retaining = <A, E>(
  masterKey: string | undefined,
  use: (retention: CertificateRetention["Service"]) => Effect.Effect<A, E, Submissions | SqlClient.SqlClient>,
  changes: Partial<MasterKeysOptions & RetentionOptions> = {}
) => {
  const options = {
    masterKey: masterKey === undefined ? undefined : Redacted.make(masterKey),
    retainCertificates: "while-open" as const,
    databaseUrl: undefined,
    dataDirectory: "",
    ...changes
  }
  return Effect.flatMap(CertificateRetention, use).pipe(
    Effect.provide(
      CertificateRetention.layer(options).pipe(
        Layer.provide(MasterKeys.layer(options)),
        Layer.provide(RetainedCertificates.layer),
        Layer.fresh
      )
    )
  )
}

const identity = Effect.suspend(() => {
  const { bytes, password } = read("company")
  return open(bytes, Redacted.make(password), new Date())
})

const retained = Effect.fnUntraced(function* (masterKey: string) {
  const signer = yield* identity
  return yield* retaining(masterKey, (retention) =>
    Effect.gen(function* () {
      const submissions = yield* Submissions
      const id = randomUUIDv7()
      const { submission } = yield* submissions.claim(sampleSubmission(), {
        id,
        certificate: retention.seal(id, signer)
      })
      return submission.id
    })
  )
})

const reasonOf = (masterKey: string, id: string) =>
  Effect.map(Effect.flip(retaining(masterKey, (retention) => retention.open(id))), (error) =>
    error._tag === "SealedIdentityUnreadable" ? error.reason : error._tag
  )

describe.each(backends)("certificates retained on $name", (backend) => {
  layer(backend.layer, { excludeTestServices: true })((it) => {
    it.effect("open with the key they were encrypted with, also once another encrypts", () =>
      Effect.gen(function* () {
        const id = yield* retained(oldKey)
        const { certificateBase64 } = yield* identity
        for (const keys of [oldKey, `${newKey},${oldKey}`, ` ${newKey} , ${oldKey} `]) {
          const opened = yield* retaining(keys, (retention) => retention.open(id))
          assert.strictEqual(Option.getOrThrow(opened).certificateBase64, certificateBase64)
        }
        assert.strictEqual(yield* reasonOf(newKey, id), "UnknownKey")
        const rotated = yield* retained(`${newKey},${oldKey}`)
        assert.isTrue(Option.isSome(yield* retaining(newKey, (retention) => retention.open(rotated))))
      })
    )

    it.effect("do not open when anything of them was changed, or under another submission", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const changes = [
          sql`sealed = set_byte(sealed, 5, 255 - get_byte(sealed, 5))`,
          sql`sealed = set_byte(sealed, length(sealed) - 1, 255 - get_byte(sealed, length(sealed) - 1))`,
          sql`nonce = set_byte(nonce, 0, 255 - get_byte(nonce, 0))`,
          sql`sealed = substring(sealed from 1 for 10)`
        ]
        for (const change of changes) {
          const id = yield* retained(oldKey)
          yield* sql`update retained_certificates set ${change} where submission_id = ${id}`
          assert.strictEqual(yield* reasonOf(oldKey, id), "Damaged")
        }
        const submissions = yield* Submissions
        const { submission } = yield* submissions.claim(sampleSubmission())
        const id = yield* retained(oldKey)
        yield* sql`update retained_certificates set submission_id = ${submission.id} where submission_id = ${id}`
        assert.strictEqual(yield* reasonOf(oldKey, submission.id), "Damaged")
      })
    )

    it.effect("never share a nonce", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        for (let each = 0; each < 5; each += 1) yield* retained(oldKey)
        const [row] =
          yield* sql`select count(*)::int = count(distinct nonce)::int as distinct from retained_certificates`
        assert.deepStrictEqual(row, { distinct: true })
      })
    )

    it.effect.each(["accepted", "rejected", "refused"] as const)(
      "are erased in the transaction that makes the submission %s",
      (state) =>
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const submissions = yield* Submissions
          const id = yield* retained(oldKey)
          const settlement: Settlement = { state, origin: "operator" }
          const count = Effect.map(
            sql`select from retained_certificates where submission_id = ${id}`,
            (rows) => rows.length
          )
          const broken = Effect.andThen(submissions.settle(id, settlement, undefined), Effect.fail("broken off"))
          yield* Effect.exit(sql.withTransaction(broken))
          assert.strictEqual(yield* count, 1)
          yield* submissions.settle(id, settlement, undefined)
          assert.strictEqual(yield* count, 0)
        })
    )

    it.effect("are not stored if the claim fails", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const submissions = yield* Submissions
        const signer = yield* identity
        const submission = sampleSubmission()
        const claim = retaining(oldKey, (retention) =>
          Effect.suspend(() => {
            const id = randomUUIDv7()
            const claimed = submissions.claim(submission, { id, certificate: retention.seal(id, signer) })
            return sql.withTransaction(Effect.andThen(claimed, Effect.die(new Error("broken off"))))
          })
        )
        assert.isTrue(Exit.hasDies(yield* Effect.exit(claim)))
        const orphans = yield* sql`
          select from retained_certificates join submissions on id = submission_id where number = ${submission.number}`
        assert.isEmpty(orphans)
        assert.isTrue(Option.isNone(yield* submissions.find(submission)))
      })
    )
  })
})

describe("the master key", () => {
  const store = RetainedCertificates.layer.pipe(Layer.provideMerge(backends[0].layer))
  layer(store, { excludeTestServices: true })((it) => {
    it.effect.each([
      "",
      "hunter2",
      "c2hvcnQ=",
      Buffer.alloc(33, 1).toString("base64"),
      `${oldKey},hunter2`,
      `${oldKey},`
    ])("is refused, and not told, unless it is 32 bytes in base64: %s", (text) =>
      Effect.gen(function* () {
        const error = yield* Effect.flip(retaining(text, () => Effect.void))
        assert.deepInclude(error, { _tag: "InvalidSetting", where: "RADICAR_MASTER_KEY" })
        assert.notInclude(`${String(error)} ${JSON.stringify(error)}`, "hunter2")
      })
    )

    it.effect("of an embedded service is a file of its own, for its owner only, and stays", () =>
      Effect.gen(function* () {
        const folder = yield* Effect.acquireRelease(
          Effect.sync(() => mkdtempSync(join(tmpdir(), "master-key-"))),
          (made) => Effect.sync(() => rmSync(made, { recursive: true }))
        )
        const file = join(folder, "master.key")
        const make = retaining(undefined, () => Effect.void, { dataDirectory: folder })
        yield* make
        const key = readFileSync(file, "utf8")
        assert.lengthOf(Buffer.from(key, "base64"), 32)
        assert.strictEqual(statSync(file).mode & 0o777, 0o600)
        yield* make
        assert.strictEqual(readFileSync(file, "utf8"), key)
        writeFileSync(file, "half a key")
        assert.deepInclude(yield* Effect.flip(make), { _tag: "InvalidSetting", where: "master.key" })
      })
    )
  })
})
