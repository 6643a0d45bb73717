// Lines of sales. For the language of rows see `table/Row.ts`: `from` gives the written text, `expected` the text that
// a read document should have, `settle` reads what depends on rows that were read before. Two facts of the whole
// document are noted while it is read, before its lines: `reading.purchase` by `purchaseTime`, `reading.lines` by
// `saleLines`.
import {
  aiuNotePrefix,
  EquivalentItem,
  EquivalentPrincipal,
  isAiuNote,
  Item,
  Principal,
  SaleItem,
  Shipment,
  StandardItemIdentification
} from "@radicar/domain/inner/document/Item"
import { incomeNote, lineScheme, type LineSchemeFields } from "@radicar/domain/inner/document/CheckedSale"
import { type PartyIdentity, partyIdentity } from "@radicar/domain/inner/document/Party"
import type { SaleDocument } from "@radicar/domain/inner/document/SaleDocument"
import { toExact } from "@radicar/domain/inner/number/Decimal"
import { allowanceCharges, lineTaxes, lineWithholdings } from "../part/totals.ts"
import { agency, identification } from "../part/identity.ts"
import type { SaleReading, SaleWriting } from "../part/SaleContext.ts"
import { namedGroup } from "../table/namedValues.ts"
import { part, type Reading, readPart, type Row, type Values, type Writing } from "../table/Row.ts"
import { attribute, derivedAttribute } from "../table/attributes.ts"
import { derived, exactNumber, fixed, lineAmountRow, shortNumber, text } from "../table/elements.ts"
import { each, group, inline, one } from "../table/nesting.ts"
import { fields, wireMoment } from "../table/wireValues.ts"
import { JsonObject } from "@radicar/domain/inner/json/JsonValue"
import type { XmlReader } from "../xml/XmlReader.ts"
import type { SaleType } from "./saleTypes.ts"

type Standard = typeof StandardItemIdentification.Type

/**
 * Codes of the agencies that maintain the product standards (annex FE 1.9 §13.3.5, rule FAZ14). The taxpayer's own
 * standard, 999, has none.
 */
const agencies: Readonly<Record<string, string>> = { "001": "10", "010": "9", "020": "195" }

const standard = part<Standard>(StandardItemIdentification, [
  text("cbc:ID", "id", undefined, {
    attributes: [
      derivedAttribute("schemeAgencyID", { from: ({ schemeId }) => agencies[schemeId] }),
      attribute("schemeID", "schemeId")
    ]
  })
])

/**
 * The code of a product standard. The taxpayer's own (999) may repeat the seller's code and is then not a field of the
 * body.
 */
const standardIdentification = <W extends Writing, R extends Reading>(): Row<Item, W, R> => {
  const row = one<Item, Standard, W, R>("cac:StandardItemIdentification", "standardItemIdentification", standard, {
    from: ({ code, standardItemIdentification }) =>
      standardItemIdentification ?? (code === undefined ? undefined : { id: code, schemeId: "999" }),
    rule: "FAZ10 to FAZ14, annex FE 1.9 §13.3.5"
  })
  return {
    ...row,
    settle: (_, values) => {
      const read = values["StandardItemIdentification"]
      if (read instanceof JsonObject && read.get("SchemeId") === "999" && read.get("Id") === values["Code"]) {
        values["StandardItemIdentification"] = undefined
      }
    }
  }
}

/** The good or service of a line (rules FAZ*). */
const item = <W extends Writing, R extends Reading>(more: ReadonlyArray<Row<Item, W, R>>): Row<Item, W, R> =>
  group("cac:Item", [
    text("cbc:Description", "description", "FAZ02"),
    text("cbc:BrandName", "brandName"),
    text("cbc:ModelName", "modelName"),
    text("cac:SellersItemIdentification/cbc:ID", "code", "FAZ09", {
      note: {
        en: "and a standard identification 999, where none is stated",
        es: "y una identificación estándar 999, si no se indica ninguna"
      }
    }),
    standardIdentification<W, R>(),
    ...more
  ])

type LineRow = Row<SaleItem, SaleWriting, SaleReading>

/** Shape of a line, by the root element of its document. */
export interface LineShape {
  /** Element of a line: `cac:InvoiceLine`. */
  readonly element: string
  /** Element of the quantity: `cbc:InvoicedQuantity`. */
  readonly quantity: string
  /** Whether the line has `cbc:FreeOfChargeIndicator`. */
  readonly freeOfCharge: boolean
  /**
   * Whether the line belongs to a note: its discounts follow the taxes, and it has no withholdings. In a line of an
   * invoice, discounts precede the taxes.
   */
  readonly isNote: boolean
}

const isZero = /^0+(?:\.0+)?$/u

const freeOfCharge: LineRow = derived("cbc:FreeOfChargeIndicator", {
  from: ({ priceReference, subtotalAmount }) => String(subtotalAmount.value === 0n && priceReference !== undefined),
  expected: ({ PriceReference, SubtotalAmount }) =>
    String(isZero.test(String(SubtotalAmount ?? "")) && PriceReference !== undefined),
  few: true
})

/** Origins of a support document, by the code that its lines state (annex DS 1.1, `cac:InvoicePeriod`). */
const generations: ReadonlyMap<string, string> = new Map([
  ["1", "Por operación"],
  ["2", "Acumulado semanal"]
])

const generationName = (code: string): string => generations.get(code) ?? code

const generationCode = ({ checked: { document } }: SaleWriting): string => document.generationCode ?? "1"

/**
 * The day and the origin of the purchase of a line: a single operation or a week of operations (rule DSFC02a). The day
 * is the beginning of the period or, without one, the day of issue.
 */
const purchasePeriod: LineRow = group("cac:InvoicePeriod", [
  derived("cbc:StartDate", {
    from: (_, { checked: { document } }) => document.period?.startDate?.date ?? document.date.date,
    expected: (_, __, { purchase }) => purchase?.date
  }),
  derived("cbc:DescriptionCode", {
    from: (_, writing) => generationCode(writing),
    expected: (_, __, { purchase }) => purchase?.code
  }),
  derived("cbc:Description", {
    from: (_, writing) => generationName(generationCode(writing)),
    expected: (_, __, { purchase }) => (purchase?.code === undefined ? undefined : generationName(purchase.code)),
    as: "name"
  })
])

/**
 * The day and the origin of a purchase, which the body states once and every line repeats (annex DS 1.1). They are read
 * from the first line.
 */
export const purchaseTime = ({ element }: LineShape): Row<SaleDocument, SaleWriting, SaleReading> => ({
  element: "",
  place: `${element}/cac:InvoicePeriod`,
  fields: ["period", "generationCode"],
  note: { en: "`StartDate` and `DescriptionCode` of each line", es: "`StartDate` y `DescriptionCode` de cada línea" },
  rule: "DSFC02a, annex DS 1.1",
  read: (root, values, reading) => {
    const xml = root.at(element).at("cac:InvoicePeriod")
    const [date, code] = [xml.peek("cbc:StartDate"), xml.peek("cbc:DescriptionCode")]
    const start = wireMoment(date, undefined)
    if (start !== undefined) values["Period"] = fields({ StartDate: start })
    values["GenerationCode"] = code
    reading.purchase = { date, code }
  }
})

const operationOf = ({ root }: SaleReading): string | undefined => root.peek("cbc:CustomizationID")

/** The fields of a line that has been read that decide its scheme. */
const schemeFields = ({ Principal: principal, Shipment: shipment }: Values): LineSchemeFields => {
  if (principal === undefined) return { shipment }
  const incomeCode = principal instanceof JsonObject ? principal.get("IncomeCode") : undefined
  return { shipment, principal: typeof incomeCode === "string" ? { incomeCode } : {} }
}

/**
 * Marks lines of income for a principal and lines that bill a shipment. Notes of mandates have no such mark; there only
 * the principal itself identifies the line.
 */
const scheme: LineRow = derivedAttribute("schemeID", {
  from: (item, { checked }) => lineScheme(checked, item),
  expected: (values, _, { lines }) => lines && lineScheme(lines, schemeFields(values)),
  rule: "FAV08a, FAV08b",
  note: {
    en: "1 with `Principal` or `Shipment`, 0 without; of operations 11 and 12",
    es: "1 con `Principal` o `Shipment`, 0 sin ellos; de las operaciones 11 y 12"
  }
})

/** The scheme of a line in an equivalent or in a note on one. It states the `IncomeCode` of the principal. */
const equivalentScheme: LineRow = {
  ...scheme,
  rule: undefined,
  note: {
    en: "and the first `Note`; 0 without `Principal`, if another line has one",
    es: "y la primera `Note`; 0 sin `Principal`, si otra línea lo tiene"
  },
  fields: ["principal.incomeCode"],
  settle: (xml, values, reading) => {
    const [principal, code] = [values["Principal"], xml.peek("@schemeID")]
    if (principal instanceof JsonObject && code !== undefined) values["Principal"] = principal.with("IncomeCode", code)
    scheme.settle?.(xml, values, reading)
  }
}

/** The note that names the scheme of a line in an equivalent, before the caller's own note. */
const schemeNote: LineRow = derived("cbc:Note", {
  from: (item, { checked }) => incomeNote(checked, item),
  expected: (values, _, { lines }) => lines && incomeNote(lines, schemeFields(values)),
  few: true
})

/**
 * Whether a note of a line may be about an AIU contract (administration, contingencies, profit): in an invoice of
 * operation 09, and in a credit note.
 */
const mayHaveAiu = (reading: SaleReading): boolean =>
  operationOf(reading) === "09" || reading.root.element?.local === "CreditNote"

const aiuNote: LineRow = {
  ...text<SaleItem, SaleWriting, SaleReading>("cbc:Note", "aiuObject", "FAV03", {
    from: ({ aiuObject }) => (aiuObject === undefined ? undefined : `${aiuNotePrefix} ${aiuObject}`),
    note: { en: `behind \`${aiuNotePrefix}\``, es: `después de \`${aiuNotePrefix}\`` }
  }),
  read: (xml, values, reading) => {
    const aiuNote = mayHaveAiu(reading) ? xml.all("cbc:Note").find((each) => isAiuNote(each.peek() ?? "")) : undefined
    values["AiuObject"] = aiuNote?.text()?.slice(aiuNotePrefix.length).trim()
  }
}

/**
 * The caller's own note: the first one that neither {@link aiuNote} nor {@link schemeNote} writes. It is settled,
 * because only the principal and the AIU of the line tell which notes those are; that of the scheme is written first.
 */
const note: LineRow = {
  ...text<SaleItem, SaleWriting, SaleReading>("cbc:Note", "note"),
  read: undefined,
  settle: (xml, values, { lines }) => {
    const ofScheme = lines && incomeNote(lines, schemeFields(values))
    const isFixed = (note: string | undefined, index: number): boolean =>
      note !== undefined &&
      ((index === 0 && note === ofScheme) || (values["AiuObject"] !== undefined && isAiuNote(note)))
    values["Note"] = xml
      .all("cbc:Note")
      .find((each, index) => !isFixed(each.peek(), index))
      ?.text()
  }
}

interface IdentifiedPrincipal extends NonNullable<SaleItem["principal"]> {
  readonly identity: PartyIdentity
}

const identified = ({ principal }: SaleItem): IdentifiedPrincipal | undefined =>
  principal && {
    ...principal,
    identity: partyIdentity(principal) ?? {
      type: principal.identificationType,
      number: principal.id,
      checkDigit: undefined
    }
  }

/** The element of a line's principal, below `cac:Item`. */
const principalElement = "cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty"

/** The principal for whom the income of a line is received (annex FE 1.9, group FBA). */
const principalRow = (
  schema: typeof EquivalentPrincipal | typeof Principal,
  more: ReadonlyArray<Row<IdentifiedPrincipal, SaleWriting, SaleReading>>
): LineRow =>
  one(
    principalElement,
    "principal",
    part<IdentifiedPrincipal, SaleWriting, SaleReading>(schema, [
      identification<IdentifiedPrincipal>("cac:PartyIdentification/cbc:ID", {
        before: agency,
        rule: "FBA04 to FBA07",
        typeRule: "FBA08"
      }),
      ...more
    ]),
    { from: identified, rule: "FBA01 to FBA03" }
  )

const principal = principalRow(Principal, [])
const equivalentPrincipal = principalRow(EquivalentPrincipal, [text("cac:PartyName/cbc:Name", "name")])

type ShipmentRow = Row<Shipment, SaleWriting, SaleReading>

const property = (name: string, ...rows: ReadonlyArray<ShipmentRow>): ShipmentRow =>
  namedGroup(["cac:AdditionalItemProperty", "cbc:Name", name], rows)

const shipmentPart = part<Shipment, SaleWriting, SaleReading>(Shipment, [
  property("01", text("cbc:Value", "radicadoNumber", "TRA01", { note: { en: "name 01", es: "nombre 01" } })),
  property("02", text("cbc:Value", "number", "TRA02", { note: { en: "name 02", es: "nombre 02" } })),
  property(
    "03",
    exactNumber("cbc:Value", "freightValue", "TRA03", { note: { en: "name 03", es: "nombre 03" } }),
    shortNumber("cbc:ValueQuantity", "quantity", "TRA04", { attributes: [attribute("unitCode", "unitCode", "TRA05")] })
  )
])

/** The shipment (*remesa*) that a line of a carrier bills (annex FE 1.9, list RemesaTransporte). */
const shipment: LineRow = {
  ...inline("shipment", shipmentPart, { note: { en: "of operation 12", es: "de la operación 12" } }),
  // properties with these names mean a shipment only in operation 12; elsewhere they are anybody's
  read: (xml, values, reading) => {
    if (operationOf(reading) === "12") values["Shipment"] = readPart(shipmentPart, xml, reading)
  }
}

/** Rows that lines of one family of documents have and lines of others lack, with the schema of a line. */
interface FamilyRows {
  readonly schema: typeof EquivalentItem | typeof Item | typeof SaleItem
  /** Attributes of the line's number. */
  readonly number: ReadonlyArray<LineRow>
  readonly notes: ReadonlyArray<LineRow>
  /** The last rows of `cac:Item`. */
  readonly item: ReadonlyArray<LineRow>
}

const familyRows = (
  { definition: { kind }, sector }: Pick<SaleType, "definition" | "sector">,
  { freeOfCharge: hasIndicator, isNote }: LineShape
): FamilyRows => {
  if (kind.principals === true) {
    return { schema: EquivalentItem, number: [equivalentScheme], notes: [schemeNote], item: [equivalentPrincipal] }
  }
  if (sector !== true) return { schema: Item, number: [], notes: [], item: [] }
  return {
    schema: SaleItem,
    number: isNote ? [] : [scheme],
    notes: hasIndicator ? [aiuNote] : [],
    item: isNote ? [principal] : [shipment, principal]
  }
}

/** The lines of a document (annex FE 1.9, group FAV). */
export const saleLines = (
  shape: LineShape,
  type: Pick<SaleType, "definition" | "purchase" | "sector">
): Row<SaleDocument, SaleWriting, SaleReading> => {
  const { element, freeOfCharge: hasIndicator, isNote, quantity } = shape
  const { item: lastOfItem, notes, number, schema } = familyRows(type, shape)
  const allowances = allowanceCharges<SaleItem, SaleWriting, SaleReading>(
    "FBE",
    (_, { checked, index }) => checked.lineAllowances[index] ?? []
  )
  const lines: Row<SaleDocument, SaleWriting, SaleReading> = each(
    element,
    "items",
    part<SaleItem, SaleWriting, SaleReading>(schema, [
      derived("cbc:ID", {
        from: (_, { index }) => String(index + 1),
        expected: (_, __, { index }) => String(index + 1),
        required: true,
        attributes: number
      }),
      ...notes,
      note,
      exactNumber(quantity, "quantity", "FAV04", { attributes: [attribute("unitCode", "unitCode", "FAV05")] }),
      lineAmountRow("cbc:LineExtensionAmount", "subtotalAmount", "FAV06"),
      ...(hasIndicator ? [freeOfCharge] : []),
      ...(type.purchase === true && !isNote ? [purchasePeriod] : []),
      group(
        "cac:PricingReference/cac:AlternativeConditionPrice",
        [lineAmountRow("cbc:PriceAmount", "priceReference", "FAW03"), fixed("cbc:PriceTypeCode", "01")],
        { when: ({ priceReference }) => priceReference !== undefined }
      ),
      ...(isNote ? [lineTaxes, allowances] : [allowances, lineTaxes, lineWithholdings]),
      item<SaleWriting, SaleReading>(lastOfItem),
      group("cac:Price", [
        lineAmountRow("cbc:PriceAmount", "price", "FBB"),
        derived("cbc:BaseQuantity", {
          from: ({ quantity: lineQuantity }) => toExact(lineQuantity, 2),
          expected: ({ Quantity }) => Quantity,
          as: "number",
          of: "quantity",
          attributes: [
            derivedAttribute("unitCode", { from: ({ unitCode }) => unitCode, expected: ({ UnitCode }) => UnitCode })
          ]
        })
      ])
    ]),
    { rule: "FAV01" }
  )
  return {
    ...lines,
    read: (xml, values, reading) => {
      const hasPrincipal = (line: XmlReader): boolean => line.has(`cac:Item/${principalElement}`)
      const hasEquivalentPrincipal = schema === EquivalentItem && xml.all(element).some(hasPrincipal)
      reading.lines = { schema, hasEquivalentPrincipal, operationCode: operationOf(reading) ?? "" }
      lines.read?.(xml, values, reading)
    }
  }
}
