import { collectionRequests, type CollectionRequest } from "./collectionRequests.ts"
import type { MomentVariable } from "./momentScript.ts"

/** Dynamic variables of `.http` files (REST Client of Visual Studio Code) in Colombian time. */
const moments: Readonly<Record<MomentVariable, string>> = {
  now: "{{$datetime 'YYYY-MM-DDTHH:mm:ss' -5 h}}",
  date: "{{$datetime 'YYYY-MM-DD' -5 h}}",
  month: "{{$datetime 'YYYY-MM' -5 h}}",
  serial: "{{$randomInt 100000 1000000}}"
}

/** Replaces variables by dynamic ones, and those of an earlier answer by a reference to it. */
const withVariables = (text: string): string =>
  text
    .replaceAll(/\{\{(now|date|month|serial)\}\}/gu, (_, name: MomentVariable) => moments[name])
    .replaceAll(/\{\{(\w+)_uuid\}\}/gu, "{{$1.response.body.$.document.uuid}}")
    .replaceAll(/\{\{(\w+)_id\}\}/gu, "{{$1.response.body.$.id}}")

const requestText = ({ body, method, needsToken, operation, path, query, title }: CollectionRequest): string =>
  [
    `### ${title}`,
    ...(body === undefined ? [] : [`# @name ${operation}`]),
    `${method} {{url}}${withVariables(path)}${query === "" ? "" : `?${withVariables(query)}`}`,
    ...(needsToken ? ["Authorization: Bearer {{token}}"] : []),
    ...(body === undefined ? [] : ["Content-Type: application/json", "", withVariables(body)])
  ].join("\n")

/** Writes the requests as the text of an `.http` file, which editors send. */
export const httpFile = (url: string, token: string): string =>
  `@url = ${url}\n@token = ${token}\n\n${collectionRequests.map(requestText).join("\n\n")}\n`
