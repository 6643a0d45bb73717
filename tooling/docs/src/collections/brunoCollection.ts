import { answerVariables, collectionRequests, collectionTitle, type CollectionRequest } from "./collectionRequests.ts"
import { momentScript } from "./momentScript.ts"

/** A block of Bruno's language: its lines are indented by two spaces. */
const block = (name: string, lines: ReadonlyArray<string>): string =>
  `${name} {\n${lines.map((line) => `  ${line}`).join("\n")}\n}\n`

const fileOf = (request: CollectionRequest, seq: number): string => {
  const { body, method, needsToken, operation, path, query, title } = request
  const { id, uuid } = answerVariables(operation)
  return [
    block("meta", [`name: ${title}`, "type: http", `seq: ${seq}`]),
    block(method.toLowerCase(), [
      `url: {{url}}${path}${query === "" ? "" : `?${query}`}`,
      `body: ${body === undefined ? "none" : "json"}`,
      `auth: ${needsToken ? "inherit" : "none"}`
    ]),
    ...(query === ""
      ? []
      : [
          block(
            "params:query",
            query.split("&").map((each) => each.replace("=", ": "))
          )
        ]),
    ...(body === undefined
      ? [block("assert", ["res.status: between 200, 299"])]
      : [
          block("body:json", body.split("\n")),
          block("vars:post-response", [`${uuid}: res.body.document.uuid`, `${id}: res.body.id`]),
          block("assert", ["res.body.status: eq submitted"])
        ])
  ].join("\n")
}

/** Writes the collection for Bruno as the texts of its files, by their paths in the collection's folder. */
export const brunoCollection = (url: string, token: string): ReadonlyMap<string, string> => {
  const folders = [...Map.groupBy(collectionRequests, ({ folder }) => folder)]
  return new Map([
    ["bruno.json", `${JSON.stringify({ version: "1", name: collectionTitle, type: "collection" }, null, 2)}\n`],
    [
      "collection.bru",
      [
        block("auth", ["mode: bearer"]),
        block("auth:bearer", ["token: {{token}}"]),
        block(
          "script:pre-request",
          momentScript((name, value) => `bru.setVar("${name}", ${value})`)
        )
      ].join("\n")
    ],
    ["environments/Development.bru", block("vars", [`url: ${url}`, `token: ${token}`])],
    ...folders.flatMap(([folder, requests], index): ReadonlyArray<readonly [string, string]> => [
      [`${folder}/folder.bru`, block("meta", [`name: ${folder}`, `seq: ${index + 1}`])],
      ...requests.map((request, place) => [`${folder}/${request.operation}.bru`, fileOf(request, place + 1)] as const)
    ])
  ])
}
