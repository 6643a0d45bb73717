import type { BigDecimal } from "effect"
import { JsonNumber } from "../json/JsonNumber.ts"
import { JsonObject, type JsonValue } from "../json/JsonObject.ts"
import { parseDecimal } from "../number/Decimal.ts"
import { nearest } from "../rules/nearest.ts"
import { anObject, aList, nothing } from "../rules/sharedWordings.ts"
import type { Localized, Wording } from "../rules/Language.ts"
import type { WirePath } from "../rules/Violation.ts"
import type { LocalDate } from "../time/LocalDate.ts"
import { isCalendarDate, type LocalDateTime } from "../time/LocalDateTime.ts"
import { type RipsField, ripsFields, ripsRecords, type RipsRecords, ripsUserFields } from "./structure.ts"

/** What a RIPS is compared with: the facts of an invoice of the health sector, or of a note on one. */
export interface RipsInvoice {
  readonly kind: "invoice" | "creditNote" | "debitNote"
  /** Prefix and number. */
  readonly number: string
  /** Number of the invoice that a note refers to. */
  readonly corrects?: string | undefined
  /** Without check digit. */
  readonly supplierNit: string
  /** Taxes, charges and discounts included, before what patients paid is taken off. */
  readonly value: BigDecimal.BigDecimal
  /** Absent where the document has no extension of the health sector. */
  readonly modality?: string | undefined
  readonly coverage?: string | undefined
  readonly prepayments: ReadonlyArray<{ readonly concept: string; readonly amount: BigDecimal.BigDecimal }>
  readonly period?: { readonly start: LocalDate; readonly end: LocalDate } | undefined
}

const minuteForm = /^[0-9]{4}-[0-9]{2}-[0-9]{2} (?:[01][0-9]|2[0-3]):[0-5][0-9]$/u

const forms: Readonly<Record<NonNullable<RipsField["form"]>, { readonly is: (text: string) => boolean } & Localized>> =
  {
    day: {
      is: (text) => /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/u.test(text) && isCalendarDate(text),
      en: "a day YYYY-MM-DD",
      es: "un día AAAA-MM-DD"
    },
    minute: {
      is: (text) => minuteForm.test(text) && isCalendarDate(text),
      en: "a day and minute YYYY-MM-DD HH:MM",
      es: "una fecha y hora AAAA-MM-DD HH:MM"
    },
    identity: { is: (text) => /^[0-9A-Za-z]+$/u.test(text), en: "letters and digits", es: "letras y dígitos" },
    digits: { is: (text) => /^[0-9]+$/u.test(text), en: "digits", es: "dígitos" }
  }

/** An object of a RIPS and its place. What does not have the form of its field reads as absent. */
export class RipsObject {
  readonly path: WirePath
  readonly json: JsonObject

  constructor(path: WirePath, json: JsonObject) {
    this.path = path
    this.json = json
  }

  /** The place of a field. */
  at(name: string): WirePath {
    return [...this.path, name]
  }

  /** A text that is not empty. */
  text(name: string): string | undefined {
    const value = this.json.get(name)
    return typeof value === "string" && value !== "" ? value : undefined
  }

  /** A day or a minute that exists. */
  moment(name: string): string | undefined {
    const text = this.text(name)
    return text !== undefined && (forms.day.is(text) || forms.minute.is(text)) ? text : undefined
  }

  /** A number that is no more than a decimal holds. */
  amount(name: string): BigDecimal.BigDecimal | undefined {
    const value = this.json.get(name)
    return value instanceof JsonNumber ? parseDecimal(value.text) : undefined
  }

  /** The objects of a list. */
  list(name: string): ReadonlyArray<RipsObject> {
    const value = this.json.get(name)
    if (!isList(value)) return []
    return value.flatMap((each, index) =>
      each instanceof JsonObject ? [new RipsObject([...this.path, name, index], each)] : []
    )
  }
}

const isList = (value: JsonValue | undefined): value is ReadonlyArray<JsonValue> => Array.isArray(value)

/** A record of services, with what it is of. */
export interface RipsRecord extends Omit<RipsRecords, "fields"> {
  readonly kind: string
  readonly user: RipsObject
  readonly record: RipsObject
}

/** A field or an object that is not as the structure has it, by the rule that says so. */
export interface StructureProblem {
  readonly code: "RVG01" | "RVG04" | "RVG05" | "RVG06"
  readonly path: WirePath
  readonly expected: Wording
  readonly actual: Wording | undefined
}

/** What the rules of RIPS look at. */
export interface RipsSubject {
  readonly problems: ReadonlyArray<StructureProblem>
  readonly root: RipsObject
  readonly users: ReadonlyArray<RipsObject>
  readonly records: ReadonlyArray<RipsRecord>
  readonly invoice: RipsInvoice | undefined
  /** Of the check, on Colombian clocks. */
  readonly now: LocalDateTime
}

const aText: Localized = { en: "a text", es: "un texto" }
const aNumber: Localized = { en: "a number", es: "un número" }

/** The kind of a value, of which more is not shown: what is no field of a RIPS may be a secret. */
const kindOf = (value: JsonValue | undefined): Wording | undefined => {
  if (typeof value === "string") return aText
  return value instanceof JsonNumber ? aNumber : shownJson(value)
}

/** The value of a field of a RIPS for a person. */
export const shownJson = (value: JsonValue | undefined): Wording | undefined => {
  if (value === undefined || typeof value === "string") return value?.slice(0, 100)
  if (value instanceof JsonNumber) return value.text.slice(0, 100)
  if (value instanceof JsonObject) return anObject
  return isList(value) ? aList : String(value)
}

const characters = ([fewest, most]: RipsField["size"], unit: Localized): Localized => ({
  en: fewest === most ? `${most} ${unit.en}` : `${fewest} to ${most} ${unit.en}`,
  es: fewest === most ? `${most} ${unit.es}` : `${fewest} a ${most} ${unit.es}`
})

const orNull = ({ isOptional }: RipsField, { en, es }: Localized): Localized =>
  isOptional ? { en: `${en}, or null`, es: `${es}, o null` } : { en, es }

type Found = readonly [code: StructureProblem["code"], expected: Wording]

const fits = ([fewest, most]: RipsField["size"], length: number): boolean => fewest <= length && length <= most

const textProblem = (field: RipsField, value: JsonValue): Found | undefined => {
  const { codes, form, only, size } = field
  if (value === null) {
    return field.isOptional ? undefined : ["RVG05", characters(size, { en: "characters", es: "caracteres" })]
  }
  if (typeof value !== "string") return ["RVG04", orNull(field, aText)]
  if (!fits(size, value.length)) {
    return ["RVG05", orNull(field, characters(size, { en: "characters", es: "caracteres" }))]
  }
  if (form !== undefined && !forms[form].is(value)) return ["RVG06", { en: forms[form].en, es: forms[form].es }]
  if (codes === undefined || (codes.has(value) && only?.includes(value) !== false)) return undefined
  const all = (only ?? Array.from(codes.all(), ([code]) => code)).join(", ")
  return [
    "RVG06",
    { en: `a code of the table ${codes.name}: ${all}`, es: `un código de la tabla ${codes.name}: ${all}` }
  ]
}

const numberForm = /^(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?$/u

const numberProblem = ({ size, type }: RipsField, value: JsonValue): Found | undefined => {
  const match = value instanceof JsonNumber ? numberForm.exec(value.text) : null
  if (match === null) return ["RVG04", aNumber]
  const [, sign = "", integer = "", fraction = ""] = match
  if (type === "number" && /[1-9]/u.test(fraction)) {
    return ["RVG04", { en: "a whole number", es: "un número entero" }]
  }
  if (sign !== "" && /[1-9]/u.test(integer + fraction)) {
    return ["RVG01", { en: "a number that is not negative", es: "un número no negativo" }]
  }
  return fits(size, integer.length) ? undefined : ["RVG05", characters(size, { en: "digits", es: "dígitos" })]
}

/** The problems of the own fields of an object, and of keys that it does not have. */
const objectProblems = (
  object: RipsObject,
  fields: ReadonlyArray<RipsField>,
  more: ReadonlyArray<string>
): ReadonlyArray<StructureProblem> => {
  const { json } = object
  const problems: Array<StructureProblem> = []
  const report = (name: string, [code, expected]: Found, shown = shownJson): void => {
    problems.push({ code, path: object.at(name), expected, actual: shown(json.get(name)) })
  }
  const known = new Set([...fields.map(({ name }) => name), ...more])
  for (const key of json.keys) {
    if (known.has(key)) continue
    const meant = nearest(key, known)
    const expected =
      meant === undefined ? nothing : { en: `nothing; perhaps ${meant} is meant`, es: `nada; quizás ${meant}` }
    report(key, ["RVG01", expected], kindOf)
  }
  for (const field of fields) {
    const value = json.get(field.name)
    const found: Found | undefined =
      value === undefined
        ? [
            "RVG01",
            field.type === "text"
              ? { en: "the field, null if it has no value", es: "el campo, null si no tiene valor" }
              : { en: "the field, 0 if it has no value", es: "el campo, 0 si no tiene valor" }
          ]
        : field.type === "text"
          ? textProblem(field, value)
          : numberProblem(field, value)
    if (found !== undefined) report(field.name, found)
  }
  return problems
}

/** Problems of the form of a list or an object of others, which may have to be there. */
const nestProblem = (
  object: RipsObject,
  name: string,
  form: "list" | "object",
  isRequired: boolean
): ReadonlyArray<StructureProblem> => {
  const value = object.json.get(name)
  if (value === undefined && !isRequired) return []
  const isRight = form === "list" ? isList(value) : value instanceof JsonObject
  const expected = form === "list" ? aList : anObject
  if (!isRight) {
    const code = value === undefined ? "RVG01" : "RVG04"
    return [{ code, path: object.at(name), expected, actual: kindOf(value) }]
  }
  return isList(value)
    ? value.flatMap((each, index) =>
        each instanceof JsonObject
          ? []
          : [{ code: "RVG04", path: [...object.at(name), index], expected: anObject, actual: kindOf(each) } as const]
      )
    : []
}

/** Reads a RIPS for its rules; every departure from the structure is a problem, and nothing keeps others from it. */
export const ripsSubject = (json: JsonValue, invoice: RipsInvoice | undefined, now: LocalDateTime): RipsSubject => {
  const isObject = json instanceof JsonObject
  const root = new RipsObject([], isObject ? json : JsonObject.from({}))
  const users = root.list("usuarios")
  const problems: Array<StructureProblem> = isObject
    ? [...objectProblems(root, ripsFields, ["usuarios"]), ...nestProblem(root, "usuarios", "list", true)]
    : [{ code: "RVG01", path: [], expected: anObject, actual: kindOf(json) }]
  const records: Array<RipsRecord> = []
  const kinds = Object.entries(ripsRecords)
  for (const user of users) {
    problems.push(
      ...objectProblems(user, ripsUserFields, ["servicios"]),
      ...nestProblem(user, "servicios", "object", true)
    )
    const value = user.json.get("servicios")
    if (!(value instanceof JsonObject)) continue
    const services = new RipsObject(user.at("servicios"), value)
    problems.push(...objectProblems(services, [], Object.keys(ripsRecords)))
    for (const [kind, { fields, ...of }] of kinds) {
      problems.push(...nestProblem(services, kind, "list", false))
      for (const record of services.list(kind)) {
        for (const problem of objectProblems(record, fields, [])) problems.push(problem)
        records.push({ kind, user, record, ...of })
      }
    }
  }
  return { problems, root, users, records, invoice, now }
}
