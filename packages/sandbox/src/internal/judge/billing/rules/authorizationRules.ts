import { text } from "../../../xml/query.ts"
import { reject, type Rule } from "../../Rule.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"

const registrationPrefix =
  "cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:ID"

const control = (invoice: JudgedDocument, path: string): string | undefined =>
  invoice.control && text(invoice.control, path)

/** Whether a stated value differs from the registered range. False if no range was found, which other rules report. */
const differs = (
  invoice: JudgedDocument,
  path: string,
  registered: (range: NonNullable<JudgedDocument["range"]>) => string
) => invoice.range !== undefined && control(invoice, path)?.replace(/^0+(?=\d)/u, "") !== registered(invoice.range)

/** Rules on the numbering authorisation (annex group AB). */
export const authorizationRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject(
    "FAB05a",
    "No se informó el número de la autorización de numeración.",
    (d) => (control(d, "sts:InvoiceAuthorization") ?? "").trim() === ""
  ),
  reject(
    "FAB05b",
    "El número de la autorización no corresponde a una autorización de numeración vigente del contribuyente emisor.",
    (d) => (control(d, "sts:InvoiceAuthorization") ?? "").trim() !== "" && d.authorized.length === 0
  ),
  reject(
    "FAB05c",
    "El software informado no está asociado a la autorización de numeración.",
    ({ range, software }) =>
      range?.software !== undefined && software !== undefined && !range.software.includes(software.id)
  ),
  reject("FAB07a", "La fecha inicial de la autorización es posterior a la fecha de emisión.", (d) => {
    const start = control(d, "sts:AuthorizationPeriod/cbc:StartDate")
    return start !== undefined && start > (text(d.root, "cbc:IssueDate") ?? "")
  }),
  reject("FAB07b", "La fecha inicial informada no corresponde a la de la autorización de numeración.", (d) =>
    differs(d, "sts:AuthorizationPeriod/cbc:StartDate", (range) => range.startDate)
  ),
  reject("FAB08a", "La fecha final de la autorización es anterior a la fecha de emisión.", (d) => {
    const end = control(d, "sts:AuthorizationPeriod/cbc:EndDate")
    return end !== undefined && end < (text(d.root, "cbc:IssueDate") ?? "")
  }),
  reject("FAB08b", "La fecha final informada no corresponde a la de la autorización de numeración.", (d) =>
    differs(d, "sts:AuthorizationPeriod/cbc:EndDate", (range) => range.endDate)
  ),
  reject(
    "FAB10a",
    "El prefijo de la autorización no corresponde al informado en CorporateRegistrationScheme.",
    (d) => (control(d, "sts:AuthorizedInvoices/sts:Prefix") ?? "") !== (text(d.root, registrationPrefix) ?? "")
  ),
  reject(
    "FAB10b",
    "El prefijo informado no corresponde a un prefijo de la autorización de numeración.",
    (d) => d.authorized.length > 0 && d.range === undefined
  ),
  reject("FAB11b", "El valor inicial del rango informado no corresponde al de la autorización de numeración.", (d) =>
    differs(d, "sts:AuthorizedInvoices/sts:From", (range) => range.from.toString())
  ),
  reject("FAB12b", "El valor final del rango informado no corresponde al de la autorización de numeración.", (d) =>
    differs(d, "sts:AuthorizedInvoices/sts:To", (range) => range.to.toString())
  )
]
