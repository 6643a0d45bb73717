import type { Localized } from "../../rules/Language.ts"
import { parseDecimal, toFixed } from "../../number/Decimal.ts"
import type { SeedPart } from "../DocumentKey.ts"
import type { KeyClues } from "./KeyClues.ts"
import { type SeedMistake, valueOf, withValues } from "./SeedMistake.ts"

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
    write: (amount) => amount.replace(/\.?0+$/u, "")
  },
  ...[3, 4, 5, 6].map((count) => ({ text: digits(count), write: rounded(count) })),
  {
    text: { en: "the amount had a decimal comma", es: "el valor llevaba coma decimal" },
    write: (amount) => amount.replace(".", ",")
  }
]

/** Amounts with another number of decimals, one alone and all at once: who errs errs everywhere. */
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
