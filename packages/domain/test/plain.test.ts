import { assert, describe, it } from "@effect/vitest"
import {
  check,
  complete,
  example,
  explainRule,
  facts,
  InvalidDocument,
  key,
  MalformedJson,
  type Operation,
  operations,
  validate
} from "@radicar/domain"
import { codes } from "@radicar/domain/codes"
import { documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"

/** A number that the range of the sandbox for this type has. */
const numbered = (operation: Operation): object =>
  example(operation, { number: documentDefinitions[operation].exampleNumbers.from + 1, now })

const now = new Date("2026-01-15T15:00:00Z")
const options = { now, provider: { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: "12345" } }

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

describe("check", () => {
  const body: any = numbered("InvoiceCreate")

  it.each(operations)("%s: returns at once what validate, key and facts return one by one", (operation) => {
    const each = numbered(operation)
    const document = check(each, { ...options, operation })
    if (!document.valid) assert.fail(JSON.stringify(document.violations))
    assert.deepStrictEqual(document.key, key(each, { ...options, operation }))
    assert.deepStrictEqual(document.facts, facts(each, { ...options, operation }))
    assert.strictEqual(document.operation, operation)
  })

  it("fills in the company, the software and the range, and hides their secrets", () => {
    const { CompanyParty, NumberingRange, SoftwareProvider: _, ...own } = body
    assert.isFalse(check(own, { now }).valid)
    const document = check(own, { ...options, company: CompanyParty, range: NumberingRange })
    if (!document.valid) assert.fail(JSON.stringify(document.violations))
    assert.strictEqual(document.key.value, key(body, options).value)
    assert.notInclude(document.completed + JSON.stringify(document), NumberingRange.TechnicalKey)
    assert.strictEqual(JSON.parse(document.completed).CompanyParty.Id, CompanyParty.Id)
  })

  it.each([undefined, null, ""] as const)("takes a company and a range that are absent as %o", (absent) => {
    const document = check(body, { ...options, company: absent, range: absent })
    assert.isTrue(document.valid)
  })

  it("leaves a body alone that states another issuer or prefix", () => {
    const { NumberingRange } = body
    const other = { ...body, NumberingRange: { Prefix: "FV" } }
    const document = check(other, { ...options, range: NumberingRange })
    assert.strictEqual(JSON.parse(document.completed ?? "").NumberingRange.FromNumber, undefined)
    const foreign = { ...body, CompanyParty: { Id: "800199436", IdentificationType: "31" } }
    const named = check(foreign, { ...options, company: { Id: "900373115", Name: "Otra" } })
    assert.strictEqual(JSON.parse(named.completed ?? "").CompanyParty.Name, undefined)
  })

  it("completes totals, with every digit", () => {
    const { LegalMonetaryTotal, ...own } = body
    const document = check(own, options)
    if (!document.valid) assert.fail(JSON.stringify(document.violations))
    assert.deepStrictEqual(
      Number(JSON.parse(document.completed).LegalMonetaryTotal.PayableAmount),
      Number(LegalMonetaryTotal.PayableAmount)
    )
    const text = complete('{"TypeCode":"01","Items":[{"Quantity":3,"Price":123456789012.345678}]}')
    // 3 × 123456789012.345678, to two digits: python's decimal
    assert.match(text, /"SubtotalAmount":"?370370367037\.04"?[,}]/u)
    assert.include(text, "123456789012.345678")
  })

  it("lists what is wrong, of a body of any form", () => {
    const broken = check({ ...body, CurrencyCode: "COPS" }, options)
    assert.deepStrictEqual([broken.valid, broken.violations.map(({ rule }) => rule)], [false, ["FAD15a"]])
    const unknown = check({ TypeCode: "77" }, options)
    assert.notProperty(unknown, "completed")
    assert.strictEqual(check("[]", options).valid, false)
  })
})

describe("arguments of another form", () => {
  const wrong = (call: (...args: ReadonlyArray<any>) => unknown, args: ReadonlyArray<unknown>, pattern: RegExp) =>
    assert.throws(() => call(...args), TypeError, pattern)

  it.each([validate, key, facts, check])("are named to the caller of %o, with what to pass", (call) => {
    wrong(call, [undefined, options], /^the document is undefined: pass JSON text or an object$/u)
    wrong(call, [null, options], /^the document is null/u)
    wrong(call, [new TextEncoder().encode("{}"), options], /decode them first/u)
    wrong(call, ["{}"], /^options is undefined: pass \{ now: new Date\(\) \}$/u)
    wrong(call, ["{}", {}], /^options\.now is not a moment/u)
    wrong(call, ["{}", { now: "2026-01-15" }], /^options\.now is not a moment/u)
    wrong(call, [{ A: [{ B: 1n }] }, options], /^\$\.A\[0\]\.B is a bigint: state it as a string/u)
    wrong(call, [{ A: Number.NaN }, options], /^\$\.A is NaN/u)
    const circular: any = {}
    circular.self = circular
    wrong(call, [circular, options], /nested too deeply, or contains itself/u)
    wrong(
      call,
      ["{}", { ...options, operation: "Invoice" }],
      /options\.operation is "Invoice": state one of "InvoiceCreate"/u
    )
    wrong(call, ["{}", { ...options, language: "pt" }], /options\.language is "pt"/u)
    wrong(call, ["{}", { ...options, environment: "habilitacion" }], /options\.environment is "habilitacion"/u)
    wrong(call, ["{}", { now, provider: { id: "x" } }], /options\.provider\.pin is undefined/u)
    wrong(call, ["{}", { ...options, company: "900373115" }], /options\.company is a string/u)
    wrong(call, ["{}", { ...options, range: [] }], /options\.range is a list/u)
  })

  it("are named by the other functions", () => {
    wrong(example, ["Invoice", { number: 1, now }], /^the operation is "Invoice": state one of/u)
    wrong(example, ["InvoiceCreate"], /^options is undefined/u)
    wrong(explainRule, [undefined], /the code of a rule is a string/u)
    wrong(complete, [12], /^the document is a number/u)
    assert.throws(() => codes("unit"), RangeError, /units/u)
  })
})

describe("messages to the caller of the library", () => {
  it("name no route of HTTP", () => {
    const routes = /\/v1\/|\b(?:GET|POST|PUT) /u
    const body: any = numbered("InvoiceCreate")
    const bodies = [
      { ...body, TypeCode: "91" },
      { ...body, CurrencyCode: "XXX" },
      { ...body, Items: [{ ...body.Items[0], UnitCode: "??" }] }
    ]
    for (const language of ["en", "es"] as const) {
      for (const each of bodies) {
        const { violations } = validate(each, { ...options, language, operation: "InvoiceCreate" })
        assert.isNotEmpty(violations)
        assert.notMatch(JSON.stringify(violations), routes)
      }
      for (const rule of ["LGC01", "LGC15", "FAU14"])
        assert.notMatch(JSON.stringify(explainRule(rule, { language })), routes)
    }
  })

  it("count one rule as one", () => {
    const body = numbered("InvoiceCreate")
    assert.throws(
      () => key({ ...body, CurrencyCode: "COPS" }, options),
      /^the document breaks 1 rule: FAD15a at \$\.CurrencyCode$/u
    )
    assert.throws(() => key("{}", options), /^the document breaks \d\d? rules, first /u)
  })

  it("are in English by default", () => {
    assert.deepStrictEqual(explainRule("fau14"), explainRule("FAU14", { language: "en" }))
    assert.deepStrictEqual(
      codes("municipalities", { search: "bogota" }).map(({ code }) => code),
      ["11001"]
    )
  })
})
