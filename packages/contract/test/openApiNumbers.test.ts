import { describeApi } from "@radicar/contract/inner/describedApi"
import type { OpenApiForm } from "@radicar/contract/inner/openApiSchemas"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { assert, describe, it } from "@effect/vitest"
import { OpenApi } from "effect/http-api"

const write = (form: OpenApiForm): any => describeApi(structuredClone(OpenApi.fromApi(RadicarApi)) as any, form)

/** Every part of a document that names a type, with its place; examples are values and have none. */
const typedParts = (
  part: unknown,
  place = ""
): ReadonlyArray<readonly [place: string, types: ReadonlyArray<string>, part: any]> => {
  if (typeof part !== "object" || part === null) return []
  const { type } = part as { readonly type?: unknown }
  const types = [type].flat().filter((each) => typeof each === "string")
  return [
    ...(types.length === 0 ? [] : [[place, types, part] as const]),
    ...Object.entries(part).flatMap(([key, each]) =>
      key === "example" || key === "examples" ? [] : typedParts(each, `${place}/${key}`)
    )
  ]
}

describe("numbers of the OpenAPI document", () => {
  const forms = [write({}), write({ unions: false })]

  it("gives 64 bits to every integer and every binary float, because generators choose 32 without a format", () => {
    for (const form of forms) {
      const numbers = typedParts(form).filter(
        ([, types]) => types.includes("integer") || (types.includes("number") && !types.includes("string"))
      )
      assert.isAbove(numbers.length, 200)
      const expected = (types: ReadonlyArray<string>): string => (types.includes("integer") ? "int64" : "double")
      assert.deepStrictEqual(
        numbers.flatMap(([place, types, { format }]) => (format === expected(types) ? [] : [place])),
        []
      )
    }
  })

  it("has texts for amounts in the form without unions, so that no language rounds them", () => {
    const [, plain] = forms
    const numbers = typedParts(plain).filter(([, types]) => types.includes("number"))
    // durations of the authority's answers in milliseconds
    assert.deepStrictEqual(
      numbers.map(([place]) => place.replace("/components/schemas/", "")),
      ["p50", "p95", "p99", "max"].map((name) => `AuthorityLatency/properties/${name}`)
    )
    const { LegalMonetaryTotal, SaleItem } = plain.components.schemas
    const [price, total] = [SaleItem.properties.Price, LegalMonetaryTotal.properties.PayableAmount]
    assert.deepStrictEqual([price.type, total.type], ["string", ["string", "null"]])
    for (const { pattern } of [price, total]) {
      for (const text of ["123456789.55", "1.234567", "0"]) assert.match(text, new RegExp(pattern, "u"))
      for (const text of ["123456789,55", "$ 1", "-1", "1."]) assert.notMatch(text, new RegExp(pattern, "u"))
    }
    assert.match("", new RegExp(total.pattern, "u"))
  })

  it("has examples whose amounts have the form of the schemas", () => {
    const priceOf = (form: any): unknown =>
      form.paths["/v1/dian/invoices"].post.requestBody.content["application/json"].example.Items[0].Price
    assert.deepStrictEqual(forms.map(priceOf), [28_500.5, "28500.5"])
  })
})
