import { BigDecimal, Redacted } from "effect"
import { hash } from "node:crypto"

/** From here on a number of many zeros has an exponent. */
const mostPlainDigits = 16

/** As `BigDecimal.format` writes it, which divides by ten for each zero at the end. */
const decimalText = (decimal: BigDecimal.BigDecimal): string => {
  const { scale, value } = decimal
  const text = value.toString()
  if (scale < 0 || scale >= mostPlainDigits || text.length > mostPlainDigits) return BigDecimal.format(decimal)
  if (scale === 0) return text
  const [sign, digits] = value < 0n ? ["-", text.slice(1)] : ["", text]
  const padded = digits.padStart(scale + 1, "0")
  let end = padded.length
  while (end > padded.length - scale && padded.endsWith("0", end)) end--
  const whole = `${sign}${padded.slice(0, -scale)}`
  const fraction = padded.slice(-scale, end)
  return fraction === "" ? (value === 0n ? "0" : whole) : `${whole}.${fraction}`
}

/** A key and what stands before its value. */
type Label = readonly [key: string, label: string]

/** Orders of keys, by the keys as they come: there are as many as documents have kinds of objects. */
const orders = new Map<string, ReadonlyArray<Label>>()
const mostOrders = 2000

const orderOf = (keys: ReadonlyArray<string>): ReadonlyArray<Label> => {
  const name = keys.join("\0")
  const known = orders.get(name)
  if (known !== undefined) return known
  const order = keys.toSorted().map((key): Label => [key, `${JSON.stringify(key)}:`])
  if (orders.size >= mostOrders) orders.clear()
  orders.set(name, order)
  return order
}

const objectText = (object: object): string | undefined => {
  if (Object.getPrototypeOf(object) !== Object.prototype) {
    if (BigDecimal.isBigDecimal(object)) return `"${decimalText(object)}"`
    if (Redacted.isRedacted(object)) return undefined
  }
  let text = ""
  for (const [key, label] of orderOf(Object.keys(object))) {
    const value = canonicalText((object as Readonly<Record<string, unknown>>)[key])
    if (value !== undefined) text += text === "" ? label + value : `,${label}${value}`
  }
  // an object that held nothing but secrets is not there: the caller may leave them out the next time
  return text === "" ? undefined : `{${text}}`
}

/** A value as JSON that is always the same; `undefined` of what does not count. */
const canonicalText = (value: unknown): string | undefined => {
  if (Array.isArray(value)) return `[${value.map((each) => canonicalText(each) ?? "null").join(",")}]`
  return typeof value === "object" && value !== null ? objectText(value) : (JSON.stringify(value) as string | undefined)
}

/**
 * What makes a document "the same document again": SHA-256 in hexadecimal over its values, independent of the order of
 * fields, of spellings of a number (`10.50`, `"10.5"`) and of every secret (certificate, password, pin, technical key).
 */
export const contentDigest = (document: object): string => hash("sha256", canonicalText(document) ?? "", "hex")
