import type { Localized } from "../../rules/Language.ts"
import type { SeedPart } from "../DocumentKey.ts"

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
