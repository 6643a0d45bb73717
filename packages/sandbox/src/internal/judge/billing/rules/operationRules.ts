import { identifications } from "@radicar/domain/inner/codes/identifications"
import type { XmlElement } from "libxml2-wasm"
import { element, elements, exists, text } from "../../../xml/query.ts"
import { checkDigit } from "../../../nit.ts"
import { reject, type Rule } from "../../Rule.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"

const operation = ({ root }: JudgedDocument): string | undefined => text(root, "cbc:CustomizationID")

const isInvoice = ({ kind }: JudgedDocument): boolean => kind.note === undefined

const scheme = (line: XmlElement): string | undefined => text(line, "cbc:ID/@schemeID")

const notes = (line: XmlElement): ReadonlyArray<string> => elements(line, "cbc:Note").map((note) => note.content.trim())

const provider = "cac:Item/cac:InformationContentProviderParty"
const principalId = `${provider}/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID`

/** Schemes of lines with the income of a principal: in an invoice of a mandate, and in equivalents and their notes. */
const principalSchemes = (document: JudgedDocument): ReadonlyArray<string> => {
  if (document.kind.family === "equivalent") return ["1", "2"]
  return isInvoice(document) && operation(document) === "11" ? ["1"] : []
}

/**
 * Makes a rule on the principal of a line, for whom the issuer receives the income. It applies to lines that state a
 * principal or declare such income.
 */
const principalRule = (code: string, message: string, breaks: (line: XmlElement) => boolean): Rule<JudgedDocument> =>
  reject(code, message, (document) => {
    // once: finding the operation from the root takes long in an invoice with many lines
    const schemes = principalSchemes(document)
    return document.lines.some(
      (line) => (schemes.includes(scheme(line) ?? "") || exists(line, provider)) && breaks(line)
    )
  })

const idAttribute = (name: string) => (line: XmlElement) => text(line, `${principalId}/@${name}`)

/** Whether the check digit of a NIT is wrong or absent, or a citizen's number contains a hyphen. */
const hasWrongDigit = (around: XmlElement, path: string): boolean => {
  const number = text(around, path) ?? ""
  if (/^(?:11|12|13|91)$/u.test(text(around, `${path}/@schemeName`) ?? "")) return number.includes("-")
  if (text(around, `${path}/@schemeName`) !== "31") return false
  const digit = checkDigit(number)
  return digit === undefined || text(around, `${path}/@schemeID`) !== digit
}

/** Rules on the scheme of each line in an invoice of a mandate (annex FE 1.9, FAV08). */
const mandateRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject(
    "FAV08a",
    "No se informó si el ingreso de la línea es propio o recibido para terceros.",
    (document) =>
      isInvoice(document) && operation(document) === "11" && document.lines.some((line) => (scheme(line) ?? "") === "")
  ),
  reject(
    "FAV08b",
    "El identificador del ingreso de la línea no corresponde a un valor de la lista.",
    (document) =>
      isInvoice(document) &&
      operation(document) === "11" &&
      document.lines.some((line) => !["", "0", "1"].includes(scheme(line) ?? ""))
  )
]

/** Rules on the owner of a line's income (annex FE 1.9, group FBA). */
const principalRules: ReadonlyArray<Rule<JudgedDocument>> = [
  principalRule("FBA01", "No se informó el grupo del mandante.", (line) => !exists(line, provider)),
  principalRule(
    "FBA02",
    "No se informó el poder del mandante.",
    (line) => exists(line, provider) && !exists(line, `${provider}/cac:PowerOfAttorney`)
  ),
  principalRule(
    "FBA03",
    "El mandante debe ser informado una única vez.",
    (line) => elements(line, `${provider}/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification`).length > 1
  ),
  principalRule(
    "FBA04",
    "No se informó la identificación del mandante.",
    (line) => exists(line, `${provider}/cac:PowerOfAttorney`) && (text(line, principalId) ?? "").trim() === ""
  ),
  principalRule(
    "FBA05",
    "La agencia de la identificación del mandante debe ser 195.",
    (line) => exists(line, principalId) && idAttribute("schemeAgencyID")(line) !== "195"
  ),
  principalRule(
    "FBA06",
    "El nombre de la agencia de la identificación del mandante no es correcto.",
    (line) =>
      exists(line, principalId) &&
      idAttribute("schemeAgencyName")(line) !== "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
  ),
  principalRule(
    "FBA07",
    "El dígito de verificación del mandante no es correcto.",
    (line) => exists(line, principalId) && hasWrongDigit(line, principalId)
  ),
  principalRule(
    "FBA08",
    "El tipo de identificación del mandante no corresponde a un valor de la lista.",
    (line) => exists(line, principalId) && !identifications.has(idAttribute("schemeName")(line) ?? "")
  )
]

/** Notes that equivalents have on the lines of each scheme, as the official samples spell them. */
const incomeNotes: ReadonlyMap<string, string> = new Map([
  ["0", "B/S ingreso propio"],
  ["1", "B/S Ingresos Recaudados para Terceros"],
  ["2", "B/S Ingresos Facturados para terceros"]
])

/**
 * Rules on the income of third parties in equivalents and in notes on them. Only the samples of the authority's toolbox
 * V1-3 are known; the codes are those of a mandate.
 */
export const thirdPartyRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject("FAV08a", "No se informó si el ingreso de la línea es propio o para terceros.", ({ lines }) =>
    lines.some((line) => exists(line, provider) && !["1", "2"].includes(scheme(line) ?? ""))
  ),
  reject("FAV08b", "El identificador del ingreso de la línea no corresponde a su nota.", ({ lines }) =>
    lines.some((line) => {
      const schemeId = scheme(line)
      return schemeId !== undefined && !notes(line).includes(incomeNotes.get(schemeId) ?? "")
    })
  ),
  ...principalRules.filter(({ code }) => code !== "FBA06")
]

const remesa = (name: string): string => `cac:Item/cac:AdditionalItemProperty[cbc:Name='${name}']`

/** Makes a rule on the lines of a transport invoice that bill a registered consignment (remesa). */
const remesaRule = (code: string, message: string, breaks: (line: XmlElement) => boolean): Rule<JudgedDocument> =>
  reject(
    code,
    message,
    (document) =>
      isInvoice(document) &&
      operation(document) === "12" &&
      document.lines.some((line) => scheme(line) === "1" && breaks(line))
  )

/** Whether a line states a value that does not match the pattern. */
const unlike = (path: string, pattern: RegExp) => (line: XmlElement) => {
  const value = text(line, path)
  return value !== undefined && !pattern.test(value)
}

/**
 * Rules on transport invoices: the registered consignment (remesa) of each line. The codes of the authority's rules are
 * unknown, so these are the sandbox's own.
 */
const transportRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject(
    "TRA06",
    "No se informó si la línea es una remesa registrada o un servicio adicional.",
    (document) =>
      isInvoice(document) &&
      operation(document) === "12" &&
      document.lines.some((line) => !["0", "1"].includes(scheme(line) ?? ""))
  ),
  remesaRule(
    "TRA07",
    "La línea de una remesa debe informar una vez radicado, número y valor del flete.",
    (line) =>
      ["01", "02", "03"].some((name) => elements(line, remesa(name)).length !== 1) ||
      !exists(line, `${remesa("03")}/cbc:ValueQuantity/@unitCode`)
  ),
  remesaRule("TRA01", "El radicado de la remesa no es válido.", unlike(`${remesa("01")}/cbc:Value`, /^\d+$/u)),
  remesaRule(
    "TRA02",
    "El número de la remesa no es válido.",
    unlike(`${remesa("02")}/cbc:Value`, /^[a-zA-Z\d]{1,15}$/u)
  ),
  remesaRule(
    "TRA03",
    "El valor del flete no es válido.",
    unlike(`${remesa("03")}/cbc:Value`, /^(?=.*[1-9])\d+(?:\.\d+)?$/u)
  ),
  remesaRule(
    "TRA04",
    "La cantidad transportada no es válida.",
    unlike(`${remesa("03")}/cbc:ValueQuantity`, /^(?=.*[1-9])\d+$/u)
  ),
  remesaRule(
    "TRA05",
    "La unidad de la cantidad transportada no es válida.",
    unlike(`${remesa("03")}/cbc:ValueQuantity/@unitCode`, /^(?:KGM|GLL)$/u)
  )
]

const aiuWords = "Contrato de servicios AIU por concepto de:"

const isOfAiu = (note: string): boolean =>
  note.startsWith(aiuWords) && note.length > aiuWords.length && note.length >= 20 && note.length <= 5000

/**
 * Whether a note seems to state the object of an AIU contract (services priced as administration, incidentals and
 * profit), but not in the required form.
 */
const isMisspelt = (note: string): boolean => /^contrato de servicios aiu/iu.test(note) && !isOfAiu(note)

/** Whether a note begins with the required words of an AIU contract twice, because the stated object repeats them. */
const isDoubled = (note: string): boolean =>
  note.startsWith(aiuWords) && /^\s*contrato de servicios aiu/iu.test(note.slice(aiuWords.length))

const aiuRule = reject<JudgedDocument>(
  "FAV03",
  "No se informó el objeto del contrato de servicios AIU.",
  (document) => {
    const all = document.lines.flatMap(notes)
    if (isInvoice(document)) {
      return operation(document) === "09" && (!all.some(isOfAiu) || all.some(isDoubled))
    }
    return (
      exists(document.root, "cbc:CreditNoteTypeCode[.='91']") && all.some((note) => isMisspelt(note) || isDoubled(note))
    )
  }
)

/** Codes of tax responsibility (annex FE 1.9, list TipoResponsabilidad). */
const responsibilities = new Set(["O-13", "O-15", "O-23", "O-47", "R-99-PN"])

const members = "cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty"
const memberScheme = "cac:Party/cac:PartyTaxScheme"

/** Rule on the members of an issuing consortium: two or more, each with share and identification. */
export const consortiumRule = reject<JudgedDocument>(
  "FAJ53",
  "Los integrantes del consorcio o unión temporal no están informados correctamente.",
  ({ root }) => {
    const all = elements(root, members)
    return (
      all.length === 1 ||
      all.some((member) => {
        const id = element(member, `${memberScheme}/cbc:CompanyID`)
        const percent = Number(text(member, "cbc:PartecipationPercent"))
        return (
          !(percent > 0 && percent <= 100) ||
          id === undefined ||
          (text(member, `${memberScheme}/cbc:RegistrationName`) ?? "") === "" ||
          !identifications.has(text(id, "@schemeName") ?? "") ||
          hasWrongDigit(member, `${memberScheme}/cbc:CompanyID`) ||
          !(text(member, `${memberScheme}/cbc:TaxLevelCode`) ?? "")
            .split(";")
            .every((code) => responsibilities.has(code)) ||
          !/^(?:01|04|ZA|ZZ)$/u.test(text(member, `${memberScheme}/cac:TaxScheme/cbc:ID`) ?? "")
        )
      })
    )
  }
)

/** Rules on lines of invoices with special operations, and of notes to them. */
export const operationRules: ReadonlyArray<Rule<JudgedDocument>> = [
  ...mandateRules,
  ...principalRules,
  ...transportRules,
  aiuRule
]
