import { nitCheckDigit } from "../../Nit.ts"
import type { SeedPart } from "../DocumentKey.ts"
import { type KeyClues, replacing, type SeedMistake, valueOf, withValues } from "./SeedMistake.ts"

const partyNames = ["supplier", "customer", "sender", "receiver", "employer", "worker"]

const checkDigit = { en: "the number had its check digit", es: "el número llevaba su dígito de verificación" }

const withoutCheckDigit = {
  en: "the number in the document ends with its check digit, which the key leaves out",
  es: "el número del documento termina en su dígito de verificación, que la clave no lleva"
}

const ofParty = (
  parts: ReadonlyArray<SeedPart>,
  name: string,
  number: string,
  digit: string | undefined
): ReadonlyArray<SeedMistake> => {
  const plain = number.replaceAll(/[^0-9A-Za-z]/gu, "")
  const shorter = plain.slice(0, -1)
  return [
    ...(digit === undefined
      ? []
      : [
          ...replacing(parts, name, `${number}${digit}`, checkDigit),
          ...replacing(parts, name, `${number}-${digit}`, checkDigit)
        ]),
    ...(nitCheckDigit(shorter) === plain.slice(-1) ? replacing(parts, name, shorter, withoutCheckDigit) : []),
    ...replacing(parts, name, plain, {
      en: "the number had no dots, hyphens or blanks",
      es: "el número no llevaba puntos, guiones ni espacios"
    }),
    ...replacing(parts, name, number.replace(/^0+/u, ""), {
      en: "the number had no leading zeros",
      es: "el número no llevaba ceros a la izquierda"
    }),
    ...replacing(parts, name, number.padStart(10, "0"), {
      en: "the number was filled with zeros to ten digits",
      es: "el número se completó con ceros a diez dígitos"
    }),
    ...replacing(parts, name, "", { en: "the number was missing", es: "faltaba el número" })
  ]
}

const exchanged = [
  ["supplier", "customer"],
  ["sender", "receiver"],
  ["employer", "worker"]
] as const

/** Mistakes in the parties' numbers: with or without check digit, exchanged, padded or missing. */
export const identityMistakes = (
  parts: ReadonlyArray<SeedPart>,
  { checkDigits = {} }: KeyClues
): ReadonlyArray<SeedMistake> => {
  const parties = partyNames.flatMap((name) => {
    const value = valueOf(parts, name)
    return value === undefined ? [] : [{ name, value, digit: checkDigits[name] ?? nitCheckDigit(value) }]
  })
  const all = (join: string): SeedMistake => ({
    part: parties[0]?.name ?? "",
    text: checkDigit,
    parts: withValues(
      parts,
      Object.fromEntries(parties.map(({ digit, name, value }) => [name, `${value}${join}${digit ?? ""}`]))
    )
  })
  return [
    ...parties.flatMap(({ digit, name, value }) => ofParty(parts, name, value, digit)),
    ...(parties.length > 1 ? [all(""), all("-")] : []),
    ...exchanged.flatMap(([one, other]) => {
      const [first, second] = [valueOf(parts, one), valueOf(parts, other)]
      if (first === undefined || second === undefined) return []
      const text = { en: "the two parties were exchanged", es: "las dos partes estaban intercambiadas" }
      return [{ part: one, text, parts: withValues(parts, { [one]: second, [other]: first }) }]
    })
  ]
}

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
      "the number had no leading zeros",
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

/**
 * Mistakes in the full number, and in an event also in the number of its document: no prefix, separated, or a
 * neighbouring number.
 */
export const numberMistakes = (parts: ReadonlyArray<SeedPart>, { prefix }: KeyClues): ReadonlyArray<SeedMistake> => [
  ...ofNumber(parts, "number", prefix),
  ...ofNumber(parts, "referenceNumber", undefined)
]
