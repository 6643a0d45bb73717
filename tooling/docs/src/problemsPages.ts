import { problemExamples } from "@radicar/contract/inner/describedApi"
import { declared, problemName, type ProblemName, problemTable } from "@radicar/contract/inner/problem/problemTable"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { Struct } from "effect"
import { OpenApi } from "effect/http-api"
import { pages } from "./operationsIndex.ts"
import { problemAdvice } from "./problemAdvice.ts"

/** A kind of problem that the service answers. */
export interface ContractProblem {
  readonly name: ProblemName
  readonly status: string
  readonly title: string
  /** Names of the fields that this problem has in addition to the common ones. */
  readonly fields: ReadonlyArray<string>
  /** Values of `reason`, if the contract lists them. */
  readonly reasons: ReadonlyArray<string> | undefined
  readonly operations: ReadonlyArray<string>
}

type Json = { readonly [key: string]: any }

const common = new Set(["type", "status", "title", "detail", "instance"])

/** Reads all problems that operations of the contract may answer, ordered by name. */
export const contractProblems = (): ReadonlyArray<ContractProblem> => {
  const { components, paths }: Json = JSON.parse(JSON.stringify(OpenApi.fromApi(RadicarApi)))
  const resolve = (schema: Json): Json =>
    schema["$ref"] === undefined ? schema : resolve(components.schemas[schema["$ref"].split("/").at(-1)])
  const problems = new Map<ProblemName, ContractProblem>()
  for (const operation of Object.values<Json>(paths).flatMap((methods) => Object.values<Json>(methods))) {
    for (const [status, { content = {} }] of Object.entries<Json>(operation["responses"])) {
      const schema = content["application/problem+json"]?.schema
      for (const alternative of schema === undefined ? [] : (schema.anyOf ?? [schema])) {
        const { properties } = resolve(alternative)
        const name = problemName(properties.type.enum[0])
        if (name === undefined) throw new Error(`unknown problem ${properties.type.enum[0]}`)
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

const ofOperations = contractProblems()

/** Problems that the service answers outside of any operation. */
export const serviceProblems: ReadonlyArray<ContractProblem> = Struct.keys(problemTable)
  .filter((name) => ofOperations.every((problem) => problem.name !== name))
  .map((name) => ({
    name,
    status: String(problemTable[name].status),
    title: problemTable[name].en,
    fields: [],
    reasons: undefined,
    operations: []
  }))

const problems: ReadonlyArray<ContractProblem> = [...ofOperations, ...serviceProblems].toSorted((left, right) =>
  left.name.localeCompare(right.name)
)

/** Names of all problems, of operations and of the service itself. */
export const problemNames: ReadonlyArray<ProblemName> = problems.map(({ name }) => name)

const total = new Set(problems.flatMap(({ operations }) => operations)).size

const exampleIn = (name: ProblemName, language: Language) =>
  Object.values(problemExamples(language)).find(({ type }) => type === declared(name).type)

const words = {
  en: {
    of: "of",
    operations: "operations",
    fields: "Further fields",
    origin: "Where it comes from",
    meaning: "meaning",
    outside: "The service itself, outside of any operation.",
    act: "What to do",
    again: "The same request again",
    example: "Example",
    all: "All problems: [problems](../problems.md).",
    note: "."
  },
  es: {
    of: "de",
    operations: "operaciones",
    fields: "Otros campos",
    origin: "De dónde viene",
    meaning: "significado",
    outside: "El servicio mismo, fuera de toda operación.",
    act: "Qué hacer",
    again: "La misma solicitud otra vez",
    example: "Ejemplo",
    all: "Todos los problemas: [problemas](../problems.md).",
    note: ", con `Accept-Language: es`:"
  }
} as const satisfies Record<Language, unknown>

const originOf = ({ operations }: ContractProblem, language: Language): string => {
  const word = words[language]
  if (operations.length === 0) return word.outside
  if (operations.length >= total / 3)
    return `[${operations.length} ${word.of} ${total} ${word.operations}](../operations/README.md).`
  const links = operations.map((operation) => {
    const page = pages.get(operation)
    if (page === undefined) return `\`${operation}\``
    return `[${operation}](${page.startsWith("../") ? page : `../operations/${page}`})`
  })
  return `${links.join(", ")}.`
}

const exampleOf = ({ name }: ContractProblem, language: Language): ReadonlyArray<string> => {
  const example = exampleIn(name, language)
  if (example === undefined) return []
  const { status, title, type, ...others } = example
  return [
    `## ${words[language].example}`,
    "",
    `\`Content-Type: application/problem+json\`${words[language].note}`,
    "",
    "```json",
    JSON.stringify({ type, title, status, ...others }, null, 2),
    "```",
    ""
  ]
}

/** Reads the advice on a problem, with links that start from the folder of the problem pages. */
const adviceOn = (name: ProblemName, language: Language) => {
  const advice = problemAdvice[name]
  const text = (localized: Localized) => localized[language].replaceAll(/\]\((?![a-z]+:)/gu, "](../")
  return {
    means: text(advice.means),
    act: text(advice.act),
    again: text(advice.again),
    reasons: Object.entries(advice.reasons ?? {}).map(([reason, meaning]) => `| \`${reason}\` | ${text(meaning)} |`)
  }
}

/** Writes the page of a problem, in a language. */
export const problemPage = (name: ProblemName, language: Language): string => {
  const problem = problems.find((each) => each.name === name)
  if (problem === undefined) throw new Error(`there is no problem ${name}`)
  const { act, again, means, reasons } = adviceOn(name, language)
  const word = words[language]
  const fields = problem.fields.map((field) => `\`${field}\``).join(", ")
  return [
    `# ${name}`,
    "",
    `**${problem.status}** ${problemTable[problem.name][language]}: \`${declared(name).type}\`.`,
    "",
    means,
    "",
    `- ${word.act}: ${act}`,
    `- ${word.again}: ${again}.`,
    ...(fields === "" ? [] : [`- ${word.fields}: ${fields}.`]),
    `- ${word.origin}: ${originOf(problem, language)}`,
    ...(reasons.length === 0 ? [] : ["", `| \`reason\` | ${word.meaning} |`, "|---|---|", ...reasons]),
    "",
    ...exampleOf(problem, language),
    word.all,
    ""
  ].join("\n")
}

const introduction = {
  en: `# Problems

Errors are answered as \`application/problem+json\` (RFC 9457). \`type\` is \`urn:radicar:problem:\` plus a name of this list, with its \`status\` and
\`title\`. \`detail\` describes the individual case in the language of \`Accept-Language\` (\`es\`, \`en\`). Programs should use \`type\` and
\`reason\`, because the texts may change. \`X-Request-Id\` of every answer is also in the log.

A service that shows this documentation answers each problem with the header \`Link\`, whose relation \`help\` is the problem's page
there: \`</help/problems/not-found>; rel="help"\`.

A document that the authority rejects is not a problem but a result: 200 with \`status\` \`rejected\`, and the authority's rules in
\`response.errorMessage\`. 202 with \`pending\` means that the document is signed and recorded and its outcome not known yet; the service follows it.`,
  es: `# Problemas

Los errores se responden como \`application/problem+json\` (RFC 9457). \`type\` es \`urn:radicar:problem:\` más un nombre de esta lista, con su
\`status\` y su \`title\`. \`detail\` describe el caso en el idioma de \`Accept-Language\` (\`es\`, \`en\`). Los programas deben decidir por \`type\`
y \`reason\`, porque los textos pueden cambiar. \`X-Request-Id\` de cada respuesta está también en el registro del servicio.

Un servicio que muestra esta documentación responde cada problema con el encabezado \`Link\`, cuya relación \`help\` es la página del problema
allí: \`</help/es/problemas/not-found>; rel="help"\`.

Un documento que la DIAN rechaza no es un problema sino un resultado: 200 con \`status\` \`rejected\`, y las reglas de la DIAN en
\`response.errorMessage\`. 202 con \`pending\` significa que el documento está firmado y registrado y aún no se conoce su resultado; el servicio
lo sigue.`
} as const satisfies Record<Language, string>

const heads = {
  en: "| Problem | Status | Title |\n|---|---|---|",
  es: "| Problema | Estado | Título |\n|---|---|---|"
} as const satisfies Record<Language, string>

/** Writes the page that lists all problems, in a language. */
export const problemsPage = (language: Language): string => {
  const rows = problems.map(
    (problem) =>
      `| [${problem.name}](problems/${problem.name}.md) | ${problem.status} | ${problemTable[problem.name][language]} |`
  )
  return `${introduction[language]}

${heads[language]}
${rows.join("\n")}
`
}
