// Choice of a numbering range for a body that omits it or parts of it. Pure.
// The candidates come from the company's settings or, in filing/lookUpRange.ts, from the authority.
import { documentFamily, type Operation } from "@radicar/domain/inner/documentRegistry"
import { equivalentTypeOf } from "@radicar/domain/inner/document/equivalent/equivalentTypes"
import { JsonNumber, JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { Findings } from "@radicar/domain/inner/rules/Violation"
import { isNothing, isZero } from "@radicar/domain/inner/wire/isNothing"
import { Effect } from "effect"
import { type LocalizedViolation, violation } from "../http/violation.ts"

const absentRange = new JsonObject([], [])

const rangeOf = (body: JsonObject): JsonObject => {
  const value = body.get("NumberingRange")
  return value instanceof JsonObject ? value : absentRange
}

const isOmitted = (value: JsonValue | undefined): boolean => isNothing(value) || isZero(value)

/** A text value of a body, trimmed as the decoder does; `undefined` if it is missing (`isNothing`) or not a text. */
const textOf = (value: JsonValue | undefined): string | undefined =>
  typeof value === "string" && !isNothing(value) ? value.trim() : undefined

const prefixOf = (range: JsonObject): string | undefined => textOf(range.get("Prefix"))

/** An integer value of a body, as number or text; `undefined` for anything else and for 0, which means absent. */
const integerOf = (value: JsonValue | undefined): bigint | undefined => {
  const text = value instanceof JsonNumber ? value.text : value
  return typeof text === "string" && !isZero(text) && /^\s*[0-9]{1,18}\s*$/u.test(text)
    ? BigInt(text.trim())
    : undefined
}

const dayOf = (value: JsonValue | undefined): string | undefined => textOf(value)?.slice(0, 10)

const typeCodeOf = (body: JsonObject, operation: Operation): string => {
  const value = body.get("TypeCode")
  const text = value instanceof JsonNumber ? value.text : textOf(value)
  return text ?? (operation === "InvoiceCreate" ? "01" : "")
}

/** Whether documents of a body's type need a numbering range granted by the authority; others have none. */
export const needsRange = (body: JsonObject, operation: Operation): boolean =>
  operation === "InvoiceCreate" ||
  operation === "SupportCreate" ||
  (operation === "EquivalentCreate" && equivalentTypeOf(typeCodeOf(body, operation))?.pointOfSale === true)

/**
 * Whether a body leaves the choice of its numbering range to the service: it needs a range and names no prefix. Other
 * stated fields must equal those of the chosen range.
 */
export const leavesRange = (json: JsonValue, operation: Operation): json is JsonObject =>
  json instanceof JsonObject && needsRange(json, operation) && prefixOf(rangeOf(json)) === undefined

/** Whether the document's key needs a technical key; ranges of paper invoices (03) have none. */
const usesTechnicalKey = (typeCode: string, operation: Operation): boolean =>
  operation === "InvoiceCreate" && documentFamily(typeCode) === "01"

/**
 * The ranges for documents of a type. A range that lists types must list this one. A range without types must have a
 * technical key exactly if the type needs one.
 */
const ofType = (
  ranges: ReadonlyArray<JsonObject>,
  typeCode: string,
  operation: Operation
): ReadonlyArray<JsonObject> => {
  const needsKey = usesTechnicalKey(typeCode, operation)
  const fitting = ranges.filter((range) => {
    const types = range.get("TypeCodes")
    return Array.isArray(types)
      ? types.includes(documentFamily(typeCode))
      : needsKey === !isNothing(range.get("TechnicalKey"))
  })
  // settings may lack technical keys, because the authority supplies them
  const hasNoKey = ranges.every((range) => isNothing(range.get("TechnicalKey")))
  return fitting.length === 0 && needsKey && hasNoKey
    ? ranges.filter((range) => !range.keys.includes("TypeCodes"))
    : fitting
}

const containsNumber = (range: JsonObject, number: bigint): boolean => {
  const [from, to] = [integerOf(range.get("FromNumber")), integerOf(range.get("ToNumber"))]
  return from !== undefined && to !== undefined && from <= number && number <= to
}

const isInForce = (range: JsonObject, day: string): boolean => {
  const [start, end] = [dayOf(range.get("StartDate")), dayOf(range.get("EndDate"))]
  return (start === undefined || start <= day) && (end === undefined || day <= end)
}

/** Whether a range has every value that a body states in its `NumberingRange`. */
const agrees = (range: JsonObject, statedRange: JsonObject): boolean =>
  (["Id", "FromNumber", "ToNumber"] as const).every((field) => {
    const value = integerOf(statedRange.get(field))
    return value === undefined || value === integerOf(range.get(field))
  })

const identityOf = (range: JsonObject): string =>
  JSON.stringify([prefixOf(range) ?? "", ...["Id", "FromNumber"].map((name) => String(integerOf(range.get(name))))])

/** Ranges without duplicates; settings may name a range twice. */
const distinct = (ranges: ReadonlyArray<JsonObject>): ReadonlyArray<JsonObject> => [
  ...new Map(ranges.map((range) => [identityOf(range), range])).values()
]

const fittingAny = (
  body: JsonObject,
  ranges: ReadonlyArray<JsonObject>,
  operation: Operation
): ReadonlyArray<JsonObject> => {
  const number = integerOf(body.get("Number"))
  const day = dayOf(body.get("Date"))
  return ofType(ranges, typeCodeOf(body, operation), operation).filter(
    (range) =>
      agrees(range, rangeOf(body)) &&
      (number === undefined || containsNumber(range, number)) &&
      (day === undefined || isInForce(range, day))
  )
}

/**
 * Ranges with the prefix that a body states. If none contains the body's number, one is chosen all the same, so that a
 * rule reports the number.
 */
const fittingPrefix = (body: JsonObject, ranges: ReadonlyArray<JsonObject>): ReadonlyArray<JsonObject> => {
  const statedRange = rangeOf(body)
  const id = integerOf(statedRange.get("Id"))
  const number = integerOf(body.get("Number"))
  const day = dayOf(body.get("Date"))
  const narrowed = (all: ReadonlyArray<JsonObject>, fits: (range: JsonObject) => boolean) => {
    const fitting = all.filter(fits)
    return fitting.length === 0 ? all.slice(0, 1) : fitting
  }
  const named = ranges.filter(
    (range) => prefixOf(range) === prefixOf(statedRange) && (id === undefined || integerOf(range.get("Id")) === id)
  )
  const holding = number === undefined ? named : narrowed(named, (range) => containsNumber(range, number))
  return day === undefined ? holding : narrowed(holding, (range) => isInForce(range, day))
}

/** Adds omitted fields of the range to a body. */
const withRange = (body: JsonObject, range: JsonObject): JsonObject => {
  const statedRange = rangeOf(body)
  const complete = range.keys.reduce(
    (object, key, index) =>
      key !== "TypeCodes" && isOmitted(object.get(key)) ? object.with(key, range.values[index] ?? null) : object,
    statedRange
  )
  return complete === statedRange ? body : body.with("NumberingRange", complete)
}

/** The choice of a numbering range for a body. */
export interface RangeChoice {
  /** The body, completed with the range if exactly one fits. */
  readonly body: JsonObject
  /** The ranges that fit; a single one was added to the body. */
  readonly fitting: ReadonlyArray<JsonObject>
  /** The ranges to choose from. */
  readonly candidates: ReadonlyArray<JsonObject>
  /** Whether the candidates include all ranges that the authority has granted. Default false. */
  readonly includesGranted?: boolean
}

/** The numbering range that a request got when it was sent before. */
export interface RecordedRange {
  /** The range as recorded, with its technical key masked. */
  readonly range: JsonObject
  /** Whether the request's document was neither rejected nor refused. If so, the document is not filed again. */
  readonly stands: boolean
}

/** Facts about a document that decide the choice of its numbering range. */
export interface RangeQuery {
  readonly operation: Operation
  /** The range that the same request got before; the document keeps it even if other ranges were added. */
  readonly recorded?: RecordedRange
  /** Ranges in the company's settings. They state their types of document, which the authority's ranges do not. */
  readonly configured?: ReadonlyArray<JsonObject>
}

/**
 * Completes a body with a range of the company. If the body states a prefix, the range has this prefix and the stated
 * authorisation, if any, and contains the number. If the body leaves the range to the service, it gets the only range
 * that fits its type, number and date. Values stated in the body take precedence.
 */
export const chooseRange = (
  body: JsonObject,
  ranges: ReadonlyArray<JsonObject>,
  { configured = [], operation, recorded }: RangeQuery
): RangeChoice => {
  const statedRange = body.get("NumberingRange")
  const isReadable = statedRange instanceof JsonObject || isNothing(statedRange)
  const settled = new Map(configured.map((range) => [identityOf(range), range.get("TypeCodes")]))
  const candidates = distinct(ranges).map((range) => {
    const types = settled.get(identityOf(range))
    return types === undefined ? range : range.with("TypeCodes", types)
  })
  const fits = leavesRange(body, operation) ? fittingAny(body, candidates, operation) : fittingPrefix(body, candidates)
  const again = fits.find((range) => recorded !== undefined && identityOf(range) === identityOf(recorded.range))
  const kept = again ?? (recorded?.stands === true ? recorded.range : undefined)
  const fitting = !isReadable ? [] : kept === undefined ? fits : [kept]
  const [range] = fitting
  return { body: range !== undefined && fitting.length === 1 ? withRange(body, range) : body, fitting, candidates }
}

const described = (range: JsonObject): string => {
  const [id, from, to] = ["Id", "FromNumber", "ToNumber"].map((name) => integerOf(range.get(name)))
  const numbers = from === undefined || to === undefined ? "" : ` ${from}-${to}`
  return `${prefixOf(range) ?? ""}${numbers}${id === undefined ? "" : ` (${id})`}`.trim()
}

/** Maximum number of ranges named in one text. */
const mostNamed = 10

const listed = (ranges: ReadonlyArray<JsonObject>): string =>
  `${ranges.slice(0, mostNamed).map(described).join(", ")}${ranges.length > mostNamed ? ", …" : ""}`

const severalFit: Localized = {
  en: "Several ranges of the company fit the document.",
  es: "Varios rangos de la compañía corresponden al documento."
}

const noneFits: Localized = {
  en: "The document states no range, and no range of the company fits it.",
  es: "El documento no indica un rango y ninguno de la compañía le corresponde."
}

const noneOfPrefix: Localized = {
  en: "The company has no numbering range with this prefix.",
  es: "La compañía no tiene un rango de numeración con este prefijo."
}

const inRange = "$.NumberingRange"

/**
 * Parts the violations of a body: those of the range that it omits or of fields that it omits there, which a range may
 * supply, and the others.
 */
export const partByRange = (
  body: JsonObject,
  violations: Findings["violations"]
): { readonly ofRange: Findings["violations"]; readonly others: Findings["violations"] } => {
  const isOfRange = ({ path }: Findings["violations"][number]): boolean =>
    path === inRange
      ? isNothing(body.get("NumberingRange"))
      : path.startsWith(`${inRange}.`) && isOmitted(rangeOf(body).get(path.slice(inRange.length + 1)))
  return { ofRange: violations.filter(isOfRange), others: violations.filter((each) => !isOfRange(each)) }
}

/** Replaces the violations of findings, and counts as many fewer or more. */
export const withViolations = (findings: Findings, violations: Findings["violations"]): Findings => ({
  ...findings,
  violations,
  ...(findings.violationsTotal === undefined
    ? {}
    : { violationsTotal: findings.violationsTotal - findings.violations.length + violations.length })
})

const absent: Localized = { en: "absent", es: "ausente" }

const ambiguity = (fitting: ReadonlyArray<JsonObject>, leaves: boolean): LocalizedViolation => {
  const field = leaves && new Set(fitting.map(prefixOf)).size !== 1 ? "Prefix" : "Id"
  const names = listed(fitting)
  return {
    rule: "RAD01",
    path: `${inRange}.${field}`,
    message: severalFit,
    expected: { en: `one of ${names}`, es: `uno de ${names}` },
    actual: absent
  }
}

const unfit = (body: JsonObject, candidates: ReadonlyArray<JsonObject>): LocalizedViolation => {
  const prefix = prefixOf(rangeOf(body))
  const names = listed(distinct(candidates))
  const among =
    names === "" ? { en: "", es: "" } : { en: `: the company has ${names}`, es: `: la compañía tiene ${names}` }
  return prefix === undefined
    ? {
        rule: "RAD01",
        path: inRange,
        message: noneFits,
        expected: {
          en: `a range for this type, number and date${among.en}`,
          es: `un rango para este tipo, número y fecha${among.es}`
        },
        actual: absent
      }
    : {
        rule: "RAD02",
        path: `${inRange}.Prefix`,
        message: noneOfPrefix,
        expected: { en: `the prefix of a range${among.en}`, es: `el prefijo de un rango${among.es}` },
        actual: prefix
      }
}

/** Whether a body names its range by a prefix alone, and no granted range has this prefix. */
const namesUnknownPrefix = (body: JsonObject, { fitting, includesGranted = false }: RangeChoice): boolean => {
  const range = rangeOf(body)
  return (
    includesGranted &&
    fitting.length === 0 &&
    prefixOf(range) !== undefined &&
    (["Id", "FromNumber", "ToNumber"] as const).every((field) => integerOf(range.get(field)) === undefined)
  )
}

/**
 * The findings of a body without a range, or with a prefix that no range has. One violation that names the available
 * ranges replaces those about missing fields of the range.
 */
export const nameRanges = (findings: Findings, choice: RangeChoice, operation: Operation): Effect.Effect<Findings> => {
  const { body, candidates, fitting } = choice
  const isAmbiguous = fitting.length > 1
  const leaves = leavesRange(body, operation)
  const { ofRange, others } = partByRange(body, findings.violations)
  if ((!isAmbiguous && !leaves && !namesUnknownPrefix(body, choice)) || ofRange.length === 0) {
    return Effect.succeed(findings)
  }
  return Effect.map(violation(isAmbiguous ? ambiguity(fitting, leaves) : unfit(body, candidates)), (named) =>
    withViolations(findings, [named, ...others])
  )
}
