const special = /[&<>\r]/
const specialInAttribute = /[&<"\t\n\r]/

/** Escapes character data as Canonical XML writes it: `&`, `<`, `>` and CR. */
export const escapeText = (text: string): string =>
  special.test(text)
    ? text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\r", "&#xD;")
    : text

/** Escapes an attribute's value as Canonical XML writes it: `&`, `<`, `"`, TAB, LF and CR. */
export const escapeAttribute = (text: string): string =>
  specialInAttribute.test(text)
    ? text
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll('"', "&quot;")
        .replaceAll("\t", "&#x9;")
        .replaceAll("\n", "&#xA;")
        .replaceAll("\r", "&#xD;")
    : text
