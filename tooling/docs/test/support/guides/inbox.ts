import { FileInboxEvents } from "@radicar/contract/inner/inbox/InboxEvents"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { readDocument } from "@radicar/domain/inner/wire/readDocument"
import { Result } from "effect"
import { assert } from "vitest"
import { type Guide, runs, step } from "../Guide.ts"

/** `docs/guides/inbox.md`. */
export const inbox: Guide = {
  prepare: async ({ invoiceBody, post, run, write }) => {
    const paymentMeans = { Code: "2", MethodCode: "42", Date: new Date(Date.now() + 86_400_000).toISOString() }
    const body = { ...invoiceBody(), PaymentMeans: paymentMeans }
    const filed = await post("/v1/dian/invoices?companyId=1&providerId=1", body)
    assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
    const { uuid } = filed.body.document
    write("cufe", uuid)
    // the container is signed in the background; the content decides what a file is
    write("factura.zip", await run(`until radicar file xml ${uuid} --kind attached; do :; done`))
  },
  steps: {
    "radicar inbox import": runs((output) => assert.match(output, /"state":"received"/u)),
    "radicar inbox fetch": runs((output) => assert.match(output, /"state":"received"/u)),
    "radicar inbox acknowledge": runs((output) => {
      assert.match(output, /"code":"030","status":"registered"/u)
      assert.match(output, /"code":"033","status":"registered"/u)
    }),
    '"Actions"': step(({ text }) => {
      const read = readDocument(FileInboxEvents, Result.getOrThrow(parseJson(text)), { language: "en" })
      assert.isTrue(Result.isSuccess(read), JSON.stringify(read))
    })
  }
}
