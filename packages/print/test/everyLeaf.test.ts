import { assert, describe, it } from "@effect/vitest"
import { JsonNumber, JsonObject, type JsonValue, writeJson } from "@radicar/domain/inner/json/JsonValue"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { type Reader, readerOf } from "@radicar/domain/inner/wire/Reader"
import { generatedEvent } from "@radicar/fixtures/generated/generatedEvent"
import { embeddedLogo } from "@radicar/print/inner/logo/embeddedLogo"
import type { PrintableDocument } from "@radicar/print/inner/printableDocument"
import { printableTypes } from "@radicar/print/inner/printableTypes"
import { unsignedText } from "@radicar/ubl/inner/CanonicalXml"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { isLongRun, isSampled } from "@radicar/fixtures/long"
import { Redacted, Result } from "effect"
import { bodies, type Operation } from "./support/printing.ts"

/**
 * Nothing that a body states is dropped silently: every field of every body of every type is changed, and something
 * must change with it: the XML, the PDF, what the service does by it, or the notifications. One of ten fields is tried
 * in a normal run.
 */

const configuration = {
  environment: "2",
  now: new LocalDateTime({ date: "2026-01-15", time: "10:00:00" }),
  software: { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }
} as const

const fixtures = bodies.map(({ text, ...rest }) => ({ ...rest, body: Result.getOrThrow(parseJson(text)) }))

const lastName = (path: string): string => path.slice(path.lastIndexOf(".") + 1)
const below = (path: string, key: string): string => (path === "" ? key : `${path}.${key}`)

/** What the fixtures state: values by operation and path, by path and by name; the fullest object of each place. */
const stated = { values: new Map<string, Map<string, JsonValue>>(), objects: new Map<string, JsonObject>() }

const keepValue = (key: string, value: JsonValue): void => {
  const known = stated.values.get(key) ?? new Map<string, JsonValue>()
  stated.values.set(key, known)
  if (known.size < 8) known.set(writeJson(value), value)
}

const keepObject = (key: string, object: JsonObject): void => {
  const known = stated.objects.get(key)
  if (known === undefined || writeJson(known).length < writeJson(object).length) stated.objects.set(key, object)
}

const collect = (operation: string, path: string, value: JsonValue): void => {
  if (Array.isArray(value)) {
    for (const each of value) collect(operation, `${path}[]`, each)
  } else if (value instanceof JsonObject) {
    keepObject(`${operation} ${path}`, value)
    keepObject(path, value)
    value.keys.forEach((key, index) => collect(operation, below(path, key), value.values[index] ?? null))
  } else if (value !== null && value !== "" && !(typeof value === "string" && value.startsWith("0001-"))) {
    for (const key of [`${operation} ${path}`, path, lastName(path)]) keepValue(key, value)
  }
}
for (const { body, operation } of fixtures) collect(operation, "", body)

/** Values that differ a little from one that is accepted. */
const varied = (value: JsonValue | undefined): ReadonlyArray<JsonValue> => {
  if (value instanceof JsonNumber) {
    const whole = value.text.split(".")[0] ?? "0"
    return [`${BigInt(whole) + 1n}`, `${whole}.5`, `${value.text}${value.text.includes(".") ? "" : "."}001`, "0"].map(
      (text) => new JsonNumber(text)
    )
  }
  if (typeof value === "boolean") return [!value]
  if (typeof value !== "string") return []
  if (/^\d{4}-\d\d-\d\d/u.test(value)) {
    return ["2025-11-28", "2026-01-11", "2026-01-13", "2031-02-03"].map((day) => day + value.slice(10))
  }
  if (/^\d{4}-\d\d$/u.test(value)) return ["2025-11"]
  if (/^\d\d:\d\d/u.test(value)) return ["09:15"]
  const next = /^\d+$/u.test(value) ? `${BigInt(value) + 1n}`.padStart(value.length, "0") : `${value}1`
  return [next, `${value} x`, `${value}A`, value.slice(0, -1)]
}

const some: ReadonlyArray<JsonValue> = [
  "Texto",
  "Otro texto",
  "T1",
  "1",
  "2",
  "01",
  "CO",
  "11001",
  "94",
  "MTQ",
  "900373115",
  "FTP",
  ...["1", "2", "1.5"].map((text) => new JsonNumber(text)),
  "2026-01-10T08:00:00",
  "2026-01-12T09:30:00",
  true,
  false
]

const candidates = (operation: string, path: string, current: JsonValue | undefined): ReadonlyArray<JsonValue> => {
  const known = [`${operation} ${path}`, path, lastName(path)].flatMap((key) => [
    ...(stated.values.get(key)?.values() ?? [])
  ])
  const all = [...varied(current), ...known, ...known.slice(0, 3).flatMap(varied), ...some]
  return [...new Map(all.map((value) => [writeJson(value), value])).values()]
}

/** A value as it would be filed: a number in one spelling, a text without the blanks around it. */
const meaning = (value: JsonValue): string => {
  const text = value instanceof JsonNumber || typeof value === "string" ? String(value).trim() : writeJson(value)
  return /^\d+(?:\.\d+)?$/u.test(text) ? text.replace(/\.?0+$/u, (zeros) => (zeros.includes(".") ? "" : zeros)) : text
}

const factsOf = (document: PrintableDocument): string => {
  const { authorisedNumbers, certificate, imageUrl, late } = document
  const secrets = Object.entries(certificate ?? {}).map(([name, secret]) => [name, Redacted.value(secret)])
  const picture = imageUrl === undefined ? undefined : embeddedLogo(imageUrl)
  return JSON.stringify([authorisedNumbers, secrets, picture === undefined ? imageUrl : "picture", late])
}

/** The outcome of a body that is accepted. */
interface Outcome {
  readonly xml: string
  readonly facts: string
  readonly notified: ReadonlyArray<{ readonly path: string; readonly rule: string }>
  readonly notifications: string
  readonly pdf: () => string
}

const outcomeOf = (operation: Operation, body: JsonValue): Outcome | undefined => {
  const printable = printableTypes[operation].identify(body, configuration, { language: "en" })
  if (Result.isFailure(printable)) return undefined
  const document = printable.success
  const written = documentTypes[operation].identify(body, configuration, { language: "en" })
  let pdf: string | undefined
  return {
    xml: unsignedText(Result.getOrThrow(written).render()),
    facts: factsOf(document),
    notified: document.notifications,
    notifications: JSON.stringify(document.notifications),
    pdf: () => (pdf ??= Buffer.from(document.print()).toString("latin1"))
  }
}

/** A place of a field in a body, which may not state it. */
interface Leaf {
  /** As the operation's page has it: `Items[].Taxes[].Code`. */
  readonly path: string
  /** As a notification has it: `$.Items[0].Taxes[1].Code`. */
  readonly at: string
  readonly reader: Reader<unknown>
  readonly current: JsonValue | undefined
  readonly set: (value: JsonValue) => JsonValue
}

const withZeros = (value: JsonValue): JsonValue =>
  value instanceof JsonNumber
    ? new JsonNumber("0")
    : value instanceof JsonObject
      ? new JsonObject(value.keys, value.values.map(withZeros))
      : value

/** An object as another body states it, or with zeros for its amounts where the totals leave it no room. */
const borrowed = (operation: Operation, path: string, accepts: (value: JsonObject) => boolean): JsonObject => {
  const known = [`${operation} ${path}`, path]
    .flatMap((key) => stated.objects.get(key) ?? [])
    .flatMap((each) => [each, withZeros(each) as JsonObject])
  return known.find(accepts) ?? known[0] ?? new JsonObject([], [])
}

/** How many elements of a list are walked: in a payroll each is another concept, elsewhere they are alike. */
const shownOf = (operation: Operation): number => (operation.startsWith("Payroll") ? 2000 : 2)

const leavesOf = (operation: Operation, place: Leaf): ReadonlyArray<Leaf> => {
  const { at, current, path, reader, set } = place
  const { element, fields } = reader
  const accepts = (value: JsonValue): boolean => outcomeOf(operation, set(value)) !== undefined
  if (fields !== undefined) {
    const object = current instanceof JsonObject ? current : borrowed(operation, path, accepts)
    return [...fields].flatMap(([key, field]) =>
      leavesOf(operation, {
        reader: field,
        path: below(path, key),
        at: `${at}.${key}`,
        current: current instanceof JsonObject ? object.get(key) : undefined,
        set: (value) => set(object.with(key, value))
      })
    )
  }
  if (element === undefined) return [place]
  const inside = `${path}[]`
  const list: ReadonlyArray<JsonValue> =
    Array.isArray(current) && current.length > 0
      ? (current as ReadonlyArray<JsonValue>)
      : [element.fields === undefined ? "Texto" : borrowed(operation, inside, (value) => accepts([value]))]
  const isStated = list === current
  return list.slice(0, shownOf(operation)).flatMap((each, index) =>
    leavesOf(operation, {
      reader: element,
      path: inside,
      at: `${at}[${index}]`,
      current: isStated ? each : undefined,
      set: (value) => set(list.with(index, value))
    })
  )
}

/** What stays the same for two values must be taken from nobody: three are enough to tell. */
const TRIES = 3

/** Whether an outcome says that the field, or the object that it is in, is not filed. */
const isNotified = (leaf: Leaf, outcome: Outcome): boolean =>
  outcome.notified.some(
    ({ path, rule }) => /^RAD6[01]$/u.test(rule) && (leaf.at === path || leaf.at.startsWith(`${path}.`))
  )

type Verdict = "matters" | "silent" | "fixed"

/**
 * `fixed` is a field that takes no more than one value here: whatever else it says is refused, which is no silence.
 */
const judge = (operation: Operation, base: Outcome, leaf: Leaf): Verdict => {
  const { current, path, reader, set } = leaf
  const isAbsent = (value: JsonValue): boolean => meaning(value) === "" || reader.isAbsent?.(value) === true
  const isStated = current !== undefined && current !== null && !isAbsent(current)
  const seen = new Set(isStated ? [meaning(current)] : [])
  for (const value of candidates(operation, path, current)) {
    if (isAbsent(value) || seen.has(meaning(value))) continue
    const other = outcomeOf(operation, set(value))
    if (other === undefined) continue
    const isSame =
      other.xml === base.xml &&
      other.facts === base.facts &&
      other.notifications === base.notifications &&
      other.pdf() === base.pdf()
    if (!isSame || isNotified(leaf, other)) return "matters"
    seen.add(meaning(value))
    if (seen.size > TRIES) return "silent"
  }
  return seen.size > 1 ? "silent" : "fixed"
}

const reference = { uuid: "a".repeat(96), number: "SETP990000001", date: "2025-01-02" }
const paper = new JsonObject(["Number", "Date"], ["T-17", "2026-01-14"])

/** Bodies of a type code that no fixture has: a generated event, or a sale of another type with a paper to refer to. */
const derivedBodies = (operation: Operation, code: string): ReadonlyArray<JsonValue> => {
  if (operation === "EventCreate") {
    const body = generatedEvent(
      { code, complete: true, operation: 0, value: 100_000, rate: 500, persons: 2, text: ["a"] },
      reference
    )
    return [Result.getOrThrow(parseJson(JSON.stringify(body)))]
  }
  return fixtures.flatMap(({ body, operation: other }) =>
    other === operation && body instanceof JsonObject
      ? [body.with("TypeCode", code), body.with("TypeCode", code).with("AdditionalDocumentReferences", [paper])]
      : []
  )
}

const codeOf = (body: JsonValue): unknown => (body instanceof JsonObject ? body.get("TypeCode") : undefined)

const more = Object.values(printableTypes).flatMap(({ operation, typeCodes }) =>
  typeCodes.flatMap((code) => {
    if (fixtures.some((fixture) => fixture.operation === operation && codeOf(fixture.body) === code)) return []
    const body = derivedBodies(operation, code).find((each) => outcomeOf(operation, each) !== undefined)
    if (body === undefined) throw new Error(`no body of type ${code}`)
    return [{ operation, name: `${operation} ${code}`, body }]
  })
)

const taken = new Set<string>()
const walked = new Set<string>()

describe.each([...fixtures, ...more])("$name", ({ body, name, operation }) => {
  it("says nothing in vain", () => {
    const base = outcomeOf(operation, body)
    assert.isDefined(base)
    const reader = readerOf(printableTypes[operation].schema as never)
    const leaves = leavesOf(operation, { reader, path: "", at: "$", current: body, set: (value) => value })
    assert.isAbove(leaves.length, 30)
    const tried = leaves.filter(({ at }) => isSampled(`${name} ${at}`, 10))
    assert.isNotEmpty(tried)
    const silent = tried.filter((leaf) => {
      const verdict = judge(operation, base, leaf)
      walked.add(leaf.path)
      if (verdict === "matters") taken.add(leaf.path)
      return verdict === "silent"
    })
    assert.deepStrictEqual([...new Set(silent.map(({ at }) => at))], [])
  })
})

/**
 * Fields that take one value for what the rest of the body says: the issuer's NIT, the department of the municipality,
 * how a key was made, the type of a concept.
 */
const fixedFields = new Set([
  "CompanyParty.IdentificationType",
  "CompanyParty.PhysicalLocation.SubentityCode",
  "DocumentReference.SchemeName",
  "Items[].Type"
])

it.runIf(isLongRun)("has changed every field of every body", () => {
  assert.isAbove(walked.size, 300)
  assert.deepStrictEqual(
    [...walked].filter((path) => !taken.has(path) && !fixedFields.has(path)),
    []
  )
})
