import type { XmlElement } from "libxml2-wasm"
import { element, elements, exists, text } from "../../../xml/query.ts"
import { notify, type Rule } from "../../Rule.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"

const content = "ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent"
/**
 * XPath condition that distinguishes the group of the health sector from similar groups of other sectors. It tests the
 * group's name, or a field that all groups of the health sector have.
 */
const ofSector = "@schemeName='Sector Salud' or .//*[local-name()='Name']='CODIGO_PRESTADOR'"
const extension = `${content}/*[local-name()='CustomTagGeneral'][*[local-name()='Interoperabilidad']/*[local-name()='Group'][${ofSector}]]`
const information = "*[local-name()='Interoperabilidad']//*[local-name()='AdditionalInformation']"

const operation = ({ root }: JudgedDocument): string => text(root, "cbc:CustomizationID") ?? ""

/** Operations of invoices with the health extension in the XML: all but the receipt for a patient's payment. */
const withExtension = new Set(["SS-CUFE", "SS-CUDE", "SS-POS", "SS-SNum", "SS-Reporte", "SS-SinAporte"])

/** Operations that deduct patients' payments from the payable amount. */
const crediting = new Set(["SS-CUFE", "SS-CUDE", "SS-POS", "SS-SNum"])

/** Whether a document deducts patients' payments from the payable amount (Documento Técnico 2 §9.a). */
export const isCrediting = (document: JudgedDocument): boolean => crediting.has(operation(document))

const isHealth = (document: JudgedDocument): boolean =>
  withExtension.has(operation(document)) || exists(document.root, extension)

/** Finds the `AdditionalInformation` of the health extension that has a name. */
const named = ({ root }: JudgedDocument, name: string): XmlElement | undefined => {
  const place = element(root, extension)
  return place === undefined
    ? undefined
    : elements(place, information).find((each) => text(each, "*[local-name()='Name']")?.trim() === name)
}

const value = (document: JudgedDocument, name: string): string => {
  const place = named(document, name)
  return (place === undefined ? undefined : text(place, "*[local-name()='Value']"))?.trim() ?? ""
}

const codeOf = (document: JudgedDocument, name: string): string => {
  const place = named(document, name)
  return (place === undefined ? undefined : text(place, "*[local-name()='Value']/@schemeID")) ?? ""
}

const issued = ({ root }: JudgedDocument): string => text(root, "cbc:IssueDate") ?? ""

/** Codes of payment modality: the table of SISPRO of July 2026, in which 05 is disabled. */
const modalities = new Set(["01", "02", "03", "04"])

/** Whether a coverage code is valid: 01 to 17. 16 and 17 replaced 01 on 1 July 2026. */
const isCoverage = (code: string, day: string): boolean =>
  /^(?:0[1-9]|1[0-7])$/u.test(code) && (code !== "01" || day < "2026-07-01")

const policies = new Set(["04", "10", "11", "12"])

const payments = ({ root }: JudgedDocument): ReadonlyArray<XmlElement> => elements(root, "cac:PrepaidPayment")

const concepts = (document: JudgedDocument): ReadonlyArray<string> =>
  payments(document).flatMap((payment) => text(payment, "cbc:ID/@schemeID") ?? [])

const ofHealth = (code: string, message: string, breaks: (document: JudgedDocument) => boolean): Rule<JudgedDocument> =>
  notify(code, message, (document) => isHealth(document) && breaks(document))

/** Makes a rule that requires a group of the health extension. */
const groupRule = (code: string, name: string): Rule<JudgedDocument> =>
  ofHealth(
    code,
    `No existe el grupo ${name} en la extensión salud.`,
    (document) => exists(document.root, extension) && named(document, name) === undefined
  )

const isInvoice = ({ kind }: JudgedDocument): boolean => kind.note === undefined

const end = ({ root }: JudgedDocument): string => text(root, "cac:InvoicePeriod/cbc:EndDate") ?? ""

/**
 * Rules on the health extension, which the health ministry's validator applies later. They only notify, because no rule
 * of the tax authority about the extension is known.
 */
export const healthRules: ReadonlyArray<Rule<JudgedDocument>> = [
  ofHealth("FED060", "No existe la extensión del sector salud.", ({ root }) => !exists(root, extension)),
  ofHealth("FED061", "El recaudo debe ser informado una única vez por concepto.", (document) => {
    const all = concepts(document)
    return new Set(all).size < all.length
  }),
  ofHealth(
    "FED100",
    "No se informó la fecha de inicio del periodo de facturación.",
    ({ root }) => !exists(root, "cac:InvoicePeriod/cbc:StartDate")
  ),
  ofHealth("FED101", "No se informó la fecha final del periodo de facturación.", (document) => end(document) === ""),
  ofHealth("FED104", "No se informó el concepto del recaudo.", (document) => {
    const all = payments(document)
    const needed = isCrediting(document) || operation(document) === "SS-Reporte"
    return all.length === 0 ? needed : concepts(document).length < all.length
  }),
  ofHealth("FED123", "El código del prestador está vacío.", (document) => {
    const isThere = named(document, "CODIGO_PRESTADOR") !== undefined
    return isThere && value(document, "CODIGO_PRESTADOR") === ""
  }),
  groupRule("FED124", "CODIGO_PRESTADOR"),
  groupRule("FED126", "MODALIDAD_PAGO"),
  groupRule("FED128", "COBERTURA_PLAN_BENEFICIOS"),
  groupRule("FED130", "NUMERO_CONTRATO"),
  ofHealth(
    "FED131",
    "No se informó el número de la póliza.",
    (document) =>
      policies.has(codeOf(document, "COBERTURA_PLAN_BENEFICIOS")) &&
      value(document, "NUMERO_POLIZA") === "" &&
      value(document, "NUMERO_CONTRATO") === ""
  ),
  groupRule("FED132", "NUMERO_POLIZA"),
  ofHealth(
    "FED133",
    "La modalidad de pago no es válida.",
    (document) => named(document, "MODALIDAD_PAGO") !== undefined && !modalities.has(codeOf(document, "MODALIDAD_PAGO"))
  ),
  ofHealth(
    "FED134",
    "La cobertura o plan de beneficios no es válida.",
    (document) =>
      named(document, "COBERTURA_PLAN_BENEFICIOS") !== undefined &&
      !isCoverage(codeOf(document, "COBERTURA_PLAN_BENEFICIOS"), issued(document))
  ),
  ofHealth(
    "FED136",
    "No se informó la causa de la factura sin contrato.",
    (document) =>
      named(document, "NUMERO_CONTRATO") !== undefined &&
      value(document, "NUMERO_CONTRATO") === "" &&
      codeOf(document, "FACTURA_SIN_CONTRATO") === ""
  ),
  ofHealth(
    "RVG018",
    "El periodo de facturación es anterior al 2024-10-01.",
    (document) => isInvoice(document) && end(document) !== "" && end(document) < "2024-10-01"
  ),
  ofHealth(
    "VFE022",
    "La entidad responsable de pago no corresponde a la cobertura.",
    (document) =>
      isInvoice(document) &&
      exists(document.root, extension) &&
      codeOf(document, "COBERTURA_PLAN_BENEFICIOS") !== "15" &&
      text(document.root, "cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName") !== "31"
  )
]
