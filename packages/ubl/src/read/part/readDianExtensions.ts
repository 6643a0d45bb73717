import { taxAuthority } from "@radicar/domain/document/PartyIdentity"
import { nitCheckDigit } from "@radicar/domain/Nit"
import { day, fields, number, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"

/** What the extensions of a document say of its number and its software. */
export interface ReadExtensions {
  /** The authorised range without its prefix; absent where the document has none. */
  readonly range: Readonly<Record<string, Wire>>
  readonly prefix: string | undefined
  readonly softwareProvider: Wire
  /** NIT of the software's owner. */
  readonly ownerNit: string | undefined
}

/**
 * `sts:DianExtensions`. The fingerprint of the software, the QR code and the signature are verified, not read: they
 * follow from the body and its secrets.
 */
export const readDianExtensions = (root: XmlReader): ReadExtensions => {
  const content = "ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent"
  const xml = root.at(`${content}/sts:DianExtensions`)
  const control = xml.at("sts:InvoiceControl")
  const numbers = control.at("sts:AuthorizedInvoices")
  const ownerNit = xml.text("sts:SoftwareProvider/sts:ProviderID")
  const provider = "sts:SoftwareProvider/sts:ProviderID"
  xml.confirm(`${provider}/@schemeName`, "31")
  if (ownerNit !== undefined) xml.confirm(`${provider}/@schemeID`, nitCheckDigit(ownerNit))
  xml.confirm("sts:InvoiceSource/cbc:IdentificationCode", "CO")
  const authority = "sts:AuthorizationProvider/sts:AuthorizationProviderID"
  xml.confirm(authority, taxAuthority.identity.number)
  xml.confirm(`${authority}/@schemeName`, taxAuthority.identity.type)
  xml.confirm(`${authority}/@schemeID`, taxAuthority.identity.checkDigit)
  xml.pass("sts:SoftwareSecurityCode")
  xml.pass("sts:QRCode")
  root.pass(`${content}/ds:Signature`)
  return {
    range: {
      Id: number(control.text("sts:InvoiceAuthorization")),
      FromNumber: number(numbers.text("sts:From")),
      ToNumber: number(numbers.text("sts:To")),
      StartDate: day(control.text("sts:AuthorizationPeriod/cbc:StartDate")),
      EndDate: day(control.text("sts:AuthorizationPeriod/cbc:EndDate"))
    },
    prefix: numbers.text("sts:Prefix"),
    softwareProvider: fields({ Id: xml.text("sts:SoftwareProvider/sts:SoftwareID"), ProviderId: ownerNit }),
    ownerNit
  }
}
