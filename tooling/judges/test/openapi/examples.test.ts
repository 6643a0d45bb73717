import { Ajv2020 } from "ajv/dist/2020.js"
import { assert, describe, it } from "vitest"
import { readDocument } from "../../src/openapi/document.ts"
import { examplesOf, type OpenApiExample } from "../../src/openapi/examples.ts"

const document = readDocument()
const examples = examplesOf(document)

// `format` and the key words of OpenAPI itself say nothing that an example could break
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
ajv.addSchema(document, "openapi")

/** A schema whose references lead into the document. */
const placed = (schema: unknown): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"openapi#/'))

const errors = ({ pointer, schema, value }: OpenApiExample): ReadonlyArray<string> => {
  const validate = ajv.compile(placed(schema))
  return validate(value)
    ? []
    : (validate.errors ?? []).map((error) => `${pointer}${error.instancePath}: ${error.message}`)
}

describe("the examples of docs/openapi.json", () => {
  it("are as their schemas have them", () => {
    assert.isAbove(examples.length, 1800)
    const checked = new Map(examples.map((each) => [JSON.stringify([each.schema, each.value]), each]))
    assert.deepStrictEqual([...checked.values()].flatMap(errors), [])
  })

  it("are there for every operation that files a document", () => {
    const bodies = examples.filter(({ pointer }) => pointer.includes("/requestBody/content/application~1json/"))
    const paths = Object.entries<any>(document["paths"] as object).filter(([, { post }]) =>
      post?.tags?.includes("Documents")
    )
    assert.lengthOf(paths, 12)
    const withExample = (operation: string) => bodies.some(({ pointer }) => pointer.includes(operation))
    for (const [path] of paths) assert.isTrue(withExample(path.replaceAll("/", "~1")), path)
  })

  it("are there for every JSON answer, and for every problem that it may be", () => {
    const pointers = new Set(examples.map(({ pointer }) => pointer))
    const answers = Object.entries<any>(document["paths"] as object).flatMap(([path, methods]) =>
      Object.entries<any>(methods).flatMap(([method, { responses }]) =>
        Object.entries<any>(responses).flatMap(([status, { content = {} }]) =>
          Object.entries<any>(content).map(([type, { schema }]) => ({
            pointer: `#/paths/${path.replaceAll("/", "~1")}/${method}/responses/${status}/content/${type.replaceAll("/", "~1")}`,
            type,
            schema
          }))
        )
      )
    )
    const problems = answers.filter(({ type }) => type === "application/problem+json")
    const others = answers.filter(({ type }) => type === "application/json")
    assert.isAbove(problems.length, 300)
    assert.isAbove(others.length, 50)
    const wanted = [
      ...others.map(({ pointer }) => `${pointer}/example`),
      ...problems.flatMap(({ pointer, schema }) =>
        [schema, ...(schema.oneOf ?? [])].flatMap(({ $ref: reference }) =>
          reference === undefined ? [] : [`${pointer}/examples/${/\/(\w+)$/u.exec(reference)?.[1]}`]
        )
      )
    ]
    assert.isAbove(wanted.length, 400)
    assert.deepStrictEqual(
      wanted.filter((pointer) => !pointers.has(pointer)),
      []
    )
  })

  it("of a wrong answer would be found wrong", () => {
    const answer = examples.find(({ pointer }) =>
      pointer.endsWith("/responses/409/content/application~1problem+json/examples/NumberConflict")
    )
    if (answer === undefined) throw new Error("the number that is taken has no example")
    const value = { ...(answer.value as object), type: "urn:radicar:problem:not-found" }
    assert.isNotEmpty(errors({ ...answer, value }))
  })

  it("would be found wrong", () => {
    const body = examples.find(({ pointer }) => pointer.includes("~1invoices/post/requestBody"))
    if (body === undefined) throw new Error("the invoice has no example")
    for (const wrong of [{ TypeCode: "99" }, { Surprise: true }]) {
      assert.isNotEmpty(errors({ ...body, value: { ...(body.value as object), ...wrong } }))
    }
  })
})
