import type { SeedPart } from "../DocumentKey.ts"
import type { KeyClues } from "./KeyClues.ts"
import { replacing, type SeedMistake, valueOf } from "./SeedMistake.ts"

const neighbour = (number: string, step: bigint): string | undefined => {
  const match = /^(.*?)([0-9]{1,18})$/u.exec(number)
  const [, prefix = "", digits = ""] = match ?? []
  if (digits === "") return undefined
  const next = BigInt(digits) + step
  return next < 0n ? undefined : `${prefix}${next.toString().padStart(digits.length, "0")}`
}

const ofNumber = (
  parts: ReadonlyArray<SeedPart>,
  part: string,
  prefix: string | undefined
): ReadonlyArray<SeedMistake> => {
  const number = valueOf(parts, part)
  if (number === undefined) return []
  const start = prefix ?? /^[A-Za-z]*/u.exec(number)?.[0] ?? ""
  const rest = number.startsWith(start) ? number.slice(start.length) : number
  const as = (value: string | undefined, en: string, es: string) => replacing(parts, part, value, { en, es })
  const joined = (join: string) =>
    start === ""
      ? []
      : as(`${start}${join}${rest}`, "prefix and number were separated", "prefijo y número estaban separados")
  return [
    ...as(rest, "the number had no prefix", "el número no llevaba prefijo"),
    ...as(`${start}${number}`, "the number had its prefix", "el número llevaba su prefijo"),
    ...joined("-"),
    ...joined(" "),
    ...as(
      `${start}${rest.replace(/^0+/u, "")}`,
      "the number had no zeros in front",
      "el número no llevaba ceros a la izquierda"
    ),
    ...as(
      neighbour(number, -1n),
      "it was hashed with the number before this one",
      "se calculó con el número anterior a este"
    ),
    ...as(
      neighbour(number, 1n),
      "it was hashed with the number after this one",
      "se calculó con el número siguiente a este"
    )
  ]
}

/** The full number, and in an event that of the document it is about, without prefix, separated, or a neighbour. */
export const numberMistakes = (parts: ReadonlyArray<SeedPart>, { prefix }: KeyClues): ReadonlyArray<SeedMistake> => [
  ...ofNumber(parts, "number", prefix),
  ...ofNumber(parts, "referenceNumber", undefined)
]
