import type { Language } from "@radicar/domain/inner/rules/Language"
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

/** Writes a list of rule codes, with the first and last of three or more consecutive codes. */
const shownCodes = (codes: ReadonlyArray<string>, language: Language): string => {
  const runs: Array<Array<string>> = []
  for (const code of codes) {
    const run = runs.at(-1)
    if (run !== undefined && follows(code, run.at(-1) ?? "")) run.push(code)
    else runs.push([code])
  }
  return runs
    .map((run) => (run.length < 3 ? run.join(", ") : `${run[0]} ${words[language].to} ${run.at(-1)}`))
    .join(", ")
}

const words = {
  en: {
    to: "to",
    head: "| code | severity | what is wrong | what to do | where | decided by |",
    severities: { rejection: "rejection", notification: "notification" },
    deciders: { rules: "rules", form: "form", construction: "construction", authority: "authority", rips: "rips" }
  },
  es: {
    to: "a",
    head: "| código | efecto | qué está mal | qué hacer | dónde | la decide |",
    severities: { rejection: "rechazo", notification: "notificación" },
    deciders: {
      rules: "las reglas",
      form: "la forma",
      construction: "la construcción",
      authority: "la DIAN",
      rips: "el RIPS"
    }
  }
} as const satisfies Record<Language, unknown>

const row = ({ cause, codes, decidedBy, fix, path, severity }: Entry, language: Language): string => {
  const { deciders, severities } = words[language]
  return `| ${shownCodes(codes, language)} | ${severities[severity ?? "rejection"]} | ${cause[language]} | ${fix[language]} | ${path === undefined ? "" : `\`${path}\``} | ${deciders[decidedBy]} |`
}

const section = ({ entries, title }: CatalogueGroup, language: Language): string => `## ${title[language]}

${words[language].head}
|---|---|---|---|---|---|
${entries.map((entry) => row(entry, language)).join("\n")}
`

const english = (sections: string): string => `# Rules

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

${sections}`

const spanish = (sections: string): string => `# Reglas

El significado de cada código de regla de la DIAN, y qué cambiar en el cuerpo. \`explainRule\` de \`@radicar/domain/rules\` devuelve lo
mismo a un programa, en inglés y en español; \`radicar explain CÓDIGO\` lo imprime.

Los códigos que existen para todos los tipos de documento están sin las letras del tipo: \`AU06\` es \`FAU06\` en una factura,
\`CAU06\` en una nota crédito, \`DAU06\` en una nota débito, \`DSAU06\` en un documento soporte, \`NSAU06\` en su nota de ajuste, \`DEAU06\`
en un documento equivalente, \`NAAU06\` y \`NADAU06\` en sus notas. Los códigos de los eventos empiezan por AA, los de la nómina por NIE y
los de sus notas por NIAE.

Un rechazo impide la aceptación; una notificación, no. \`{supplier}\` es el campo del vendedor: \`CompanyParty\`, o \`SupplierParty\` en un
documento soporte. \`{customer}\` es el del adquiriente: \`CustomerParty\`, o \`CompanyParty\` en un documento soporte. Si la deciden
las reglas o la forma, el documento se rechaza antes de transmitirlo. Si la decide la construcción, el XML que escribe el servicio no la
puede incumplir. Si la decide la DIAN, solo ella puede hacerlo. Si la decide el RIPS, \`radicar rips check\` y \`POST /v1/rips/check\` la
encuentran en un RIPS ([sector salud](health-invoices.md#rips)); la ruta es entonces la del RIPS.

${sections}`

/** Writes the page with every rule that the catalogue explains, in a language. */
export const rulesPage = (language: Language): string => {
  const sections = ruleCatalogue()
    .map((group) => section(group, language))
    .join("\n")
  return language === "en" ? english(sections) : spanish(sections)
}
