import { documentExamples, fixedDate } from "@radicar/contract/inner/bodyExamples"
import { neededDocuments } from "@radicar/contract/inner/openApiTransform"
import { documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import { contract, neededBy, operationDefinitions } from "../contractDocument.ts"

/** A request of the collections. Its texts have variables: `{{url}}`, `{{now}}`, `{{InvoiceCreate_uuid}}`. */
export interface CollectionRequest {
  /** Operation of the contract. */
  readonly operation: string
  readonly title: string
  /** Tag of the operation, which is its folder. */
  readonly folder: string
  readonly method: string
  /** Path with the values of its parameters. */
  readonly path: string
  /** Query as a text, without `?`; empty without parameters. */
  readonly query: string
  readonly needsToken: boolean
  /** JSON text of the body, only of a request that files a document. */
  readonly body?: string
}

/** Variables that the request of a filing operation sets for the requests that refer to its document. */
export const answerVariables = (operation: string) => ({ uuid: `${operation}_uuid`, id: `${operation}_id` }) as const

type Operation = keyof typeof documentDefinitions

const isFiling = (operation: string): operation is Operation => Object.hasOwn(documentDefinitions, operation)

/** A number of the operation's series as a text with `{{serial}}`, which has the last six digits. */
const numberOf = (operation: Operation): string => {
  const { from } = documentDefinitions[operation].exampleNumbers
  // both notes of payrolls share one series of numbers
  const first = operation === "PayrollDeleteNote" ? "1" : from < 1_000_000 ? "" : String(from).slice(0, -6)
  return `${first}{{serial}}`
}

/** The replaced payroll counts no more, so that the note that deletes it refers to the one that replaced it. */
const referenced: Readonly<Record<string, string>> = { ...neededDocuments, PayrollDeleteNote: "PayrollReplaceNote" }

const examples = documentExamples()

/**
 * The example body of an operation with variables for its number, its dates and the document that it refers to. The
 * dates of the example are those of a fixed day and its month.
 */
const bodyOf = (operation: Operation): string => {
  const { DocumentReference, ...example } = examples.get(operation) as Readonly<Record<string, unknown>>
  const needed = referenced[operation]
  const { id, uuid } = answerVariables(needed ?? "")
  const reference =
    typeof DocumentReference !== "object" || needed === undefined
      ? {}
      : { DocumentReference: { ...DocumentReference, Uuid: `{{${uuid}}}`, Number: `{{${id}}}` } }
  return JSON.stringify({ ...example, ...reference, Number: "{{number}}" }, null, 2)
    .replace('"{{number}}"', numberOf(operation))
    .replaceAll(String(fixedDate), "{{now}}")
    .replaceAll(fixedDate.date, "{{date}}")
    .replaceAll(`"${fixedDate.date.slice(0, 7)}-01`, '"{{month}}-01')
}

/** Values of required parameters by name: those of the development company, and of the invoice that is filed first. */
const parameterValues: Readonly<Record<string, string>> = {
  companyId: "1",
  providerId: "1",
  uuid: `{{${answerVariables("InvoiceCreate").uuid}}}`,
  submissionId: `{{${answerVariables("InvoiceCreate").uuid}}}`,
  identificationType: "31",
  identification: "900373115",
  list: "payment-means",
  format: "csv"
}

/** Scopes whose operations the collections show: work with documents, without administration of tokens. */
const shownScopes: ReadonlySet<unknown> = new Set([
  "documents:write",
  "documents:read",
  "inbox:read",
  "inbox:write",
  "mails:report",
  "companies:admin",
  "webhooks:admin"
])

/** Whether the collections show an operation. */
const isShown = (definition: unknown): boolean => {
  const scope = neededBy(definition)
  return scope === undefined || scope === "any" || shownScopes.has(scope)
}

type OperationDefinition = typeof operationDefinitions extends ReadonlyMap<string, infer Value> ? Value : never

const requestOf = (
  operation: string,
  { definition, method, path }: OperationDefinition
): ReadonlyArray<CollectionRequest> => {
  if ((method !== "GET" && !isFiling(operation)) || !isShown(definition.en)) return []
  const { parameters = [], summary, tags } = definition.en
  const required: ReadonlyArray<{ readonly name: string; readonly in: string }> = parameters.filter(
    (each: any) => each.required === true
  )
  const valueOf = (name: string): string | undefined =>
    name === "id" && path.startsWith("/v1/submissions/") ? parameterValues["submissionId"] : parameterValues[name]
  // a new company has nothing else, such as a mail, to name
  if (required.some(({ name }) => valueOf(name) === undefined)) return []
  return [
    {
      operation,
      title: summary,
      folder: tags[0],
      method,
      path: path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => valueOf(name) ?? ""),
      query: required.flatMap((each) => (each.in === "query" ? [`${each.name}=${valueOf(each.name)}`] : [])).join("&"),
      needsToken: neededBy(definition.en) !== undefined,
      ...(isFiling(operation) ? { body: bodyOf(operation) } : {})
    }
  ]
}

/**
 * Requests of the collections in the order of the contract, with the documents first: every operation that files a
 * document, and every reading one whose parameters have values.
 */
export const collectionRequests: ReadonlyArray<CollectionRequest> = [...operationDefinitions].flatMap(
  ([operation, definition]) => requestOf(operation, definition)
)

/** Title of the collections. */
export const collectionTitle: string = contract.info.title
