import { type Direction, schemaChanges } from "./schemaChanges.ts"
import { type Json, members, object, resolved } from "./parts.ts"

/** A document of OpenAPI 3.1 as parsed JSON. */
export type OpenApiDocument = Json

const named = (list: unknown, document: OpenApiDocument): ReadonlyMap<string, Json> =>
  new Map(
    (Array.isArray(list) ? list : [])
      .map((each) => resolved(each, document))
      .map((each) => [`${each["in"]} ${each["name"]}`, each])
  )

/** Finds the changes of an operation that break its callers or, for a webhook, its receivers. */
const operationChanges = (
  at: string,
  [before, earlier]: readonly [Json, OpenApiDocument],
  [after, later]: readonly [Json, OpenApiDocument],
  sent: Direction
): ReadonlyArray<string> => {
  const received: Direction = sent === "request" ? "answer" : "request"
  const compare = (place: string, was: unknown, is: unknown, direction: Direction) =>
    schemaChanges(`${at}, ${place}`, { schema: was, document: earlier }, { schema: is, document: later }, direction)

  const contents = (place: string, was: Json, is: Json, direction: Direction): ReadonlyArray<string> =>
    members(was["content"]).flatMap(([type, media]) => {
      const now = object(is["content"])[type]
      if (now === undefined) return [`${at}, ${place}: ${type} is gone`]
      return compare(`${place}, ${type}`, media["schema"], object(now)["schema"], direction)
    })

  const [parametersBefore, parametersAfter] = [named(before["parameters"], earlier), named(after["parameters"], later)]
  const parameters = [...parametersAfter].flatMap(([name, is]) => {
    const was = parametersBefore.get(name)
    if (sent === "answer") return []
    if (is["required"] === true && was?.["required"] !== true) return [`${at}: ${name} is required now`]
    return was === undefined ? [] : compare(name, was["schema"], is["schema"], sent)
  })
  const lost = [...parametersBefore.keys()].filter((name) => !parametersAfter.has(name))

  const [bodyBefore, bodyAfter] = [object(before["requestBody"]), object(after["requestBody"])]
  const body =
    sent === "request" && bodyAfter["required"] === true && bodyBefore["required"] !== true
      ? [`${at}: a body is required now`]
      : contents("body", bodyBefore, bodyAfter, sent)

  const answers = members(before["responses"]).flatMap(([status, was]) => {
    const is = object(after["responses"])[status]
    if (is === undefined) return [`${at}: ${status} is gone`]
    const headers = members(was["headers"]).flatMap(([name, header]) => {
      const now = object(object(is)["headers"])[name]
      if (now === undefined) return [`${at}, ${status}: header ${name} is gone`]
      return compare(`${status}, header ${name}`, header["schema"], object(now)["schema"], received)
    })
    return [...contents(status, was, object(is), received), ...headers]
  })
  return [...lost.map((name) => `${at}: ${name} is gone`), ...parameters, ...body, ...answers]
}

const methods = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace"])

/**
 * Finds the changes in a later document that break programs written for an earlier one; returns one line each. A
 * request breaks if something is no longer accepted, an answer if something is no longer promised. For webhooks, whose
 * requests come from the service, it is the other way round. Texts, examples, security and order are not compared.
 */
export const breakingChanges = (earlier: OpenApiDocument, later: OpenApiDocument): ReadonlyArray<string> =>
  (["paths", "webhooks"] as const).flatMap((section) =>
    members(earlier[section]).flatMap(([path, item]) => {
      const now = object(later[section])[path]
      if (now === undefined) return [`${path} is gone`]
      return members(item)
        .filter(([method]) => methods.has(method))
        .flatMap(([method, operation]) => {
          const at = `${method.toUpperCase()} ${path}`
          const is = object(now)[method]
          if (is === undefined) return [`${at} is gone`]
          const sent = section === "paths" ? "request" : "answer"
          return operationChanges(at, [operation, earlier], [object(is), later], sent)
        })
    })
  )
