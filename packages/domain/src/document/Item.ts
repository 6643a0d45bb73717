import { codeText } from "./codeText.ts"
import { Schema } from "effect"
import { Amount, AmountOrZero } from "../number/amount.ts"
import { used } from "../wire/Reader.ts"
import { text } from "../wire/text.ts"
import { IdentificationNumber } from "./Party.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { wireList } from "../wire/wireList.ts"

/** A discount or a charge (`cac:AllowanceCharge`); the list that contains it says which. */
export const AllowanceCharge = wireStruct("AllowanceCharge", {
  code: Schema.optionalKey(codeText(2, "discount-reasons", "Of a discount.", "length")),
  percentage: Schema.optionalKey(AmountOrZero),
  amount: Amount,
  baseAmount: Schema.optionalKey(AmountOrZero),
  reason: Schema.optionalKey(text(5000))
})

/** See {@link AllowanceCharge}. */
export type AllowanceCharge = typeof AllowanceCharge.Type

const perUnitUse = "of a tax per unit notified (RAD60)"
const percentageUse = "of a tax by percentage notified (RAD60)"

/**
 * A tax or a withholding of one line. Taxes per unit state `perUnitAmount` and, when it is not the item's own quantity
 * and unit, `baseQuantity` with `baseUnitCode` (millilitres of a sugary drink, grams of plastic). So may other taxes
 * (ZZ).
 */
export const ItemTax = wireStruct("ItemTax", {
  code: codeText(2, "taxes"),
  amount: Amount,
  percentage: Schema.optionalKey(used(Amount, perUnitUse)),
  taxableAmount: Schema.optionalKey(used(Amount, perUnitUse)),
  perUnitAmount: Schema.optionalKey(used(AmountOrZero, percentageUse)),
  baseQuantity: Schema.optionalKey(used(AmountOrZero, percentageUse)),
  baseUnitCode: Schema.optionalKey(used(codeText(5, "units", undefined, "length"), percentageUse)),
  concept: Schema.optionalKey(used(text(500), "printed, not filed"))
})

/** See {@link ItemTax}. */
export type ItemTax = typeof ItemTax.Type

/** A withholding on the whole of a document: its base by its rate (rule FAT07). */
export const Withholding = wireStruct("Withholding", {
  code: codeText(2, "taxes"),
  amount: Amount,
  percentage: Schema.optionalKey(Amount),
  taxableAmount: Schema.optionalKey(Amount)
})

/** See {@link Withholding}. */
export type Withholding = typeof Withholding.Type

/**
 * A code of a product standard: UNSPSC (001), GTIN (010), customs tariff (020), the own one (999); no other (rule
 * FAZ12).
 */
export const StandardItemIdentification = wireStruct("StandardItemIdentification", {
  id: text(100),
  schemeId: codeText(3, "item-standards")
})

const line = {
  code: Schema.optionalKey(text(100)),
  description: text(5000),
  quantity: Amount,
  price: Amount,
  priceReference: Schema.optionalKey(AmountOrZero),
  subtotalAmount: Amount,
  unitCode: codeText(5, "units"),
  brandName: Schema.optionalKey(text(100)),
  modelName: Schema.optionalKey(text(100)),
  note: Schema.optionalKey(text(5000)),
  standardItemIdentification: Schema.optionalKey(StandardItemIdentification),
  taxes: Schema.optionalKey(wireList(ItemTax, { maximum: 30 })),
  discounts: Schema.optionalKey(wireList(AllowanceCharge, { maximum: 100 })),
  charges: Schema.optionalKey(wireList(AllowanceCharge, { maximum: 100 }))
}

/**
 * A line. `subtotalAmount` is `quantity × price − discounts + charges` (rule FAV06). `priceReference` is the commercial
 * value of something given for nothing, whose `subtotalAmount` is 0 (rule FAW03).
 */
export const Item = wireStruct("Item", line)

/** See {@link Item}. */
export type Item = typeof Item.Type

/**
 * For whom the amount of a line is received, in a mandate (`cac:InformationContentProviderParty`; annex FE 1.9, rules
 * FBA01 to FBA08). The line without one is the issuer's own income.
 */
export const Principal = wireStruct("Principal", {
  id: IdentificationNumber,
  identificationType: codeText(2, "identifications")
})

/** See {@link Principal}. */
export type Principal = typeof Principal.Type

/**
 * The remesa that a line of a carrier bills, registered in the RNDC before (annex FE 1.9, lists RegistroTransporte and
 * RemesaTransporte). The line without one is an additional service.
 */
export const Shipment = wireStruct("Shipment", {
  radicadoNumber: text(60, "Number that the RNDC gave the remesa when it accepted it: digits."),
  number: text(60, "The carrier's own number of the remesa: at most 15 letters and digits, zeros in front included."),
  freightValue: Amount,
  quantity: Amount,
  unitCode: text(5, "What the quantity is counted in: KGM kilograms or GLL gallons.")
})

/** See {@link Shipment}. */
export type Shipment = typeof Shipment.Type

/** With what the note of a contract with AIU begins, to the letter (annex FE 1.9, rules FAV03 and CAV03). */
export const aiuNotePrefix = "Contrato de servicios AIU por concepto de:"

/** How long such a note may be (rule FAV03); it is never as short as the rule's 20 characters. */
const longestAiuNote = 5000

/** A line of an invoice or of a note of one: in addition what only lines of some operations state (RAD33). */
export const SaleItem = wireStruct("SaleItem", {
  ...line,
  aiuObject: Schema.optionalKey(
    text(
      longestAiuNote - aiuNotePrefix.length - 1,
      "Object of the contract with AIU, on the line of the administration (FAV03); the words before it are added."
    )
  ),
  principal: Schema.optionalKey(Principal),
  shipment: Schema.optionalKey(Shipment)
})

/** See {@link SaleItem}. */
export type SaleItem = typeof SaleItem.Type

/** Whether a note is that of a contract with AIU, with an object (rules FAV03 and CAV03). */
export const isAiuNote = (note: string): boolean => note.startsWith(aiuNotePrefix) && note.length > aiuNotePrefix.length

/** Operations whose lines say whose income they are, or what they bill (rules FAV08a, FAV08b). */
const operationsWithLineSchemes: ReadonlySet<string> = new Set(["11", "12"])

/**
 * The scheme of a line's number (`cac:InvoiceLine/cbc:ID/@schemeID`): of a mandate 1 is the income of a principal, of a
 * carrier 1 is a remesa, 0 is what is neither. Invoices of other operations have none.
 */
export const lineScheme = (
  operationCode: string,
  line: { readonly principal?: unknown; readonly shipment?: unknown }
): "0" | "1" | undefined => {
  if (!operationsWithLineSchemes.has(operationCode)) return undefined
  return (operationCode === "11" ? line.principal : line.shipment) === undefined ? "0" : "1"
}
