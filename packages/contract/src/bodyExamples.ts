import { documentExamples } from "./documentExamples.ts"
import { object, withEach } from "./openApiParts.ts"

const json = "application/json"

/** Adds to every operation of an OpenAPI document that files a document an example of its body. */
export const withBodyExamples = (document: Record<string, unknown>): Record<string, unknown> => ({
  ...document,
  paths: withEach(document["paths"], (methods) =>
    withEach(methods, (operation) => {
      const example = documentExamples.get(String(operation["operationId"]))
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
