import { assert, describe, layer } from "@effect/vitest"
import { supportExample, supportNoteExample } from "@radicar/domain/inner/example/supportExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { InvoiceSeed } from "@radicar/fixtures/generated/generatedInvoice"
import { generatedSupport, generatedSupportNote } from "@radicar/fixtures/generated/generatedSupport"
import { longOr } from "@radicar/fixtures/long"
import { Effect } from "effect"
import { signingCertificate, TestService } from "../support/TestService.ts"

const now = () => fromEpochMillis(Date.now())
const referenceTo = ({ document, id }: any) => ({ uuid: document.uuid, number: id, date: document.date.slice(0, 10) })

describe("SupportCreate and SupportNoteCreate", () => {
  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    let number = 984000001

    const file = Effect.fnUntraced(function* (path: "supports" | "support-notes", body: object) {
      const { post } = yield* TestService
      const dated = { ...body, Number: number++, Date: now().toString(), SigningCertificate: signingCertificate() }
      return yield* post(dated, { path: `/v1/dian/${path}` })
    })

    it.effect("file a support document keyed with a CUDS, and the note that adjusts it", () =>
      Effect.gen(function* () {
        const filed = yield* file("supports", supportExample({ number, date: now() }))
        assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
        assert.deepInclude(filed.body.document, { type: "05", prefix: "SEDS", schemeName: "CUDS-SHA384" })
        const reference = referenceTo(filed.body)
        const note = yield* file("support-notes", supportNoteExample({ number, date: now(), reference }))
        assert.strictEqual(note.body.status, "submitted", JSON.stringify(note.body))
        assert.deepInclude(note.body.document, { type: "95", prefix: "NAS", schemeName: "CUDS-SHA384" })
      })
    )

    it.effect("let the authority reject a note about a document that it does not have", () =>
      Effect.gen(function* () {
        const { body } = yield* file("support-notes", supportNoteExample({ number, date: now() }))
        assert.strictEqual(body.status, "rejected", JSON.stringify(body))
        assert.match(body.response.errorMessage, /Regla: NSBG04a, Rechazo: /u)
      })
    )

    it.effect("report violations of seller and taxes, each under the code of its annex", () =>
      Effect.gen(function* () {
        const example = supportExample({ number, date: now() })
        const { body, status } = yield* file("supports", {
          ...example,
          OperationCode: "10",
          SupplierParty: { ...example.SupplierParty, Id: "AB123", IdentificationType: "41" },
          DeliveryTerms: { Code: "FOB" },
          CompanyParty: { ...example.CompanyParty, IdentificationType: "13" }
        })
        assert.strictEqual(status, 400)
        assert.deepStrictEqual(
          body.violations.map(({ path, rule }: any) => [rule, path]),
          [
            ["RAD03", "$.DeliveryTerms"],
            ["DSAJ24b", "$.SupplierParty.Id"],
            ["DSAK25", "$.CompanyParty.IdentificationType"]
          ]
        )
        const again = yield* file("supports", {
          ...example,
          SupplierParty: { ...example.SupplierParty, Id: "AB123", IdentificationType: "41" },
          CompanyParty: { ...example.CompanyParty, IdentificationType: "13" },
          Items: [{ ...example.Items[0], Taxes: [{ Code: "04", Amount: 0, Percentage: 0, TaxableAmount: 1800000 }] }]
        })
        const rules = again.body.violations.map(({ rule }: any) => rule)
        assert.includeMembers(rules, ["DSAJ24b", "DSAK25", "DSAY13", "DSAU04"])
      })
    )

    // the sandbox was written from the annex without sight of this code: what one makes the other must accept
    it.effect.prop(
      "the sandbox accepts what passes our rules",
      { seed: InvoiceSeed },
      ({ seed }) =>
        Effect.gen(function* () {
          const filed = yield* file("supports", generatedSupport(seed))
          assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
          const note = yield* file("support-notes", generatedSupportNote(seed, referenceTo(filed.body)))
          assert.strictEqual(note.body.status, "submitted", JSON.stringify(note.body))
        }),
      { arbitrary: { runs: longOr(25, 8) } }
    )
  })
})
