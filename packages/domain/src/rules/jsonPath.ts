import type { WirePath } from "../wire/Reader.ts"

/** Writes a path as a normalized JSONPath (RFC 9535) with dots where a name allows it: `$.Items[0].Taxes[1].Amount`. */
export const jsonPath = (path: WirePath): string =>
  path.reduce<string>(
    (text, key) =>
      typeof key === "number"
        ? `${text}[${key}]`
        : /^[A-Za-z_][A-Za-z0-9_]*$/u.test(key)
          ? `${text}.${key}`
          : `${text}[${JSON.stringify(key)}]`,
    "$"
  )
