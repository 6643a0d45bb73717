import { carriesWhite, colourShares, logoPlaces, papers, printTemplates } from "@radicar/domain/inner/print/printFace"
import { described } from "@radicar/domain/inner/rules/described"
import { bilingual, type Localized } from "@radicar/domain/inner/rules/Language"
import { InvalidValue } from "@radicar/domain/inner/wire/Reader"
import { text } from "@radicar/domain/inner/wire/text"
import { wireLeaf } from "@radicar/domain/inner/wire/wireLeaf"
import { wireStruct } from "@radicar/domain/inner/wire/wireStruct"
import { Schema } from "effect"
import { moment } from "../moment.ts"

/** One of a few words. */
const oneOf = <Word extends string>(identifier: string, words: ReadonlyArray<Word>, description: Localized) => {
  const list = (and: string): string => `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1)}`
  const expected = { en: list("or"), es: list("o") }
  return wireLeaf<Word, string>({
    identifier,
    description: bilingual(description),
    expected,
    wire: Schema.Literals(words),
    domain: Schema.Literals(words),
    decode: (value) => words.find((word) => word === value) ?? new InvalidValue(expected, { shows: "text" }),
    encode: (word) => word
  })
}

const colourForm: Localized = {
  en: "a colour of six hexadecimal digits, such as #12355f",
  es: "un color de seis dígitos hexadecimales, como #12355f"
}

const darkForm: Localized = {
  en: "a darker colour: white letters on it need a contrast of 4.5 at least (WCAG 2.2)",
  es: "un color más oscuro: las letras blancas sobre él requieren un contraste de al menos 4,5 (WCAG 2.2)"
}

const printColour = wireLeaf<string, string>({
  identifier: "PrintColour",
  description: bilingual({
    en: "Colour of titles and heads of tables: # and six hexadecimal digits.",
    es: "Color de títulos y encabezados de tablas: # y seis dígitos hexadecimales."
  }),
  expected: colourForm,
  wire: Schema.String.check(Schema.isPattern(/^#[0-9a-fA-F]{6}$/u, { expected: colourForm.en })),
  domain: Schema.String,
  decode: (value) => {
    const colour = typeof value === "string" ? value.trim().toLowerCase() : ""
    if (colourShares(colour) === undefined) return new InvalidValue(colourForm, { shows: "text" })
    return carriesWhite(colour) ? colour : new InvalidValue(darkForm, { shows: "text" })
  },
  encode: (colour) => colour
})

/** Largest file of a logo, in octets: a letterhead needs far less. */
export const maximumLogoOctets = 1024 * 1024

/** Paper and design of a company's PDFs. Every field may be omitted and has a default then. */
export const CompanyPrint = wireStruct("CompanyPrint", {
  tillPaper: described(
    Schema.optionalKey(
      oneOf("TillPaper", papers, { en: "Paper of tickets of a till.", es: "Papel de los tiquetes de caja." })
    ),
    {
      en: "Paper of POS tickets (types 07, 08 and 20): roll80, roll58 or letter. Absent: roll80.",
      es: "Papel de los tiquetes POS (tipos 07, 08 y 20): roll80, roll58 o letter (carta). Ausente: roll80."
    }
  ),
  template: described(
    Schema.optionalKey(
      oneOf("PrintTemplate", printTemplates, { en: "Template of a page.", es: "Plantilla de una página." })
    ),
    {
      en: "classic: heads of tables and the total filled with the colour; plain: lines instead, which saves ink. Absent: classic.",
      es: "classic: encabezados de tablas y total rellenos con el color; plain: líneas en su lugar, que ahorran tinta. Ausente: classic."
    }
  ),
  colour: described(Schema.optionalKey(printColour), {
    en: "Colour of titles and heads of tables, such as #12355f. White letters on it need a contrast of 4.5 at least. Rolls are black.",
    es: "Color de títulos y encabezados de tablas, como #12355f. Las letras blancas sobre él requieren un contraste de al menos 4,5. Las tirillas son negras."
  }),
  logo: described(
    Schema.optionalKey(
      text(
        Math.ceil(maximumLogoOctets / 3) * 4,
        bilingual({ en: "PNG or JPEG in base64.", es: "PNG o JPEG en base64." })
      )
    ),
    {
      en: "PNG or JPEG in base64, at most 1 MiB. It is printed instead of `ImageUrl` of the documents. Absent: theirs.",
      es: "PNG o JPEG en base64, máximo 1 MiB. Se imprime en lugar de `ImageUrl` de los documentos. Ausente: la de ellos."
    }
  ),
  logoPlace: described(
    Schema.optionalKey(oneOf("LogoPlace", logoPlaces, { en: "Side of the logo.", es: "Lado del logotipo." })),
    {
      en: "Side of the issuer on which a Letter page has the logo: left or right. Absent: left. A roll has it in the middle.",
      es: "Lado del emisor en que una página carta lleva el logotipo: left (izquierda) o right (derecha). Ausente: left. Una tirilla lo lleva en el centro."
    }
  ),
  footer: described(Schema.optionalKey(text(300)), {
    en: "Text at the foot of every page, at most 300 characters: opening hours, web page. What belongs to one document is its `Note` or `CustomizePrintFormat`.",
    es: "Texto al pie de cada página, máximo 300 caracteres: horarios, página web. Lo propio de un documento va en su `Note` o `CustomizePrintFormat`."
  })
})

/** Paper and design of a company's PDFs as they are stored. */
export const CompanyPrintItem = Schema.Struct({
  id: described(Schema.String, {
    en: "Id of the company in this service, 1 to 20 digits: 1.",
    es: "Identificador de la compañía en este servicio, de 1 a 20 dígitos: 1."
  }),
  settings: CompanyPrint,
  updated: Schema.optionalKey(
    moment({
      en: "When the settings were replaced last; absent without settings.",
      es: "Cuándo se reemplazó la configuración por última vez; ausente sin configuración."
    })
  )
}).annotate({ identifier: "CompanyPrintItem" })
