import { escapeAttribute } from "./XmlWriter.ts"

/**
 * Attributes without prefix in the form of Canonical XML: ordered by name, escaped, a blank before each. Attributes
 * without a value are left out.
 */
export const attributes = (values: Readonly<Record<string, string | undefined>>): string =>
  Object.keys(values)
    .toSorted()
    .map((name) => {
      const value = values[name]
      return value === undefined ? "" : ` ${name}="${escapeAttribute(value)}"`
    })
    .join("")
