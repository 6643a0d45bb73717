import { object, type OpenApiPart, reachable } from "./openApiParts.ts"

/**
 * The operations of an OpenAPI document with path and method, then the events of its webhooks, whose path is the type
 * of the event.
 */
export const describedOperations = (
  document: OpenApiPart
): ReadonlyArray<{ readonly path: string; readonly method: string; readonly operation: OpenApiPart }> =>
  [document["paths"], document["webhooks"]].flatMap((paths) =>
    Object.entries(object(paths)).flatMap(([path, methods]) =>
      Object.entries(object(methods)).map(([method, operation]) => ({ path, method, operation: object(operation) }))
    )
  )

/** The members of a kind of components, such as `schemas`, that a part refers to. */
const referredIn = (members: unknown, names: ReadonlySet<string>): OpenApiPart =>
  Object.fromEntries(Object.entries(object(members)).filter(([name]) => names.has(name)))

/**
 * The part of an OpenAPI document that describes one operation or one event of a webhook, by its `operationId`, with
 * the schemas and examples that it refers to; undefined if there is none of that id.
 */
export const onlyOperation = (document: OpenApiPart, id: string): OpenApiPart | undefined => {
  const only = (paths: unknown): OpenApiPart =>
    Object.fromEntries(
      Object.entries(object(paths)).flatMap(([path, methods]) => {
        const own = Object.entries(object(methods)).filter(([, operation]) => object(operation)["operationId"] === id)
        return own.length === 0 ? [] : [[path, Object.fromEntries(own)]]
      })
    )
  const operation = describedOperations(document).find(({ operation }) => operation["operationId"] === id)?.operation
  if (operation === undefined) return undefined
  const { examples, schemas, ...components } = object(document["components"])
  const exampleNames = [...JSON.stringify(operation).matchAll(/"#\/components\/examples\/([^"]+)"/gu)]
  const tagNames = operation["tags"]
  return {
    ...document,
    paths: only(document["paths"]),
    webhooks: only(document["webhooks"]),
    tags: Array.isArray(document["tags"])
      ? document["tags"].filter((tag) => Array.isArray(tagNames) && tagNames.includes(object(tag)["name"]))
      : [],
    components: {
      ...components,
      schemas: referredIn(schemas, reachable(operation, object(schemas))),
      examples: referredIn(examples, new Set(exampleNames.map(([, name = ""]) => name)))
    }
  }
}
