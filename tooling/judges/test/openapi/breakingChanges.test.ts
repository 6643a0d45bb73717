import { assert, describe, it } from "vitest"
import { announcedMajor } from "../../src/openapi/announcedMajor.ts"
import { breakingChanges } from "../../src/openapi/breakingChanges.ts"
import { readDocument, repository } from "../../src/openapi/document.ts"
import { lastRelease } from "../../src/openapi/lastRelease.ts"

/** A small service: what is filed, what comes back, what is posted to webhooks. */
const service = (): any => ({
  paths: {
    "/things": {
      post: {
        parameters: [{ name: "companyId", in: "query", required: true, schema: { type: "string" } }],
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } } },
        responses: {
          "200": {
            headers: { "X-Request-Id": { schema: { type: "string" } } },
            content: { "application/json": { schema: { $ref: "#/components/schemas/Result" } } }
          },
          "409": { content: { "application/json": { schema: { type: "object" } } } }
        }
      },
      get: { responses: { "200": {} } }
    },
    "/others": { get: { responses: { "200": {} } } }
  },
  webhooks: {
    told: {
      post: {
        requestBody: {
          content: { "application/json": { schema: { type: "object", properties: { id: { type: "string" } } } } }
        },
        responses: { "2XX": {} }
      }
    }
  },
  components: {
    schemas: {
      Thing: {
        type: "object",
        required: ["name"],
        properties: {
          name: { type: "string", maxLength: 20 },
          kind: { type: "string", enum: ["a", "b"] },
          remark: { type: ["string", "null"] },
          parts: { type: "array", items: { $ref: "#/components/schemas/Thing" } }
        }
      },
      Result: {
        type: "object",
        required: ["id", "state"],
        properties: { id: { type: "string" }, state: { type: "string", enum: ["done", "open"] } }
      }
    }
  }
})

const after = (change: (document: any) => void): ReadonlyArray<string> => {
  const later = service()
  change(later)
  return breakingChanges(service(), later)
}

const thing = "POST /things, body, application/json"
const result = "POST /things, 200, application/json"

const breaking: ReadonlyArray<readonly [name: string, change: (document: any) => void, found: ReadonlyArray<string>]> =
  [
    ["a path that is gone", (d) => delete d.paths["/others"], ["/others is gone"]],
    ["an operation that is gone", (d) => delete d.paths["/things"].get, ["GET /things is gone"]],
    ["a status that is gone", (d) => delete d.paths["/things"].post.responses["409"], ["POST /things: 409 is gone"]],
    [
      "a header that is gone",
      (d) => delete d.paths["/things"].post.responses["200"].headers["X-Request-Id"],
      ["POST /things, 200: header X-Request-Id is gone"]
    ],
    [
      "a parameter that is required now",
      (d) => d.paths["/things"].post.parameters.push({ name: "at", in: "query", required: true, schema: {} }),
      ["POST /things: query at is required now"]
    ],
    [
      "a field of a request that is required now",
      (d) => d.components.schemas.Thing.required.push("kind"),
      [`${thing}: "kind" is required now`]
    ],
    [
      "a field of a request that is gone",
      (d) => delete d.components.schemas.Thing.properties.kind,
      [`${thing}.kind is gone`]
    ],
    [
      "fewer values in a request",
      (d) => d.components.schemas.Thing.properties.kind.enum.pop(),
      [`${thing}.kind: "b" is not taken any more`]
    ],
    [
      "a shorter text in a request",
      (d) => (d.components.schemas.Thing.properties.name.maxLength = 10),
      [`${thing}.name: maxLength is 10 now`]
    ],
    [
      "a field of an answer that is gone",
      (d) => {
        delete d.components.schemas.Result.properties.id
        d.components.schemas.Result.required = ["state"]
      },
      [`${result}.id is gone`]
    ],
    [
      "a field of an answer that may be absent now",
      (d) => d.components.schemas.Result.required.pop(),
      [`${result}: "state" may be absent now`]
    ],
    [
      "another type",
      (d) => (d.components.schemas.Result.properties.id.type = "integer"),
      [`${result}.id: "string" is "integer" now`]
    ],
    [
      "a new value in an answer",
      (d) => d.components.schemas.Result.properties.state.enum.push("lost"),
      [`${result}.state: may be "lost" now`]
    ],
    [
      "a field of a request that takes no null any more",
      (d) => (d.components.schemas.Thing.properties.remark.type = "string"),
      [`${thing}.remark: null is not taken any more`]
    ],
    [
      "another type beside null",
      (d) => (d.components.schemas.Thing.properties.remark.type = ["integer", "null"]),
      [`${thing}.remark: "string" is "integer" now`]
    ],
    [
      "a field of an answer that may be null now",
      (d) => (d.components.schemas.Result.properties.id = { anyOf: [{ type: "string" }, { type: "null" }] }),
      [`${result}.id: may be null now`]
    ],
    ["a webhook that is gone", (d) => delete d.webhooks.told, ["told is gone"]],
    [
      "a field of a webhook that is gone",
      (d) => delete d.webhooks.told.post.requestBody.content["application/json"].schema.properties.id,
      ["POST told, body, application/json.id is gone"]
    ]
  ]

const harmless: ReadonlyArray<readonly [name: string, change: (document: any) => void]> = [
  ["nothing", () => undefined],
  ["a new path", (d) => (d.paths["/new"] = { get: { responses: {} } })],
  ["a new status", (d) => (d.paths["/things"].post.responses["429"] = {})],
  ["a new optional parameter", (d) => d.paths["/things"].post.parameters.push({ name: "at", in: "query", schema: {} })],
  ["a new optional field of a request", (d) => (d.components.schemas.Thing.properties.note = { type: "string" })],
  ["a field of a request that may be absent now", (d) => (d.components.schemas.Thing.required = [])],
  ["more values in a request", (d) => d.components.schemas.Thing.properties.kind.enum.push("c")],
  [
    "a field of a request that takes null too",
    (d) => (d.components.schemas.Thing.properties.name.type = ["string", "null"])
  ],
  [
    "an object of a request that takes null too",
    (d) => {
      const { Thing } = d.components.schemas
      Thing.properties.parts.items = { anyOf: [Thing.properties.parts.items, { type: "null" }] }
      Thing.properties.kind = { anyOf: [Thing.properties.kind, { type: "null" }] }
    }
  ],
  ["a longer text in a request", (d) => (d.components.schemas.Thing.properties.name.maxLength = 30)],
  ["a new field of an answer", (d) => (d.components.schemas.Result.properties.at = { type: "string" })],
  ["fewer values in an answer", (d) => d.components.schemas.Result.properties.state.enum.pop()],
  ["another description", (d) => (d.paths["/things"].post.description = "Other words.")],
  [
    "a schema that stands in its place now",
    (d) =>
      (d.paths["/things"].post.responses["200"].content["application/json"].schema = structuredClone(
        d.components.schemas.Result
      ))
  ]
]

describe("breaking changes", () => {
  it.each(breaking)("are seen: %s", (_, change, found) => {
    assert.deepStrictEqual(after(change), found)
  })

  it.each(harmless)("are not seen in %s", (_, change) => {
    assert.deepStrictEqual(after(change), [])
  })

  const release = lastRelease(repository)
  const against = release?.tag ?? "the last release: there is no tag radicar@… yet"

  it.skipIf(release === undefined)(`there are none against ${against}`, () => {
    const found = breakingChanges(JSON.parse(release?.text ?? "{}"), readDocument())
    if (release !== undefined && announcedMajor(repository, release.tag)) return
    assert.deepStrictEqual(found, [], "this breaks callers: undo it, or say so in a major changeset of radicar")
  })

  it("there are none in the service's own document against itself, and it is seen as a whole", () => {
    const document = readDocument()
    assert.deepStrictEqual(breakingChanges(document, document), [])
    assert.isAbove(breakingChanges(document, {}).length, 50)
  })
})
