import type { CheckedInvoice } from "@radicar/domain/document/CheckedInvoice"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import { softwareSecurityCode } from "@radicar/domain/key/softwareSecurityCode"
import { Redacted } from "effect"
import { branch, leaf, optionalLeaf } from "../xml/element.ts"
import { agency, authorityNit } from "./authority.ts"
import { qrCodeUrl } from "./qrCode.ts"

const countrySource =
  ` listAgencyID="6" listAgencyName="United Nations Economic Commission for Europe"` +
  ` listSchemeURI="urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1"`

const invoiceControl = ({ invoice: { numberingRange: range } }: CheckedInvoice): string =>
  branch(
    "sts:InvoiceControl",
    leaf("sts:InvoiceAuthorization", String(range.id)) +
      branch(
        "sts:AuthorizationPeriod",
        optionalLeaf("cbc:StartDate", range.startDate) + optionalLeaf("cbc:EndDate", range.endDate)
      ) +
      branch(
        "sts:AuthorizedInvoices",
        optionalLeaf("sts:Prefix", range.prefix) +
          leaf("sts:From", String(range.fromNumber)) +
          leaf("sts:To", String(range.toNumber))
      )
  )

/** `sts:DianExtensions` of an invoice: authorised range, software and its fingerprint, public page (rules FAB*). */
export const dianExtensions = (checked: CheckedInvoice, key: DocumentKey): string => {
  const { software, softwareOwner } = checked
  const securityCode = softwareSecurityCode(software.id, Redacted.value(software.pin), checked.id)
  return branch(
    "sts:DianExtensions",
    invoiceControl(checked) +
      branch("sts:InvoiceSource", leaf("cbc:IdentificationCode", "CO", countrySource)) +
      branch(
        "sts:SoftwareProvider",
        leaf(
          "sts:ProviderID",
          softwareOwner.number,
          `${agency} schemeID="${softwareOwner.checkDigit}" schemeName="31"`
        ) + leaf("sts:SoftwareID", software.id, agency)
      ) +
      leaf("sts:SoftwareSecurityCode", securityCode, agency) +
      branch(
        "sts:AuthorizationProvider",
        leaf(
          "sts:AuthorizationProviderID",
          authorityNit.number,
          `${agency} schemeID="${authorityNit.checkDigit}" schemeName="31"`
        )
      ) +
      leaf("sts:QRCode", qrCodeUrl(checked.environment, key.value))
  )
}
