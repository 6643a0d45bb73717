import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { pathOf, read } from "@radicar/fixtures/certificates/TestCertificates"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import type { SandboxBehaviour } from "@radicar/sandbox/inner/SandboxBehaviour"
import type { SandboxOperation } from "@radicar/sandbox/inner/SandboxOperation"
import { open } from "@radicar/signature/inner/Pkcs12"
import { Effect, Redacted, Schedule } from "effect"
import { SqlClient } from "effect/sql"
import { eventually } from "../support/eventually.ts"
import { hurriedFollowing } from "../support/hurriedFollowing.ts"
import { invoiceBody, masterKey, signingCertificate, serviceDatabases, TestService } from "../support/TestService.ts"

interface Row {
  readonly id: string
  readonly state: string
  readonly alarm: string | null
  readonly evidence: boolean
  readonly retained: boolean
}

const rowOf = (number: number) =>
  SqlClient.SqlClient.use((sql) =>
    Effect.map(
      sql<Row>`
        select id, state, alarm, application_response is not null as evidence,
          exists (select from retained_certificates where submission_id = submissions.id) as retained
        from submissions where number = ${number}`,
      ([row]) => row
    )
  )

const settled = (number: number) =>
  eventually(rowOf(number), (row) => row?.state === "accepted" || row?.state === "rejected")

const origins = (id: string | undefined) =>
  SqlClient.SqlClient.use((sql) =>
    Effect.map(
      sql<{ step: string }>`
        select to_state || ' ' || origin as step from submission_transitions
        where submission_id = ${id ?? ""} order by id`,
      (rows) => rows.map(({ step }) => step)
    )
  )

const program = (behaviour: SandboxBehaviour, operation: SandboxOperation = "SendBillSync", times = 1) =>
  Effect.flatMap(Sandbox, (sandbox) => sandbox.program({ operation, behaviour, times }))

const receivedOf = (number: number) =>
  Effect.map(
    Effect.flatMap(Sandbox, (sandbox) => sandbox.received),
    (documents) => documents.filter((document) => document.number === `SETP${number}`)
  )

const post = (body: unknown) => Effect.flatMap(TestService, (service) => service.post(body))

describe.each(serviceDatabases)("open submissions are followed up by the service, on %s", (database) => {
  const sharingSandbox = Sandbox.layer({ certificateDirectory })
  layer(sharingSandbox, { excludeTestServices: true })((it) => {
    it.layer(TestService.layerOn(database, { following: hurriedFollowing() }))("with a retained certificate", (it) => {
      it.effect.each(["drop-before-processing", "http-503"] as const)(
        "a document that was never processed is filed once (%s)",
        (behaviour) =>
          Effect.gen(function* () {
            const number = 990000900 + behaviour.length
            yield* program(behaviour, "SendBillSync", 2)
            assert.strictEqual((yield* post(invoiceBody(number))).status, 202)
            const row = yield* settled(number)
            assert.deepInclude(row, { state: "accepted", evidence: true, alarm: null, retained: false })
            assert.lengthOf(yield* receivedOf(number), 1)
            const steps = yield* origins(row?.id)
            assert.deepStrictEqual(steps.slice(0, 2), ["signed request", "filing request"])
            assert.deepStrictEqual(steps.slice(-2), ["filing worker", "accepted authority"])
          })
      )

      it.effect(
        "files a lost correction, whatever the authority says about the rejected document of the same key",
        () =>
          Effect.gen(function* () {
            const number = 990000950
            const body = invoiceBody(number)
            const rejected = yield* post({ ...body, Note: "[[sandbox:rejected-with-nil-messages]]" })
            assert.strictEqual(rejected.body.status, "rejected")
            yield* program("drop-before-processing")
            const correction = yield* post({ ...body, Note: "Factura corregida" })
            assert.strictEqual(correction.status, 202, JSON.stringify(correction.body))
            assert.strictEqual(correction.body.document.uuid, rejected.body.document.uuid)
            const settledStates = SqlClient.SqlClient.use(
              (sql) => sql<{ state: string }>`select state from submissions where number = ${number} order by id`
            )
            yield* eventually(settledStates, (rows) => rows.at(-1)?.state === "accepted")
          })
      )

      it.effect("an acceptance whose answer was lost is adopted, and nothing is sent again", () =>
        Effect.gen(function* () {
          yield* program("drop-after-processing")
          yield* program("drop-before-processing", "GetStatus", 2)
          assert.strictEqual((yield* post(invoiceBody(990000931))).status, 202)
          assert.deepInclude(yield* settled(990000931), { state: "accepted", evidence: true, retained: false })
          assert.lengthOf(yield* receivedOf(990000931), 1)
        })
      )

      it.effect("a rejection whose answer was lost is adopted", () =>
        Effect.gen(function* () {
          yield* program("drop-after-processing")
          yield* program("drop-before-processing", "GetStatus")
          const body = invoiceBody(990000932)
          body["NumberingRange"].TechnicalKey = "0".repeat(40)
          assert.strictEqual((yield* post(body)).status, 202)
          assert.deepInclude(yield* settled(990000932), { state: "rejected", retained: false })
          assert.match((yield* post(body)).body.response.errorMessage, /FAD06/u)
          assert.lengthOf(yield* receivedOf(990000932), 1)
        })
      )

      it.effect("a document answered as already processed under another key is a collision", () =>
        Effect.gen(function* () {
          const elsewhere = TestService.layerOn("Postgres")
          assert.strictEqual((yield* Effect.provide(post(invoiceBody(990000933)), elsewhere)).body.status, "submitted")
          yield* program("drop-before-processing")
          // another time of day makes another key
          const { Date: issued, ...body } = invoiceBody(990000933)
          const pending = yield* post({ ...body, Date: `${issued.slice(0, 10)}T00:00:01` })
          assert.strictEqual(pending.status, 202, JSON.stringify(pending.body))
          const row = yield* settled(990000933)
          assert.strictEqual(row?.state, "rejected")
          const [original] = yield* receivedOf(990000933)
          assert.include(row?.alarm ?? "", original?.documentKey ?? "no document")
        })
      )

      it.effect("the certificate is kept encrypted while the outcome is open, and is gone with the verdict", () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          // long enough to look at it
          yield* program("http-503", "SendBillSync", 3)
          yield* post(invoiceBody(990000934))
          const [kept] = yield* sql<{ sealed: Uint8Array }>`
            select sealed from retained_certificates join submissions on submission_id = submissions.id
            where number = 990000934`
          assert.isDefined(kept)
          const { bytes, password } = read("company")
          const { certificate, privateKey } = yield* open(bytes, Redacted.make(password), new Date())
          const secrets = [privateKey.export({ type: "pkcs8", format: "der" }).subarray(40, 72), certificate.raw]
          const sealed = Buffer.from(kept?.sealed ?? [])
          assert.isAbove(sealed.length, certificate.raw.length)
          for (const secret of secrets) assert.isFalse(sealed.includes(secret))
          assert.deepInclude(yield* settled(990000934), { state: "accepted", retained: false })
        })
      )

      it.effect("an immediate acceptance retains no certificate", () =>
        Effect.gen(function* () {
          assert.strictEqual((yield* post(invoiceBody(990000935))).body.status, "submitted")
          assert.deepInclude(yield* rowOf(990000935), { state: "accepted", retained: false })
        })
      )
    })

    const never = { following: hurriedFollowing(), retainCertificates: "never" } as const
    it.layer(TestService.layerOn(database, never))("without any retained certificate", (it) => {
      it.effect("waits for its caller", () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const body = invoiceBody(990000940)
          yield* program("http-503")
          assert.strictEqual((yield* post(body)).status, 202)
          assert.deepInclude(yield* rowOf(990000940), { retained: false })
          // the service has looked at it and left it
          yield* eventually(sql`select from jobs where state = 'completed'`, (jobs) => jobs.length > 0)
          assert.strictEqual((yield* rowOf(990000940))?.state, "unknown")
          assert.strictEqual((yield* post(body)).body.status, "submitted")
          assert.lengthOf(yield* receivedOf(990000940), 1)
        })
      )
    })

    const asking = {
      ...never,
      transportCertificate: pathOf("other-company.p12"),
      transportCertificatePassword: Redacted.make(read("other-company").password)
    }
    it.layer(TestService.layerOn(database, asking))("with a certificate of the installation's own", (it) => {
      it.effect("the answer of the authority is recorded, and nothing is sent", () =>
        Effect.gen(function* () {
          const sandbox = yield* Sandbox
          yield* program("drop-after-processing")
          yield* program("drop-before-processing", "GetStatus")
          assert.strictEqual((yield* post(invoiceBody(990000945))).status, 202)
          assert.deepInclude(yield* settled(990000945), { state: "accepted", evidence: true })
          assert.lengthOf(yield* receivedOf(990000945), 1)
          const questions = (yield* sandbox.requests).filter(({ operation }) => operation === "GetStatus")
          assert.strictEqual(questions.at(-1)?.nit, "9012345677")
        })
      )
    })

    const silent = { failures: 1, pause: Schedule.spaced("1 day"), longestPause: "1 day", calls: 100 } as const
    const suspended = { following: hurriedFollowing(5), health: silent }
    it.layer(TestService.layerOn(database, suspended))("while the authority is not called", (it) => {
      it.effect("a lease that a dead process left does not keep a document from being given up", () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          yield* program("http-503")
          assert.strictEqual((yield* post(invoiceBody(990000948))).status, 202)
          const { id = "" } = (yield* rowOf(990000948)) ?? {}
          yield* sql`
            update standings set state = 'filing', lease_until = clock_timestamp() - interval '1 hour' where id = ${id}`
          assert.deepInclude(yield* eventually(rowOf(990000948), (row) => row?.retained === false), { state: "filing" })
        })
      )
    })

    // nothing listens on the discard port of this machine
    const authorityUrl = "http://127.0.0.1:9/WcfDianCustomerServices.svc"
    const twice = { following: hurriedFollowing(2), authorityUrl }
    const lines: Array<string> = []
    it.layer(TestService.layerOn(database, twice, (line) => lines.push(line)))(
      "with an unreachable authority",
      (it) => {
        it.effect("is given up after the last query, with an alert, and the certificate is erased", () =>
          Effect.gen(function* () {
            const certificate = signingCertificate("company-accented-password")
            const body = invoiceBody(990000950, { SigningCertificate: certificate })
            assert.strictEqual((yield* post(body)).status, 202)
            const row = yield* eventually(rowOf(990000950), (seen) => seen?.retained === false)
            assert.deepInclude(row, { state: "unknown", retained: false })
            const looks = (yield* origins(row?.id)).filter((step) => step === "filing worker")
            assert.lengthOf(looks, 2)
            const alerts = yield* eventually(
              Effect.sync(() => lines.filter((line) => line.includes("ALERT"))),
              (found) => found.length > 0
            )
            assert.lengthOf(alerts, 1)
            assert.include(alerts[0], row?.id)
            for (const secret of [certificate.Content.slice(0, 40), certificate.Password, masterKey, "PRIVATE"]) {
              assert.notInclude(lines.join("\n"), secret)
            }
          })
        )
      }
    )
  })
})
