import { LocalDateTime } from "@radicar/domain/time/LocalDateTime"
import { documentDefinitions } from "@radicar/domain/type/documentDefinitions"
import { object, withEach } from "./openApiParts.ts"
import { resourceExamples } from "./resourceExamples.ts"

const json = "application/json"

const date = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })

/** An example without the fields that are absent in another spelling. */
const withoutNulls = (example: object): object =>
  JSON.parse(JSON.stringify(example), (_, value: unknown) => (value === null ? undefined : value))

/** A body for each operation that files a document, by the operation: what the sandbox accepts, without a certificate. */
const documentExamples: ReadonlyMap<string, object> = new Map(
  Object.values(documentDefinitions).map(({ example, exampleNumbers, operation }) => [
    operation,
    withoutNulls(example({ number: exampleNumbers.from, date }))
  ])
)

/** Adds to every operation of an OpenAPI document that takes JSON an example of its body, where there is one. */
export const withBodyExamples = (document: Record<string, unknown>): Record<string, unknown> => ({
  ...document,
  paths: withEach(document["paths"], (methods) =>
    withEach(methods, (operation) => {
      const id = String(operation["operationId"])
      const example = documentExamples.get(id) ?? resourceExamples.get(id)
      if (example === undefined) return operation
      const body = object(operation["requestBody"])
      const content = object(body["content"])
      return {
        ...operation,
        requestBody: { ...body, content: { ...content, [json]: { ...object(content[json]), example } } }
      }
    })
  )
})
