import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { generatedPayroll, PayrollSeed } from "@radicar/fixtures/generated/generatedPayroll"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { longOr } from "@radicar/fixtures/long"
import { Effect } from "effect"
import { signingCertificate, TestService } from "../support/TestService.ts"

const now = () => fromEpochMillis(Date.now())
const paths = {
  PayrollCreate: "/v1/dian/payrolls/",
  PayrollReplaceNote: "/v1/dian/playroll-replace-notes/",
  PayrollDeleteNote: "/v1/dian/playroll-delete-notes/"
} as const

interface Reference {
  readonly uuid: string
  readonly number: string
  readonly date: string
}

const referenceTo = ({ document, id }: any): Reference => ({
  uuid: document.uuid,
  number: id,
  date: document.date.slice(0, 10)
})

const found = ({ violations }: any) => violations.map((each: any) => [each.rule, each.path, each.expected, each.actual])

// two services that know nothing of each other: a payroll of one was filed by another program for the other
layer(Sandbox.layer({ certificateDirectory }), { excludeTestServices: true })(
  "payrolls that another program filed",
  (it) => {
    const service = TestService.layerOn("Postgres")
    const example = (operation: keyof typeof paths, number: number, reference?: Reference) => {
      const options = { number, date: now(), ...(reference === undefined ? {} : { reference }) }
      return { ...documentTypes[operation].example(options), SigningCertificate: signingCertificate() }
    }
    const file = (operation: keyof typeof paths, number: number, reference?: Reference) =>
      Effect.flatMap(TestService, ({ post }) => post(example(operation, number, reference), { path: paths[operation] }))
    const numbers = { PayrollReplaceNote: 901, PayrollDeleteNote: 902 } as const
    const notes = ["PayrollReplaceNote", "PayrollDeleteNote"] as const

    it.effect("are replaced and deleted, because the authority knows them", () =>
      Effect.gen(function* () {
        const references = yield* Effect.forEach(notes, (note) => file("PayrollCreate", numbers[note])).pipe(
          Effect.map((filed) => filed.map(({ body }) => referenceTo(body))),
          Effect.provide(service)
        )
        yield* Effect.gen(function* () {
          for (const [index, note] of notes.entries()) {
            const { body } = yield* file(note, numbers[note], references[index])
            assert.strictEqual(body.status, "submitted", JSON.stringify(body))
          }
        }).pipe(Effect.provide(service))
      })
    )

    it.effect("are left to the authority, where it cannot be asked", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        yield* sandbox.program({ operation: "GetStatus", behaviour: "http-503" })
        const unknown = { uuid: "1".repeat(96), number: "NE9", date: String(now()).slice(0, 10) }
        const { body } = yield* Effect.provide(file("PayrollReplaceNote", 903, unknown), service)
        assert.strictEqual(body.status, "rejected", JSON.stringify(body))
        assert.include(JSON.stringify(body.response), "NIAE191a")
      })
    )
  }
)

describe("payroll documents", () => {
  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    let number = 1
    /** The workers of the filed payrolls, by CUNE: a replacement keeps the worker. */
    const workers = new Map<string, unknown>()

    const file = Effect.fnUntraced(function* (
      operation: keyof typeof paths,
      reference?: Reference,
      changes: Record<string, unknown> = {},
      path: string = paths[operation],
      query?: string
    ) {
      const { post } = yield* TestService
      const example = documentTypes[operation].example({
        number: number++,
        date: now(),
        ...(reference === undefined ? {} : { reference })
      })
      const worker = operation === "PayrollReplaceNote" ? workers.get(reference?.uuid ?? "") : undefined
      const body: Record<string, unknown> = {
        ...example,
        ...(worker === undefined ? {} : { EmployeeParty: worker }),
        SigningCertificate: signingCertificate(),
        ...changes
      }
      const answer = yield* post(body, { path, ...(query === undefined ? {} : { query }) })
      if (answer.body.document !== undefined) workers.set(answer.body.document.uuid, body["EmployeeParty"])
      return answer
    })

    const filedPayroll = Effect.gen(function* () {
      const { body } = yield* file("PayrollCreate")
      assert.strictEqual(body.status, "submitted", JSON.stringify(body))
      return referenceTo(body)
    })

    it.effect("are filed with a CUNE; 102 with an empty reference", () =>
      Effect.gen(function* () {
        const { body, status } = yield* file("PayrollCreate")
        assert.strictEqual(status, 200, JSON.stringify(body))
        assert.strictEqual(body.status, "submitted", JSON.stringify(body))
        assert.deepInclude(body.document, { type: "102", schemeName: "CUNE-SHA384", reference: "" })
        assert.strictEqual(body.id, `${body.document.prefix}${body.document.number}`)
      })
    )

    it.effect("are replaced: the reference repeats the number of the replaced document", () =>
      Effect.gen(function* () {
        const reference = yield* filedPayroll
        const { body } = yield* file("PayrollReplaceNote", reference)
        assert.strictEqual(body.status, "submitted", JSON.stringify(body))
        assert.deepInclude(body.document, { type: "103", schemeName: "CUNE-SHA384", reference: reference.number })
      })
    )

    it.effect("are replaced for the same worker only", () =>
      Effect.gen(function* () {
        const { query } = yield* TestService
        const first = documentTypes.PayrollCreate.example({ number: number++, date: now() }) as any
        const filed = yield* file("PayrollCreate", undefined, { EmployeeParty: first.EmployeeParty })
        const reference = referenceTo(filed.body)
        const of = (EmployeeParty: object, given?: string) =>
          file("PayrollReplaceNote", reference, { EmployeeParty }, paths.PayrollReplaceNote, given)
        const dry = `${query}&dryRun=true`
        const other = { ...first.EmployeeParty, Id: "79999997" }
        const remedy = `the worker of ${reference.number}; delete that payroll, then file one for this worker`
        const expected = [["NIAE191a", "$.EmployeeParty.Id", remedy, "79999997"]]
        const same = yield* of(first.EmployeeParty, dry)
        assert.strictEqual(same.body.valid, true, JSON.stringify(same.body))
        const different = yield* of(other, dry)
        assert.deepStrictEqual([different.body.valid, found(different.body)], [false, expected])
        const refused = yield* of(other)
        assert.deepStrictEqual([refused.status, found(refused.body)], [400, expected])
        // the remedy
        const deleted = yield* file("PayrollDeleteNote", reference)
        assert.strictEqual(deleted.body.status, "submitted", JSON.stringify(deleted.body))
        const anew = yield* file("PayrollCreate", undefined, { EmployeeParty: other })
        assert.strictEqual(anew.body.status, "submitted", JSON.stringify(anew.body))
      })
    )

    it.effect("are not replaced or deleted where the record or the authority shows that this is refused", () =>
      Effect.gen(function* () {
        const { query, stored } = yield* TestService
        const path = "$.DocumentReference.Uuid"
        const day = String(now()).slice(0, 10)
        const unknown = { uuid: "1".repeat(96), number: "NE9", date: day }
        const rejected = yield* file("PayrollCreate", undefined, { SoftwareProvider: { Pin: "99999" } })
        assert.strictEqual(rejected.body.status, "rejected", JSON.stringify(rejected.body))
        const before = yield* stored
        const expectations = [
          [
            unknown,
            "the CUNE of an accepted payroll: the authority knows none with this one, so file the payroll again"
          ],
          [
            referenceTo(rejected.body),
            "the CUNE of an accepted payroll: this one was rejected, so file the payroll again"
          ]
        ] as const
        const rules = { PayrollReplaceNote: "NIAE191a", PayrollDeleteNote: "NIAE216a" } as const
        for (const operation of ["PayrollReplaceNote", "PayrollDeleteNote"] as const) {
          for (const [reference, expected] of expectations) {
            const { body, status } = yield* file(operation, reference)
            assert.deepStrictEqual(
              [status, found(body)],
              [400, [[rules[operation], path, expected, reference.uuid]]],
              JSON.stringify(body)
            )
          }
          const dry = yield* file(operation, unknown, {}, paths[operation], `${query}&dryRun=true`)
          assert.strictEqual(dry.body.valid, true, "a dry run asks nobody")
        }
        assert.strictEqual(yield* stored, before)
      })
    )

    it.effect("of another employer are neither replaced nor deleted, whatever became of them", () =>
      Effect.gen(function* () {
        const rejected = yield* file("PayrollCreate", undefined, { SoftwareProvider: { Pin: "99999" } })
        assert.strictEqual(rejected.body.status, "rejected", JSON.stringify(rejected.body))
        const references = [yield* filedPayroll, referenceTo(rejected.body)]
        const { nit } = yield* TestService
        const ofOther = Effect.gen(function* () {
          const { nit: other, stored } = yield* TestService
          assert.notStrictEqual(other, nit)
          for (const [operation, rule] of [
            ["PayrollReplaceNote", "NIAE191a"],
            ["PayrollDeleteNote", "NIAE216a"]
          ] as const) {
            for (const reference of references) {
              const { body, status } = yield* file(operation, reference)
              const expected = "the CUNE of a payroll of this employer"
              assert.deepStrictEqual(
                [status, found(body)],
                [400, [[rule, "$.DocumentReference.Uuid", expected, reference.uuid]]],
                JSON.stringify(body)
              )
            }
          }
          assert.strictEqual(yield* stored, 0)
        })
        yield* Effect.provide(ofOther, TestService.shared())
      })
    )

    it.effect.each(["PayrollReplaceNote", "PayrollDeleteNote"] as const)(
      "open on record are not refused to a %s, although the authority does not know them yet",
      (operation) =>
        Effect.gen(function* () {
          const { sandbox, stored } = yield* TestService
          yield* sandbox.program({ operation: "SendNominaSync", behaviour: "drop-before-processing", times: 1 })
          const open = yield* file("PayrollCreate")
          assert.deepStrictEqual([open.status, open.body.status], [202, "pending"], JSON.stringify(open.body))
          const before = yield* stored
          const { body, status } = yield* file(operation, referenceTo(open.body))
          assert.notStrictEqual(status, 400, JSON.stringify(body))
          assert.strictEqual(body.document.reference, open.body.id)
          assert.strictEqual(yield* stored, before + 1)
        })
    )

    it.effect("are deleted: the reference names the deleted document", () =>
      Effect.gen(function* () {
        const reference = yield* filedPayroll
        const { body } = yield* file("PayrollDeleteNote", reference)
        assert.strictEqual(body.status, "submitted", JSON.stringify(body))
        assert.deepInclude(body.document, { type: "103", schemeName: "CUNE-SHA384", reference: reference.number })
      })
    )

    it.effect("are taken under the other spellings of their paths", () =>
      Effect.gen(function* () {
        const [reference, other] = [yield* filedPayroll, yield* filedPayroll]
        const answers = [
          yield* file("PayrollCreate", undefined, {}, "/v1/dian/playrolls"),
          yield* file("PayrollReplaceNote", reference, {}, "/v1/dian/payroll-replace-notes/"),
          yield* file("PayrollDeleteNote", other, {}, "/v1/dian/payroll-delete-notes")
        ]
        assert.deepStrictEqual(
          answers.map(({ status }) => status),
          [200, 200, 200],
          JSON.stringify(answers.map(({ body }) => body))
        )
      })
    )

    // the sandbox was written from the annex without sight of this code: what one makes the other must accept
    it.effect.prop(
      "the sandbox accepts what passes our rules: a payroll, its replacement, and the deletion of that",
      { seed: PayrollSeed },
      ({ seed }) =>
        Effect.gen(function* () {
          // the software of the seed is not one that the sandbox knows
          const {
            Number: _number,
            Date: _date,
            TypeCode: _type,
            SoftwareProvider: _software,
            ...body
          } = generatedPayroll(seed)
          const filed = yield* file("PayrollCreate", undefined, body)
          assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
          const reference = referenceTo(filed.body)
          const { NumberingRange: _range, ...restated } = body
          const replaced = yield* file("PayrollReplaceNote", reference, restated)
          assert.strictEqual(replaced.body.status, "submitted", JSON.stringify(replaced.body))
          const deleted = yield* file("PayrollDeleteNote", referenceTo(replaced.body))
          assert.strictEqual(deleted.body.status, "submitted", JSON.stringify(deleted.body))
        }),
      { arbitrary: { runs: longOr(25, 6) } }
    )

    it.effect("are refused with the path of each violation, including the lower-case code", () =>
      Effect.gen(function* () {
        const { body, status } = yield* file("PayrollCreate", undefined, {
          Items: [{ Type: "Devengo", code: "Basicoo", Quantity: 30, Amount: 100 }]
        })
        assert.strictEqual(status, 400)
        const found = body.violations.find(({ path }: any) => path === "$.Items[0].code")
        assert.include(found?.expected, "Basico", JSON.stringify(body.violations))
      })
    )

    /** The example of a number, whose worker has no other document, under another number. */
    const another = (changes: Record<string, unknown> = {}) => {
      const worker = number++
      const { EmployeeParty } = documentTypes.PayrollCreate.example({ number: worker, date: now() }) as any
      return (more: Record<string, unknown> = {}, query?: string) =>
        file("PayrollCreate", undefined, { EmployeeParty, ...changes, ...more }, paths.PayrollCreate, query)
    }
    const paid = (day: string) => ({ Pay: { Code: "1", MethodCode: "47", Date: day } })

    it.effect("are one per worker and month of the first payment, unless they are a change of contract", () =>
      Effect.gen(function* () {
        const { query, stored } = yield* TestService
        const ofWorker = another(paid("2026-01-30"))
        const first = yield* ofWorker()
        assert.strictEqual(first.body.status, "submitted", JSON.stringify(first.body))
        const { number: id, uuid } = referenceTo(first.body)
        const before = yield* stored
        const second = yield* ofWorker(paid("2026-01-15"))
        assert.strictEqual(second.status, 400, JSON.stringify(second.body))
        const expected = [
          ["90", "$.Novedad.Uuid", `${uuid}, the CUNE of ${id}; or another month in Pay.Date`, "absent"]
        ]
        assert.deepStrictEqual(found(second.body), expected)
        const dry = yield* ofWorker(paid("2026-01-02"), `${query}&dryRun=true`)
        assert.deepStrictEqual([dry.body.valid, found(dry.body)], [false, expected])
        assert.strictEqual(yield* stored, before)

        const next = yield* ofWorker({ Pay: { Code: "1", MethodCode: "47", Dates: ["2026-02-01", "2026-01-30"] } })
        assert.strictEqual(next.body.status, "submitted", JSON.stringify(next.body))
        const change = yield* ofWorker({ Novedad: { Uuid: uuid } })
        assert.strictEqual(change.body.status, "submitted", JSON.stringify(change.body))
      })
    )

    it.effect("may be filed again if the first was rejected or deleted", () =>
      Effect.gen(function* () {
        const ofWorker = another()
        const rejected = yield* ofWorker({ SoftwareProvider: { Pin: "wrong" } })
        assert.strictEqual(rejected.body.status, "rejected", JSON.stringify(rejected.body))
        const first = yield* ofWorker()
        assert.strictEqual(first.body.status, "submitted", JSON.stringify(first.body))
        const replaced = yield* file("PayrollReplaceNote", referenceTo(first.body))
        assert.strictEqual((yield* ofWorker()).status, 400)
        const deleted = yield* file("PayrollDeleteNote", referenceTo(replaced.body))
        assert.strictEqual(deleted.body.status, "submitted", JSON.stringify(deleted.body))
        const second = yield* ofWorker()
        assert.strictEqual(second.body.status, "submitted", JSON.stringify(second.body))
      })
    )

    it.effect("are refused as the change of another worker's or of a rejected one, if it was filed here", () =>
      Effect.gen(function* () {
        const [ofWorker, ofOther] = [another(), another()]
        yield* ofWorker()
        const rejected = yield* ofWorker({ Novedad: { Uuid: "a".repeat(96) } })
        assert.deepStrictEqual([rejected.status, rejected.body.status], [200, "rejected"], "the authority's to judge")
        const other = yield* ofOther()
        for (const { document } of [other.body, rejected.body]) {
          const { body, status } = yield* ofWorker({ Novedad: { Uuid: document.uuid } })
          assert.strictEqual(status, 400, JSON.stringify(body))
          const expected = "the CUNE of a payroll of the worker that was not rejected"
          assert.deepStrictEqual(found(body), [["NIE204a", "$.Novedad.Uuid", expected, document.uuid]])
        }
      })
    )

    it.effect("are replaced and deleted at the end of the chain that was filed here", () =>
      Effect.gen(function* () {
        const first = yield* filedPayroll
        const second = referenceTo((yield* file("PayrollReplaceNote", first)).body)
        const third = referenceTo((yield* file("PayrollReplaceNote", second)).body)
        const path = "$.DocumentReference.Uuid"
        for (const operation of ["PayrollReplaceNote", "PayrollDeleteNote"] as const) {
          for (const old of [first, second]) {
            const { body, status } = yield* file(operation, old)
            assert.strictEqual(status, 400, JSON.stringify(body))
            assert.deepStrictEqual(found(body), [["RAD67", path, third.uuid, old.uuid]])
          }
        }
        const deletion = (yield* file("PayrollDeleteNote", third)).body
        assert.strictEqual(deletion.status, "submitted", JSON.stringify(deletion))
        const { body, status } = yield* file("PayrollReplaceNote", third)
        const expected = `the CUNE of a payroll that is not deleted, as this one is by ${deletion.id}`
        assert.deepStrictEqual([status, found(body)], [400, [["NIAE191a", path, expected, third.uuid]]])
      })
    )

    it.effect("are filed only once for one worker and month, even concurrently", () =>
      Effect.gen(function* () {
        const ofWorker = another()
        const answers = yield* Effect.all(
          Array.from({ length: 6 }, () => ofWorker()),
          { concurrency: "unbounded" }
        )
        const statuses = answers.map(({ status }) => status).toSorted()
        assert.deepStrictEqual(
          statuses,
          [200, 400, 400, 400, 400, 400],
          JSON.stringify(answers.map(({ body }) => body))
        )
        const first = referenceTo(answers.find(({ status }) => status === 200)?.body)
        const notes = yield* Effect.all(
          Array.from({ length: 4 }, () => file("PayrollReplaceNote", first)),
          { concurrency: "unbounded" }
        )
        assert.deepStrictEqual(notes.map(({ status }) => status).toSorted(), [200, 400, 400, 400])
      })
    )

    it.effect("are answered from the record when repeated", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const example = documentTypes.PayrollCreate.example({ number: number++, date: now() })
        const send = post({ ...example, SigningCertificate: signingCertificate() }, { path: paths.PayrollCreate })
        const { body } = yield* send
        const again = yield* send
        assert.strictEqual(body.status, "submitted", JSON.stringify(body))
        assert.deepStrictEqual(again.body, body)
      })
    )
  })
})
