import type { Language } from "@radicar/domain/inner/rules/Language"
import { codeLists, type PublishedCode, type PublishedCodeList, searchCodes } from "@radicar/domain/codes"

const cell = (text: string): string => text.replaceAll("|", String.raw`\|`).replaceAll("\n", " ")

const table = (head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  [head, head.map(() => "---"), ...rows.map((row) => row.map(cell))].map((row) => `| ${row.join(" | ")} |`).join("\n")

const namesIn = ({ doubt, name }: PublishedCode, language: Language): ReadonlyArray<string> => {
  if (typeof name === "string") return [doubt === undefined ? name : `${name}; ${doubt[language]}`]
  return language === "en" ? [name.en, name.es] : [name.es]
}

const validityWords = { en: ["from", "until"], es: ["desde", "hasta"] } as const satisfies Record<Language, unknown>

const validityOf = ({ validity: { from, until } = {} }: PublishedCode, language: Language): string => {
  const [fromWord, untilWord] = validityWords[language]
  return (from === undefined ? "" : `, ${fromWord} ${from}`) + (until === undefined ? "" : `, ${untilWord} ${until}`)
}

const fieldsOf = ({ element = "", fields = [] }: PublishedCode, language: Language): string =>
  fields
    .map(({ field, isSalary, xml }) => {
      const place = xml === element ? { en: "text", es: "texto" }[language] : xml.slice(element.length + 1)
      return `${field}${isSalary === undefined ? "" : ` (IsSalary ${isSalary})`}: \`${place}\``
    })
    .join("; ")

const concepts = (codes: ReadonlyArray<PublishedCode>, language: Language): string =>
  table(
    [...conceptHeads[language]],
    codes.map((code) => [
      `\`${code.type}\``,
      `\`${code.code}\``,
      ...namesIn(code, language),
      `\`${code.element}\``,
      fieldsOf(code, language)
    ])
  )

const conceptHeads = {
  en: ["`Type`", "`code`", "meaning", "nombre", "element", "fields"],
  es: ["`Type`", "`code`", "nombre", "elemento", "campos"]
} as const satisfies Record<Language, ReadonlyArray<string>>

const conceptNotes = {
  en: `An item of \`Items\` names its concept by \`Type\` and \`code\`; both together name one. Each field goes into the attribute
of the element that is named behind it, or is the text of the element.

`,
  es: `Un elemento de \`Items\` nombra su concepto con \`Type\` y \`code\`; los dos juntos nombran uno solo. Cada campo va en el atributo del
elemento que se nombra a su lado, o es el texto del elemento.

`
} as const satisfies Record<Language, string>

const introduction = ({ id, name, source, title }: PublishedCodeList, count: number, language: Language): string =>
  language === "en"
    ? `# ${title.en}

${title.es}. ${source.en}; the authority's name is ${name}. ${count} codes, as JSON at \`GET /v1/codes/${id}\`, and by
\`radicar codes ${id}\`.`
    : `# ${title.es}

${source.es}; la DIAN la llama ${name}. ${count} ${count === 1 ? "código" : "códigos"}; en JSON con \`GET /v1/codes/${id}\` y en la línea de
comandos con \`radicar codes ${id}\`.`

/**
 * Writes the page of a code list in a language, as Markdown. The English page has the authority's Spanish names too.
 */
export const codeListPage = (list: PublishedCodeList, language: Language): string => {
  const codes = searchCodes(list)
  const isConcepts = codes.some(({ type }) => type !== undefined)
  const isBilingual = codes.some(({ name }) => typeof name !== "string")
  const heads = isBilingual ? ["code", "name", "nombre"] : ["code", "nombre"]
  return `${introduction(list, codes.length, language)}

${isConcepts ? conceptNotes[language] : ""}${
    isConcepts
      ? concepts(codes, language)
      : table(
          language === "en" ? heads : ["código", "nombre"],
          codes.map((code) => [`\`${code.code}\`${validityOf(code, language)}`, ...namesIn(code, language)])
        )
  }
`
}

const texts = {
  en: `# Codes

Every list that a field of a body takes its code from. Each page is one table, sorted by code; names are in Spanish, as the authority
has them, and in English too where there is a translation.

\`GET /v1/codes/{list}?search=\` ([operation](operations/code-list-get-item.md)) and \`radicar codes\` search code and name, accents and
case ignored. Neither needs a token. \`codeLists\` and \`searchCodes\` of \`@radicar/domain/codes\` return the same to a program.`,
  es: `# Códigos

Todas las listas de las que un campo del cuerpo toma su código. Cada página es una tabla ordenada por código, con los nombres como los
tiene la DIAN.

\`GET /v1/codes/{list}?search=\` ([operación](operations/code-list-get-item.md)) y \`radicar codes\` buscan en código y nombre, sin
distinguir tildes ni mayúsculas. Ninguno necesita token. \`codeLists\` y \`searchCodes\` de \`@radicar/domain/codes\` devuelven lo mismo
a un programa.`
} as const satisfies Record<Language, string>

/** Writes the page that lists all code lists, in a language. */
export const codesPage = (language: Language): string => {
  return `${texts[language]}

\`\`\`sh
radicar codes units --search kilogramo
radicar codes payment-means --search efectivo
radicar codes payroll-concepts --search HED
\`\`\`

${
  language === "en"
    ? table(
        ["list", "title", "título", "codes", "source"],
        codeLists.map(({ codes, id, source, title }) => [
          `[${id}](codes/${id}.md)`,
          title.en,
          title.es,
          String(codes().length),
          source.en
        ])
      )
    : table(
        ["lista", "título", "códigos", "fuente"],
        codeLists.map(({ codes, id, source, title }) => [
          `[${id}](codes/${id}.md)`,
          title.es,
          String(codes().length),
          source.es
        ])
      )
}
`
}
