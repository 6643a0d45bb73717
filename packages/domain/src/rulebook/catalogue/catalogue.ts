import { checkedRules, type RuleCode } from "../checkedRules.ts"
import type { Localized } from "../../rules/Language.ts"
import type { ExplainedRule } from "../../rules/Rule.ts"
import { adjustmentEntries } from "./adjustments.ts"
import { authorizationEntries } from "./authorization.ts"
import type { CatalogueEntry, Listed } from "../CatalogueEntry.ts"
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
import { documentSoftwareEntries } from "./software.ts"
import { supplierEntries } from "./supplier.ts"
import { equivalentEntries, supportEntries } from "./supportAndEquivalents.ts"
import { taxEntries } from "./taxes.ts"
import { totalEntries } from "./totals.ts"

/** Rules about one part of a document. */
export interface CatalogueGroup {
  readonly title: Localized
  readonly entries: ReadonlyArray<CatalogueEntry>
}

/**
 * Codes that the entry of one of our rules explains by default. A payroll code (`NIE…`) also stands for that of the
 * note that replaces a payroll (`NIAE…`). In codes of sales, the letters of the document type are left out.
 */
const codesOf = (code: string): ReadonlyArray<string> => {
  if (code.startsWith("NIE")) return [code, `NIAE${code.slice(3)}`]
  return [code.replace(/^(?:F|DE)(?=[A-Z]{2}\d)/u, "")]
}

const entryOf = ({ code, explained, severity }: ExplainedRule<never>): CatalogueEntry => ({
  codes: codesOf(code),
  ...(severity === "notification" ? { severity } : {}),
  ...explained,
  decidedBy: "rules"
})

/** Catalogue entries of the rules that we check, by rule code. */
const checkedEntries = (): Readonly<Record<RuleCode, CatalogueEntry>> => {
  const entries = checkedRules.flatMap((rule) =>
    rule.explained === undefined ? [] : [[rule.code, entryOf(rule)] as const]
  )
  // RuleCode names exactly the codes of the rules that explain themselves
  return Object.fromEntries(entries) as Record<RuleCode, CatalogueEntry>
}

/** Builds the list of all known rules, in the order of the annexes. Each call builds it again, so keep the result. */
export const ruleCatalogue = (): ReadonlyArray<CatalogueGroup> => {
  const checked = checkedEntries()
  const resolve = (entry: Listed): CatalogueEntry => {
    if (typeof entry === "string") return checked[entry]
    if (!("rule" in entry)) return entry
    const { rule, ...overrides } = entry
    return { ...checked[rule], ...overrides }
  }
  const group = (en: string, es: string, entries: ReadonlyArray<Listed>): CatalogueGroup => ({
    title: { en, es },
    entries: entries.map(resolve)
  })
  return [
    group("The authority's service", "Servicio de la DIAN", serviceEntries),
    group("Signature and schema", "Firma y esquema", signatureEntries),
    group("Numbering range", "Rango de numeración", authorizationEntries),
    group("Software", "Software", documentSoftwareEntries),
    group("Header", "Encabezado", headerEntries),
    group("References and reasons", "Referencias y conceptos", referenceEntries),
    group("Seller", "Vendedor", supplierEntries),
    group("Buyer", "Adquirente", customerEntries),
    group("Delivery", "Entrega", deliveryEntries),
    group("Payment", "Pago", paymentEntries),
    group("Discounts, charges and exchange rate", "Descuentos, cargos y tasa de cambio", adjustmentEntries),
    group("Taxes and withholdings", "Tributos y retenciones", taxEntries),
    group("Totals", "Totales", totalEntries),
    group("Lines", "Líneas", lineEntries),
    group("Support documents", "Documentos soporte", supportEntries),
    group("Equivalents", "Documentos equivalentes", equivalentEntries),
    group("Health sector: the ministry's validator", "Sector salud: el validador del Ministerio", healthEntries),
    group(
      "RIPS: what the ministry's validator checks with the invoice",
      "RIPS: lo que el validador del Ministerio revisa con la factura",
      ripsEntries
    ),
    { title: { en: "Payroll", es: "Nómina" }, entries: payrollEntries(resolve) },
    group("Events", "Eventos", eventEntries),
    group("Codes of this service", "Códigos de este servicio", ownEntries)
  ]
}
