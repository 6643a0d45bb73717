import type { Fact, Panel } from "../layout/Sheet.ts"
import { spelt } from "./spelling.ts"

/** Facts that are there: what has no value is left out. */
export const facts = (
  ...rows: ReadonlyArray<readonly [label: string, value: string | undefined]>
): ReadonlyArray<Fact> =>
  rows.flatMap(([label, value]) => (value === undefined || value === "" ? [] : [{ label, value }]))

/** A panel of facts that are there. */
export const panel = (
  title: string,
  ...rows: ReadonlyArray<readonly [label: string, value: string | undefined]>
): Panel => ({ title, facts: facts(...rows) })

/** Texts that are there, one behind the other. */
export const joined = (separator: string, ...texts: ReadonlyArray<string | undefined>): string =>
  texts.filter((text) => text !== undefined && text !== "").join(separator)

/** A code with its name. */
export const named = (code: string, name: string | undefined): string =>
  name === undefined ? code : `${code} ${spelt(name)}`
