import type { CodeList } from "../codes/CodeList.ts"
import type { WirePath } from "../wire/Reader.ts"
import { nearest } from "./nearest.ts"
import type { Report } from "./Rule.ts"

const shown = 8

/** Reports a code that its list does not have, with the nearest code of a long list or the whole of a short one. */
export const reportUnlessListed = (list: CodeList, code: string | undefined, path: WirePath, report: Report): void => {
  if (code !== undefined && list.has(code)) return
  const codes = Array.from(list.all(), ([listed]) => listed)
  const suggestion = code === undefined ? undefined : nearest(code, codes)
  const choice =
    codes.length <= shown ? `: ${codes.join(", ")}` : suggestion === undefined ? "" : `, perhaps ${suggestion}`
  report(path, `a code of the list ${list.name}${choice}`, code)
}
