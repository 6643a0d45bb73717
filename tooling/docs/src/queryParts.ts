import { answerRows, operationHead, parameterRow, problemRows } from "./contractTables.ts"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { operationDefinitions, tokenText } from "./contractDocument.ts"

/** Names of the pages of the operations that query the authority, below `docs/operations`. */
const pages = {
  NumberingRangeGetAll: "numbering-ranges",
  StatusZipGetAll: "status-zips",
  DocumentEventGetAll: "document-events",
  AcquirerGetItem: "acquirers"
} as const

type QueryOperation = keyof typeof pages

/** An operation that queries the authority, with its OpenAPI definition by language. */
interface Query {
  readonly operation: QueryOperation
  /** Name of the operation's page, without `.md`. */
  readonly name: string
  readonly path: string
  readonly definition: Readonly<Record<Language, any>>
}

/** All operations of the contract that query the authority. */
export const queries: ReadonlyArray<Query> = [...operationDefinitions].flatMap(([id, { definition, path }]) => {
  const operation = id as QueryOperation
  return pages[operation] === undefined ? [] : [{ operation, name: pages[operation], path, definition }]
})

const texts = {
  en: {
    certificate: `The authority requires a certificate for queries. It is the company's: either a PKCS#12 file in the header \`X-Radicar-Certificate\`
with its password in \`X-Radicar-Certificate-Password\`, or a certificate stored at \`/v1/certificates\`, named by its token in
\`X-Radicar-Certificate-Token\`. Without either, a development identity is used in the sandbox environment; elsewhere the query is
rejected (\`certificate-unusable\`, reason \`NoCertificate\`).`,
    parameters: "## Parameters\n\n| parameter | in | required | |",
    answer: "## Answer\n\n| field | form | always | |",
    problems: "## Problems\n\n`application/problem+json`; the query changes nothing.\n\n| status | type |"
  },
  es: {
    certificate: `La DIAN exige un certificado para las consultas. Es el de la compañía: un archivo PKCS#12 en el encabezado \`X-Radicar-Certificate\`
con su contraseña en \`X-Radicar-Certificate-Password\`, o un certificado guardado en \`/v1/certificates\`, que se nombra con su token en
\`X-Radicar-Certificate-Token\`. Sin ninguno de los dos, en el ambiente sandbox se usa una identidad de desarrollo; en los demás la
consulta se rechaza (\`certificate-unusable\`, motivo \`NoCertificate\`).`,
    parameters: "## Parámetros\n\n| parámetro | en | obligatorio | |",
    answer: "## Respuesta\n\n| campo | forma | siempre | |",
    problems: "## Problemas\n\n`application/problem+json`; la consulta no cambia nada.\n\n| estado | tipo |"
  }
} as const satisfies Record<Language, unknown>

const partsOf =
  ({ definition, operation, path }: Query) =>
  (language: Language) => {
    const { parameters, responses } = definition[language]
    const { answer, certificate, parameters: parametersHead, problems } = texts[language]
    // the title is written by hand
    const [, ...description] = operationHead(operation, definition[language], language).split("\n\n")
    return {
      operation: [
        ...description,
        `\`GET ${path}/?companyId=…&providerId=…\`, ${tokenText(definition[language], language)}.`
      ].join("\n\n"),
      certificate,
      contract: [
        parametersHead,
        "|---|---|---|---|",
        ...parameters.map((parameter: any) => parameterRow(parameter, language)),
        "",
        answer,
        "|---|---|---|---|",
        ...answerRows(responses["200"].content["application/json"].schema, "", language),
        "",
        problems,
        "|---|---|",
        ...problemRows(responses, language)
      ].join("\n")
    }
  }

/** Generated parts of the pages of operations that query the authority, by English path. */
export const queryParts = Object.fromEntries(
  queries.map((query) => [`docs/operations/${query.name}.md`, partsOf(query)] as const)
)
