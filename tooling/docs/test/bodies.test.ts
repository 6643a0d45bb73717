import { describeApi } from "@radicar/contract/inner/describedApi"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import type { FilingConfiguration } from "@radicar/domain/inner/FilingConfiguration"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import type { Findings } from "@radicar/domain/inner/rules/Violation"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import { bodyFields } from "@radicar/domain/inner/wire/isNothing"
import { readDocument } from "@radicar/domain/inner/wire/readDocument"
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import { Redacted, Result, type Schema } from "effect"
import { OpenApi } from "effect/http-api"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { contract, withoutNull, resolved } from "../src/contractDocument.ts"
import { blocksOf, pages, repository } from "./support/blocksOf.ts"
import { minimalInvoice, sourceEvent, sourceInvoice, sourcePayrollNote, sparseNote } from "./support/sourceBodies.ts"

type Operation = keyof typeof documentDefinitions

const definitions = Object.values(documentDefinitions)

/** The JSON bodies of a document by their operations. */
const bodySchemas = (document: any): ReadonlyMap<string, any> =>
  new Map(
    Object.values<any>(document.paths)
      .flatMap((methods) => Object.values<any>(methods))
      .map(({ operationId, requestBody }) => [operationId, requestBody?.content["application/json"]])
  )

const validatorOf = (document: any) => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema(document, "openapi")
  const schemas = bodySchemas(document)
  const validators = new Map<Operation, ValidateFunction>()
  const compiled = (operation: Operation): ValidateFunction => {
    const known = validators.get(operation)
    if (known !== undefined) return known
    const text = JSON.stringify(schemas.get(operation)?.schema).replaceAll('"$ref":"#/', '"$ref":"openapi#/')
    const validate = ajv.compile(JSON.parse(text))
    validators.set(operation, validate)
    return validate
  }
  return (operation: Operation, body: unknown): ReadonlyArray<string> => {
    const validate = compiled(operation)
    if (validate(body)) return []
    return (validate.errors ?? []).map(({ instancePath, message }) => `${operation} ${instancePath}: ${message}`)
  }
}

const errors = validatorOf(contract)
const plainErrors = validatorOf(
  describeApi(structuredClone(OpenApi.fromApi(RadicarApi)) as unknown as Record<string, unknown>, { unions: false })
)

/** A body with a value in each field that only other operations have; in those of objects within as well. */
const withFields = (
  stated: any,
  body: any,
  value: unknown,
  isTaken: (field: string) => boolean,
  isOuter = true
): any => {
  if (typeof body !== "object" || body === null) return body
  const schema = resolved(stated)
  const forms = [schema, ...(schema.anyOf ?? []).map((form: any) => resolved(form))]
  if (Array.isArray(body)) {
    const { items } = forms.find((form) => form.items !== undefined && form.maxItems !== 0)
    return body.map((each) => withFields(items, each, value, isTaken, false))
  }
  const { properties: fields } = forms.find(({ properties }) => properties !== undefined)
  const others = [...(isOuter ? bodyFields.outer : bodyFields.inner)].filter(
    (each) => !(each in fields) && isTaken(each)
  )
  return {
    ...Object.fromEntries(others.map((field) => [field, value])),
    ...Object.fromEntries(
      Object.entries(body).map(([field, each]) => [field, withFields(fields[field], each, value, isTaken, false)])
    )
  }
}

const sourceBodies = [
  ["InvoiceCreate", sourceInvoice],
  ["InvoiceCreate", minimalInvoice],
  ["PayrollReplaceNote", sourcePayrollNote],
  ["EventCreate", sourceEvent],
  ["CreditnoteCreate", sparseNote]
] as const

describe("the published schema", () => {
  it("takes the bodies of the source description as they stand, and the least that a body must state", () => {
    assert.deepStrictEqual(
      sourceBodies.flatMap(([operation, body]) => errors(operation, body)),
      []
    )
  })

  it("takes them where each field has one type, with amounts as texts, but for lists in place of an object", () => {
    const withTexts = (body: object): object =>
      JSON.parse(JSON.stringify(body), (field, value: unknown) =>
        typeof value === "number" && !/(?:Number|Days|^Id)$/u.test(field) ? String(value) : value
      )
    for (const [operation, body] of sourceBodies) {
      if (operation !== "CreditnoteCreate" && body !== minimalInvoice) {
        // an object that states nothing is null there
        const stated = operation === "InvoiceCreate" ? { ...body, OrderReference: null } : body
        assert.deepStrictEqual(plainErrors(operation, withTexts(stated)), [])
      }
    }
  })

  it("takes every golden body and every example", () => {
    const goldens = definitions.flatMap(({ name, operation }) =>
      globSync(`packages/ubl/test/golden/${name}/*/input.json`, { cwd: repository }).map(
        (path) => [operation, JSON.parse(readFileSync(join(repository, path), "utf8")), path] as const
      )
    )
    assert.isAbove(goldens.length, 50)
    const found = goldens.flatMap(([operation, body, path]) =>
      errors(operation, body).map((error) => `${path} ${error}`)
    )
    assert.deepStrictEqual(found, [])
    const date = fromEpochMillis(Date.UTC(2026, 0, 15, 15))
    const examples = definitions.flatMap(({ example, exampleNumbers, exampleOperations = [], operation }) =>
      [undefined, ...exampleOperations].map(
        (kind) =>
          [
            operation,
            example({ number: exampleNumbers.from, date, ...(kind === undefined ? {} : { operation: kind }) })
          ] as const
      )
    )
    assert.isAbove(examples.length, 30)
    assert.deepStrictEqual(
      examples.flatMap(([operation, body]) => errors(operation, JSON.parse(JSON.stringify(body)))),
      []
    )
  })

  it("takes every body in the documentation", () => {
    const byType = new Map(
      definitions.flatMap(({ operation, typeCodes }) => typeCodes.map((code) => [code, operation]))
    )
    const bodies = pages.flatMap((page) =>
      blocksOf(page).flatMap(({ language, line, text }) => {
        if (language !== "json" || !/"TypeCode"/u.test(text)) return []
        const parsed = Result.getOrUndefined(parseJson(text)) === undefined ? undefined : JSON.parse(text)
        const operation = byType.get(parsed?.TypeCode)
        return parsed?.Items === undefined || operation === undefined
          ? []
          : [{ place: `${page}:${line}`, operation, parsed }]
      })
    )
    assert.isAbove(bodies.length, 0)
    assert.deepStrictEqual(
      bodies.flatMap(({ operation, parsed, place }) => errors(operation, parsed).map((error) => `${place} ${error}`)),
      []
    )
  })

  it("takes the fields of all other operations where they state nothing, as the service does", () => {
    const date = fromEpochMillis(Date.UTC(2026, 0, 15, 15))
    for (const { example, exampleNumbers, operation, schema } of definitions) {
      const stated = bodySchemas(contract).get(operation)?.schema
      const body = JSON.parse(JSON.stringify(example({ number: exampleNumbers.from, date })))
      for (const nothing of [null, "", " ", [], {}, { Id: "", Party: { Name: null } }, "0001-01-01T00:00:00"]) {
        const all = withFields(stated, body, nothing, () => true)
        const json = Result.getOrThrow(parseJson(JSON.stringify(all)))
        const read = readDocument(schema as Schema.Codec<unknown, unknown>, json, {
          language: "en",
          takesOtherFields: true
        })
        const isRead = Result.isSuccess(read)
        assert.deepStrictEqual([isRead, errors(operation, all)], [true, []], JSON.stringify(nothing))
      }
      const zeros = withFields(stated, body, 0, (field) => bodyFields.absentAtZero.has(field))
      assert.deepStrictEqual(errors(operation, zeros), [])
      assert.isNotEmpty(errors(operation, { ...body, Unheard: "of" }))
    }
  })

  it("refuses what the service refuses: a misspelt field, a required one that is absent, a text in place of a list", () => {
    const { Date: _, ...undated } = minimalInvoice
    for (const body of [{ ...minimalInvoice, Itms: [{}] }, undated, { ...minimalInvoice, Items: "none" }]) {
      assert.isNotEmpty(errors("InvoiceCreate", body))
    }
  })
})

const configuration: FilingConfiguration = {
  environment: "2",
  now: fromEpochMillis(Date.UTC(2026, 0, 15, 15)),
  software: { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }
}

/** A field of a body whose schema enumerates codes, with the body that states another one. */
interface Enumerated {
  readonly path: string
  readonly list: string
  readonly body: unknown
}

const enumerated = (
  stated: any,
  value: any,
  path: string,
  whole: (part: unknown) => unknown
): ReadonlyArray<Enumerated> => {
  const schema = withoutNull(resolved(stated))
  const forms = [stated, schema, ...(stated.anyOf ?? [])]
  const code = forms.find((form) => form.$ref?.endsWith("Code") && resolved(form).enum !== undefined)
  if (code !== undefined) return [{ path, list: code.$ref, body: whole("Q") }]
  return [schema, ...(schema.anyOf ?? []).map((form: any) => resolved(form))].flatMap(
    ({ items, properties, type }: any) => {
      if (type === "array" && Array.isArray(value)) {
        return value.flatMap((each, index) =>
          enumerated(items, each, `${path}[${index}]`, (part) => whole(value.with(index, part)))
        )
      }
      if (properties === undefined || typeof value !== "object" || value === null || Array.isArray(value)) return []
      return Object.entries<any>(properties).flatMap(([name, property]) =>
        value[name] === undefined || value[name] === null
          ? []
          : enumerated(property, value[name], `${path}.${name}`, (part) => whole({ ...value, [name]: part }))
      )
    }
  )
}

describe("an enumeration of codes", () => {
  it("is where any other value is refused", () => {
    const taken = new Map<string, string>()
    const lists = new Set<string>()
    for (const { identify, name, operation } of definitions) {
      const { schema } = bodySchemas(contract).get(operation)
      for (const path of globSync(`packages/ubl/test/golden/${name}/*/input.json`, { cwd: repository })) {
        const golden = JSON.parse(readFileSync(join(repository, path), "utf8"))
        for (const { body, list, path: place } of enumerated(schema, golden, "$", (part) => part)) {
          lists.add(list)
          const json = Result.getOrThrow(parseJson(JSON.stringify(body)))
          const outcome: Result.Result<unknown, Findings> = identify(json, configuration, { language: "en" })
          const refused = Result.isFailure(outcome) && outcome.failure.violations.some((each) => each.path === place)
          if (!refused) taken.set(`${operation} ${place}`, list)
        }
      }
    }
    assert.isAbove(lists.size, 15)
    assert.deepStrictEqual([...taken], [])
  })
})

describe("reading", () => {
  it.each(sourceBodies.slice(0, 4))("takes the body of the source description: %s", (operation, body) => {
    if (body === minimalInvoice) return
    const json = Result.getOrThrow(parseJson(JSON.stringify(body)))
    const schema = documentDefinitions[operation].schema as Schema.Codec<unknown, unknown>
    const read = readDocument(schema, json, { language: "en" })
    assert.isTrue(Result.isSuccess(read), JSON.stringify(read))
  })
})
