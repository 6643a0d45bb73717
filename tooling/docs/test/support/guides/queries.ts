import { assert } from "vitest"
import { type Guide, linesOf, runs, step, testSetId } from "../Guide.ts"

/** `docs/reference/operations/numbering-ranges.md`. */
export const numberingRanges: Guide = {
  prepare: async ({ run }) => {
    await run("radicar sandbox certificate --nit 800199436 --out provider.p12")
    const { token } = JSON.parse(await run("radicar certificate store company.p12 --token-file admin.token"))
    await run(`printf %s ${token} > stored.token`)
  },
  steps: {
    "radicar ranges": runs((output) => assert.include(output, "SETP"), [["cert_…", "$(cat stored.token)"]])
  }
}

/** `docs/reference/operations/status-zips.md`. */
export const statusZips: Guide = {
  prepare: async ({ invoiceBody, post, write }) => {
    const sent = { TestSetId: testSetId, Documents: [{ Operation: "InvoiceCreate", Body: invoiceBody() }] }
    const { body } = await post("/v1/dian/test-sets?companyId=1&providerId=1", sent)
    write("zipkey", body.documents[0].zipkey)
  },
  steps: {
    "radicar status-zip": step(async ({ text }, { run }) => {
      // 5: the authority is still at it; it may have answered by the second query
      const commands = text.replaceAll("\n", " || [ $? -eq 5 ]\n")
      const output = await run(commands, [["358f9538-0000-4000-8000-000000000000", "$(cat zipkey)"]])
      assert.match(output, /processing|accepted|SETP\d+/u)
    })
  }
}

/** `docs/reference/operations/acquirers.md` and `docs/guides/acquirers.md`. */
export const acquirers: Guide = {
  steps: {
    "radicar acquirer get": step(async ({ text }, { run }) => {
      // 5: the authority has nobody with this identification
      const output = await run(text.replaceAll("\n", " || [ $? -eq 5 ]\n"))
      assert.include(output, "800199436")
    })
  }
}

/** `docs/reference/operations/document-events.md`. */
export const documentEvents: Guide = {
  prepare: async ({ invoiceBody, post, write }) => {
    const { body } = await post("/v1/dian/invoices?companyId=1&providerId=1", invoiceBody())
    write("cufe", body.document.uuid)
  },
  steps: {
    "radicar event list": runs((output) => assert.include(output, "67"), [["2d1c7c75".repeat(12), "$(cat cufe)"]])
  }
}

/** `docs/guides/search.md`. */
export const search: Guide = {
  prepare: async ({ invoiceBody, post }) => {
    const { body } = await post("/v1/dian/invoices/?companyId=1&providerId=1", invoiceBody())
    assert.strictEqual(body.status, "submitted", JSON.stringify(body))
  },
  steps: {
    "radicar submission list": runs((output) => assert.include(output, "Panadería El Trigal")),
    "radicar submission summary": runs((output) => {
      const [first = {}] = linesOf(output)
      assert.isNotEmpty(first.groups, output)
    }),
    "radicar submission taxes": runs((output) => {
      const [first = {}] = linesOf(output)
      assert.deepInclude(first, { issuedFrom: "2026-01-01", issuedTo: "2026-02-28", withInbox: true }, output)
    })
  }
}
