import { type Operation, operations } from "@radicar/domain/inner/documentRegistry"
import { textIn } from "@radicar/domain/inner/rules/Language"
import { openApiDocument } from "./openApiDocument.ts"
import { comment, referredName, typeWriter, wordsOf } from "./typeWriter.ts"

/** File of the generated types, from the root of the repository. */
export const bodyTypesFile = "packages/domain/src/plain/bodies.ts"

/** The name of the type of a body, by its operation. */
const bodyNames: Readonly<Record<Operation, string>> = {
  InvoiceCreate: "InvoiceBody",
  CreditnoteCreate: "CreditNoteBody",
  DebitnoteCreate: "DebitNoteBody",
  SupportCreate: "SupportBody",
  SupportNoteCreate: "SupportNoteBody",
  EquivalentCreate: "EquivalentBody",
  EquivalentSpdCreate: "EquivalentSpdBody",
  EquivalentNoteCreate: "EquivalentNoteBody",
  EventCreate: "EventBody",
  PayrollCreate: "PayrollBody",
  PayrollReplaceNote: "PayrollReplaceNoteBody",
  PayrollDeleteNote: "PayrollDeleteNoteBody"
}

/** The answer to filing a document. */
const answer = "SubmissionResult"

/** A description for the caller of a function: the option of the service is a function of the library. */
const forCallers = (description: string): string =>
  textIn(description, "en")
    .replaceAll("`?complete=totals` works it out", "completion works it out")
    .replaceAll(/`?(?:GET|POST|PUT) \/v1\/codes\/([a-z-]+)`?/gu, "code list `$1`")
    .replaceAll(/GET \/v1\/dian\/([a-z-]+)/gu, "`$1` of the service")
    .replaceAll(/ with (?:GET|POST|PUT) \/v1\/[\w/-]+/gu, " in the service")

const absent = `${comment("An absent value in the spellings of other programs: empty text, null, undefined.")}export type Absent = "" | null | undefined
`

/** Writes the types of bodies and their answer from the schemas of OpenAPI, and the name of each type by its schema. */
export const describedBodies = (): { readonly text: string; readonly names: ReadonlyMap<string, string> } => {
  const document = JSON.parse(openApiDocument())
  const documents = new Map(
    Object.values<any>(document.paths)
      .flatMap((path) => Object.values<any>(path))
      .flatMap(({ operationId, requestBody }): ReadonlyArray<readonly [string, string]> => {
        const name: string | undefined = bodyNames[operationId as Operation]
        const schema = referredName(requestBody?.content?.["application/json"]?.schema ?? {})
        return name === undefined || schema === undefined ? [] : [[schema, name]]
      })
  )
  const nameOf = (component: string): string => documents.get(component) ?? component
  const writer = typeWriter(document, {
    nameOf,
    describe: forCallers,
    describeComponent: (component) =>
      `${documents.has(component) ? "Body of a document as it is sent" : "Fields"}: ${wordsOf(component)}.`
  })
  for (const component of [...documents.keys(), answer]) writer.typeOf({ $ref: `#/components/schemas/${component}` })
  const { written } = writer.components()
  const byOperation = operations.map((operation) => `  readonly ${operation}: ${bodyNames[operation]}\n`)
  const text = [
    "// Written by `pnpm docs:write` from the schemas of bodies and answers.\n",
    `/** The body of each operation that files a document. */\nexport interface Bodies {\n${byOperation.join("")}}\n`,
    absent,
    ...written.values()
  ].join("\n")
  return { text, names: new Map([...written.keys()].map((component) => [component, nameOf(component)])) }
}
