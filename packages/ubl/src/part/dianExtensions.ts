import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import { softwareSecurityCode } from "@radicar/domain/key/softwareSecurityCode"
import { Redacted } from "effect"
import type { XmlWriter } from "../xml/XmlWriter.ts"
import { agency, authorityNit } from "./authority.ts"
import { qrCodeUrl } from "./qrCode.ts"

const countrySource =
  ` listAgencyID="6" listAgencyName="United Nations Economic Commission for Europe"` +
  ` listSchemeURI="urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1"`

const invoiceControl = (xml: XmlWriter, { document: { numberingRange: range } }: CheckedSale): void => {
  xml.open("sts:InvoiceControl")
  xml.leaf("sts:InvoiceAuthorization", String(range.id))
  xml.open("sts:AuthorizationPeriod")
  xml.optionalLeaf("cbc:StartDate", range.startDate)
  xml.optionalLeaf("cbc:EndDate", range.endDate)
  xml.close("sts:AuthorizationPeriod")
  xml.open("sts:AuthorizedInvoices")
  xml.optionalLeaf("sts:Prefix", range.prefix)
  xml.leaf("sts:From", String(range.fromNumber))
  xml.leaf("sts:To", String(range.toNumber))
  xml.close("sts:AuthorizedInvoices")
  xml.close("sts:InvoiceControl")
}

/** `sts:DianExtensions` of an invoice: authorised range, software and its fingerprint, public page (rules FAB*). */
export const dianExtensions = (xml: XmlWriter, checked: CheckedSale, key: DocumentKey): void => {
  const { software, softwareOwner } = checked
  xml.open("sts:DianExtensions")
  if (checked.kind.authorised) invoiceControl(xml, checked)
  xml.open("sts:InvoiceSource")
  xml.plain("cbc:IdentificationCode", "CO", countrySource)
  xml.close("sts:InvoiceSource")
  xml.open("sts:SoftwareProvider")
  xml.leaf("sts:ProviderID", softwareOwner.number, `${agency} schemeID="${softwareOwner.checkDigit}" schemeName="31"`)
  xml.leaf("sts:SoftwareID", software.id, agency)
  xml.close("sts:SoftwareProvider")
  const securityCode = softwareSecurityCode(software.id, Redacted.value(software.pin), checked.id)
  xml.plain("sts:SoftwareSecurityCode", securityCode, agency)
  xml.open("sts:AuthorizationProvider")
  xml.plain(
    "sts:AuthorizationProviderID",
    authorityNit.number,
    `${agency} schemeID="${authorityNit.checkDigit}" schemeName="31"`
  )
  xml.close("sts:AuthorizationProvider")
  xml.leaf("sts:QRCode", qrCodeUrl(checked.environment, key.value))
  xml.close("sts:DianExtensions")
}
