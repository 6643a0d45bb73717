import { answerRows, operationHead, parameterRow, problemRows } from "../contractTables.ts"
import { operationDefinitions, tokenText } from "../contractDocument.ts"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { recordedIn } from "@radicar/contract/inner/describedApi"
import { recordedAnswers } from "@radicar/contract/inner/recorded/recorded"
import { type Exchange, exchanges } from "./exchanges.ts"

/** An operation that neither files a document nor queries the authority, with the contents of its page. */
export interface Resource extends Exchange {
  /** Name of the operation's page, without `.md`: `submission-get-all`. */
  readonly name: string
  readonly method: string
  readonly path: string
  readonly definition: Readonly<Record<Language, any>>
}

const kebab = (operation: string): string => operation.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, "-").toLowerCase()

/** All operations that neither file a document nor query the authority, in the order of the contract. */
export const resources: ReadonlyArray<Resource> = [...operationDefinitions].flatMap(([operation, definition]) => {
  const exchange = exchanges.find((each) => each.operation === operation)
  return exchange === undefined ? [] : [{ ...exchange, ...definition, name: exchange.page ?? kebab(operation) }]
})

const answerOf = (operation: string) => {
  const answer = recordedAnswers[operation]
  if (answer === undefined) throw new Error(`${operation} has no recorded answer: pnpm docs:record`)
  return answer
}

const texts = {
  en: {
    withoutBody: (status: number) => `Answers ${status}, without a body.`,
    ofType: (status: number, type: string) => `Answers ${status}, \`${type}\`.`,
    abridged: (status: number) =>
      `Answers ${status}; here lists have their first member only, and long texts their beginning:`,
    parameters: ["Parameters", "| parameter | in | required | |\n|---|---|---|---|"],
    body: ["Body", "| field | form | required | |\n|---|---|---|---|"],
    answer: ["Answer", "| field | form | always | |\n|---|---|---|---|"],
    problems: ["Problems", "| status | type |\n|---|---|"]
  },
  es: {
    withoutBody: (status: number) => `Responde ${status}, sin cuerpo.`,
    ofType: (status: number, type: string) => `Responde ${status}, \`${type}\`.`,
    abridged: (status: number) =>
      `Responde ${status}; aquí las listas llevan solo su primer elemento, y los textos largos, su comienzo:`,
    parameters: ["Parámetros", "| parámetro | en | obligatorio | |\n|---|---|---|---|"],
    body: ["Cuerpo", "| campo | forma | obligatorio | |\n|---|---|---|---|"],
    answer: ["Respuesta", "| campo | forma | siempre | |\n|---|---|---|---|"],
    problems: ["Problemas", "| estado | tipo |\n|---|---|"]
  }
} as const satisfies Record<Language, unknown>

const exampleText = ({ operation }: Resource, language: Language): string => {
  const { body, contentType, status } = answerOf(operation)
  const { abridged, ofType, withoutBody } = texts[language]
  if (contentType === "") return withoutBody(status)
  if (!contentType.includes("json")) return ofType(status, contentType)
  return `${abridged(status)}

\`\`\`json
${JSON.stringify(recordedIn(body, language), null, 2)}
\`\`\``
}

const table = ([title, head]: readonly [string, string], rows: ReadonlyArray<string>): string =>
  rows.length === 0 ? "" : `\n## ${title}\n\n${head}\n${rows.join("\n")}\n`

/** Writes the page of an operation that neither files a document nor queries the authority, in a language. */
export const resourcePage = (resource: Resource, language: Language): string => {
  const { command, definition, method, operation, path } = resource
  const { parameters = [], requestBody, responses } = definition[language]
  const { status } = answerOf(operation)
  const answer = responses[String(status)]?.content?.["application/json"]?.schema
  const body = requestBody?.content?.["application/json"]?.schema
  const heads = texts[language]
  return `${operationHead(operation, definition[language], language)}

\`${method} ${path}\`, ${tokenText(definition[language], language)}.

\`\`\`sh
${command}
\`\`\`

${exampleText(resource, language)}
${table(
  heads.parameters,
  parameters.map((parameter: any) => parameterRow(parameter, language))
)}${table(heads.body, body === undefined ? [] : answerRows(body, "", language))}${table(
    heads.answer,
    answer === undefined ? [] : answerRows(answer, "", language)
  )}${table(heads.problems, problemRows(responses, language))}`
}
