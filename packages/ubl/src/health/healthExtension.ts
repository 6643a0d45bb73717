import type { CodeList } from "@radicar/domain/codes/CodeList"
import { healthCoverages } from "@radicar/domain/codes/healthCoverages"
import { healthNoContractReasons } from "@radicar/domain/codes/healthNoContractReasons"
import { healthPaymentModalities } from "@radicar/domain/codes/healthPaymentModalities"
import { Health, healthActOn } from "@radicar/domain/document/Health"
import type { SaleDocument } from "@radicar/domain/document/SaleDocument"
import type { SaleReading, SaleWriting } from "../part/SaleContext.ts"
import { attribute } from "../table/attributes.ts"
import { derived, fixed, text } from "../table/elements.ts"
import { group, one } from "../table/nesting.ts"
import { label, namedValue, passedNamedValue } from "../table/namedValues.ts"
import { part, readPart, readRows, type Row, settleRows } from "../table/Row.ts"
import type { XmlReader } from "../xml/XmlReader.ts"

type HealthRow = Row<Health, SaleWriting, SaleReading>

/** The name of a code list in the XML of the sector. */
const schemes = {
  modality: "salud_modalidad_pago.gc",
  coverage: "salud_cobertura.gc",
  // the technical document has the list of coverages here, others salud_facturaSinContrato.gc or nothing: all are taken
  noContractReason: "salud_cobertura.gc"
} as const

const element = "AdditionalInformation"

/** `AdditionalInformation` of a name, wherever it is among the others. */
const information = (name: string, value: HealthRow, when?: (health: Health) => boolean): HealthRow => {
  const rows: ReadonlyArray<HealthRow> = [fixed("Name", name), value]
  const place = (xml: XmlReader): XmlReader | undefined => xml.all(element).find((each) => each.peek("Name") === name)
  return {
    ...group(element, rows, when === undefined ? {} : { when }),
    read: (xml, values, reading) => {
      const at = place(xml)
      if (at !== undefined) readRows(rows, at, values, reading)
    },
    settle: (xml, values, reading) => {
      const at = place(xml)
      if (at !== undefined) settleRows(rows, at, values, reading)
    }
  }
}

/** A code with its list, and its name as the text; it is written where it is stated. */
const coded = (
  name: string,
  field: "coverageCode" | "noContractReasonCode" | "paymentModalityCode",
  list: CodeList,
  scheme: string,
  rule: string
): HealthRow =>
  information(
    name,
    derived("Value", {
      from: (health) => nameOf(list, health[field]),
      expected: (_, xml) => nameOf(list, xml.peek("Value/@schemeID")),
      as: "name",
      attributes: [attribute("schemeID", field, rule, { note: `\`${name}\`` }), label(scheme)]
    }),
    (health) => health[field] !== undefined
  )

const nameOf = (list: CodeList, code: string | undefined): string | undefined =>
  code === undefined ? undefined : (list.nameOf(code) ?? code)

/** A text whose element is written empty where there is none (FED130, FED132). */
const orEmpty = (name: string, field: "contractNumber" | "policyNumber", rule: string): HealthRow =>
  information(
    name,
    text("Value", field, rule, { from: (health) => health[field] ?? "", note: `\`${name}\`; absent: empty` })
  )

const act: HealthRow = {
  ...namedValue<Health, SaleWriting, SaleReading>("Tipo, identificador:año del acto administrativo", "act", {
    from: (health, { checked }) => health.act ?? healthActOn(checked.document.date.date),
    note: "absent: the act in force on the day of issue"
  }),
  settle: (_, values, { root }) => {
    if (values["Act"] === healthActOn(root.peek("cbc:IssueDate") ?? "")) delete values["Act"]
  }
}

const healthPart = part<Health, SaleWriting, SaleReading>(Health, [
  passedNamedValue("Responsable", "url www.minsalud.gov.co"),
  act,
  group("Interoperabilidad/Group", [
    label("Sector Salud"),
    group("Collection", [
      label("Usuario"),
      information("CODIGO_PRESTADOR", text("Value", "providerCode", "FED123, FED124", { note: "`CODIGO_PRESTADOR`" })),
      coded(
        "MODALIDAD_PAGO",
        "paymentModalityCode",
        healthPaymentModalities,
        schemes.modality,
        "FED125, FED126, FED133"
      ),
      coded("COBERTURA_PLAN_BENEFICIOS", "coverageCode", healthCoverages, schemes.coverage, "FED127, FED128, FED134"),
      orEmpty("NUMERO_CONTRATO", "contractNumber", "FED129, FED130"),
      orEmpty("NUMERO_POLIZA", "policyNumber", "FED131, FED132"),
      coded("FACTURA_SIN_CONTRATO", "noContractReasonCode", healthNoContractReasons, schemes.noContractReason, "FED136")
    ])
  ])
])

const tag = "ext:UBLExtension/ext:ExtensionContent/CustomTagGeneral"

/**
 * The extension of the health sector, behind the authority's (Documento Técnico 2 v001 §6; official sample FE_ERT3000).
 * Its elements have no prefix, so they are in the namespace of the document. Others have a `CustomTagGeneral` as well.
 */
export const healthExtension: Row<SaleDocument, SaleWriting, SaleReading> = {
  ...one(tag, "health", healthPart, { note: "of the health sector", rule: "FED060" }),
  read: (xml, values, reading) => {
    const place = xml.all(tag).find((each) => each.has("Interoperabilidad/Group/Collection"))
    if (place !== undefined) values["Health"] = readPart(healthPart, place, reading)
  }
}
