import type { Localized } from "@radicar/domain/inner/rules/Language"
import { partyTaxes } from "@radicar/domain/inner/codes/partyTaxes"
import type { CheckedSale, StatedParty } from "@radicar/domain/inner/document/CheckedSale"
import {
  cityNameOf,
  type CompanyParty,
  countryNameOf,
  organizationTypeOf,
  type PartyIdentity,
  partyIdentity,
  type ResolvedAddress,
  Shareholder,
  subentityNameOf
} from "@radicar/domain/inner/document/Party"
import type { Premises } from "@radicar/domain/inner/document/equivalent/SpdService"
import { writeJson } from "@radicar/domain/inner/json/JsonValue"
import { part, type Part, readPart, type Row, wireName } from "../table/Row.ts"
import { attribute, literal } from "../table/attributes.ts"
import { derived, exactNumber, named, text } from "../table/elements.ts"
import { each, group, one, optionalGroup } from "../table/nesting.ts"
import { agency, identification, identificationAgain, readIdentification } from "./identity.ts"
import type { SaleReading, SaleWriting } from "./SaleContext.ts"
import { namedDepartments } from "@radicar/domain/inner/codes/named/departments"
import { namedMunicipalities } from "@radicar/domain/inner/codes/named/municipalities"
import type { NamedCodeList } from "@radicar/domain/inner/codes/CodeList"
import { PhysicalLocation } from "@radicar/domain/inner/document/PhysicalLocation"
import type { XmlReader } from "../xml/XmlReader.ts"

type Place = "cityCode" | "subentityCode"

const isDomestic = (xml: XmlReader): boolean => xml.peek("cac:Country/cbc:IdentificationCode") === "CO"

/** The code of a place in Colombia. */
const code = (element: string, field: Place, rule: string, note?: Localized): Row<ResolvedAddress> => ({
  ...text<ResolvedAddress>(element, field, rule, { from: (at) => (at.domestic ? at[field] : undefined), note }),
  read: (xml, values) => {
    if (isDomestic(xml)) values[wireName(field)] = xml.text(element)
  }
})

/** The name of a place. In Colombia it follows from the code; abroad there is only the name. */
const name = (
  element: string,
  field: Place,
  codes: NamedCodeList,
  from: (at: ResolvedAddress) => string | undefined
) => ({
  ...derived<ResolvedAddress>(element, {
    from,
    expected: (values) => codes.nameOf(String(values[wireName(field)])),
    as: "name",
    of: field
  }),
  read: (xml: XmlReader, values: Record<string, unknown>) => {
    if (!isDomestic(xml)) values[wireName(field)] = xml.text(element)
  }
})

/**
 * Rule numbers of an address for city, postal zone, department and country, by the letters of the rules. Deliveries
 * (FAM) have different numbers.
 */
const numbers = {
  FAJ: ["09", "73", "12", "16"],
  FAK: ["09", "73", "12", "16"],
  FAM: ["05", "68", "08", "12"]
} as const

/**
 * Elements of an address, with the rule codes of the party whose letters are given. DIVIPOLA codes are written only
 * inside Colombia (FAJ08 to FAJ16, FAK29, FAK32).
 */
export const address = (rules: keyof typeof numbers): Part<ResolvedAddress> => {
  const [city, postal, department, country] = numbers[rules].map((number) => rules + number) as [
    string,
    string,
    string,
    string
  ]
  return part<ResolvedAddress>(PhysicalLocation, [
    code("cbc:ID", "cityCode", city, {
      en: "DIVIPOLA inside Colombia, with its name; abroad the name alone",
      es: "en Colombia el código DIVIPOLA, con su nombre; en el exterior solo el nombre"
    }),
    name("cbc:CityName", "cityCode", namedMunicipalities, cityNameOf),
    text("cbc:PostalZone", "postalZone", postal),
    name("cbc:CountrySubentity", "subentityCode", namedDepartments, subentityNameOf),
    code("cbc:CountrySubentityCode", "subentityCode", department),
    text("cac:AddressLine/cbc:Line", "address", undefined, { from: ({ line }) => line }),
    group("cac:Country", [
      text("cbc:IdentificationCode", "countryCode", country),
      text("cbc:Name", "countryName", undefined, {
        from: countryNameOf,
        attributes: [literal(` languageID="es"`)],
        note: { en: "as the list of countries has it", es: "como está en la lista de países" }
      })
    ])
  ])
}

type Details = Omit<Partial<CompanyParty>, "name" | "organizationTypeCode">

/** A party with every derived value. */
interface ResolvedParty extends Details {
  readonly name: string
  readonly organizationTypeCode: string
  readonly identity: PartyIdentity
  /** The party's address. */
  readonly address?: ResolvedAddress | undefined
  /** The party's fiscal address. */
  readonly fiscal?: ResolvedAddress | undefined
  /** Whether the document identifies the party in every possible place. False for parties of a purchase. */
  readonly isFull: boolean
  /** Whether `cac:PartyIdentification` precedes the name, as for a natural person as buyer (rules FAK61 to FAK63). */
  readonly identifiedTwice?: boolean
  /** Prefix of the range, in the corporate registration (rule FAB10a). */
  readonly prefix?: string | undefined
  /** The kind of premises at the address that receives public services. */
  readonly premises?: Premises | undefined
}

type PartyRow = Row<ResolvedParty, SaleWriting, SaleReading>

const legal = "cac:PartyLegalEntity"
const tax = "cac:PartyTaxScheme"

const filedTradeName = ({ name, tradeName = name, isFull }: ResolvedParty): string | undefined =>
  isFull ? tradeName : undefined

/**
 * The trade name. The party's name is read from the tax scheme, otherwise from the legal entity, otherwise from here.
 */
const partyName: PartyRow = {
  ...text<ResolvedParty, SaleWriting, SaleReading>("cac:PartyName/cbc:Name", "tradeName", undefined, {
    from: filedTradeName,
    note: { en: "absent: the name", es: "si falta, el nombre" }
  }),
  read: undefined,
  settle: (xml, values) => {
    const partyName = xml.text("cac:PartyName/cbc:Name")
    values["Name"] ??= partyName
    if (partyName !== values["Name"]) values["TradeName"] = partyName
  }
}

const legalName: PartyRow = {
  ...derived<ResolvedParty>("cbc:RegistrationName", { from: ({ name }) => name, expected: ({ Name }) => Name }),
  read: (xml, values) => {
    if (values["Id"] !== undefined || values["Name"] !== undefined) return
    values["Name"] = xml.text("cbc:RegistrationName")
    readIdentification(xml.at("cbc:CompanyID"), values)
  }
}

/**
 * The fiscal address. It counts as read if it equals the party's physical location. If there is no physical location,
 * it is read as one.
 */
const fiscalAddress = (address: Part<ResolvedAddress>, rule: string): PartyRow => ({
  ...one("cac:RegistrationAddress", "physicalLocation", address, { from: ({ fiscal }: ResolvedParty) => fiscal, rule }),
  read: undefined,
  settle: (xml, values, reading) => {
    const [at, physicalLocation] = [xml.at("cac:RegistrationAddress"), values["PhysicalLocation"]]
    if (physicalLocation === undefined) {
      values["PhysicalLocation"] = readPart(address, at, reading)
      return
    }
    const again = readPart(address, at.glance(), reading)
    if (again !== undefined && writeJson(again) === writeJson(physicalLocation)) readPart(address, at, reading)
  }
})

/** The regime: as the caller states it, or else 48 for a party that charges IVA or INC, 49 for one that does not. */
const regimeOf = ({ regimeCode, taxCode = "ZZ" }: ResolvedParty): string =>
  regimeCode ?? (taxCode === "ZZ" ? "49" : "48")

const levelsOf = ({ taxLevelCode = "R-99-PN" }: { readonly taxLevelCode?: string }): string =>
  taxLevelCode
    .split(";")
    .map((level) => level.trim())
    .join(";")

const premises: PartyRow = {
  ...text<ResolvedParty, SaleWriting, SaleReading>("cbc:LocationTypeCode", "stratum", "RAD40", {
    from: (party) => party.premises?.stratum,
    attributes: [attribute("listID", "serviceType", undefined, { from: (party) => party.premises?.serviceType })]
  }),
  fields: [],
  read: undefined
}

interface Member extends Shareholder {
  readonly identity: PartyIdentity
}

/** The members of an issuing consortium (rules FAJ53 to FAJ61). */
const shareholders: PartyRow = each(
  "cac:ShareholderParty",
  "shareholders",
  part<Member, SaleWriting, SaleReading>(Shareholder, [
    exactNumber("cbc:PartecipationPercent", "percentage"),
    group("cac:Party/cac:PartyTaxScheme", [
      text("cbc:RegistrationName", "name"),
      identification<Member>("cbc:CompanyID", { before: agency }),
      text("cbc:TaxLevelCode", "taxLevelCode", undefined, {
        from: levelsOf,
        note: { en: "absent: `R-99-PN`", es: "si falta, `R-99-PN`" }
      }),
      group("cac:TaxScheme", [
        text("cbc:ID", "taxCode", undefined, { from: ({ taxCode = "ZZ" }) => taxCode }),
        named("cbc:Name", partyTaxes, "taxCode", ({ taxCode = "ZZ" }) => taxCode)
      ])
    ])
  ]),
  {
    from: ({ shareholders: members }) =>
      members?.map((member) => ({
        ...member,
        identity: partyIdentity(member) ?? {
          type: member.identificationType,
          number: member.id,
          checkDigit: undefined
        }
      })),
    rule: "FAJ53 to FAJ61"
  }
)

/** Names on the wire in the order of the body. */
const order =
  "Id IdentificationType Name PhysicalLocation OrganizationTypeCode RegimeCode TaxLevelCode TaxCode CorporateRegistration IndustryClassificationCode Email Phone TradeName ContactName ContactNote Shareholders".split(
    " "
  )

/** The rows of a party (rules FAJ, FAK; DSAJ, DSAK in a purchase). Only a supplier has the prefix of its range. */
const partyOf = (rules: "FAJ" | "FAK"): Part<ResolvedParty, SaleWriting, SaleReading> => {
  const at = address(rules)
  return part(order, [
    text("cbc:AdditionalAccountID", "organizationTypeCode", `${rules}02`, {
      note: { en: "1 company, 2 person", es: "1 persona jurídica, 2 persona natural" },
      attributes: [agencyOfFull]
    }),
    group("cac:Party", [
      text("cbc:IndustryClassificationCode", "industryClassificationCode", undefined, {
        note: { en: "CIIU, several behind `;`", es: "CIIU, varios separados por `;`" }
      }),
      group("cac:PartyIdentification", [identificationAgain<ResolvedParty>("cbc:ID", "")], {
        when: ({ identifiedTwice }) => identifiedTwice === true
      }),
      partyName,
      group(
        "cac:PhysicalLocation",
        [premises, one("cac:Address", "physicalLocation", at, { from: (party) => party.address, rule: `${rules}08` })],
        { when: (party) => party.address !== undefined }
      ),
      group(tax, [
        text("cbc:RegistrationName", "name", `${rules}20`, { required: true }),
        identification<ResolvedParty>("cbc:CompanyID", {
          before: agency,
          rule: `${rules}20 to ${rules}24`,
          required: true,
          typeRule: `${rules}25`
        }),
        text("cbc:TaxLevelCode", "taxLevelCode", `${rules}26`, {
          from: levelsOf,
          attributes: [
            attribute("listName", "regimeCode", undefined, {
              from: regimeOf,
              note: { en: "48 or 49; absent: by the tax", es: "48 o 49; si falta, según el tributo" }
            })
          ],
          note: { en: "several behind `;`", es: "varios separados por `;`" }
        }),
        fiscalAddress(at, `${rules}28`),
        group("cac:TaxScheme", [
          text("cbc:ID", "taxCode", `${rules}39, ${rules}40`, { from: ({ taxCode = "ZZ" }) => taxCode }),
          named("cbc:Name", partyTaxes, "taxCode", ({ taxCode = "ZZ" }) => taxCode)
        ])
      ]),
      group(legal, [
        legalName,
        identificationAgain<ResolvedParty>("cbc:CompanyID", agency, ({ isFull }) => isFull),
        optionalGroup("cac:CorporateRegistrationScheme", [
          derived("cbc:ID", {
            from: ({ prefix }) => prefix,
            expected: (_, __, { prefix }) => (rules === "FAJ" ? prefix : undefined),
            rule: "FAB10a"
          }),
          text("cbc:Name", "corporateRegistration")
        ]),
        ...(rules === "FAJ" ? [shareholders] : [])
      ]),
      optionalGroup("cac:Contact", [
        text("cbc:Name", "contactName"),
        text("cbc:Telephone", "phone"),
        text("cbc:ElectronicMail", "email"),
        text("cbc:Note", "contactNote")
      ])
    ])
  ])
}

const agencyOfFull: PartyRow = {
  ...attribute<ResolvedParty, SaleWriting, SaleReading>("schemeAgencyID", "", undefined, {
    from: ({ isFull }) => (isFull ? "195" : undefined)
  }),
  fields: [],
  read: undefined
}

const [supplier, customer] = [partyOf("FAJ"), partyOf("FAK")]

/** A party of a purchase: without contact and registration. */
const briefParty = (
  { stated: party }: StatedParty,
  identity: PartyIdentity,
  location: ResolvedAddress | undefined
): ResolvedParty => ({
  name: party.name,
  address: location,
  organizationTypeCode: organizationTypeOf(party),
  ...(party.regimeCode === undefined ? {} : { regimeCode: party.regimeCode }),
  ...(party.taxLevelCode === undefined ? {} : { taxLevelCode: party.taxLevelCode }),
  ...(party.taxCode === undefined ? {} : { taxCode: party.taxCode }),
  identity,
  isFull: false
})

const fullParty = (
  { stated: party }: StatedParty,
  identity: PartyIdentity,
  at: ResolvedAddress | undefined
): ResolvedParty =>
  ({
    ...party,
    organizationTypeCode: organizationTypeOf(party),
    identity,
    address: at,
    fiscal: at,
    isFull: true
  }) as ResolvedParty

const parties = (
  [supplierField, supplierOf]: readonly [field: string, of: (checked: CheckedSale) => ResolvedParty],
  [customerField, customerOf]: readonly [field: string, of: (checked: CheckedSale) => ResolvedParty]
): ReadonlyArray<Row<unknown, SaleWriting, SaleReading>> => [
  one("cac:AccountingSupplierParty", supplierField, supplier, { from: (_, { checked }) => supplierOf(checked) }),
  one("cac:AccountingCustomerParty", customerField, customer, { from: (_, { checked }) => customerOf(checked) })
]

/** The seller, who issues the document, and the buyer. */
export const saleParties = parties(
  [
    "companyParty",
    (checked) => ({
      ...fullParty(checked.supplierParty, checked.supplier, checked.supplierAddress),
      prefix: checked.document.numberingRange.prefix
    })
  ],
  [
    "customerParty",
    ({ customer: identity, customerAddress, customerParty, document }) => ({
      ...fullParty(customerParty, identity, customerAddress),
      identifiedTwice: organizationTypeOf(customerParty.stated) === "2",
      premises: document.premises
    })
  ]
)

/**
 * The seller in a purchase, and the buyer, who issues the document. The authority's viewer takes the seller's name from
 * its legal entity and the buyer's address from its location.
 */
export const purchaseParties = parties(
  ["supplierParty", (checked) => briefParty(checked.supplierParty, checked.supplier, checked.supplierAddress)],
  ["companyParty", (checked) => briefParty(checked.customerParty, checked.customer, checked.customerAddress)]
)
