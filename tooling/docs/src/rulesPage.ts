import { type CatalogueGroup, ruleCatalogue } from "@radicar/domain/inner/rulebook/catalogue/catalogue"

type Entry = CatalogueGroup["entries"][number]

const parts = (code: string): readonly [letters: string, number: number, digits: string] => {
  const [, letters = "", digits = ""] = /^([A-Z]*)(\d+)$/u.exec(code) ?? []
  return [letters, Number(digits), digits]
}

const follows = (code: string, before: string): boolean => {
  const [letters, number, digits] = parts(code)
  const [lettersBefore, numberBefore, digitsBefore] = parts(before)
  return digits !== "" && digitsBefore !== "" && letters === lettersBefore && number === numberBefore + 1
}

/** Abridges consecutive codes to the first and the last. */
const shownCodes = (codes: ReadonlyArray<string>): string => {
  const runs: Array<Array<string>> = []
  for (const code of codes) {
    const run = runs.at(-1)
    if (run !== undefined && follows(code, run.at(-1) ?? "")) run.push(code)
    else runs.push([code])
  }
  return runs.map((run) => (run.length < 3 ? run.join(", ") : `${run[0]} to ${run.at(-1)}`)).join(", ")
}

const row = ({ cause, codes, decidedBy, fix, path, severity }: Entry): string =>
  `| ${shownCodes(codes)} | ${severity ?? "rejection"} | ${cause.en} | ${fix.en} | ${path === undefined ? "" : `\`${path}\``} | ${decidedBy} |`

const section = ({ entries, title }: CatalogueGroup): string => `## ${title.en}

| code | severity | what is wrong | what to do | where | decided by |
|---|---|---|---|---|---|
${entries.map(row).join("\n")}
`

/** The page of every rule that the catalogue explains. */
export const rulesPage = (): string => `# Rules

The meaning of each rule code of the authority, and what to change in the body.
\`explainRule\` of \`@radicar/domain/rules\` returns the same to a program, in English and Spanish.

Codes that exist for every type of document are listed without the letters of the type: \`AU06\` is \`FAU06\` of an invoice,
\`CAU06\` of a credit note, \`DAU06\` of a debit note, \`DSAU06\` of a support document, \`NSAU06\` of its note, \`DEAU06\` of an
equivalent, \`NAAU06\` and \`NADAU06\` of its notes. Codes of events begin with AA, of payroll with NIE, of its notes with NIAE.

A rejection prevents acceptance, a notification does not. \`{supplier}\` is the field of the seller: \`CompanyParty\`, or
\`SupplierParty\` of a support document. \`{customer}\` is that of the buyer: \`CustomerParty\`, or \`CompanyParty\` of a support document.
Decided by \`rules\` or by the \`form\`: the document is rejected before it is filed. By \`construction\`: the written XML cannot break
it. By the \`authority\`: only it can decide. By \`rips\`: \`radicar rips check\` and \`POST /v1/rips/check\` find it in a RIPS
([health sector](health-invoices.md#rips)); \`path\` is then that of the RIPS.

${ruleCatalogue().map(section).join("\n")}`
