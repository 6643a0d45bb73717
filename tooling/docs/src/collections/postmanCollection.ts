import { answerVariables, collectionRequests, collectionTitle, type CollectionRequest } from "./collectionRequests.ts"
import { momentScript } from "./momentScript.ts"

const script = (listen: "prerequest" | "test", exec: ReadonlyArray<string>) => ({
  listen,
  script: { type: "text/javascript", exec }
})

/** Script after a request: it keeps key and number of a filed document, and checks the outcome. */
const testOf = ({ body, operation }: CollectionRequest): ReadonlyArray<string> => {
  if (body === undefined) {
    return ['pm.test("2xx", () => pm.expect(pm.response.code).to.be.within(200, 299))']
  }
  const { id, uuid } = answerVariables(operation)
  return [
    "const answer = pm.response.json()",
    'pm.test("accepted", () => pm.expect(answer.status, pm.response.text()).to.equal("submitted"))',
    `pm.collectionVariables.set("${uuid}", answer.document.uuid)`,
    `pm.collectionVariables.set("${id}", answer.id)`
  ]
}

const itemOf = (request: CollectionRequest) => {
  const { body, method, needsToken, operation, path, query, title } = request
  const parameters = query === "" ? [] : query.split("&").map((each) => each.split("="))
  return {
    name: `${title} (${operation})`,
    event: [script("test", testOf(request))],
    request: {
      method,
      ...(needsToken ? {} : { auth: { type: "noauth" } }),
      url: {
        raw: `{{url}}${path}${query === "" ? "" : `?${query}`}`,
        host: ["{{url}}"],
        path: path.slice(1).split("/"),
        ...(parameters.length === 0 ? {} : { query: parameters.map(([key, value]) => ({ key, value })) })
      },
      ...(body === undefined
        ? {}
        : {
            header: [{ key: "Content-Type", value: "application/json" }],
            body: { mode: "raw", raw: body, options: { raw: { language: "json" } } }
          })
    }
  }
}

/** Writes the collection for Postman as the text of a file, in its format 2.1. */
export const postmanCollection = (url: string, token: string): string => {
  const folders = Map.groupBy(collectionRequests, ({ folder }) => folder)
  const collection = {
    info: {
      name: collectionTitle,
      schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"
    },
    auth: { type: "bearer", bearer: [{ key: "token", value: "{{token}}", type: "string" }] },
    event: [
      script(
        "prerequest",
        momentScript((name, value) => `pm.collectionVariables.set("${name}", ${value})`)
      )
    ],
    variable: [
      { key: "url", value: url },
      { key: "token", value: token }
    ],
    item: [...folders].map(([name, requests]) => ({ name, item: requests.map(itemOf) }))
  }
  return `${JSON.stringify(collection, null, 1)}\n`
}
