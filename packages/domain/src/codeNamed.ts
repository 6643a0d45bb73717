import { foldText } from "./text/foldText.ts"
import { aliasOf } from "./codes/aliases.ts"
import type { NamedCodeList } from "./codes/CodeList.ts"

/** A code or name without case, accents, commas, dots and leading zeros, for comparison. */
const bare = (text: string): string => {
  const word = foldText(text).replaceAll(/[.,]/gu, "")
  return /^\d+$/u.test(word) ? word.replace(/^0+(?=.)/u, "") : word
}

const remembered = new WeakMap<NamedCodeList, ReadonlyMap<string, ReadonlyArray<string>>>()

/** Codes of a list by their bare codes and names. */
const codesByWord = (list: NamedCodeList): ReadonlyMap<string, ReadonlyArray<string>> => {
  const known = remembered.get(list)
  if (known !== undefined) return known
  const words = Array.from(list.all()).flatMap(([code, name]) =>
    // Bogotá, D.C.
    [name, name.split(",")[0] ?? "", code].map((word) => [bare(word), code] as const)
  )
  const codes = new Map<string, ReadonlyArray<string>>()
  for (const [word, code] of words) codes.set(word, [...new Set([...(codes.get(word) ?? []), code])])
  remembered.set(list, codes)
  return codes
}

/**
 * The codes of a list that a text states, whatever its case and accents: by the code, with or without leading zeros, by
 * an alias such as `CC`, or by its exact name. Several if they share the name, as some municipalities do; empty if the
 * text states none.
 */
export const codesNamed = (list: NamedCodeList, text: string): ReadonlyArray<string> => {
  const typed = text.trim()
  if (list.has(typed)) return [typed]
  const alias = aliasOf(list.id, foldText(typed))
  if (alias !== undefined && list.has(alias)) return [alias]
  return codesByWord(list).get(bare(typed)) ?? []
}
