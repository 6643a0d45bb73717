import type { Language } from "@radicar/domain/inner/rules/Language"
import { contract, contracts } from "./contractDocument.ts"
import { operations } from "./operationPage.ts"
import { queries } from "./queryPage.ts"
import { resources } from "./resources/resourcePage.ts"

/** Links to guides that explain an operation completely, by operation. These operations have no page of their own. */
const guides: Readonly<Record<string, string>> = {
  TestSetCreate: "../test-set.md#over-http",
  TestSetGetItem: "../test-set.md#over-http",
  MailBounceCreate: "../bounces.md#handing-them-on"
}

/** Links to the pages of all operations, by operation, relative to `docs/reference/operations`. */
export const pages: ReadonlyMap<string, string> = new Map([
  ...[...operations, ...queries, ...resources].map(({ name, operation }): [string, string] => [
    operation,
    `${name}.md`
  ]),
  ...Object.entries(guides)
])

const rowsIn = (language: Language) =>
  Object.entries<any>(contracts[language].paths).flatMap(([path, methods]) =>
    Object.entries<any>(methods).map(([method, { operationId, summary, tags }]) => {
      const page = pages.get(operationId)
      const link = page === undefined ? operationId : `[${operationId}](${page})`
      return { tag: tags[0] as string, row: `| \`${method.toUpperCase()} ${path}\` | ${link} | ${summary} |` }
    })
  )

/** Operations that have neither a page nor a guide. */
export const operationsWithoutPage: ReadonlyArray<string> = Object.values<any>(contract.paths)
  .flatMap((methods) => Object.values<any>(methods).map(({ operationId }) => operationId as string))
  .filter((operation) => !pages.has(operation))

const introduction = {
  en: `# Operations

Every operation of the service. [The HTTP API](../http.md) explains what all have in common, and
[concepts](../concepts.md) the terms. \`docs/openapi.json\` describes the same for programs.`,
  es: `# Operaciones

Todas las operaciones del servicio. [La API HTTP](../http.md) explica lo que tienen en común y [los conceptos](../concepts.md), los
términos. \`docs/openapi.json\` describe lo mismo para programas.`
} as const satisfies Record<Language, string>

const head = {
  en: "| request | operation | |",
  es: "| solicitud | operación | |"
} as const satisfies Record<Language, string>

/** Spanish titles of the contract's groups. The contract names groups in English in every language. */
const spanishTags: Readonly<Record<string, string>> = {
  Documents: "Documentos",
  "Numbering ranges": "Rangos de numeración",
  Batches: "Lotes",
  "Sheets of sales": "Hojas de ventas",
  "Registered events": "Eventos registrados",
  Acquirers: "Adquirientes",
  Reading: "Lectura",
  "Test sets": "Sets de pruebas",
  Mails: "Correos",
  Bounces: "Correos devueltos",
  Files: "Archivos",
  Links: "Enlaces",
  Submissions: "Radicaciones",
  Previews: "Vistas previas",
  Inbox: "Bandeja de entrada",
  Certificates: "Certificados",
  Authority: "La DIAN",
  Notices: "Avisos",
  Tokens: "Tokens",
  Companies: "Compañías",
  Providers: "Proveedores",
  Audit: "Auditoría",
  "Webhook deliveries": "Entregas de webhooks",
  Codes: "Códigos",
  Health: "Estado del servicio"
}

/** Writes the page that links to every operation's page, in a language. */
export const operationsIndex = (language: Language): string => {
  const rows = rowsIn(language)
  const sections = (contracts[language].tags as ReadonlyArray<{ readonly name: string; readonly description: string }>)
    .map(({ description, name }) => ({ name, description, operations: rows.filter(({ tag }) => tag === name) }))
    .filter(({ operations }) => operations.length > 0)
    .map(
      ({ description, name, operations }) => `
## ${language === "en" ? name : (spanishTags[name] ?? name)}

${description}

${head[language]}
|---|---|---|
${operations.map(({ row }) => row).join("\n")}
`
    )
  return `${introduction[language]}\n${sections.join("")}`
}
