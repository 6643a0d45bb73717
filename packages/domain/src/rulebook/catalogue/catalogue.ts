import type { Localized } from "../../rules/Language.ts"
import type { Rules } from "../../rules/Rule.ts"
import { equivalentRules } from "../equivalent/equivalentRules.ts"
import { spdRules } from "../equivalent/spdRules.ts"
import { eventRules } from "../event/eventRules.ts"
import { payrollDeleteNoteRules, payrollReplaceNoteRules, payrollRules } from "../payroll/payrollRules.ts"
import {
  annulmentRule,
  equivalentReferenceRules,
  noPrepaymentRule,
  noteRules,
  noWithholdingRule,
  supportReferenceRules
} from "../sale/noteRules.ts"
import { healthRules } from "../sale/healthRules.ts"
import { invoiceOperationRules, operationRules } from "../sale/operationRules.ts"
import { numberingRules } from "../sale/numbering.ts"
import { purchaseTaxRule, withholdingRules } from "../sale/purchaseTaxes.ts"
import { purchaseRules, saleRules } from "../sale/saleRules.ts"

import { type CatalogueEntry, entriesOf, inOrder } from "../CatalogueEntry.ts"
import { startsWith } from "../ruleSubject.ts"
import { adjustmentEntries } from "./adjustments.ts"
import { authorizationEntries } from "./authorization.ts"
import { customerEntries } from "./customer.ts"
import { deliveryEntries, paymentEntries } from "./deliveryAndPayment.ts"
import { eventEntries } from "./events.ts"
import { headerEntries } from "./header.ts"
import { healthEntries, ripsEntries } from "./health.ts"
import { lineEntries } from "./lines.ts"
import { ownEntries } from "./ours.ts"
import { payrollEntries } from "./payroll.ts"
import { referenceEntries } from "./references.ts"
import { serviceEntries } from "./service.ts"
import { signatureEntries } from "./signature.ts"
import { purchaseOwner, softwareEntries } from "./software.ts"
import { supplierEntries } from "./supplier.ts"
import { equivalentEntries, supportEntries } from "./supportAndEquivalents.ts"
import { taxEntries, totalEntries } from "./taxes.ts"

/** The rules of all types of document. Rules that types share are listed once. */
const checkedRules: Rules<never> = [
  ...numberingRules,
  ...invoiceOperationRules,
  ...healthRules,
  ...operationRules,
  ...saleRules,
  ...purchaseRules,
  purchaseTaxRule,
  ...withholdingRules,
  ...noteRules,
  ...supportReferenceRules,
  ...equivalentReferenceRules,
  noWithholdingRule,
  noPrepaymentRule,
  annulmentRule,
  ...equivalentRules,
  ...spdRules,
  ...eventRules,
  ...payrollRules,
  ...payrollReplaceNoteRules,
  ...payrollDeleteNoteRules
]

/** Rules about one part of a document. */
export interface CatalogueGroup {
  readonly title: Localized
  readonly entries: ReadonlyArray<CatalogueEntry>
}

/**
 * Builds the list of all known rules, in the order of the annexes. Each call builds it again, so keep the result. In
 * the published packages, the result is in place of this module.
 */
export const ruleCatalogue = (): ReadonlyArray<CatalogueGroup> => {
  const checked = entriesOf(checkedRules, "rules")
  const startingWith = (beginnings: string) => checked.filter((entry) => startsWith(entry, beginnings))
  const group = (en: string, es: string, codes: string, entries: ReadonlyArray<CatalogueEntry>): CatalogueGroup => ({
    title: { en, es },
    entries: inOrder([...startingWith(codes), ...entries])
  })
  return [
    { title: { en: "The authority's service", es: "Servicio de la DIAN" }, entries: serviceEntries },
    { title: { en: "Signature and schema", es: "Firma y esquema" }, entries: signatureEntries },
    group("Numbering range", "Rango de numeración", "AB0 AB10 AB11 AB12", authorizationEntries),
    group("Software", "Software", "AB19 AB2", [
      ...softwareEntries,
      ...startingWith("AB19").map((owner) => ({ ...owner, ...purchaseOwner }))
    ]),
    group("Header", "Encabezado", "AD AE", headerEntries),
    group("References and reasons", "Referencias y conceptos", "AI BF BG BH BI", referenceEntries),
    group("Seller", "Vendedor", "AJ", supplierEntries),
    group("Buyer", "Adquirente", "AK", customerEntries),
    group("Delivery", "Entrega", "AM", deliveryEntries),
    group("Payment", "Pago", "AN BD DEAN", paymentEntries),
    group("Discounts, charges and exchange rate", "Descuentos, cargos y tasa de cambio", "AQ AR BE", adjustmentEntries),
    group("Taxes and withholdings", "Tributos y retenciones", "AS AT AX AY", taxEntries),
    group("Totals", "Totales", "AU", totalEntries),
    group("Lines", "Líneas", "AV AW AZ BA BB", lineEntries),
    group("Support documents", "Documentos soporte", "FC", supportEntries),
    group("Equivalents", "Documentos equivalentes", "PD", equivalentEntries),
    group(
      "Health sector: the ministry's validator",
      "Sector salud: el validador del Ministerio",
      "FED RVG VFE",
      healthEntries
    ),
    {
      title: {
        en: "RIPS: what the ministry's validator checks with the invoice",
        es: "RIPS: lo que el validador del Ministerio revisa con la factura"
      },
      entries: ripsEntries
    },
    { title: { en: "Payroll", es: "Nómina" }, entries: payrollEntries(startingWith("NI")) },
    group("Events", "Eventos", "AA DC LGC", eventEntries),
    group("Codes of this service", "Códigos de este servicio", "RAD TRA", ownEntries)
  ]
}
