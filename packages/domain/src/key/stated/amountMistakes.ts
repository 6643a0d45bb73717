import type { Localized } from "../../rules/Language.ts"
import { parseDecimal, toFixed } from "../../number/Decimal.ts"
import type { SeedPart } from "../DocumentKey.ts"
import { type KeyClues, type SeedMistake, valueOf, withValues } from "./SeedMistake.ts"

const amountNames = ["grossAmount", "iva", "inc", "ica", "payableAmount", "earned", "deducted", "net"]

interface Notation {
  readonly text: Localized
  readonly write: (amount: string, written: string | undefined) => string | undefined
}

const rounded =
  (scale: number) =>
  (amount: string, written: string | undefined): string | undefined => {
    const value = parseDecimal(written ?? amount)
    return value === undefined ? undefined : toFixed(value, scale)
  }

const digits = (count: number): Localized => ({
  en: count === 1 ? "the amount had 1 decimal" : `the amount had ${count} decimals`,
  es: count === 1 ? "el valor llevaba 1 decimal" : `el valor llevaba ${count} decimales`
})

const notations: ReadonlyArray<Notation> = [
  {
    text: { en: "the amount was rounded and not truncated", es: "el valor se redondeó y no se truncó" },
    write: rounded(2)
  },
  {
    text: { en: "the amount kept all its decimals", es: "el valor conservó todos sus decimales" },
    write: (_amount, written) => written
  },
  { text: digits(0), write: rounded(0) },
  { text: digits(0), write: (amount) => amount.replace(/\.[0-9]+$/u, "") },
  { text: digits(1), write: rounded(1) },
  {
    text: { en: "the amount had no zeros at its end", es: "el valor no llevaba ceros al final" },
    write: (amount) => amount.replace(/(?:\.|(?<!0))0+$/u, "")
  },
  ...[3, 4, 5, 6].map((count) => ({ text: digits(count), write: rounded(count) })),
  {
    text: { en: "the amount had a decimal comma", es: "el valor llevaba coma decimal" },
    write: (amount) => amount.replace(".", ",")
  }
]

/** Mistakes in the decimals of amounts: in one amount alone, and in all amounts at once. */
export const amountMistakes = (
  parts: ReadonlyArray<SeedPart>,
  { amountsAsWritten = {} }: KeyClues
): ReadonlyArray<SeedMistake> => {
  const amounts = amountNames.flatMap((name) => {
    const value = valueOf(parts, name)
    return value === undefined ? [] : [{ name, value }]
  })
  return notations.flatMap(({ text, write }) => {
    const changed = amounts.flatMap(({ name, value }) => {
      const other = write(value, amountsAsWritten[name])
      return other === undefined || other === value ? [] : [[name, other] as const]
    })
    const alone = changed.map(([part, value]) => ({ part, text, parts: withValues(parts, { [part]: value }) }))
    if (changed.length < 2) return alone
    const zerosKept = changed.filter(([name]) => !/^0\.0+$/u.test(valueOf(parts, name) ?? ""))
    return [
      ...alone,
      { part: changed[0]?.[0] ?? "", text, parts: withValues(parts, Object.fromEntries(changed)) },
      ...(zerosKept.length < 2 || zerosKept.length === changed.length
        ? []
        : [{ part: zerosKept[0]?.[0] ?? "", text, parts: withValues(parts, Object.fromEntries(zerosKept)) }])
    ]
  })
}

const pairs = ["iva", "inc", "ica"] as const

const isZero = (amount: string | undefined): boolean => amount !== undefined && /^0(?:\.0*)?$/u.test(amount)

const without = (parts: ReadonlyArray<SeedPart>, names: ReadonlyArray<string>): ReadonlyArray<SeedPart> =>
  parts.filter(({ name }) => !names.includes(name))

const reordered = (parts: ReadonlyArray<SeedPart>, order: ReadonlyArray<string>): ReadonlyArray<SeedPart> => {
  const names = order.flatMap((name) => [`${name}Code`, name])
  const taxes = names.flatMap((name) => parts.filter((part) => part.name === name))
  const start = parts.findIndex(({ name }) => name === "ivaCode")
  return [...parts.slice(0, start), ...taxes, ...parts.slice(start + taxes.length)]
}

/**
 * Mistakes in the taxes: another order, zero taxes left out, exchanged taxes, or further taxes in a support document.
 */
export const taxMistakes = (parts: ReadonlyArray<SeedPart>): ReadonlyArray<SeedMistake> => {
  if (valueOf(parts, "iva") === undefined) return []
  if (valueOf(parts, "inc") === undefined) {
    const open = (name: string, value: string) => ({ name, value, secret: false })
    const more = [open("incCode", "04"), open("inc", "0.00"), open("icaCode", "03"), open("ica", "0.00")]
    const end = parts.findIndex(({ name }) => name === "payableAmount")
    return [
      {
        part: "formula",
        text: {
          en: "taxes 04 and 03 were hashed too, as in an invoice",
          es: "también se incluyeron los impuestos 04 y 03, como en una factura"
        },
        parts: [...parts.slice(0, end), ...more, ...parts.slice(end)]
      }
    ]
  }
  const missing = (names: ReadonlyArray<string>, text: Localized): ReadonlyArray<SeedMistake> =>
    names.length === 0
      ? []
      : [{ part: names[0] ?? "", text, parts: without(parts, [...names, ...names.map((name) => `${name}Code`)]) }]
  const left: Localized = {
    en: "a tax of 0 was omitted; it must be included as 0.00",
    es: "se omitió un impuesto en cero; debe ir como 0.00"
  }
  const zeros = pairs.filter((name) => isZero(valueOf(parts, name)))
  const orders = [
    ["iva", "ica", "inc"],
    ["inc", "iva", "ica"],
    ["ica", "inc", "iva"]
  ]
  return [
    ...zeros.flatMap((name) => missing([name], left)),
    ...(zeros.length > 1 ? missing(zeros, left) : []),
    ...(zeros.length === 3 ? missing(["inc", "ica"], left) : []),
    ...zeros.flatMap((name) => [{ part: name, text: left, parts: withValues(parts, { [name]: "" }) }]),
    ...orders.map((order) => ({
      part: "order",
      text: {
        en: "the taxes were in another order than 01, 04, 03",
        es: "los impuestos estaban en otro orden que 01, 04, 03"
      },
      parts: reordered(parts, order)
    })),
    {
      part: "inc",
      text: { en: "INC and ICA were exchanged", es: "INC e ICA estaban intercambiados" },
      parts: withValues(parts, { inc: valueOf(parts, "ica"), ica: valueOf(parts, "inc") })
    },
    ...pairs.map((name) => ({
      part: name,
      text: { en: "the tax was hashed as 0.00", es: "el impuesto se incluyó como 0.00" },
      parts: withValues(parts, { [name]: "0.00" })
    })),
    ...missing(["inc", "ica"], {
      en: "only tax 01 was hashed, as in a support document",
      es: "solo se incluyó el impuesto 01, como en un documento soporte"
    })
  ]
}
