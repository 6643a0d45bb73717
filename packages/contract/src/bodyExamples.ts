import { documentExamples } from "./documentExamples.ts"
import { object, withEach } from "./openApiParts.ts"
import { resourceExamples } from "./resourceExamples.ts"

const json = "application/json"

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
