import { partyTaxes } from "@radicar/domain/codes/partyTaxes"
import type { CheckedSale, StatedParty } from "@radicar/domain/document/CheckedSale"
import type { PartyIdentity } from "@radicar/domain/document/PartyIdentity"
import type { ResolvedAddress } from "@radicar/domain/document/ResolvedAddress"
import type { Premises } from "@radicar/domain/document/equivalent/SpdService"
import { escapeAttribute } from "../xml/escape.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"
import { addressContent } from "./address.ts"
import { agency } from "./authority.ts"

/** A party as a document shows it. */
interface ShownParty {
  readonly stated: StatedParty["stated"]
  readonly identity: PartyIdentity
  readonly address: ResolvedAddress | undefined
  /** Whether `cac:PartyIdentification` stands before the name. */
  readonly identifiedTwice: boolean
  /** Prefix of the range, in the corporate registration. */
  readonly prefix: string | undefined
  /** What the premises at the address are, where public services go to them. */
  readonly premises?: Premises | undefined
}

const schemes = ({ checkDigit, type }: PartyIdentity): string =>
  `${checkDigit === undefined ? "" : ` schemeID="${checkDigit}"`} schemeName="${escapeAttribute(type)}"`

const companyId = (xml: XmlWriter, identity: PartyIdentity): void =>
  xml.leaf("cbc:CompanyID", identity.number, agency + schemes(identity))

/** 48 for who charges IVA or INC, 49 for who does not, unless the caller says otherwise. */
const regime = (stated: string | undefined, taxCode: string): string => stated ?? (taxCode === "ZZ" ? "49" : "48")

const taxScheme = (xml: XmlWriter, { address, identity, stated }: ShownParty): void => {
  const taxCode = stated.taxCode ?? "ZZ"
  const levels = (stated.taxLevelCode ?? "R-99-PN").split(";").map((level) => level.trim())
  const listName = escapeAttribute(regime(stated.regimeCode, taxCode))
  xml.open("cac:PartyTaxScheme")
  xml.leaf("cbc:RegistrationName", stated.name)
  companyId(xml, identity)
  xml.leaf("cbc:TaxLevelCode", levels.join(";"), ` listName="${listName}"`)
  if (address !== undefined) {
    xml.open("cac:RegistrationAddress")
    addressContent(xml, address)
    xml.close("cac:RegistrationAddress")
  }
  xml.open("cac:TaxScheme")
  xml.leaf("cbc:ID", taxCode)
  xml.leaf("cbc:Name", partyTaxes.nameOf(taxCode) ?? taxCode)
  xml.close("cac:TaxScheme")
  xml.close("cac:PartyTaxScheme")
}

const legalEntity = (xml: XmlWriter, { identity, prefix, stated }: ShownParty): void => {
  xml.open("cac:PartyLegalEntity")
  xml.leaf("cbc:RegistrationName", stated.name)
  companyId(xml, identity)
  if (prefix !== undefined || stated.corporateRegistration !== undefined) {
    xml.open("cac:CorporateRegistrationScheme")
    xml.optionalLeaf("cbc:ID", prefix)
    xml.optionalLeaf("cbc:Name", stated.corporateRegistration)
    xml.close("cac:CorporateRegistrationScheme")
  }
  xml.close("cac:PartyLegalEntity")
}

const contact = (xml: XmlWriter, { stated: { email, phone } }: ShownParty): void => {
  if (email === undefined && phone === undefined) return
  xml.open("cac:Contact")
  xml.optionalLeaf("cbc:Telephone", phone)
  xml.optionalLeaf("cbc:ElectronicMail", email)
  xml.close("cac:Contact")
}

const party = (xml: XmlWriter, role: string, shown: ShownParty): void => {
  const { address, identity, premises, stated } = shown
  xml.open(role)
  xml.leaf("cbc:AdditionalAccountID", stated.organizationTypeCode, ` schemeAgencyID="195"`)
  xml.open("cac:Party")
  xml.optionalLeaf("cbc:IndustryClassificationCode", stated.industryClassificationCode)
  if (shown.identifiedTwice) {
    xml.open("cac:PartyIdentification")
    xml.leaf("cbc:ID", identity.number, schemes(identity))
    xml.close("cac:PartyIdentification")
  }
  xml.open("cac:PartyName")
  xml.leaf("cbc:Name", stated.name)
  xml.close("cac:PartyName")
  if (address !== undefined) {
    xml.open("cac:PhysicalLocation")
    if (premises !== undefined) {
      xml.plain("cbc:LocationTypeCode", premises.stratum, ` listID="${premises.serviceType}"`)
    }
    xml.open("cac:Address")
    addressContent(xml, address)
    xml.close("cac:Address")
    xml.close("cac:PhysicalLocation")
  }
  taxScheme(xml, shown)
  legalEntity(xml, shown)
  contact(xml, shown)
  xml.close("cac:Party")
  xml.close(role)
}

/** The issuer. Its corporate registration repeats the prefix of the range (rule FAB10a). */
export const supplierParty = (xml: XmlWriter, checked: CheckedSale): void =>
  party(xml, "cac:AccountingSupplierParty", {
    stated: checked.supplierParty.stated,
    identity: checked.supplier,
    address: checked.supplierAddress,
    identifiedTwice: false,
    prefix: checked.document.numberingRange.prefix
  })

/** The buyer. A natural person is identified a second time (rules FAK61 to FAK63). */
export const customerParty = (xml: XmlWriter, checked: CheckedSale): void => {
  const { stated } = checked.customerParty
  party(xml, "cac:AccountingCustomerParty", {
    stated,
    identity: checked.customer,
    address: checked.customerAddress,
    identifiedTwice: stated.organizationTypeCode === "2",
    prefix: undefined,
    premises: checked.document.premises
  })
}

/** `cac:PartyTaxScheme` without the fiscal address, as the parties of a purchase state it. */
const purchaseTaxScheme = (xml: XmlWriter, { stated }: StatedParty, identity: PartyIdentity): void =>
  taxScheme(xml, { stated, identity, address: undefined, identifiedTwice: false, prefix: undefined })

/** Who sells in a support document: an address, and the tax scheme (annex DS 1.1, rules DSAJ*). */
export const purchaseSupplierParty = (xml: XmlWriter, checked: CheckedSale): void => {
  const { supplier, supplierAddress, supplierParty: seller } = checked
  xml.open("cac:AccountingSupplierParty")
  xml.leaf("cbc:AdditionalAccountID", seller.stated.organizationTypeCode)
  xml.open("cac:Party")
  if (supplierAddress !== undefined) {
    xml.open("cac:PhysicalLocation")
    xml.open("cac:Address")
    addressContent(xml, supplierAddress)
    xml.close("cac:Address")
    xml.close("cac:PhysicalLocation")
  }
  purchaseTaxScheme(xml, seller, supplier)
  xml.close("cac:Party")
  xml.close("cac:AccountingSupplierParty")
}

/** Who buys in a support document, and issues it: the tax scheme is all that it needs (rules DSAK*). */
export const purchaseCustomerParty = (xml: XmlWriter, { customer, customerParty: buyer }: CheckedSale): void => {
  xml.open("cac:AccountingCustomerParty")
  xml.leaf("cbc:AdditionalAccountID", buyer.stated.organizationTypeCode)
  xml.open("cac:Party")
  purchaseTaxScheme(xml, buyer, customer)
  xml.close("cac:Party")
  xml.close("cac:AccountingCustomerParty")
}
