// Escapes of Canonical XML 1.0 §2.3. Most texts have nothing to escape, and a test of a text costs less than a
// replacement in it: the test comes first.
const textEscapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#xD;" }

/** Escapes character data. */
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

/** Escapes an attribute value in double quotes. */
export const escapeAttribute = (value: string): string =>
  /[&<"\t\n\r]/.test(value)
    ? value.replace(/[&<"\t\n\r]/g, (character) => attributeEscapes[character] ?? character)
    : value
