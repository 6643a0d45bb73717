import { Ajv2020 } from "ajv/dist/2020.js"
import { spawnSync } from "node:child_process"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { recordedIn } from "@radicar/contract/inner/describedApi"
import { recordedAnswers, recordedProblems } from "@radicar/contract/inner/recorded/recorded"
import { contract } from "../src/contractDocument.ts"
import { openApiDocument } from "../src/openApiDocument.ts"
import { operationsWithoutPage } from "../src/operationsIndex.ts"
import { withInstallation } from "../src/resources/installation.ts"
import { type Installation, type Performed, performExchanges } from "../src/resources/performExchanges.ts"
import { performFilings } from "../src/resources/performFilings.ts"
import { performProblems } from "../src/resources/performProblems.ts"

const [, major = "0", minor = "0"] =
  /curl (\d+)\.(\d+)/u.exec(spawnSync("curl", ["--version"]).stdout?.toString()) ?? []
const hasCurl = Number(major) > 7 || (Number(major) === 7 && Number(minor) >= 82)

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
ajv.addSchema(contract, "openapi")

const definitions = new Map(
  Object.values<any>(contract.paths).flatMap((methods) =>
    Object.values<any>(methods).map((definition) => [definition.operationId, definition] as const)
  )
)

/** What of an answer is not as the contract has it. */
const errors = ({ body, contentType, operation, status }: Performed): ReadonlyArray<string> => {
  const schema = definitions.get(operation)?.responses[String(status)]?.content?.[contentType]?.schema
  // the octets of a file are counted only
  if (typeof body === "number") return []
  if (schema === undefined) return [`${operation}: ${status} has no such body`]
  const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"openapi#/')))
  return validate(body)
    ? []
    : (validate.errors ?? []).map((each) => `${operation}${each.instancePath}: ${each.message}`)
}

const fieldsOf = (body: unknown): ReadonlyArray<string> =>
  typeof body === "object" && body !== null ? Object.keys(body).toSorted() : []

it("every operation has a page or a guide", () => {
  assert.deepStrictEqual(operationsWithoutPage, [])
})

/** That an answer is as the contract has it, and like the one that was recorded. */
const isAsRecorded = (performed: ReadonlyArray<Performed>): void => {
  assert.deepStrictEqual(
    performed.map(({ contentType, operation, status }) => ({ operation, status, contentType })),
    performed.map(({ operation }) => ({
      operation,
      status: recordedAnswers[operation]?.status,
      contentType: recordedAnswers[operation]?.contentType
    }))
  )
  assert.deepStrictEqual(
    performed.filter(({ status }) => status >= 300).map(({ operation }) => operation),
    []
  )
  assert.deepStrictEqual(performed.flatMap(errors), [])
  for (const { body, operation } of performed) {
    assert.deepStrictEqual(fieldsOf(body), fieldsOf(recordedAnswers[operation]?.body), operation)
  }
}

describe("a service", () => {
  const over = Promise.withResolvers<void>()
  let installation: Installation
  let ended: Promise<void>

  beforeAll(
    () =>
      new Promise<void>((resolve, reject) => {
        ended = withInstallation((started) => {
          installation = started
          resolve()
          return over.promise
        })
        ended.catch(reject)
      })
  )

  afterAll(() => {
    over.resolve()
    return ended
  })

  it.skipIf(!hasCurl)("does what the pages show by their commands (`pnpm docs:record` records it)", async () =>
    isAsRecorded(await performExchanges(installation))
  )

  it("answers and refuses as the examples of OpenAPI say, which it shows as they are committed", async () => {
    isAsRecorded(await performFilings(installation))
    const problems = await performProblems(installation)
    assert.sameMembers([...problems.keys()], Object.keys(recordedProblems))
    for (const [name, refusals] of problems) {
      for (const language of ["en", "es"] as const) {
        const { body, contentType, status } = refusals[language]
        const recorded = recordedIn(recordedProblems[name] ?? {}, language)
        assert.deepStrictEqual(
          [body.status, body.title, body.type],
          [recorded["status"], recorded["title"], recorded["type"]]
        )
        assert.deepStrictEqual([contentType, status], ["application/problem+json", recorded["status"]], name)
        assert.deepStrictEqual(fieldsOf(body), fieldsOf(recorded), name)
      }
    }
    const served = await (await fetch(`${installation.url}/openapi.json`)).json()
    // the documents in the served examples are of today
    const withoutDocuments = (text: string) =>
      JSON.parse(text, (key, value) => (key === "example" && value?.Date !== undefined ? "a document" : value))
    assert.deepStrictEqual(withoutDocuments(JSON.stringify(served)), withoutDocuments(openApiDocument()))
  })
})
