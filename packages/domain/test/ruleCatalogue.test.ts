import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { ripsRules } from "@radicar/domain/inner/rips/checkRips"
import { ripsFields, ripsRecords, ripsUserFields } from "@radicar/domain/inner/rips/structure"
import { ruleCatalogue } from "@radicar/domain/inner/rulebook/catalogue/catalogue"
import { ruleSubject } from "@radicar/domain/inner/rulebook/entryOf"
import { explainRule } from "@radicar/domain/inner/rulebook/explainRule"
import type { Findings } from "@radicar/domain/inner/rules/Violation"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { creditNote } from "@radicar/domain/inner/type/creditNote"
import { debitNote } from "@radicar/domain/inner/type/debitNote"
import { equivalent, equivalentNote, equivalentSpd } from "@radicar/domain/inner/type/equivalent"
import { event } from "@radicar/domain/inner/type/event"
import { invoice } from "@radicar/domain/inner/type/invoice"
import { payroll, payrollDeleteNote, payrollReplaceNote } from "@radicar/domain/inner/type/payroll"
import { support, supportNote } from "@radicar/domain/inner/type/support"
import { assert, describe, it } from "@effect/vitest"
import { Result, Schema } from "effect"
import { namedRules, ruleListAvailable } from "./support/namedRules.ts"

const definitions = [
  invoice,
  creditNote,
  debitNote,
  support,
  supportNote,
  equivalent,
  equivalentNote,
  equivalentSpd,
  event,
  payroll,
  payrollReplaceNote,
  payrollDeleteNote
]

const entries = ruleCatalogue().flatMap((group) => group.entries)
const codes = entries.flatMap((entry) => entry.codes)
const executable = [...new Set(definitions.flatMap(({ rules }) => rules.map(({ code }) => code)))]
const explain = (code: string, typeCode?: string) =>
  explainRule(code, { language: "en", ...(typeCode === undefined ? {} : { typeCode }) })

/** Whether one of the operations has a field; its value does not matter. */
const isField = (path: string): boolean => {
  const names = path.slice(2).split(".")
  const body = names.reduceRight<unknown>((value, name) => {
    const list = name.endsWith("[*]")
    return { [list ? name.slice(0, -3) : name]: list ? [value] : value }
  }, "x")
  const shown = path.replaceAll("[*]", "[0]")
  const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
  const read = Result.getOrThrow(parseJson(JSON.stringify(body)))
  return definitions.some((definition) => {
    const found: Result.Result<unknown, Findings> = definition.identify(
      read,
      { environment: "2", now },
      { language: "en" }
    )
    const violations = Result.isFailure(found) ? found.failure.violations : []
    assert.isNotEmpty(violations)
    const unknown = violations.filter(({ rule }) => rule === "RAD03")
    return unknown.every((violation) => !shown.startsWith(violation.path))
  })
}

describe("the catalogue of the authority's rules", () => {
  it("names no code twice", () => {
    const upper = codes.map((code) => code.toUpperCase())
    assert.deepStrictEqual(
      upper.filter((code, index) => upper.indexOf(code) !== index),
      []
    )
  })

  it("says everything in both languages", () => {
    for (const { cause, codes, fix } of entries) {
      for (const text of [cause, fix]) {
        assert.match(text.en, /^[A-Z].*\.$/u, codes[0])
        assert.match(text.es, /^\p{Lu}.*\.$/u, codes[0])
        assert.notStrictEqual(text.en, text.es, codes[0])
        assert.notMatch(text.en + text.es, /[{}]|undefined/u, codes[0])
      }
    }
  })

  it("explains every rule that is checked here, and says that it is", () => {
    assert.deepStrictEqual(
      executable.filter((code) => explain(code)?.decidedBy !== "rules"),
      []
    )
  })

  it("calls no rule checked here that is not", () => {
    const known = new Set(executable.map((code) => explain(code)?.cause))
    const bare = new Set(
      executable.flatMap((code) => [code, code.replace(/^(?:NA|NS|DS|DE|F|C|D)(?=[A-Z]{2}\d)/u, "")])
    )
    const claimed = entries.filter(({ decidedBy }) => decidedBy === "rules")
    assert.deepStrictEqual(
      claimed.filter(({ cause, codes }) => !known.has(cause.en) || !codes.every((code) => bare.has(code))),
      []
    )
  })

  it("explains every rule over RIPS that is checked here, and says that it is, by fields of RIPS", () => {
    const own = ripsRules.filter(({ explained }) => explained !== undefined).map(({ code }) => code)
    const claimed = entries.filter(({ decidedBy }) => decidedBy === "rips")
    assert.deepStrictEqual(
      claimed.map(({ codes: [code] }) => code),
      own
    )
    const fieldsOf = (kind: string) =>
      Object.entries(ripsRecords).flatMap(([each, { fields }]) => (kind === "*" || kind === each ? fields : []))
    const names = (fields: ReadonlyArray<{ readonly name: string }>) => fields.map(({ name }) => name)
    for (const path of claimed.flatMap(({ path }) => path ?? [])) {
      const [, ofUser, kind, field = ""] =
        /^\$\.(usuarios\[\*\]\.)?(?:servicios\.(.+)\[\*\]\.)?(\w+)$/u.exec(path) ?? []
      const known = kind !== undefined ? fieldsOf(kind) : ofUser !== undefined ? ripsUserFields : ripsFields
      assert.include([...names(known), "usuarios", "servicios"], field, path)
    }
  })

  const ofBodies = entries.filter(({ decidedBy }) => decidedBy !== "rips")

  it.each([...new Set(ofBodies.flatMap(({ path }) => path ?? []))])("%s is a field of a body", (path) => {
    const parties = path.startsWith("$.{")
      ? ["SupplierParty", "CompanyParty", "CustomerParty"].map((party) => path.replace(/\{.*\}/u, party))
      : [path]
    assert.deepStrictEqual(
      parties.filter((each) => !isField(each)),
      []
    )
  })

  it("tells a field from a misspelt one", () => {
    assert.isFalse(isField("$.Items[*].Taxes[*].TaxAmount"))
    assert.isFalse(isField("$.LegalMonetaryTotals.GrossAmount"))
    assert.isFalse(isField("$.DeliveryParty"))
  })

  it.skipIf(!ruleListAvailable)("explains every rule of the authority's list", () => {
    const named = namedRules()
    assert.isAbove(named.length, 500)
    // ends of ranges and letters that the list writes out only in part
    for (const code of [
      "FAB22b",
      "FAM42",
      "FAJ57",
      "FBE09",
      "DC24d",
      "NIE150",
      "NIAE216a",
      "AAI06",
      "DEPD29",
      "CBF03a"
    ]) {
      assert.include(named, code)
    }
    assert.deepStrictEqual(
      named.filter((code) => explain(code) === undefined),
      []
    )
  })
})

describe("explainRule", () => {
  it.each([
    ["FAJ24b", undefined, "$.CompanyParty.Id"],
    ["DSAJ24b", undefined, "$.SupplierParty.Id"],
    ["NSAK24b", undefined, "$.CompanyParty.Id"],
    ["CAK24b", undefined, "$.CustomerParty.Id"],
    ["AJ24b", "05", "$.SupplierParty.Id"],
    ["AK24b", "01", "$.CustomerParty.Id"]
  ])("names the party that %s is about (type %s): %s", (code, typeCode, path) => {
    assert.strictEqual(explain(code, typeCode)?.path, path)
  })

  it.each([
    ["DAU06", "AU06"],
    ["DSAU06", "AU06"],
    ["NADAU06", "AU06"],
    ["NAAB14", "AB14"],
    ["DEPD11", "PD11"],
    ["dsfc02A", "FC02a"],
    ["FAJ43", "AJ43a"],
    ["FAU06z", "AU06"],
    ["AAD09", "AAD09e"]
  ])("explains %s as %s", (code, known) => {
    assert.isDefined(explain(known))
    assert.strictEqual(explain(code)?.cause, explain(known)?.cause)
  })

  it("keeps the events' family apart from the invoice's", () => {
    assert.strictEqual(explain("AAD02")?.path, "$.OperationCode")
    assert.notStrictEqual(explain("AAD06")?.cause, explain("FAD06")?.cause)
    assert.isUndefined(explain("AAU06"))
  })

  it("writes the code as the authority does", () => {
    assert.strictEqual(explain(" fau06 ")?.code, "FAU06")
    assert.strictEqual(explain("FAJ43B")?.code, "FAJ43b")
  })

  it("knows what only notifies", () => {
    for (const code of ["FAJ43b", "FAJ71", "FAK26", "FAK55", "FBD03", "DSAB19b", "NAAB14", "NIE066", "RUT01"]) {
      assert.strictEqual(explain(code)?.severity, "notification", code)
    }
    for (const code of ["FAJ44b", "FAB19b", "NIE020", "NIAE191a", "NIAE216a", "AAH07", "90"]) {
      assert.strictEqual(explain(code)?.severity, "rejection", code)
    }
  })

  it("says of codes whose text nobody has published what is known", () => {
    for (const code of ["LGC15", "DEEAD01"]) {
      assert.match(explain(code)?.cause ?? "", /not known/u, code)
      assert.strictEqual(explain(code)?.decidedBy, "authority", code)
    }
  })

  it("speaks Spanish", () => {
    assert.strictEqual(
      explainRule("FAU06", { language: "es" })?.cause,
      "El valor con tributos difiere del valor bruto más los tributos en más de 2,00."
    )
  })

  it.prop("never throws", { code: Schema.String }, ({ code }) => {
    const found = explain(code)
    assert.isTrue(found === undefined || found.cause.length > 0)
  })

  it.each(["", "__proto__", "constructor", "FZZ99", "F", "NIE", "\u{1F600}"])("does not know %j", (code) => {
    assert.isUndefined(explain(code))
  })
})

describe("ruleSubject", () => {
  it.each([
    ["FAD06", "key"],
    ["niae238", "key"],
    ["AAD06", "key"],
    ["CAB27b", "securityCode"],
    ["AAB27a", "securityCode"],
    ["FAB12b", "numbering"],
    ["DEAD05c", "numbering"],
    ["CBG04", "reference"],
    ["AAH07", "reference"],
    ["DC24a", "signature"],
    ["CAC03", "signature"],
    ["FAB14", "structure"],
    ["RAD06", "structure"],
    ["FZZ99", undefined]
  ])("%s is about the part %s", (code, subject) => {
    assert.strictEqual(ruleSubject(code), subject)
  })
})
