import { assert, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { payrollExample } from "@radicar/domain/inner/example/payrollExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { anyDatabase, invoiceBody, signingCertificate, TestService } from "../support/TestService.ts"
import { call } from "../support/webhooks.ts"

const recorded = SqlClient.SqlClient.use(
  (sql) => sql`
    select document_facts.*, issue_date::text as issue_date, due_date::text as due_date, identification, name, folded_name
    from document_facts left join counterparties on counterparties.id = counterparty order by document_facts.id`
)

const service = TestService.layerOn(anyDatabase)

layer(service.pipe(Layer.provideMerge(Sandbox.layer({ certificateDirectory }))), { excludeTestServices: true })(
  "the facts of documents",
  (it) => {
    it.effect("are recorded with the claim and shown", () =>
      Effect.gen(function* () {
        const { post, query } = yield* TestService
        const body = invoiceBody(990006100)
        const filed = yield* post(body)
        const counterparty = {
          name: "Panadería El Trigal & Hermanos Ltda.",
          identificationType: "31",
          identification: "800199436",
          checkDigit: "4"
        }
        assert.deepInclude(filed.body.document, { counterparty, currency: "COP", total: "573306.30" })
        const repeated = yield* post(body)
        assert.deepStrictEqual(repeated.body.document, filed.body.document)

        yield* post(invoiceBody(990006101))
        const worker = payrollExample({ number: 6100, date: fromEpochMillis(Date.now()) })
        const paid = yield* call("POST", `dian/payrolls?${query}`, {
          ...worker,
          SigningCertificate: signingCertificate()
        })
        assert.strictEqual(paid.body.document?.total, "1567275.28", JSON.stringify(paid.body))

        const rows = yield* recorded
        assert.lengthOf(rows, 3)
        assert.deepInclude(rows[0], {
          total: "573306.30",
          iva: "51300.30",
          base19: "180000.00",
          iva5: "17100.30",
          inc: null,
          issuer_name: "Café Piñón y Cía. S.A.S.",
          folded_name: "panaderia el trigal & hermanos ltda"
        })
        assert.strictEqual(rows[0]?.["counterparty"], rows[1]?.["counterparty"])
      })
    )
  }
)
