import type { BigDecimal } from "effect"
import { JsonNumber, JsonObject, type JsonValue } from "../json/JsonValue.ts"
import { parseDecimal } from "../number/Decimal.ts"
import { nearest } from "../rules/nearest.ts"
import { aList, anObject, nothing } from "../rules/sharedWordings.ts"
import type { Localized, Wording } from "../rules/Language.ts"
import { maximumViolations, type WirePath } from "../rules/Violation.ts"
import { isCalendarDate, type LocalDate, type LocalDateTime } from "../time/LocalDateTime.ts"
import { type RipsField, ripsFields, ripsRecords, type RipsRecords, ripsUserFields } from "./structure.ts"

/**
 * The facts with which a RIPS (record of health services) is compared: those of an invoice of the health sector, or of
 * a note on one.
 */
export interface RipsInvoice {
  /** Kind of the document: an invoice, or a note that credits or debits one. */
  readonly kind: "invoice" | "credit" | "debit"
  /** Prefix and number. */
  readonly number: string
  /** Number of the invoice that a note refers to. */
  readonly corrects?: string | undefined
  readonly supplierNit: string
  /** Total value, including taxes, charges and discounts, before patients' payments are subtracted. */
  readonly value: BigDecimal.BigDecimal
  /** Code of the payment modality; absent if the document has no extension of the health sector. */
  readonly modality?: string | undefined
  /** Code of the coverage; absent if the document has no extension of the health sector. */
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

/** An object of a RIPS with its path. Values that do not have the form of their field read as absent. */
export class RipsObject {
  readonly path: WirePath
  readonly json: JsonObject

  constructor(path: WirePath, json: JsonObject) {
    this.path = path
    this.json = json
  }

  /** The path of a field. */
  at(name: string): WirePath {
    return [...this.path, name]
  }

  /** The text in a field; `undefined` if it is empty or not a text. */
  text(name: string): string | undefined {
    const value = this.json.get(name)
    return typeof value === "string" && value !== "" ? value : undefined
  }

  /** The day or minute in a field; `undefined` if it is not valid. */
  moment(name: string): string | undefined {
    const text = this.text(name)
    return text !== undefined && (forms.day.is(text) || forms.minute.is(text)) ? text : undefined
  }

  /** The number in a field; `undefined` if it is not a number or exceeds the limits of a decimal. */
  amount(name: string): BigDecimal.BigDecimal | undefined {
    const value = this.json.get(name)
    return value instanceof JsonNumber ? parseDecimal(value.text) : undefined
  }

  /** The objects of the list in a field, at most the first `most`. */
  list(name: string, most: number): ReadonlyArray<RipsObject> {
    const value = this.json.get(name)
    const objects: Array<RipsObject> = []
    for (const [index, each] of isList(value) ? value.entries() : []) {
      if (objects.length >= most) break
      if (each instanceof JsonObject) objects.push(new RipsObject([...this.path, name, index], each))
    }
    return objects
  }
}

const isList = (value: JsonValue | undefined): value is ReadonlyArray<JsonValue> => Array.isArray(value)

/** A record of services, with its kind and its user. */
export interface RipsRecord extends Omit<RipsRecords, "fields"> {
  readonly kind: string
  readonly user: RipsObject
  readonly record: RipsObject
}

/** Codes of the rules on the structure of a RIPS. */
export type StructureRule = "RVG01" | "RVG04" | "RVG05" | "RVG06"

/** A field or an object that departs from the structure. */
interface StructureProblem {
  readonly path: WirePath
  readonly expected: Wording
  readonly actual: Wording | undefined
}

/** The problems of a rule: their number, and the first ones, as many as an answer lists. */
interface CountedProblems {
  readonly first: ReadonlyArray<StructureProblem>
  readonly total: number
}

/** Collects problems. It keeps only the first ones, because a text of ten megabytes may have very many. */
class ProblemList {
  private readonly first: Array<StructureProblem> = []
  total = 0

  add(problem: () => StructureProblem): void {
    this.total++
    if (this.first.length < maximumViolations) this.first.push(problem())
  }

  get counted(): CountedProblems {
    return { first: this.first, total: this.total }
  }
}

type Problems = Readonly<Record<StructureRule, ProblemList>>

/** Maximum number of users and records to read. A text of 10 MiB has about 10 000. */
const maximumObjects = 50_000

/** Number of structure problems after which reading stops. It far exceeds the number that is listed. */
const maximumProblems = 5000

/** The input of the RIPS rules. */
export interface RipsSubject {
  readonly problems: Readonly<Record<StructureRule, CountedProblems>>
  /** Whether reading stopped because of too many problems. Sums and counts are then meaningless. */
  readonly isCut: boolean
  readonly root: RipsObject
  readonly users: ReadonlyArray<RipsObject>
  readonly records: ReadonlyArray<RipsRecord>
  readonly invoice: RipsInvoice | undefined
  /** The time of the check in Colombia. */
  readonly now: LocalDateTime
}

const aText: Localized = { en: "a text", es: "un texto" }
const aNumber: Localized = { en: "a number", es: "un número" }

/** The kind of a value, shown in place of the value: an unknown field may contain a secret. */
const kindOf = (value: JsonValue | undefined): Wording | undefined => {
  if (typeof value === "string") return aText
  return value instanceof JsonNumber ? aNumber : jsonWording(value)
}

/** The value of a field of a RIPS, for people. */
export const jsonWording = (value: JsonValue | undefined): Wording | undefined => {
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

type Found = readonly [rule: StructureRule, expected: Wording | (() => Wording)]

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
  return [
    "RVG06",
    () => {
      const all = (only ?? Array.from(codes.all(), ([code]) => code)).join(", ")
      return { en: `a code of the table ${codes.name}: ${all}`, es: `un código de la tabla ${codes.name}: ${all}` }
    }
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

const absentField = ({ type }: RipsField): Localized =>
  type === "text"
    ? { en: "the field, null if it has no value", es: "el campo, null si no tiene valor" }
    : { en: "the field, 0 if it has no value", es: "el campo, 0 si no tiene valor" }

/** Describes the expected key in place of one that the object does not allow. */
const unknownKey = (key: string, allowedKeys: ReadonlySet<string>): Localized => {
  const meant = nearest(key, allowedKeys)
  return meant === undefined
    ? nothing
    : { en: `nothing; perhaps ${meant} is meant`, es: `nada; quizás se trata de ${meant}` }
}

/** The keys that an object allows: its own fields, and the keys of its nested lists and objects. */
interface Keys {
  readonly fields: ReadonlyArray<RipsField>
  readonly allowedKeys: ReadonlySet<string>
}

const keysOf = (fields: ReadonlyArray<RipsField>, nested: ReadonlyArray<string> = []): Keys => ({
  fields,
  allowedKeys: new Set([...fields.map(({ name }) => name), ...nested])
})

const rootKeys = keysOf(ripsFields, ["usuarios"])
const userKeys = keysOf(ripsUserFields, ["servicios"])
const serviceKeys = keysOf([], Object.keys(ripsRecords))
const kinds = Object.entries(ripsRecords).map(([kind, { fields, ...of }]) => ({ kind, of, keys: keysOf(fields) }))

const checkObject = (object: RipsObject, { allowedKeys, fields }: Keys, problems: Problems): void => {
  const { json } = object
  for (const [index, key] of json.keys.entries()) {
    if (allowedKeys.has(key)) continue
    problems.RVG01.add(() => ({
      path: object.at(key),
      expected: unknownKey(key, allowedKeys),
      actual: kindOf(json.values[index])
    }))
  }
  for (const field of fields) {
    const value = json.get(field.name)
    if (value === undefined) {
      problems.RVG01.add(() => ({ path: object.at(field.name), expected: absentField(field), actual: undefined }))
      continue
    }
    const problem = field.type === "text" ? textProblem(field, value) : numberProblem(field, value)
    if (problem === undefined) continue
    const [rule, expected] = problem
    problems[rule].add(() => ({
      path: object.at(field.name),
      expected: typeof expected === "function" ? expected() : expected,
      actual: jsonWording(value)
    }))
  }
}

/** Checks the form of a nested list or object, which may be required. */
const checkNested = (
  object: RipsObject,
  name: string,
  form: "list" | "object",
  isRequired: boolean,
  problems: Problems
): void => {
  const value = object.json.get(name)
  if (value === undefined && !isRequired) return
  const isRight = form === "list" ? isList(value) : value instanceof JsonObject
  if (!isRight) {
    const expected = form === "list" ? aList : anObject
    const rule = value === undefined ? "RVG01" : "RVG04"
    problems[rule].add(() => ({ path: object.at(name), expected, actual: kindOf(value) }))
  } else if (isList(value)) {
    for (const [index, each] of value.entries()) {
      if (each instanceof JsonObject) continue
      problems.RVG04.add(() => ({ path: [...object.at(name), index], expected: anObject, actual: kindOf(each) }))
    }
  }
}

const isObject = (value: JsonValue): value is JsonObject => value instanceof JsonObject

/** Reads a RIPS for its rules. Every departure from the structure is a problem, and reading goes on after each. */
export const ripsSubject = (json: JsonValue, invoice: RipsInvoice | undefined, now: LocalDateTime): RipsSubject => {
  const problems: Problems = {
    RVG01: new ProblemList(),
    RVG04: new ProblemList(),
    RVG05: new ProblemList(),
    RVG06: new ProblemList()
  }
  const root = new RipsObject([], isObject(json) ? json : JsonObject.from({}))
  if (isObject(json)) {
    checkObject(root, rootKeys, problems)
    checkNested(root, "usuarios", "list", true, problems)
  } else problems.RVG01.add(() => ({ path: [], expected: anObject, actual: kindOf(json) }))
  const records: Array<RipsRecord> = []
  const users: Array<RipsObject> = []
  let room = maximumObjects
  const taken = (object: RipsObject, name: string): ReadonlyArray<RipsObject> => {
    const list = object.list(name, room)
    room -= list.length
    return list
  }
  const isFull = (): boolean => Object.values(problems).reduce((sum, { total }) => sum + total, 0) >= maximumProblems
  let isCut = false
  for (const user of taken(root, "usuarios")) {
    if (isFull()) {
      isCut = true
      break
    }
    users.push(user)
    checkObject(user, userKeys, problems)
    checkNested(user, "servicios", "object", true, problems)
    const value = user.json.get("servicios")
    if (!(value instanceof JsonObject)) continue
    const services = new RipsObject(user.at("servicios"), value)
    checkObject(services, serviceKeys, problems)
    for (const { keys, kind, of } of kinds) {
      checkNested(services, kind, "list", false, problems)
      for (const record of taken(services, kind)) {
        if (isFull()) {
          isCut = true
          break
        }
        checkObject(record, keys, problems)
        records.push({ kind, user, record, ...of })
      }
    }
  }
  if (room === 0) {
    const expected = {
      en: `fewer than ${maximumObjects} users and records`,
      es: `menos de ${maximumObjects} usuarios y registros`
    }
    problems.RVG05.add(() => ({ path: root.at("usuarios"), expected, actual: aList }))
  }
  const counted = {
    RVG01: problems.RVG01.counted,
    RVG04: problems.RVG04.counted,
    RVG05: problems.RVG05.counted,
    RVG06: problems.RVG06.counted
  }
  return { problems: counted, isCut, root, users, records, invoice, now }
}
