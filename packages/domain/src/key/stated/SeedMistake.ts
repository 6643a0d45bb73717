import type { Localized } from "../../rules/Language.ts"
import type { SeedPart } from "../DocumentKey.ts"

/** A text elsewhere in the document that may have gone into a key by mistake. */
export interface Elsewhere {
  /** Name of the part of the key that the text may replace. */
  readonly part: string
  readonly value: string
  /** The path at which the text stands: `cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount`. */
  readonly place: string
}

/** Further texts that help to find the part of the key that differs. All may be absent. */
export interface KeyClues {
  /** Prefix of the number. */
  readonly prefix?: string | undefined
  /** Signing time, `xades:SigningTime`, verbatim. */
  readonly signingTime?: string | undefined
  /** Other secrets of the owner: the pin in place of the technical key, and the reverse. */
  readonly otherSecrets?: ReadonlyArray<{ readonly name: string; readonly value: string }>
  /** Check digits, by the name of the key part that contains the number. */
  readonly checkDigits?: Readonly<Record<string, string | undefined>>
  /** Amounts before they were truncated, by the name of the key part. */
  readonly amountsAsWritten?: Readonly<Record<string, string>>
  readonly elsewhere?: ReadonlyArray<Elsewhere>
}

/** A seed (the text that a key hashes) as a common mistake would produce it. */
export interface SeedMistake {
  /** Name of the wrong part; `order` or `formula` if no single part is wrong. */
  readonly part: string
  readonly text: Localized
  readonly parts: ReadonlyArray<SeedPart>
}

/** Replaces the values of some parts; `values` is keyed by the name of the part. */
export const withValues = (
  parts: ReadonlyArray<SeedPart>,
  values: Readonly<Record<string, string | undefined>>
): ReadonlyArray<SeedPart> => parts.map((part) => ({ ...part, value: values[part.name] ?? part.value }))

/** The value of a part; `undefined` if the seed has no such part. */
export const valueOf = (parts: ReadonlyArray<SeedPart>, name: string): string | undefined =>
  parts.find((part) => part.name === name)?.value

/**
 * Simulates the mistake of hashing another value for a part. The list is empty if the seed has no such part or already
 * has that value, or if the value is absent.
 */
export const replacing = (
  parts: ReadonlyArray<SeedPart>,
  part: string,
  value: string | undefined,
  text: Localized
): ReadonlyArray<SeedMistake> => {
  const present = valueOf(parts, part)
  return present === undefined || value === undefined || value === present
    ? []
    : [{ part, text, parts: withValues(parts, { [part]: value }) }]
}
