import type { XmlElement } from "libxml2-wasm"
import { checkDigit } from "../../../nit.ts"
import { element, exists, text } from "../../../xml/query.ts"
import { notify, reject, type Rule } from "../../Rule.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"

/** Code of the identification type NIT, which has a check digit. */
const nitType = "31"
/** Codes of the identification types in the annex's table. */
export const identificationTypes = ["11", "12", "13", "21", "22", "31", "41", "42", "47", "48", "50", "91"]
/** Codes of tax responsibilities in the annex's table. */
const responsibilities = new Set(["O-13", "O-15", "O-23", "O-47", "R-99-PN"])
/** Tax schemes a party may state, with their names. */
const partyTaxSchemes: Readonly<Record<string, string>> = {
  "01": "IVA",
  "04": "INC",
  ZA: "IVA e INC",
  ZZ: "No aplica"
}

/** A party of the document with its tax and legal groups. */
export interface PartyGroups {
  readonly organizationType: string | undefined
  readonly party: XmlElement | undefined
  readonly tax: XmlElement | undefined
  readonly legal: XmlElement | undefined
}

/** Finds the tax and legal groups of the supplier or the customer. */
const partyGroups = (root: XmlElement, role: "AccountingSupplierParty" | "AccountingCustomerParty"): PartyGroups => {
  const party = element(root, `cac:${role}/cac:Party`)
  return {
    organizationType: text(root, `cac:${role}/cbc:AdditionalAccountID`),
    party,
    tax: party && element(party, "cac:PartyTaxScheme"),
    legal: party && element(party, "cac:PartyLegalEntity")
  }
}

/** Whether a path is absent or blank below a node. */
export const isBlank = (node: XmlElement, path: string): boolean => (text(node, path) ?? "").trim() === ""

/** Whether the identification in a party's tax or legal group is a NIT. */
export const statesNit = (group: XmlElement): boolean => text(group, "cbc:CompanyID/@schemeName") === nitType

/** Check digit of the NIT as stated in a party's tax or legal group; empty if absent. */
export const statedDigit = (group: XmlElement): string => text(group, "cbc:CompanyID/@schemeID") ?? ""

/** Whether the check digit stated in a party's tax or legal group is wrong for the NIT. */
export const hasOtherDigit = (group: XmlElement): boolean =>
  statedDigit(group) !== checkDigit(text(group, "cbc:CompanyID") ?? "")

/** Whether any responsibility (separated by `;`) is missing in the table. */
const hasUnknownResponsibility = (tax: XmlElement, further: ReadonlyArray<string>): boolean =>
  text(tax, "cbc:TaxLevelCode")
    ?.split(";")
    .some((one) => !responsibilities.has(one.trim()) && !further.includes(one.trim())) === true

/** Whether the tax scheme is missing in the table, or its name belongs to another scheme. */
const hasWrongTaxScheme = (tax: XmlElement): boolean => {
  const name = partyTaxSchemes[text(tax, "cac:TaxScheme/cbc:ID") ?? ""]
  return name === undefined || text(tax, "cac:TaxScheme/cbc:Name")?.toLowerCase() !== name.toLowerCase()
}

/** A party of the document: its element, the letters of its rules, and its name in messages. */
interface PartyRole {
  readonly element: "AccountingSupplierParty" | "AccountingCustomerParty"
  readonly letters: "FAJ" | "FAK"
  readonly of: "del emisor" | "del vendedor" | "del adquiriente"
}

interface ResponsibilityOptions {
  /** Responsibilities allowed in addition to those of the annex's list. */
  readonly further?: ReadonlyArray<string>
  readonly required?: boolean
}

type Breaks<Subject> = (subject: Subject, document: JudgedDocument) => boolean

/** Makes the rules on the NIT of a party, its check digit and its type. */
const nitRules = (
  of: PartyRole["of"],
  aboutTax: (number: string, message: string, breaks: Breaks<XmlElement>) => Rule<JudgedDocument>
) => ({
  nit: aboutTax(
    "21",
    `No se informó el NIT ${of}, o no son dígitos.`,
    (tax) => !/^\d+$/u.test(text(tax, "cbc:CompanyID") ?? "")
  ),
  lacksDigit: aboutTax("24a", `No se informó el DV del NIT ${of}.`, (tax) => statesNit(tax) && statedDigit(tax) === ""),
  wrongDigit: aboutTax(
    "24b",
    `El DV del NIT ${of} no está correctamente calculado.`,
    (tax) => statesNit(tax) && statedDigit(tax) !== "" && hasOtherDigit(tax)
  ),
  nitType: aboutTax("25", `El tipo de documento de identificación ${of} debe ser 31.`, (tax) => !statesNit(tax))
})

/** Makes the rules of a party: any rule by its number, and the rules common to several parties. */
export const partyRules = ({ element: role, letters, of }: PartyRole) => {
  const rule =
    (make: typeof reject<JudgedDocument>) =>
    (number: string, message: string, breaks: Breaks<PartyGroups>): Rule<JudgedDocument> =>
      make(letters + number, message, (document) => breaks(partyGroups(document.root, role), document))
  const about = rule(reject)
  const onTax =
    (breaks: Breaks<XmlElement>): Breaks<PartyGroups> =>
    ({ tax }, document) =>
      tax !== undefined && breaks(tax, document)
  const aboutTax = (number: string, message: string, breaks: Breaks<XmlElement>) =>
    about(number, message, onTax(breaks))
  const responsibilityText = `Las responsabilidades ${of} no corresponden a valores de la lista.`
  const hasScheme = (tax: XmlElement) => exists(tax, "cac:TaxScheme/cbc:ID")
  return {
    about,
    notice: rule(notify),
    aboutTax,
    aboutLegal: (number: string, message: string, breaks: Breaks<XmlElement>) =>
      about(number, message, ({ legal }, document) => legal !== undefined && breaks(legal, document)),
    organizationType: (number: string) =>
      about(
        number,
        `El tipo de organización jurídica ${of} debe ser 1 o 2.`,
        ({ organizationType = "" }) => !["1", "2"].includes(organizationType)
      ),
    partyGroup: about("03", `No se informó el grupo Party ${of}.`, ({ party }) => party === undefined),
    taxGroup: about(
      "19",
      `No se informó el grupo PartyTaxScheme ${of}.`,
      ({ party, tax }) => party !== undefined && tax === undefined
    ),
    name: aboutTax("20", `No se informó el nombre o razón social ${of}.`, (tax) =>
      isBlank(tax, "cbc:RegistrationName")
    ),
    identification: aboutTax("21", `No se informó la identificación ${of}.`, (tax) => isBlank(tax, "cbc:CompanyID")),
    ...nitRules(of, aboutTax),
    /** Wrong responsibilities of a seller reject the document, those of a buyer only notify. */
    responsibilities: ({ further = [], required = false }: ResponsibilityOptions) =>
      rule(letters === "FAJ" ? reject : notify)(
        "26",
        responsibilityText,
        onTax((tax) => (required && isBlank(tax, "cbc:TaxLevelCode")) || hasUnknownResponsibility(tax, further))
      ),
    scheme: aboutTax("39", `No se informó el grupo TaxScheme ${of}.`, (tax) => !hasScheme(tax)),
    knownScheme: ({ required }: { readonly required: boolean }) =>
      aboutTax(
        "41",
        `El tributo ${of} no corresponde a la lista, o su nombre no es el de su código.`,
        (tax) => (required || hasScheme(tax)) && hasWrongTaxScheme(tax)
      ),
    legalGroup: about(
      "42",
      `No se informó el grupo PartyLegalEntity ${of}.`,
      ({ legal, party }) => party !== undefined && legal === undefined
    )
  }
}
