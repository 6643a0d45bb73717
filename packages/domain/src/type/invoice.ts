import { Schema } from "effect"
import { invoiceOperations } from "../codes/invoiceOperations.ts"
import { saleFields, sectorFields } from "../document/SaleDocument.ts"
import { invoiceExamples } from "../example/documentExamples.ts"
import { invoiceOperationRules, operationRules } from "../rulebook/sale/operationRules.ts"
import { numberingRules } from "../rulebook/sale/numbering.ts"
import { healthRules } from "../rulebook/sale/healthRules.ts"
import { saleRules } from "../rulebook/sale/saleRules.ts"
import { codeText, typeCodeText } from "../document/codeText.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { saleDefinition } from "./saleDefinition.ts"
import { described } from "../rules/described.ts"

/**
 * A sales invoice: type 01, 02 (export), 03 (contingency of the issuer, transcribed from paper) or 04 (contingency of
 * the authority).
 */
export const Invoice = wireStruct("Invoice", {
  typeCode: described(
    typeCodeText("InvoiceCreate", {
      identifier: "InvoiceTypeCode",
      description: "01 invoice, 02 export, 03 issuer's contingency, 04 authority's contingency.",
      rule: "FAD12b"
    }),
    {
      en: "Type of invoice: 01 sale, 02 export, 03 contingency of the issuer, 04 contingency of the authority (FAD12).",
      es: "Tipo de factura: 01 venta, 02 exportación, 03 contingencia del emisor, 04 contingencia de la DIAN (FAD12)."
    }
  ),
  ...saleFields,
  ...sectorFields,
  operationCode: described(Schema.optionalKey(codeText(15, "invoice-operations")), {
    en: "Kind of operation: 10 standard, 09 AIU, 11 mandate, 12 transport, SS-… health. If absent, 10.",
    es: "Tipo de operación: 10 estándar, 09 AIU, 11 mandatos, 12 transporte, SS-… salud. Si falta, 10."
  })
})

/** A value of the schema {@link Invoice}. */
export type Invoice = typeof Invoice.Type

/**
 * Sales invoices (annex FE 1.9 §6.1). A range of paper invoices has no technical key, so the key of 03 uses the
 * software's pin.
 */
export const invoice = /* @__PURE__ */ saleDefinition("InvoiceCreate", {
  schema: Invoice,
  kind: {
    rulePrefix: "F",
    issuer: "supplier",
    authorised: () => true,
    operations: invoiceOperations,
    defaultOperation: () => "10",
    rules: /* @__PURE__ */ [numberingRules, invoiceOperationRules, healthRules, operationRules, saleRules].flat()
  },
  ...invoiceExamples
})
