import { describedApi } from "@radicar/contract/inner/describedApi"
import { assert, describe, it } from "@effect/vitest"
import { OpenApi } from "effect/http-api"

const { components, paths } = OpenApi.fromApi(describedApi) as any

const operations: ReadonlyArray<any> = Object.values<any>(paths).flatMap((methods) => Object.values(methods))

const parametersOf = (operationId: string): ReadonlyArray<any> =>
  operations.find((each) => each.operationId === operationId).parameters

const parameterOf = (operationId: string, name: string): any =>
  parametersOf(operationId).find((each) => each.name === name).schema

const allows = ({ maxLength = Infinity, pattern }: any, text: string): boolean =>
  text.length <= maxLength && new RegExp(pattern, "u").test(text)

const guid = "5F2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11"

describe("patterns of the OpenAPI document", () => {
  it("gives a pattern to every text parameter but those that take any text", () => {
    const anyText = operations.flatMap(({ parameters = [] }) =>
      parameters.flatMap(({ in: place, name, schema }: any) =>
        schema.type === "string" && schema.pattern === undefined && schema.enum === undefined
          ? [`${place} ${name}`]
          : []
      )
    )
    assert.sameMembers(
      [...new Set(anyText)],
      [
        "header accept-language",
        "header if-match",
        // a pattern's violation would show the secret
        "header x-radicar-certificate",
        "header x-radicar-certificate-password",
        "header x-radicar-certificate-token",
        // what is not there is answered with 404
        "path id",
        "path link",
        "path list",
        "query submissionId",
        "query webhook",
        "query name",
        "query prefix",
        "query search"
      ]
    )
  })

  it("refuses what is no day: months, days, the year 0", () => {
    const { properties } = components.schemas.Invoice
    const { Date: date } = properties
    const [due] = properties.DueDate.anyOf
    const issued = parameterOf("SubmissionGetAll", "issuedFrom")
    const recorded = parameterOf("SubmissionGetAll", "from")
    for (const schema of [date, due, issued, recorded]) {
      for (const day of ["2024-02-29", "2026-12-31", "0001-01-01", "1000-10-10", "2000-04-30"]) {
        assert.isTrue(allows(schema, day), day)
      }
      for (const day of [
        "2026-13-01",
        "2026-00-10",
        "2026-04-31",
        "2026-02-30",
        "2026-01-00",
        "0000-01-01",
        "26-1-1"
      ]) {
        assert.isFalse(allows(schema, day), day)
      }
    }
    for (const time of ["10:00:00", "23:59:59.123456789", "00:00:00Z", "10:00:00-05:00"]) {
      assert.isTrue(allows(date, `2026-01-15T${time}`), time)
    }
    for (const time of ["24:00:00", "10:60:00", "10:00:60", "10:00", "10:00:00-24:00"]) {
      assert.isFalse(allows(date, `2026-01-15T${time}`), time)
    }
    const month = components.schemas.SpdService.properties.BillingPeriod
    assert.deepStrictEqual(
      ["2026-12", "2026-13", "0000-01"].map((text) => allows(month, text)),
      [true, false, false]
    )
  })

  it("refuses what is no GUID, no key and no cursor, in either case of its letters", () => {
    for (const [operation, parameter] of [
      ["NumberingRangeGetAll", "softwareId"],
      ["StatusZipGetAll", "zipkey"],
      ["TestSetGetItem", "id"],
      ["SendMailGetAll", "submissionId"]
    ] as const) {
      const schema = parameterOf(operation, parameter)
      assert.isTrue(allows(schema, guid), parameter)
      for (const text of ["", guid.slice(1), `{${guid}}`, guid.replaceAll("-", "")]) {
        assert.isFalse(allows(schema, text), `${parameter} ${text}`)
      }
    }
    const uuid = parameterOf("DocumentEventGetAll", "uuid")
    assert.deepStrictEqual(
      ["aB".repeat(48), "ab".repeat(47), "ag".repeat(48)].map((text) => allows(uuid, text)),
      [true, false, false]
    )
    const cursor = parameterOf("SubmissionGetAll", "cursor")
    assert.deepStrictEqual(
      ["MDE5YjFkMWUtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAwMDAw", "", "a b", "MQ=="].map((text) => allows(cursor, text)),
      [true, false, false, false]
    )
  })

  it("bounds lists and addresses by their length, because Go repeats at most 1000 times", () => {
    const list = (count: number): string => Array.from({ length: count }, () => guid).join()
    const ids = parameterOf("SubmissionGetAll", "submissionIds")
    assert.deepStrictEqual(
      [allows(ids, list(200)), allows(ids, list(201)), allows(ids, `${guid},`)],
      [true, false, false]
    )
    const [url] = components.schemas.WebhookRequest.properties.Url.anyOf
    const longest = `https://${"a".repeat(2000)}`
    assert.deepStrictEqual(
      [allows(url, longest), allows(url, `${longest}a`), allows(url, "ftp://a")],
      [true, false, false]
    )
  })
})
