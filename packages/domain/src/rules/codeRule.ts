import type { CodeList } from "../codes/CodeList.ts"
import type { WirePath } from "./Violation.ts"
import { nearest } from "./nearest.ts"
import type { Report } from "./Rule.ts"
import type { Localized } from "./Language.ts"

const maximumListed = 8

const ofList = (list: string): Localized => ({ en: `a code of the list ${list}`, es: `un código de la lista ${list}` })

const expectation = (list: CodeList, code: string | undefined): Localized => {
  const codes = Array.from(list.all(), ([listed]) => listed)
  if (codes.length <= maximumListed) return ofList(`${list.name}: ${codes.join(", ")}`)
  const suggestion = code === undefined ? undefined : nearest(code, codes)
  if (suggestion === undefined) return ofList(list.name)
  return {
    en: `a code of the list ${list.name}, perhaps ${suggestion}`,
    es: `un código de la lista ${list.name}, quizás ${suggestion}`
  }
}

/** Reports a code that its list does not have, with the nearest code of a long list or the whole of a short one. */
export const reportUnlessListed = (list: CodeList, code: string | undefined, path: WirePath, report: Report): void => {
  if (code !== undefined && list.has(code)) return
  report(path, () => expectation(list, code), code)
}
