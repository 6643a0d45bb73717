import { assert, describe, it } from "@effect/vitest"
import { example, InvalidDocument, key, MalformedJson, type Operation, operations, validate } from "@radicar/domain"
import { documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"

/** A number that the range of the sandbox for this type has. */
const numbered = (operation: Operation): object =>
  example(operation, { number: documentDefinitions[operation].exampleNumbers.from + 1, now })

const now = new Date("2026-01-15T15:00:00Z")
const options = { now, software: { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: "12345" } }

describe("the root without Effect", () => {
  it.each(operations.filter((operation) => operation !== "EventCreate"))(
    "%s: knows the type of a body by its TypeCode, as text or as an object",
    (operation) => {
      const body = numbered(operation)
      const stated = key(body, { ...options, operation })
      assert.match(stated.value, /^[0-9a-f]{96}$/u)
      assert.deepStrictEqual(key(body, options), stated)
      assert.deepStrictEqual(key(JSON.stringify(body), options), stated)
      assert.strictEqual(validate(body, options).documentKey, stated.value)
    }
  )

  it("returns violations in the caller's language, and throws them where there is no key", () => {
    const body = { ...numbered("InvoiceCreate"), TypeCode: "77" }
    const spanish = validate(body, { ...options, language: "es" })
    assert.isFalse(spanish.valid)
    assert.notStrictEqual(spanish.violations[0]?.message, validate(body, options).violations[0]?.message)
    try {
      key(body, options)
      assert.fail("it has a key")
    } catch (error) {
      if (!(error instanceof InvalidDocument)) throw error
      assert.deepStrictEqual(
        error.violations.map(({ path, rule }) => [rule, path]),
        [["RAD02", "$.TypeCode"]]
      )
    }
  })

  it("takes a day in Colombia, where it is five hours earlier", () => {
    const body = { ...numbered("InvoiceCreate"), Date: "2026-01-14T22:00:00" }
    assert.isTrue(validate(body, { ...options, now: new Date("2026-01-15T04:00:00Z") }).valid)
    assert.isFalse(validate(body, options).valid)
  })

  it("throws for what is no JSON, and for a moment that is none", () => {
    assert.throws(() => validate('{"TypeCode": "01",}', options), MalformedJson, /line 1, column 19/u)
    assert.throws(() => validate("{}", { ...options, now: new Date("yesterday") }), TypeError)
  })
})
