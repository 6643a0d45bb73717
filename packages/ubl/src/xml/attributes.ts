import { escapeAttribute } from "./escape.ts"

/**
 * Attributes without prefix as Canonical XML writes them: ordered by name, escaped, a blank before each. Those without
 * a value are left out.
 */
export const attributes = (values: Readonly<Record<string, string | undefined>>): string =>
  Object.keys(values)
    .toSorted()
    .map((name) => {
      const value = values[name]
      return value === undefined ? "" : ` ${name}="${escapeAttribute(value)}"`
    })
    .join("")
