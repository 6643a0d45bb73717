import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { Invoice, invoice } from "@radicar/domain/inner/type/invoice"
import { readDocument } from "@radicar/domain/inner/wire/readDocument"
import { renderSale } from "@radicar/ubl/inner/sale/saleTables"
import { Redacted, Result } from "effect"
import { now } from "@radicar/fixtures/generated/generatedInvoice"

const configuration = {
  environment: "2",
  now,
  software: { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }
} as const

/** A body as its invoice, which must break no rule, with the change made to it. */
export const renderBody = (body: unknown, change: (invoice: Invoice) => Invoice = (invoice) => invoice) => {
  const checked = readDocument(Invoice, Result.getOrThrow(parseJson(JSON.stringify(body))), { language: "en" }).pipe(
    Result.map(change),
    Result.flatMap((read) => invoice.check(read, configuration, "en"))
  )
  if (Result.isFailure(checked)) throw new Error(JSON.stringify(checked.failure, null, 2))
  const key = invoice.key(checked.success)
  return { checked: checked.success, key, xml: renderSale(checked.success, key) }
}
