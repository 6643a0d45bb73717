import { answerRows, parameterRow, problemRows } from "../contractTables.ts"
import { operationDefinitions, tokenText } from "../contractDocument.ts"
import { recordedAnswers } from "@radicar/contract/inner/recordedAnswers"
import { type Exchange, exchanges } from "./exchanges.ts"

/** An operation with a page of this kind. */
export interface Resource extends Exchange {
  /** Name of its page, without `.md`: `submission-get-all`. */
  readonly name: string
  readonly method: string
  readonly path: string
  readonly definition: any
}

const kebab = (operation: string): string =>
  operation
    .replaceAll(".", "-")
    .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, "-")
    .toLowerCase()

/** All operations that neither file a document nor query the authority, in the order of the contract. */
export const resources: ReadonlyArray<Resource> = [...operationDefinitions].flatMap(([operation, definition]) => {
  const exchange = exchanges.find((each) => each.operation === operation)
  return exchange === undefined ? [] : [{ ...exchange, ...definition, name: kebab(operation) }]
})

const answerOf = (operation: string) => {
  const answer = recordedAnswers[operation]
  if (answer === undefined) throw new Error(`${operation} has no recorded answer: pnpm docs:record`)
  return answer
}

const exampleText = ({ operation }: Resource): string => {
  const { body, contentType, status } = answerOf(operation)
  if (contentType === "") return `Answers ${status}, without a body.`
  if (!contentType.includes("json")) return `Answers ${status}, \`${contentType}\`.`
  return `Answers ${status}; here lists have their first member only, and long texts their beginning:

\`\`\`json
${JSON.stringify(body, null, 2)}
\`\`\``
}

const table = (title: string, head: string, rows: ReadonlyArray<string>): string =>
  rows.length === 0 ? "" : `\n## ${title}\n\n${head}\n${rows.join("\n")}\n`

const fields = "| field | form | always | |\n|---|---|---|---|"

/** The page of an operation that neither files a document nor queries the authority. */
export const resourcePage = (resource: Resource): string => {
  const { command, definition, method, operation, path } = resource
  const { description, parameters = [], requestBody, responses, summary } = definition
  const { status } = answerOf(operation)
  const answer = responses[String(status)]?.content?.["application/json"]?.schema
  const body = requestBody?.content?.["application/json"]?.schema
  return `# ${operation}

${summary}. ${description}

\`${method} ${path}\`, ${tokenText(definition)}.

\`\`\`sh
${command}
\`\`\`

${exampleText(resource)}
${table("Parameters", "| parameter | in | required | |\n|---|---|---|---|", parameters.map(parameterRow))}${table(
    "Body",
    fields.replace("always", "required"),
    body === undefined ? [] : answerRows(body, "")
  )}${table("Answer", fields, answer === undefined ? [] : answerRows(answer, ""))}${table(
    "Problems",
    "| status | type |\n|---|---|",
    problemRows(responses)
  )}`
}
