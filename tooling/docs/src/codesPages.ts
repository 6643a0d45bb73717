import { codeLists, type PublishedCode, type PublishedCodeList, searchCodes } from "@radicar/domain/codes"

const cell = (text: string): string => text.replaceAll("|", String.raw`\|`).replaceAll("\n", " ")

const table = (head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  [head, head.map(() => "---"), ...rows.map((row) => row.map(cell))].map((row) => `| ${row.join(" | ")} |`).join("\n")

const namesOf = ({ name }: PublishedCode): ReadonlyArray<string> =>
  typeof name === "string" ? [name] : [name.en, name.es]

const validityOf = ({ validity: { from, until } = {} }: PublishedCode): string =>
  (from === undefined ? "" : `, from ${from}`) + (until === undefined ? "" : `, until ${until}`)

const fieldsOf = ({ element = "", fields = [] }: PublishedCode): string =>
  fields
    .map(({ field, isSalary, xml }) => {
      const place = xml === element ? "text" : xml.slice(element.length + 1)
      return `${field}${isSalary === undefined ? "" : ` (IsSalary ${isSalary})`}: \`${place}\``
    })
    .join("; ")

const concepts = (codes: ReadonlyArray<PublishedCode>): string =>
  table(
    ["`Type`", "`code`", "meaning", "nombre", "element", "fields"],
    codes.map((code) => [
      `\`${code.type}\``,
      `\`${code.code}\``,
      ...namesOf(code),
      `\`${code.element}\``,
      fieldsOf(code)
    ])
  )

const conceptNotes = `An item of \`Items\` names its concept by \`Type\` and \`code\`; both together name one. Each field goes into the attribute
of the element that is named behind it, or is the text of the element.

`

/** The page of a code list. */
export const codeListPage = (list: PublishedCodeList): string => {
  const codes = searchCodes(list)
  const isConcepts = codes.some(({ type }) => type !== undefined)
  const isBilingual = codes.some(({ name }) => typeof name !== "string")
  const head = isBilingual ? ["code", "name", "nombre"] : ["code", "nombre"]
  return `# ${list.title.en}

${list.title.es}. ${list.source.en}; the authority's name is ${list.name}. ${codes.length} codes, as JSON at \`GET /v1/codes/${list.id}\`, and by
\`radicar codes ${list.id}\`.

${isConcepts ? conceptNotes : ""}${
    isConcepts
      ? concepts(codes)
      : table(
          head,
          codes.map((code) => [`\`${code.code}\`${validityOf(code)}`, ...namesOf(code)])
        )
  }
`
}

/** The page that lists the code lists. */
export const codesPage = (): string => `# Codes

Every list that a field of a body takes its code from. Each page is one table, sorted by code; names are in Spanish, as the authority
has them, and in English too where there is a translation.

\`GET /v1/codes/{list}?search=\` ([operation](operations/code-list-get-item.md)) and \`radicar codes\` search code and name, accents and
case ignored. Neither needs a token. \`codeLists\` and \`searchCodes\` of \`@radicar/domain/codes\` return the same to a program.

\`\`\`sh
radicar codes units --search kilogramo
radicar codes payment-means --search efectivo
radicar codes payroll-concepts --search HED
\`\`\`

${table(
  ["list", "title", "título", "codes", "source"],
  codeLists.map(({ codes, id, source, title }) => [
    `[${id}](codes/${id}.md)`,
    title.en,
    title.es,
    String(codes().length),
    source.en
  ])
)}
`
