import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { UnreadableXml } from "../VerifyTools.ts"

const why: Readonly<Record<UnreadableXml["reason"], Localized>> = {
  malformed: { en: "this is not well-formed XML", es: "no es XML bien formado" },
  encoding: { en: "the file is not UTF-8, which is required", es: "el archivo no está en UTF-8, que es obligatorio" },
  doctype: {
    en: "a document type declaration (DTD, entities) is not accepted",
    es: "no se acepta una declaración de tipo de documento (DTD, entidades)"
  },
  version: { en: "only XML 1.0 is accepted", es: "solo se acepta XML 1.0" },
  limit: {
    en: "larger or more deeply nested than a document may be",
    es: "más grande o más anidado de lo que puede ser un documento"
  }
}

/** The reason why a file cannot be read as XML, with the parser's own words if the text is malformed. */
export const unreadable = ({ detail, reason }: UnreadableXml): Localized => {
  const { en, es } = why[reason]
  return reason === "malformed" ? { en: `${en}: ${detail}`, es: `${es}: ${detail}` } : { en, es }
}
