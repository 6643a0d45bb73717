import { spanishTitles } from "@radicar/contract/inner/answerTexts"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { OpenApi } from "effect/http-api"
import { problemAdvice } from "./problemAdvice.ts"
import { linkSpanish } from "./twins.ts"

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

const words = {
  en: {
    of: "of",
    operations: "operations",
    with: "with",
    answeredBy: "Answered by",
    act: "What to do",
    again: "The same again"
  },
  es: {
    of: "de",
    operations: "operaciones",
    with: "con",
    answeredBy: "Lo responden",
    act: "Qué hacer",
    again: "Lo mismo otra vez"
  }
} as const satisfies Record<Language, unknown>

const answeredBy = ({ operations }: ContractProblem, total: number, language: Language): string =>
  operations.length >= total / 3
    ? `${operations.length} ${words[language].of} ${total} ${words[language].operations}`
    : operations.map((operation) => `\`${operation}\``).join(", ")

const section = (problem: ContractProblem, total: number, language: Language): string => {
  const advice = problemAdvice[problem.name]
  const word = words[language]
  const title = language === "en" ? problem.title : (spanishTitles[problem.title] ?? "")
  const fields = problem.fields.map((field) => `\`${field}\``).join(", ")
  const reasons = Object.entries(advice?.reasons ?? {})
  return [
    `## ${problem.name}`,
    "",
    `**${problem.status}** ${title}${fields === "" ? "" : `; ${word.with} ${fields}`}. ${word.answeredBy} ${answeredBy(problem, total, language)}.`,
    "",
    advice?.means[language] ?? "",
    "",
    `- ${word.act}: ${advice?.act[language] ?? ""}`,
    `- ${word.again}: ${advice?.again[language] ?? ""}.`,
    ...(reasons.length === 0 ? [] : ["", "| `reason` | |", "|---|---|"]),
    ...reasons.map(([reason, meaning]) => `| \`${reason}\` | ${meaning[language]} |`),
    ""
  ].join("\n")
}

const introduction = {
  en: `# Problems

Errors are answered as \`application/problem+json\` (RFC 9457). \`type\` is \`${prefix}\` plus a name of this page, with its \`status\` and
\`title\`. \`detail\` describes the individual case in the language of \`Accept-Language\` (\`es\`, \`en\`). Programs should use \`type\` and
\`reason\`, because the texts may change. \`X-Request-Id\` of every answer is also in the log.

A document that the authority rejects is not a problem but a result: 200 with \`status\` \`rejected\`, and the authority's rules in
\`response.errorMessage\`. 202 with \`pending\` means that the document is signed and recorded and its outcome not known yet; the service follows it.`,
  es: `# Problemas

Los errores se responden como \`application/problem+json\` (RFC 9457). \`type\` es \`${prefix}\` más un nombre de esta página, con su
\`status\` y su \`title\`. \`detail\` describe el caso en el idioma de \`Accept-Language\` (\`es\`, \`en\`). Los programas deben decidir por \`type\`
y \`reason\`, porque los textos pueden cambiar. \`X-Request-Id\` de cada respuesta está también en el registro del servicio.

Un documento que la DIAN rechaza no es un problema sino un resultado: 200 con \`status\` \`rejected\`, y las reglas de la DIAN en
\`response.errorMessage\`. 202 con \`pending\` significa que el documento está firmado y registrado y aún no se conoce su resultado; el servicio
lo sigue.`
} as const satisfies Record<Language, string>

/** The page of all problems, in a language. */
export const problemsPage = (language: Language): string => {
  const problems = contractProblems()
  const total = new Set(problems.flatMap(({ operations }) => operations)).size
  const page = `${introduction[language]}

${problems.map((problem) => section(problem, total, language)).join("\n")}`
  return language === "en" ? page : linkSpanish("docs/problems.md", page)
}
