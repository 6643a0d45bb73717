import type { Localized } from "../../rules/Language.ts"
import type { SeedPart } from "../DocumentKey.ts"

/** A text that was found elsewhere and may have gone into a key by mistake. */
export interface Elsewhere {
  /** Name of the part that it may stand for. */
  readonly part: string
  readonly value: string
  /** The path at which the text stands: `cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount`. */
  readonly place: string
}

/** Further texts that help to find the part of the key that differs. All may be absent. */
export interface KeyClues {
  /** Prefix of the number. */
  readonly prefix?: string | undefined
  /** `xades:SigningTime`, verbatim. */
  readonly signingTime?: string | undefined
  /** Secrets of other kinds that the owner has: the pin where the technical key belongs, and the other way round. */
  readonly otherSecrets?: ReadonlyArray<{ readonly name: string; readonly value: string }>
  /** Check digits by the part whose number they belong to. */
  readonly checkDigits?: Readonly<Record<string, string | undefined>>
  /** Amounts before they were truncated, by part. */
  readonly amountsAsWritten?: Readonly<Record<string, string>>
  readonly elsewhere?: ReadonlyArray<Elsewhere>
}

/** A seed as somebody may have put it together by mistake. */
export interface SeedMistake {
  /** The part that is wrong; `order` or `formula` when it is no single one. */
  readonly part: string
  readonly text: Localized
  readonly parts: ReadonlyArray<SeedPart>
}

/** The parts with the values of some of them replaced, by name. */
export const withValues = (
  parts: ReadonlyArray<SeedPart>,
  values: Readonly<Record<string, string | undefined>>
): ReadonlyArray<SeedPart> => parts.map((part) => ({ ...part, value: values[part.name] ?? part.value }))

/** The value of a part, undefined when the seed has no such part. */
export const valueOf = (parts: ReadonlyArray<SeedPart>, name: string): string | undefined =>
  parts.find((part) => part.name === name)?.value

/** One replaced value, unless the seed has no such part or has that value already. */
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
