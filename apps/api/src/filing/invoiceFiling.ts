import { checkInvoice } from "@radicar/domain/document/CheckedInvoice"
import { Invoice } from "@radicar/domain/document/Invoice"
import { invoiceKey } from "@radicar/domain/key/invoiceKey"
import { parseNit } from "@radicar/domain/Nit"
import { readDocument } from "@radicar/domain/wire/readDocument"
import { renderInvoice } from "@radicar/ubl/invoice/renderInvoice"
import { Result } from "effect"
import { contentDigest } from "./contentDigest.ts"
import type { FilingDocument } from "./FilingDocument.ts"

/** Sales invoices 01 to 04. */
export const invoiceFiling: FilingDocument = {
  operation: "InvoiceCreate",
  prepare: (body, configuration, options) =>
    readDocument(Invoice, body, options).pipe(
      Result.flatMap((invoice) => checkInvoice(invoice, configuration, options.language)),
      Result.map((checked) => {
        const { invoice } = checked
        const key = invoiceKey(checked)
        const issuerNit = checked.supplier.number
        return {
          type: invoice.typeCode,
          prefix: invoice.numberingRange.prefix ?? "",
          number: invoice.number,
          issuerNit,
          ownerNit: parseNit(configuration.software?.ownerNit ?? "")?.number ?? issuerNit,
          date: invoice.date,
          reference: "",
          fileKind: "fv",
          key,
          contentDigest: contentDigest({ ...invoice, operationCode: checked.operationCode }),
          certificate: invoice.signingCertificate,
          render: () => renderInvoice(checked, key)
        }
      })
    )
}
