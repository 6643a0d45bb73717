import { partyTaxes } from "@radicar/domain/codes/partyTaxes"
import type { CheckedInvoice } from "@radicar/domain/document/CheckedInvoice"
import type { CompanyParty, CustomerParty } from "@radicar/domain/document/Party"
import type { PartyIdentity } from "@radicar/domain/document/PartyIdentity"
import type { ResolvedAddress } from "@radicar/domain/document/ResolvedAddress"
import { branch, leaf, optionalLeaf } from "../xml/element.ts"
import { escapeAttribute } from "../xml/escape.ts"
import { addressContent } from "./address.ts"
import { agency } from "./authority.ts"

const schemes = ({ checkDigit, type }: PartyIdentity): string =>
  `${checkDigit === undefined ? "" : ` schemeID="${checkDigit}"`} schemeName="${escapeAttribute(type)}"`

const companyId = (identity: PartyIdentity): string =>
  leaf("cbc:CompanyID", identity.number, agency + schemes(identity))

/** 48 for who charges IVA or INC, 49 for who does not, unless the caller says otherwise. */
const regime = (stated: string | undefined, taxCode: string): string => stated ?? (taxCode === "ZZ" ? "49" : "48")

const taxScheme = (
  party: CompanyParty | CustomerParty,
  identity: PartyIdentity,
  address: ResolvedAddress | undefined
) => {
  const taxCode = party.taxCode ?? "ZZ"
  const levels = (party.taxLevelCode ?? "R-99-PN").split(";").map((level) => level.trim())
  const listName = escapeAttribute(regime(party.regimeCode, taxCode))
  return branch(
    "cac:PartyTaxScheme",
    leaf("cbc:RegistrationName", party.name) +
      companyId(identity) +
      leaf("cbc:TaxLevelCode", levels.join(";"), ` listName="${listName}"`) +
      (address === undefined ? "" : branch("cac:RegistrationAddress", addressContent(address))) +
      branch("cac:TaxScheme", leaf("cbc:ID", taxCode) + leaf("cbc:Name", partyTaxes.nameOf(taxCode) ?? taxCode))
  )
}

const contact = ({ email, phone }: CompanyParty | CustomerParty): string =>
  email === undefined && phone === undefined
    ? ""
    : branch("cac:Contact", optionalLeaf("cbc:Telephone", phone) + optionalLeaf("cbc:ElectronicMail", email))

const party = (
  role: string,
  stated: CompanyParty | CustomerParty,
  identity: PartyIdentity,
  address: ResolvedAddress | undefined,
  parts: { readonly identification: string; readonly registrationScheme: string }
): string =>
  branch(
    role,
    leaf("cbc:AdditionalAccountID", stated.organizationTypeCode, ` schemeAgencyID="195"`) +
      branch(
        "cac:Party",
        optionalLeaf("cbc:IndustryClassificationCode", stated.industryClassificationCode) +
          parts.identification +
          branch("cac:PartyName", leaf("cbc:Name", stated.name)) +
          (address === undefined
            ? ""
            : branch("cac:PhysicalLocation", branch("cac:Address", addressContent(address)))) +
          taxScheme(stated, identity, address) +
          branch(
            "cac:PartyLegalEntity",
            leaf("cbc:RegistrationName", stated.name) + companyId(identity) + parts.registrationScheme
          ) +
          contact(stated)
      )
  )

/** The issuer. Its corporate registration repeats the prefix of the range (rule FAB10a). */
export const supplierParty = ({ invoice, supplier, supplierAddress }: CheckedInvoice): string => {
  const { prefix } = invoice.numberingRange
  const registration =
    optionalLeaf("cbc:ID", prefix) + optionalLeaf("cbc:Name", invoice.companyParty.corporateRegistration)
  return party("cac:AccountingSupplierParty", invoice.companyParty, supplier, supplierAddress, {
    identification: "",
    registrationScheme: registration === "" ? "" : branch("cac:CorporateRegistrationScheme", registration)
  })
}

/** The buyer. A natural person is identified a second time (rules FAK61 to FAK63). */
export const customerParty = ({ invoice, customer, customerAddress }: CheckedInvoice): string => {
  const { corporateRegistration, organizationTypeCode } = invoice.customerParty
  return party("cac:AccountingCustomerParty", invoice.customerParty, customer, customerAddress, {
    identification:
      organizationTypeCode === "2"
        ? branch("cac:PartyIdentification", leaf("cbc:ID", customer.number, schemes(customer)))
        : "",
    registrationScheme:
      corporateRegistration === undefined
        ? ""
        : branch("cac:CorporateRegistrationScheme", leaf("cbc:Name", corporateRegistration))
  })
}
