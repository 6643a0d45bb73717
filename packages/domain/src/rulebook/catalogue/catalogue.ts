import type { Localized } from "../../rules/Language.ts"
import { adjustmentEntries } from "./adjustments.ts"
import { authorizationEntries } from "./authorization.ts"
import type { CatalogueEntry } from "./CatalogueEntry.ts"
import { customerEntries } from "./customer.ts"
import { deliveryEntries, paymentEntries } from "./deliveryAndPayment.ts"
import { equivalentEntries } from "./equivalents.ts"
import { eventEntries } from "./events.ts"
import { headerEntries } from "./header.ts"
import { lineEntries } from "./lines.ts"
import { ownEntries } from "./ours.ts"
import { payrollEntries } from "./payroll.ts"
import { referenceEntries } from "./references.ts"
import { serviceEntries } from "./service.ts"
import { signatureEntries } from "./signature.ts"
import { documentSoftwareEntries } from "./software.ts"
import { supplierEntries } from "./supplier.ts"
import { supportEntries } from "./support.ts"
import { taxEntries } from "./taxes.ts"
import { totalEntries } from "./totals.ts"

/** Rules about one part of a document. */
export interface CatalogueGroup {
  readonly title: Localized
  readonly entries: ReadonlyArray<CatalogueEntry>
}

const group = (en: string, es: string, entries: ReadonlyArray<CatalogueEntry>): CatalogueGroup => ({
  title: { en, es },
  entries
})

/** Every rule that is known, in the order of the annexes. Made anew by each call: keep it. */
export const ruleCatalogue = (): ReadonlyArray<CatalogueGroup> => [
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
  group("Payroll", "Nómina", payrollEntries()),
  group("Events", "Eventos", eventEntries),
  group("Codes of this service", "Códigos de este servicio", ownEntries)
]
