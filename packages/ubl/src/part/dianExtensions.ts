import type { NumberingRange } from "@radicar/domain/document/NumberingRange"
import type { Environment } from "@radicar/domain/FilingConfiguration"
import { publicPage } from "@radicar/domain/key/publicPage"
import { softwareSecurityCode } from "@radicar/domain/key/softwareSecurityCode"
import type { Nit } from "@radicar/domain/Nit"
import { Redacted } from "effect"
import type { XmlWriter } from "../xml/XmlWriter.ts"
import { agency, authorityNit } from "./authority.ts"
import { invoiceControl } from "./invoiceControl.ts"

const countrySource =
  ` listAgencyID="6" listAgencyName="United Nations Economic Commission for Europe"` +
  ` listSchemeURI="urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1"`

/** What the extensions say of a document of whatever type: where it is filed, by which software, under which number. */
export interface SoftwareSubject {
  readonly environment: Environment
  /** Prefix and number, `cbc:ID`. */
  readonly id: string
  readonly software: { readonly id: string; readonly pin: Redacted.Redacted<string> }
  readonly softwareOwner: Nit
}

/**
 * `sts:DianExtensions`: the authorised range where the document has one, software and its fingerprint, public page (rules
 * FAB* and their twins). `pageKey` is the key of the document that the public page shows.
 */
export const dianExtensions = (
  xml: XmlWriter,
  subject: SoftwareSubject,
  pageKey: string,
  range?: NumberingRange
): void => {
  const { software, softwareOwner } = subject
  xml.open("sts:DianExtensions")
  if (range !== undefined) invoiceControl(xml, range)
  xml.open("sts:InvoiceSource")
  xml.plain("cbc:IdentificationCode", "CO", countrySource)
  xml.close("sts:InvoiceSource")
  xml.open("sts:SoftwareProvider")
  xml.leaf("sts:ProviderID", softwareOwner.number, `${agency} schemeID="${softwareOwner.checkDigit}" schemeName="31"`)
  xml.leaf("sts:SoftwareID", software.id, agency)
  xml.close("sts:SoftwareProvider")
  const securityCode = softwareSecurityCode(software.id, Redacted.value(software.pin), subject.id)
  xml.plain("sts:SoftwareSecurityCode", securityCode, agency)
  xml.open("sts:AuthorizationProvider")
  xml.plain(
    "sts:AuthorizationProviderID",
    authorityNit.number,
    `${agency} schemeID="${authorityNit.checkDigit}" schemeName="31"`
  )
  xml.close("sts:AuthorizationProvider")
  xml.leaf("sts:QRCode", publicPage(subject.environment, pageKey))
  xml.close("sts:DianExtensions")
}
