import { createHash } from "node:crypto"
import { Redacted } from "effect"
import { elements, exists, text } from "../../xml/query.ts"
import { checkDigit } from "../checkDigit.ts"
import { dianExtensions, type JudgedDocument } from "../JudgedDocument.ts"
import { reject, type Rule } from "../Rule.ts"

const provider = `${dianExtensions}/sts:SoftwareProvider`
const authority = `${dianExtensions}/sts:AuthorizationProvider/sts:AuthorizationProviderID`
const registrationPrefix =
  "cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:ID"

const control = (invoice: JudgedDocument, path: string): string | undefined =>
  invoice.control && text(invoice.control, path)

/** Compares a stated value with the registered range's; silent when no range was found, other rules say so. */
const differs = (
  invoice: JudgedDocument,
  path: string,
  registered: (range: NonNullable<JudgedDocument["range"]>) => string
) => invoice.range !== undefined && control(invoice, path)?.replace(/^0+(?=\d)/u, "") !== registered(invoice.range)

/** Whether the security code is SHA-384 of software id, pin and document number (annex 1.9 §11.6). */
const fingerprintHolds = (invoice: JudgedDocument): boolean => {
  const { root, software } = invoice
  if (software === undefined) return true
  const id = text(root, `${provider}/sts:SoftwareID`) ?? ""
  const expected = createHash("sha384")
    .update(`${id}${Redacted.value(software.pin)}${text(root, "cbc:ID") ?? ""}`, "utf8")
    .digest("hex")
  return text(root, `${dianExtensions}/sts:SoftwareSecurityCode`) === expected
}

/** Numbering authorisation, software and authority (group AB). */
export const authorizationRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject(
    "FAB03",
    "Debe existir un único grupo DianExtensions.",
    ({ root }) => elements(root, dianExtensions).length !== 1
  ),
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
  ),
  reject(
    "FAB19a",
    "No se informó el NIT del prestador del software.",
    ({ root }) => (text(root, `${provider}/sts:ProviderID`) ?? "").trim() === ""
  ),
  reject(
    "FAB19b",
    "El NIT del prestador no corresponde al propietario del software.",
    ({ root, software }) => software?.owner !== undefined && text(root, `${provider}/sts:ProviderID`) !== software.owner
  ),
  reject(
    "FAB22a",
    "No se informó el DV del NIT del prestador del software.",
    ({ root }) => (text(root, `${provider}/sts:ProviderID/@schemeID`) ?? "") === ""
  ),
  reject("FAB22b", "El DV del NIT del prestador del software no es correcto.", ({ root }) => {
    const digit = text(root, `${provider}/sts:ProviderID/@schemeID`) ?? ""
    return digit !== "" && digit !== checkDigit(text(root, `${provider}/sts:ProviderID`) ?? "")
  }),
  reject(
    "FAB23",
    "El tipo de documento del prestador del software debe ser 31.",
    ({ root }) => text(root, `${provider}/sts:ProviderID/@schemeName`) !== "31"
  ),
  reject(
    "FAB24a",
    "No se informó el identificador del software.",
    ({ root }) => (text(root, `${provider}/sts:SoftwareID`) ?? "").trim() === ""
  ),
  reject(
    "FAB24b",
    "El identificador del software no corresponde a un software autorizado para este emisor.",
    (d) => (text(d.root, `${provider}/sts:SoftwareID`) ?? "").trim() !== "" && d.software === undefined
  ),
  reject("FAB25", "El identificador de la agencia del software debe ser 195.", ({ root }) =>
    [`${provider}/sts:ProviderID`, `${provider}/sts:SoftwareID`].some(
      (path) => text(root, `${path}/@schemeAgencyID`) !== "195"
    )
  ),
  reject("FAB26", "El nombre de la agencia del software no corresponde al literal definido.", ({ root }) =>
    [`${provider}/sts:ProviderID`, `${provider}/sts:SoftwareID`].some(
      (path) => text(root, `${path}/@schemeAgencyName`) !== "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    )
  ),
  reject(
    "FAB27a",
    "No se informó la huella del software.",
    ({ root }) => (text(root, `${dianExtensions}/sts:SoftwareSecurityCode`) ?? "").trim() === ""
  ),
  reject(
    "FAB27b",
    "La huella del software no corresponde a un software autorizado para este emisor.",
    (d) => exists(d.root, `${dianExtensions}/sts:SoftwareSecurityCode`) && !fingerprintHolds(d)
  ),
  reject(
    "FAB31",
    "El NIT del proveedor autorizado no corresponde al de la DIAN.",
    ({ root }) => text(root, authority) !== "800197268"
  ),
  reject("FAB34", "El DV del NIT de la DIAN debe ser 4.", ({ root }) => text(root, `${authority}/@schemeID`) !== "4"),
  reject(
    "FAB35",
    "El tipo de documento de la DIAN debe ser 31.",
    ({ root }) => text(root, `${authority}/@schemeName`) !== "31"
  ),
  reject(
    "FAB36",
    "No se informó el código QR.",
    ({ root }) => (text(root, `${dianExtensions}/sts:QRCode`) ?? "").trim() === ""
  )
]
