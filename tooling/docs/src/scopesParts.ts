import { type Scope, scopeNames, scopes } from "@radicar/contract/inner/CurrentCaller"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { neededBy, operationDefinitions } from "./contractDocument.ts"
import { pages } from "./operationsIndex.ts"

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

const words = {
  en: { meanings: "| scope | meaning | en español |\n|---|---|---|", operation: "operation | request" },
  es: { meanings: "| permiso | significado |\n|---|---|", operation: "operación | solicitud" }
} as const satisfies Record<Language, unknown>

const meaningRow = (name: Scope, language: Language): string =>
  `| \`${name}\` | ${(language === "en" ? [scopes[name].en, scopes[name].es] : [scopes[name].es]).join(" | ")} |`

/** Generated parts of the page about token scopes: what each scope means, and which operations need it, or none. */
export const scopesParts = (language: Language) => ({
  meanings: [words[language].meanings, ...scopeNames.map((name) => meaningRow(name, language))].join("\n"),
  operations: [
    `| ${words[language].operation} | ${scopeNames.map((name) => `\`${name}\``).join(" | ")} |`,
    `|---|---|${scopeNames.map(() => ":-:").join("|")}|`,
    ...neededRows
  ].join("\n"),
  open: openRows.join("\n")
})
