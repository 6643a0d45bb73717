import { Item } from "@radicar/domain/document/Item"
import type { SaleDocument } from "@radicar/domain/document/SaleDocument"
import { toExact } from "@radicar/domain/number/Decimal"
import { allowanceCharges } from "../part/allowanceCharges.ts"
import { item } from "../part/item.ts"
import type { SaleReading, SaleWriting } from "../part/SaleContext.ts"
import { lineTaxes, lineWithholdings } from "../part/taxTotal.ts"
import { part, type Row } from "../table/Row.ts"
import { attribute, derivedAttribute } from "../table/attributes.ts"
import { derived, exactNumber, fixed, lineAmount, text } from "../table/elements.ts"
import { each, group } from "../table/nesting.ts"
import { fields, moment } from "../table/wireValues.ts"

type LineRow = Row<Item, SaleWriting, SaleReading>

/** In what the lines of the roots differ. */
export interface LineShape {
  /** Element of a line: `cac:InvoiceLine`. */
  readonly element: string
  /** Element that counts: `cbc:InvoicedQuantity`. */
  readonly quantity: string
  /** Whether it has `cbc:FreeOfChargeIndicator`. */
  readonly freeOfCharge: boolean
  /**
   * Discounts follow the taxes in a line of a note, which has no withholdings; they precede them in one of an invoice.
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

/** How a support document came about, by the code that its lines state (annex DS 1.1, `cac:InvoicePeriod`). */
const generations: ReadonlyMap<string, string> = new Map([
  ["1", "Por operación"],
  ["2", "Acumulado semanal"]
])

const generationName = (code: string): string => generations.get(code) ?? code

const generationCode = ({ checked: { document } }: SaleWriting): string => document.generationCode ?? "1"

/**
 * When the line was bought, and whether one by one or over a week (rule DSFC02a): the period's beginning, or the day of
 * issue.
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

/** What the first line of a purchase says for all lines (annex DS 1.1); the body says it once. */
export const purchaseTime = ({ element }: LineShape): Row<SaleDocument, SaleWriting, SaleReading> => ({
  element: "",
  place: `${element}/cac:InvoicePeriod`,
  fields: ["period", "generationCode"],
  note: "`StartDate` and `DescriptionCode` of each line",
  rule: "DSFC02a, annex DS 1.1",
  read: (root, values, reading) => {
    const xml = root.at(element).at("cac:InvoicePeriod")
    const [date, code] = [xml.peek("cbc:StartDate"), xml.peek("cbc:DescriptionCode")]
    const start = moment(date, undefined)
    if (start !== undefined) values["Period"] = fields({ StartDate: start })
    values["GenerationCode"] = code
    reading.purchase = { date, code }
  }
})

/** The lines of a document (annex FE 1.9, group FAV). */
export const saleLines = (
  { element, freeOfCharge: hasIndicator, isNote, quantity }: LineShape,
  isSupport: boolean
): Row<SaleDocument, SaleWriting, SaleReading> => {
  const allowances = allowanceCharges<Item, SaleWriting, SaleReading>(
    "FBE",
    (_, { checked, index }) => checked.lineAllowances[index] ?? []
  )
  return each(
    element,
    "items",
    part<Item, SaleWriting, SaleReading>(Item, [
      derived("cbc:ID", {
        from: (_, { index }) => String(index + 1),
        expected: (_, __, { index }) => String(index + 1),
        required: true
      }),
      text("cbc:Note", "note"),
      exactNumber(quantity, "quantity", "FAV04", { attributes: [attribute("unitCode", "unitCode", "FAV05")] }),
      lineAmount("cbc:LineExtensionAmount", "subtotalAmount", "FAV06"),
      ...(hasIndicator ? [freeOfCharge] : []),
      ...(isSupport ? [purchasePeriod] : []),
      group(
        "cac:PricingReference/cac:AlternativeConditionPrice",
        [lineAmount("cbc:PriceAmount", "priceReference", "FAW03"), fixed("cbc:PriceTypeCode", "01")],
        { when: ({ priceReference }) => priceReference !== undefined }
      ),
      ...(isNote ? [lineTaxes, allowances] : [allowances, lineTaxes, lineWithholdings]),
      item(),
      group("cac:Price", [
        lineAmount("cbc:PriceAmount", "price", "FBB"),
        derived("cbc:BaseQuantity", {
          from: ({ quantity: stated }) => toExact(stated, 2),
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
}
