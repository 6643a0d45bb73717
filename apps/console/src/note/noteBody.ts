import { type Json, listOf, text } from "../issue/jsonBody.ts"
import { addAmounts, exceeds, isDecimal, multiply, negated, rounded, shareOf } from "../language/money.ts"

/** A line of an invoice, and how much of it a note credits. */
export interface NoteLine {
  /** Position in `Items` of the invoice. */
  readonly index: number
  readonly description: string
  readonly invoiced: string
  /** Quantity that earlier notes about the invoice left. */
  readonly left: string
  readonly price: string
}

/**
 * The lines of an invoice's body, with what the bodies of earlier notes left of each. Notes do not name lines: an item
 * credits the lines with its code and description.
 */
export const linesOf = (body: Json, notes: ReadonlyArray<Json>): ReadonlyArray<NoteLine> => {
  const keyOf = (item: Json): string => `${text(item["Code"])} ${text(item["Description"])}`
  const credited = new Map<string, string>()
  for (const item of notes.flatMap((note) => listOf(note["Items"]))) {
    const quantity = text(item["Quantity"])
    if (isDecimal(quantity)) credited.set(keyOf(item), addAmounts([credited.get(keyOf(item)) ?? "0", quantity]))
  }
  return listOf(body["Items"]).map((item, index) => {
    const invoiced = text(item["Quantity"])
    const key = keyOf(item)
    const before = credited.get(key) ?? "0"
    const taken = isDecimal(invoiced) && exceeds(before, invoiced) ? invoiced : before
    credited.set(key, addAmounts([before, negated(taken)]))
    return {
      index,
      description: text(item["Description"]),
      invoiced,
      left: isDecimal(invoiced) ? addAmounts([invoiced, negated(taken)]) : invoiced,
      price: text(item["Price"])
    }
  })
}

/** Choices of the form. Quantities and prices are decimal text; lines that are not chosen are absent. */
export interface NoteChoices {
  readonly reason: string
  readonly prefix: string
  readonly note: string
  readonly lines: ReadonlyArray<{ readonly index: number; readonly quantity: string; readonly price: string }>
  /** Time of issue in Colombia, `YYYY-MM-DDTHH:MM:SS`. */
  readonly date: string
}

/** Fields of an invoice that its note repeats. */
const kept = [
  "CompanyParty",
  "SupplierParty",
  "CustomerParty",
  "PaymentMeans",
  "CurrencyCode",
  "PaymentExchangeRate"
] as const

/** Fields of a tax that do not follow from the line. */
const taxFields = ["Code", "Percentage", "PerUnitAmount", "Concept", "Name"] as const

const only = (source: Json, names: ReadonlyArray<string>): Json =>
  Object.fromEntries(names.flatMap((name) => (source[name] === undefined ? [] : [[name, source[name]]])))

const without = (source: Json, ...names: ReadonlyArray<string>): Json =>
  Object.fromEntries(Object.entries(source).filter(([name]) => !names.includes(name)))

/**
 * Discounts and charges of a line for another quantity or price: a percentage stays, an amount without one is shared
 * by quantity.
 */
const allowances = (value: unknown, quantity: string, price: string, invoiced: string): ReadonlyArray<Json> =>
  listOf(value).map((each) => {
    const percentage = text(each["Percentage"])
    const rest = without(each, "Amount", "BaseAmount")
    if (isDecimal(percentage) && Number(percentage) > 0) return rest
    const amount = text(each["Amount"])
    return {
      ...rest,
      Amount: [amount, quantity, invoiced].every(isDecimal) ? rounded(shareOf(amount, quantity, invoiced), 2) : amount,
      BaseAmount: rounded(multiply(quantity, price), 2)
    }
  })

/**
 * The body of a credit note about an invoice: its parties and the chosen lines. Amounts are left out; the service
 * computes them (`complete=totals`). The number is left out too: the service assigns it.
 */
export const noteBody = (
  invoice: Json,
  about: { readonly number: string; readonly uuid: string; readonly date: string; readonly type: string },
  { date, lines, note, prefix, reason }: NoteChoices
): Json => {
  const items = listOf(invoice["Items"])
  return {
    TypeCode: "91",
    Date: date,
    ...(note.trim() === "" ? {} : { Note: note.trim() }),
    NumberingRange: { Prefix: prefix },
    CorrectionCode: reason,
    DocumentReference: {
      Number: about.number,
      Uuid: about.uuid,
      Date: about.date.slice(0, 19),
      SchemeName: "CUFE-SHA384",
      TypeCode: about.type
    },
    ...only(invoice, kept),
    Items: lines.flatMap(({ index, price, quantity }) => {
      const item = items[index]
      if (item === undefined) return []
      const invoiced = text(item["Quantity"])
      return [
        {
          ...without(item, "SubtotalAmount", "Taxes", "Discounts", "Charges", "PriceReference"),
          Quantity: quantity,
          Price: price,
          Taxes: listOf(item["Taxes"]).map((tax) => only(tax, taxFields)),
          Discounts: allowances(item["Discounts"], quantity, price, invoiced),
          Charges: allowances(item["Charges"], quantity, price, invoiced)
        }
      ]
    })
  }
}
