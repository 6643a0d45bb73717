import { assert, describe, layer } from "@effect/vitest"
import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"
import { generatedPayroll, PayrollSeed } from "@radicar/generated/generatedPayroll"
import { documentTypes } from "@radicar/ubl/documentTypes"
import { longOr } from "@radicar/vitest/long"
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

describe("payroll documents", () => {
  layer(TestService.shared(), { timeout: "3 minutes", excludeTestServices: true })((it) => {
    let number = 1

    const file = Effect.fnUntraced(function* (
      operation: keyof typeof paths,
      reference?: Reference,
      changes: Record<string, unknown> = {},
      path: string = paths[operation]
    ) {
      const { post } = yield* TestService
      const example = documentTypes[operation].example({
        number: number++,
        date: now(),
        ...(reference === undefined ? {} : { reference })
      })
      return yield* post({ ...example, SigningCertificate: signingCertificate(), ...changes }, { path })
    })

    const filedPayroll = Effect.gen(function* () {
      const { body } = yield* file("PayrollCreate")
      assert.strictEqual(body.status, "submitted", JSON.stringify(body))
      return { uuid: body.document.uuid, number: body.id, date: body.document.date.slice(0, 10) }
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

    it.effect("are replaced: the reference repeats the number of what is replaced", () =>
      Effect.gen(function* () {
        const reference = yield* filedPayroll
        const { body } = yield* file("PayrollReplaceNote", reference)
        assert.strictEqual(body.status, "submitted", JSON.stringify(body))
        assert.deepInclude(body.document, { type: "103", schemeName: "CUNE-SHA384", reference: reference.number })
      })
    )

    it.effect("are deleted: the reference names what is deleted", () =>
      Effect.gen(function* () {
        const reference = yield* filedPayroll
        const { body } = yield* file("PayrollDeleteNote", reference)
        assert.strictEqual(body.status, "submitted", JSON.stringify(body))
        assert.deepInclude(body.document, { type: "103", schemeName: "CUNE-SHA384", reference: reference.number })
      })
    )

    it.effect("are taken under the other spellings of their paths", () =>
      Effect.gen(function* () {
        const reference = yield* filedPayroll
        const answers = [
          yield* file("PayrollCreate", undefined, {}, "/v1/dian/playrolls"),
          yield* file("PayrollReplaceNote", reference, {}, "/v1/dian/payroll-replace-notes/"),
          yield* file("PayrollDeleteNote", reference, {}, "/v1/dian/payroll-delete-notes")
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
          const { document, id } = filed.body
          const reference = { uuid: document.uuid, number: id, date: document.date.slice(0, 10) }
          const { NumberingRange: _range, ...restated } = body
          const replaced = yield* file("PayrollReplaceNote", reference, restated)
          assert.strictEqual(replaced.body.status, "submitted", JSON.stringify(replaced.body))
          const deleted = yield* file("PayrollDeleteNote", reference)
          assert.strictEqual(deleted.body.status, "submitted", JSON.stringify(deleted.body))
        }),
      { arbitrary: { runs: longOr(25, 6) } }
    )

    it.effect("are refused with the path of what is wrong, lower-case code included", () =>
      Effect.gen(function* () {
        const { body, status } = yield* file("PayrollCreate", undefined, {
          Items: [{ Type: "Devengo", code: "Basicoo", Quantity: 30, Amount: 100 }]
        })
        assert.strictEqual(status, 400)
        const found = body.violations.find(({ path }: any) => path === "$.Items[0].code")
        assert.include(found?.expected, "Basico", JSON.stringify(body.violations))
      })
    )
  })
})
