import { type Scope, scopeNames, scopes } from "@radicar/contract/inner/CurrentCaller"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { neededBy, operationDefinitions } from "./contractDocument.ts"
import { pages } from "./operationsIndex.ts"
import type { PageParts } from "./pageParts.ts"
import { tableOf } from "./tableOf.ts"

const meaningRow = (name: Scope): string => `| \`${name}\` | ${scopes[name].en} | ${scopes[name].es} |`

const operations = [...operationDefinitions].map(([operation, { definition, method, path }]) => {
  const page = pages.get(operation)
  const link =
    page === undefined ? operation : `[${operation}](${page.startsWith("../") ? page.slice(3) : `operations/${page}`})`
  return { link, route: `\`${method} ${path}\``, needed: neededBy(definition.en) }
})

const operationRow = ({ link, needed, route }: (typeof operations)[number]): string =>
  `| ${[link, route, ...scopeNames.map((name) => (name === needed || needed === "any" ? "●" : ""))].join(" | ")} |`

const neededRows = operations.filter(({ needed }) => needed !== undefined).map(operationRow)

const openRows = operations.filter(({ needed }) => needed === undefined).map(({ link, route }) => `- ${link}: ${route}`)

const operationHead = { en: "| operation | request |", es: "| operación | solicitud |" } as const satisfies Record<
  Language,
  string
>

const scopesTable = {
  en: tableOf("| scope | meaning | en español |", scopeNames.map(meaningRow)),
  es: tableOf(
    "| permiso | significado |",
    scopeNames.map((name) => `| \`${name}\` | ${scopes[name].es} |`)
  )
} as const satisfies Record<Language, string>

/** Writes the generated parts of the page about scopes, in a language. */
export const scopesParts = (language: Language): PageParts => ({
  scopes: scopesTable[language],
  operations: `${operationHead[language]} ${scopeNames.map((name) => `\`${name}\``).join(" | ")} |
|---|---|${scopeNames.map(() => ":-:").join("|")}|
${neededRows.join("\n")}
`,
  open: `${openRows.join("\n")}
`
})
