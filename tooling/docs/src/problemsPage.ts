import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { OpenApi } from "effect/http-api"
import { type ProblemAdvice, problemAdvice } from "./problemAdvice.ts"

const prefix = "urn:radicar:problem:"

/** A problem of the contract. */
export interface ContractProblem {
  /** The problem's `type` without the prefix. */
  readonly name: string
  readonly status: string
  readonly title: string
  /** Fields that only some problems have. */
  readonly fields: ReadonlyArray<string>
  /** Values of `reason`, if the contract lists them. */
  readonly reasons: ReadonlyArray<string> | undefined
  readonly operations: ReadonlyArray<string>
}

type Json = { readonly [key: string]: any }

const common = new Set(["type", "status", "title", "detail", "instance"])

/** All problems in answers of operations, by name. */
export const contractProblems = (): ReadonlyArray<ContractProblem> => {
  const { components, paths }: Json = JSON.parse(JSON.stringify(OpenApi.fromApi(RadicarApi)))
  const resolve = (schema: Json): Json =>
    schema["$ref"] === undefined ? schema : resolve(components.schemas[schema["$ref"].split("/").at(-1)])
  const problems = new Map<string, ContractProblem>()
  for (const operation of Object.values<Json>(paths).flatMap((methods) => Object.values<Json>(methods))) {
    for (const [status, { content = {} }] of Object.entries<Json>(operation["responses"])) {
      const schema = content["application/problem+json"]?.schema
      for (const alternative of schema === undefined ? [] : (schema.anyOf ?? [schema])) {
        const { properties } = resolve(alternative)
        const name: string = properties.type.enum[0].slice(prefix.length)
        const operations = [...(problems.get(name)?.operations ?? []), operation["operationId"]]
        problems.set(name, {
          name,
          status,
          title: properties.title.enum[0],
          fields: Object.keys(properties).filter((field) => !common.has(field)),
          reasons: properties.reason?.enum,
          operations: [...new Set(operations)]
        })
      }
    }
  }
  return [...problems.values()].toSorted((left, right) => left.name.localeCompare(right.name))
}

const answeredBy = ({ operations }: ContractProblem, total: number): string =>
  operations.length >= total / 3
    ? `${operations.length} of ${total} operations`
    : operations.map((operation) => `\`${operation}\``).join(", ")

const section = (problem: ContractProblem, advice: ProblemAdvice, total: number): string => {
  const fields = problem.fields.map((field) => `\`${field}\``).join(", ")
  const reasons = Object.entries(advice.reasons ?? {})
  return [
    `## ${problem.name}`,
    "",
    `**${problem.status}** ${problem.title}${fields === "" ? "" : `; with ${fields}`}. Answered by ${answeredBy(problem, total)}.`,
    "",
    advice.means,
    "",
    `- What to do: ${advice.act}`,
    `- The same again: ${advice.again}.`,
    ...(reasons.length === 0 ? [] : ["", "| `reason` | |", "|---|---|"]),
    ...reasons.map(([reason, meaning]) => `| \`${reason}\` | ${meaning} |`),
    ""
  ].join("\n")
}

/** The page of all problems. */
export const problemsPage = (): string => {
  const problems = contractProblems()
  const total = new Set(problems.flatMap(({ operations }) => operations)).size
  return `# Problems

Errors are answered as \`application/problem+json\` (RFC 9457). \`type\` is \`${prefix}\` plus a name of this page, with its \`status\` and
\`title\`. \`detail\` describes the individual case in the language of \`Accept-Language\` (\`es\`, \`en\`). Programs should use \`type\` and
\`reason\`, because the texts may change. \`X-Request-Id\` of every answer is also in the log.

A document that the authority rejects is not a problem but a result: 200 with \`status\` \`rejected\`, and the authority's rules in
\`response.errorMessage\`. 202 with \`pending\` means that the document is signed and recorded and its outcome not known yet; the service follows it.

${problems.map((problem) => section(problem, problemAdvice[problem.name] ?? { means: "", act: "", again: "" }, total)).join("\n")}`
}
