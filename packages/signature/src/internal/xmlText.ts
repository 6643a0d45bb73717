const textEscapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#xD;" }

/** Character data as Canonical XML 1.0 §2.3 writes it. */
export const escapeText = (text: string): string =>
  /[&<>\r]/.test(text) ? text.replace(/[&<>\r]/g, (character) => textEscapes[character] ?? character) : text

const attributeEscapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  '"': "&quot;",
  "\t": "&#x9;",
  "\n": "&#xA;",
  "\r": "&#xD;"
}

/** Attribute value as Canonical XML 1.0 §2.3 writes it, for double quotes. */
export const escapeAttribute = (value: string): string =>
  /[&<"\t\n\r]/.test(value)
    ? value.replace(/[&<"\t\n\r]/g, (character) => attributeEscapes[character] ?? character)
    : value
