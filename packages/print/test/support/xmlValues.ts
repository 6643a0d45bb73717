const named: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&" }

const resolved = (text: string): string =>
  text.replaceAll(/&(?:#x([0-9A-F]+)|(\w+));/gu, (_, code: string | undefined, name: string) =>
    code === undefined ? (named[name] ?? name) : String.fromCodePoint(Number.parseInt(code, 16))
  )

/** The texts of all elements of a name, in their order, entities resolved. */
export const elementTexts = (xml: string, name: string): ReadonlyArray<string> =>
  Array.from(xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, "gu")), ([, text = ""]) => resolved(text))

/** The part of a document inside the first element of a name. */
export const inside = (xml: string, name: string): string => {
  const start = xml.indexOf(`<${name}`)
  return start < 0 ? "" : xml.slice(start, xml.indexOf(`</${name}>`, start))
}

/** The value of an attribute of an element. */
export const attributeOf = (xml: string, element: string, attribute: string): string | undefined =>
  optionalResolved(new RegExp(`<${element} (?:[^">]|"[^"]*")*?\\b${attribute}="([^"]*)"`, "u").exec(xml)?.[1])

const optionalResolved = (text: string | undefined): string | undefined => (text === undefined ? text : resolved(text))

const format = new Intl.NumberFormat("de-DE", { minimumFractionDigits: 2, maximumFractionDigits: 6 })

/** A decimal with the separators of Colombia, as the ICU writes those of a country that has the same. */
export const formatted = (decimal: string): string => format.format(decimal as Intl.StringNumericLiteral)
