import { addAmounts, exceeds, isDecimal, multiply, negated, rounded, shareOf } from "../language/money.ts"
import { isJson, type Json, listOf, type Path, text, valueAt, withValue } from "./jsonBody.ts"

/** A line of an invoice that a note credits. */
export interface CreditedLine {
  readonly description: string
  readonly invoiced: string
  /** Quantity that earlier notes about the invoice left. */
  readonly left: string
  readonly price: string
  /** The line as the invoice has it. */
  readonly source: Json
}

/** Fields of a tax that do not follow from the line. */
const taxFields = ["Code", "Percentage", "PerUnitAmount", "Concept", "Name"] as const

const only = (source: Json, names: ReadonlyArray<string>): Json =>
  Object.fromEntries(names.flatMap((name) => (source[name] === undefined ? [] : [[name, source[name]]])))

const without = (source: Json, ...names: ReadonlyArray<string>): Json =>
  Object.fromEntries(Object.entries(source).filter(([name]) => !names.includes(name)))

/** The list of a field, if it has an element. */
const listed = (name: string, list: ReadonlyArray<Json>): Json => (list.length === 0 ? {} : { [name]: list })

/** Code and description, by which an item of a note credits lines: notes do not name lines. */
const keyOf = (item: unknown): string => `${text(valueAt(item, ["Code"]))} ${text(valueAt(item, ["Description"]))}`

/**
 * Discounts or charges of an invoice's line, for another quantity or price: a percentage stays, an amount without one
 * is shared by quantity.
 */
const shares = (
  value: unknown,
  { invoiced, price, quantity }: Readonly<Record<"invoiced" | "price" | "quantity", string>>
): ReadonlyArray<Json> =>
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

/** The item that credits what is left of a line. The service computes its amounts. */
export const itemOf = ({ invoiced, left: quantity, price, source: item }: CreditedLine): Json => {
  const of = { quantity, price, invoiced }
  return {
    ...without(item, "SubtotalAmount", "Taxes", "Discounts", "Charges", "PriceReference"),
    Quantity: quantity,
    ...listed(
      "Taxes",
      listOf(item["Taxes"]).map((tax) => only(tax, taxFields))
    ),
    ...listed("Discounts", shares(item["Discounts"], of)),
    ...listed("Charges", shares(item["Charges"], of))
  }
}

/** The lines of an invoice's body, with what the bodies of earlier notes left of each. */
export const creditedLines = (body: Json, notes: ReadonlyArray<Json>): ReadonlyArray<CreditedLine> => {
  const credited = new Map<string, string>()
  for (const item of notes.flatMap((note) => listOf(note["Items"]))) {
    const quantity = text(item["Quantity"])
    if (isDecimal(quantity)) credited.set(keyOf(item), addAmounts([credited.get(keyOf(item)) ?? "0", quantity]))
  }
  return listOf(body["Items"]).map((item) => {
    const invoiced = text(item["Quantity"])
    const key = keyOf(item)
    const before = credited.get(key) ?? "0"
    const taken = isDecimal(invoiced) && exceeds(before, invoiced) ? invoiced : before
    credited.set(key, addAmounts([before, negated(taken)]))
    return {
      description: text(item["Description"]),
      invoiced,
      left: isDecimal(invoiced) ? addAmounts([invoiced, negated(taken)]) : invoiced,
      price: text(item["Price"]),
      source: item
    }
  })
}

/** Indices of a note's items by the line that each credits; `undefined` for a line that no item credits. */
export const itemsOfLines = (
  lines: ReadonlyArray<CreditedLine>,
  items: ReadonlyArray<Json>
): ReadonlyArray<number | undefined> => {
  const rest = items.map((item, index) => [keyOf(item), index] as const)
  return lines.map(({ source }) => {
    const at = rest.findIndex(([key]) => key === keyOf(source))
    return at < 0 ? undefined : rest.splice(at, 1)[0]?.[1]
  })
}

/**
 * A note's body after the value at a path has changed: if it is quantity or price of an item that credits a line, the
 * line's discounts and charges without a percentage are shared again.
 */
export const withShares = (body: Json, path: Path, lines: ReadonlyArray<CreditedLine>): Json => {
  const [list, index, field] = path
  if (list !== "Items" || typeof index !== "number" || (field !== "Quantity" && field !== "Price")) return body
  const line = lines[itemsOfLines(lines, listOf(body["Items"])).indexOf(index)]
  const item = valueAt(body, ["Items", index])
  const [quantity, price] = [text(valueAt(item, ["Quantity"])), text(valueAt(item, ["Price"]))]
  if (line === undefined || !isJson(item) || ![quantity, price].every(isDecimal)) return body
  const lists = ["Discounts", "Charges"].map((name) => {
    const shared = shares(line.source[name], { quantity, price, invoiced: line.invoiced })
    return listed(
      name,
      listOf(item[name]).map((each, at) => (each["Amount"] === undefined ? each : (shared[at] ?? each)))
    )
  })
  return withValue(body, ["Items", index], Object.assign({}, item, ...lists))
}

/** The lines of which a note credits more than is left, with the quantity that it credits. */
export const excessOf = (
  lines: ReadonlyArray<CreditedLine>,
  items: ReadonlyArray<Json>
): ReadonlyArray<CreditedLine & { readonly credited: string }> => {
  const indices = itemsOfLines(lines, items)
  return lines.flatMap((line, at) => {
    const index = indices[at]
    const credited = index === undefined ? "0" : text(items[index]?.["Quantity"])
    return isDecimal(credited) && exceeds(credited, line.left) ? [{ ...line, credited }] : []
  })
}
