import { Ajv2020 } from "ajv/dist/2020.js"
import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { contract } from "../src/contractDocument.ts"
import { operationsIndex, operationsWithoutPage } from "../src/operationsIndex.ts"
import answers from "../src/resources/answers.json" with { type: "json" }
import { withInstallation } from "../src/resources/installation.ts"
import { performExchanges } from "../src/resources/performExchanges.ts"
import { resourcePage, resources } from "../src/resources/resourcePage.ts"

const folder = join(import.meta.dirname, "../../../docs/operations")
const recorded = new Map(Object.entries(answers))

const [, major = "0", minor = "0"] =
  /curl (\d+)\.(\d+)/u.exec(spawnSync("curl", ["--version"]).stdout?.toString()) ?? []
const hasCurl = Number(major) > 7 || (Number(major) === 7 && Number(minor) >= 82)

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
ajv.addSchema(contract, "openapi")

/** What of an answer is not as the contract has it. */
const errors = (operation: string, status: number, body: unknown): ReadonlyArray<string> => {
  const schema = resources.find((each) => each.operation === operation)?.definition.responses[String(status)]
    ?.content?.["application/json"]?.schema
  if (schema === undefined) return typeof body === "number" ? [] : [`${operation}: ${status} has no such body`]
  const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"openapi#/')))
  return validate(body)
    ? []
    : (validate.errors ?? []).map((each) => `${operation}${each.instancePath}: ${each.message}`)
}

const fieldsOf = (body: unknown): ReadonlyArray<string> =>
  typeof body === "object" && body !== null ? Object.keys(body).toSorted() : []

it("every operation has a page or a guide", () => {
  assert.deepStrictEqual(operationsWithoutPage, [])
  assert.strictEqual(readFileSync(join(folder, "README.md"), "utf8"), operationsIndex())
})

describe.each(resources.map((resource) => [resource.operation, resource] as const))("the page of %s", (_, resource) => {
  it("is what the contract says (`pnpm docs:write` writes it)", () => {
    assert.strictEqual(readFileSync(join(folder, `${resource.name}.md`), "utf8"), resourcePage(resource))
  })
})

it.skipIf(!hasCurl)(
  "the commands of the pages do what the pages show (`pnpm docs:record` records it)",
  { timeout: 240_000 },
  async () => {
    const performed = await withInstallation(performExchanges)
    assert.deepStrictEqual(
      performed.map(({ contentType, operation, status }) => ({ operation, status, contentType })),
      performed.map(({ operation }) => ({
        operation,
        status: recorded.get(operation)?.status,
        contentType: recorded.get(operation)?.contentType
      }))
    )
    assert.deepStrictEqual(
      performed.filter(({ status }) => status >= 300).map(({ operation }) => operation),
      []
    )
    assert.deepStrictEqual(
      performed.flatMap(({ body, operation, status }) => errors(operation, status, body)),
      []
    )
    for (const { body, operation } of performed) {
      assert.deepStrictEqual(fieldsOf(body), fieldsOf(recorded.get(operation)?.body), operation)
    }
  }
)
