import type { NamedCodeList } from "@radicar/domain/inner/codes/CodeList"
import { healthCoverages } from "@radicar/domain/inner/codes/healthCoverages"
import { healthNoContractReasons } from "@radicar/domain/inner/codes/healthNoContractReasons"
import { healthPaymentModalities } from "@radicar/domain/inner/codes/healthPaymentModalities"
import { DataCollection, DataGroup, DataValue, healthGroupName } from "@radicar/domain/inner/document/DataGroup"
import { Health, healthActOn } from "@radicar/domain/inner/document/Health"
import type { SaleDocument } from "@radicar/domain/inner/document/SaleDocument"
import type { SaleReading, SaleWriting } from "../part/SaleContext.ts"
import { attribute } from "../table/attributes.ts"
import { derived, text } from "../table/elements.ts"
import { each, group, one } from "../table/nesting.ts"
import { label, namedGroup, namedValue, passedNamedValue } from "../table/namedValues.ts"
import { part, readPart, type Row } from "../table/Row.ts"
import { list } from "../table/wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"

const element = "AdditionalInformation"

type HealthRow = Row<Health, SaleWriting, SaleReading>

/** The name of a code list in the XML of the sector. */
const schemes = {
  modality: "salud_modalidad_pago.gc",
  coverage: "salud_cobertura.gc",
  // the technical document has the list of coverages here, other sources salud_facturaSinContrato.gc or nothing: all
  // are accepted
  noContractReason: "salud_cobertura.gc"
} as const

/** An `AdditionalInformation` with a given name, at any position among its siblings. */
const information = (name: string, value: HealthRow, when?: (health: Health) => boolean): HealthRow =>
  namedGroup([element, "Name", name], [value], when)

/**
 * An `AdditionalInformation` with a code and its list as attributes, and the code's name as the text. Written only if
 * the code is stated.
 */
const coded = (
  name: string,
  field: "coverageCode" | "noContractReasonCode" | "paymentModalityCode",
  list: NamedCodeList,
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

const nameOf = (list: NamedCodeList, code: string | undefined): string | undefined =>
  code === undefined ? undefined : (list.nameOf(code) ?? code)

/** A text with a name. If the text is absent, its element is written empty (FED130, FED132). */
const orEmpty = (name: string, field: "contractNumber" | "policyNumber", rule: string): HealthRow =>
  information(
    name,
    text("Value", field, rule, {
      from: (health) => health[field] ?? "",
      note: { en: `\`${name}\`; absent: empty`, es: `\`${name}\`; si falta, vacío` }
    })
  )

const act: HealthRow = {
  ...namedValue<Health, SaleWriting, SaleReading>("Tipo, identificador:año del acto administrativo", "act", {
    from: (health, { checked }) => health.act ?? healthActOn(checked.document.date.date),
    note: { en: "absent: the act in force on the day of issue", es: "si falta, la norma vigente el día de expedición" }
  }),
  settle: (_, values, { root }) => {
    if (values["Act"] === healthActOn(root.peek("cbc:IssueDate") ?? "")) delete values["Act"]
  }
}

const healthPart = part<Health, SaleWriting, SaleReading>(Health, [
  passedNamedValue("Responsable", "url www.minsalud.gov.co"),
  act,
  group("Interoperabilidad/Group", [
    label(healthGroupName),
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

const groups = "Interoperabilidad/Group"

/** Whether a group belongs to the health sector, by its name or by the fields that all such groups have (FED124). */
const isOfHealth = (place: XmlReader): boolean =>
  place.peek("@schemeName")?.trim().toLowerCase() === healthGroupName.toLowerCase() ||
  place.all(`Collection/${element}`).some((each) => each.peek("Name") === "CODIGO_PRESTADOR")

const tag = "ext:UBLExtension/ext:ExtensionContent/CustomTagGeneral"

/**
 * The extension of the health sector, after the authority's (Documento Técnico 2 v001 §6; official sample FE_ERT3000).
 * Its elements have no prefix, so they are in the namespace of the document. Other documents have a `CustomTagGeneral`
 * too.
 */
export const healthExtension: Row<SaleDocument, SaleWriting, SaleReading> = {
  ...one(tag, "health", healthPart, { note: { en: "of the health sector", es: "del sector salud" }, rule: "FED060" }),
  read: (xml, values, reading) => {
    const place = xml.all(tag).find((each) => each.all(groups).some(isOfHealth))
    if (place !== undefined) values["Health"] = readPart(healthPart, place, reading)
  }
}

const dataGroup = part<DataGroup, SaleWriting, SaleReading>(DataGroup, [
  attribute("schemeName", "name"),
  each(
    "Collection",
    "collections",
    part<DataCollection, SaleWriting, SaleReading>(DataCollection, [
      attribute("schemeName", "name"),
      each(
        element,
        "values",
        part<DataValue, SaleWriting, SaleReading>(DataValue, [
          text("Name", "name"),
          text("Value", "value", undefined, {
            from: ({ value }) => value ?? "",
            attributes: [attribute("schemeID", "code"), attribute("schemeName", "listName")]
          })
        ])
      )
    ])
  )
])

/**
 * Groups of data that the caller states, with the structure of the health sector's group. The health sector's group
 * itself is excluded.
 */
export const dataGroupsExtension: Row<SaleDocument, SaleWriting, SaleReading> = {
  ...each(`${tag}/${groups}`, "dataGroups", dataGroup, { note: { en: "of other sectors", es: "de otros sectores" } }),
  read: (xml, values, reading) => {
    const otherGroups = xml.all(`${tag}/${groups}`).filter((place) => !isOfHealth(place))
    values["DataGroups"] = list(otherGroups.map((place) => readPart(dataGroup, place, reading)))
  }
}
