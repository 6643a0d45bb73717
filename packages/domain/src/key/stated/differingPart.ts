import type { Localized } from "../../rules/Language.ts"
import { hashedSeed, type HashedSeed, type SeedPart } from "../DocumentKey.ts"
import { amountMistakes, taxMistakes } from "./amountMistakes.ts"
import { identityMistakes, numberMistakes } from "./identityMistakes.ts"
import { type KeyClues, replacing, type SeedMistake } from "./SeedMistake.ts"
import { momentMistakes } from "./momentMistakes.ts"
import { environmentMistakes, secretMistakes } from "./secretMistakes.ts"
import { statedKey, type StatedTexts } from "./statedKey.ts"

/** The part of a key whose hashed value differs from the document. */
export interface DifferingPart {
  /** Name of the differing part; `order` or `formula` if no single part differs. */
  readonly part: string
  readonly text: Localized
  /** The value that follows from the document; the name in braces in place of a secret. */
  readonly expected: string
  /** The value that the stated key was computed with. */
  readonly actual: string
}

const elsewhereMistakes = (parts: ReadonlyArray<SeedPart>, { elsewhere = [] }: KeyClues): ReadonlyArray<SeedMistake> =>
  elsewhere.flatMap(({ part, place, value }) =>
    replacing(parts, part, value, { en: `it was taken from ${place}`, es: `se tomó de ${place}` })
  )

const redact = (part: SeedPart): string => (part.secret && part.value !== "" ? `{${part.name}}` : part.value)

const described = (parts: ReadonlyArray<SeedPart>, { parts: others, text, part }: SeedMistake): DifferingPart => {
  const differs = (one: SeedPart, list: ReadonlyArray<SeedPart>): boolean =>
    !list.some(({ name, value }) => name === one.name && value === one.value)
  const texts = (one: ReadonlyArray<SeedPart>, other: ReadonlyArray<SeedPart>): string =>
    (part === "order" ? one.filter(({ name }) => name.endsWith("Code")) : one.filter((each) => differs(each, other)))
      .map(redact)
      .join(" ")
  return { part, text, expected: texts(parts, others), actual: texts(others, parts) }
}

const reproducing = (
  parts: ReadonlyArray<SeedPart>,
  mistakes: Iterable<SeedMistake>,
  key: string
): DifferingPart | undefined => {
  for (const mistake of mistakes) {
    if (hashedSeed(mistake.parts).value === key) return described(parts, mistake)
  }
  return undefined
}

/**
 * Finds the reason why a stated key differs from the {@link statedKey} of the same document. It tries common mistakes
 * one at a time and returns the first that reproduces the key. Returns `undefined` if none does, or if the key is
 * correct. No text of the result contains a secret.
 */
export const differingPart = (
  texts: StatedTexts,
  secret: string,
  value: string,
  clues: KeyClues = {}
): DifferingPart | undefined => {
  const { parts, value: right } = statedKey(texts, secret)
  const wanted = value.toLowerCase()
  if (wanted === right) return undefined
  const mistakes = [
    ...momentMistakes(parts, clues),
    ...amountMistakes(parts, clues),
    ...identityMistakes(parts, clues),
    ...numberMistakes(parts, clues),
    ...environmentMistakes(parts, texts.environment),
    ...secretMistakes(parts, clues),
    ...taxMistakes(parts),
    ...elsewhereMistakes(parts, clues)
  ]
  return reproducing(parts, mistakes, wanted)
}

/** {@link differingPart} for the software's fingerprint, see `softwareFingerprint`. */
export const differingFingerprintPart = (
  { parts, value: right }: HashedSeed,
  value: string,
  clues: KeyClues = {}
): DifferingPart | undefined => {
  const wanted = value.toLowerCase()
  if (wanted === right) return undefined
  const id = parts.find(({ name }) => name === "softwareId")?.value ?? ""
  const as = (text: string, en: string, es: string) => replacing(parts, "softwareId", text, { en, es })
  const mistakes = [
    ...numberMistakes(parts, clues),
    ...secretMistakes(parts, clues),
    ...as(id.toLowerCase(), "the id was in lower case", "el identificador estaba en minúsculas"),
    ...as(id.toUpperCase(), "the id was in upper case", "el identificador estaba en mayúsculas"),
    ...as(id.replaceAll("-", ""), "the id had no hyphens", "el identificador no llevaba guiones"),
    ...elsewhereMistakes(parts, clues)
  ]
  return reproducing(parts, mistakes, wanted)
}
