import { saleRuleCode, type SaleKind } from "@radicar/domain/inner/document/CheckedSale"
import type { Operation } from "@radicar/domain/inner/documentRegistry"
import { documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import { type Localized, type Wording, wordingIn } from "@radicar/domain/inner/rules/Language"
import { type Reader, readerOf } from "@radicar/domain/inner/wire/Reader"
import { tablesOf } from "./documentTypes.ts"
import { type AnyRow, wireName } from "./table/Row.ts"

/** The place of a field in the XML, as one row of a table defines it. */
interface RowPlace {
  readonly element: string
  readonly rule: string | undefined
  readonly note: Wording | undefined
}

/** Places by the path of the field, without the `[]` of lists. */
type Places = Map<string, Array<RowPlace>>

const join = (...parts: ReadonlyArray<string>): string => parts.filter((part) => part !== "").join("/")

const below = (path: string, field: string): string => (path === "" ? field : `${path}.${field}`)

const collect = (rows: ReadonlyArray<AnyRow>, around: string, path: string, places: Places): void => {
  for (const row of rows) {
    const { element, fields, nested = false, next, note, place = "", rows: inside = [], rule } = row
    const isWritten = row.compileWrite !== undefined || row.compileAttributes !== undefined
    const at = join(around, element, place)
    const paths = fields.map((field) => below(path, wireName(field)))
    const elements = [...(isWritten || place !== "" ? [at] : [""]), ...(next === undefined ? [] : [join(around, next)])]
    for (const each of paths) {
      places.set(each, [...(places.get(each) ?? []), ...elements.map((element) => ({ element, rule, note }))])
    }
    // elements inside an object's own element are named from there on
    for (const inner of nested ? paths : [path]) collect(inside, nested && element !== "" ? "" : at, inner, places)
  }
}

/** Pattern of the elements that enclose all fields of a document. The places of fields omit them. */
const frames =
  /^(?:ext:UBLExtensions(?:\/ext:UBLExtension)?(?:\/ext:ExtensionContent(?:\/sts:DianExtensions)?)?|ext:ExtensionContent|Reemplazar|Eliminar)(?:\/|$)/u

/** Shortens a path: removes {@link frames}, and the prefixes `cac:` and `cbc:`, which all elements of UBL have. */
const shortName = (element: string): string => element.replace(frames, "").replaceAll(/\bc[ab]c:/gu, "")

const unique = (values: ReadonlyArray<string | undefined>): ReadonlyArray<string> =>
  [...new Set(values.filter((value) => value !== undefined && value !== ""))] as ReadonlyArray<string>

/** The notes without repetitions. */
const uniqueNotes = (notes: ReadonlyArray<Wording | undefined>): ReadonlyArray<Wording> =>
  Array.from(
    new Map(notes.flatMap((note) => (note === undefined ? [] : [[wordingIn(note, "en"), note] as const]))).values()
  )

/**
 * Initial letters of a sale document's rules. A type whose roots have different letters has one entry for each.
 * `undefined` for other types of document.
 */
const letters = (operation: Operation): ReadonlyArray<string> | undefined => {
  const { kind } = documentDefinitions[operation] as { readonly kind?: SaleKind }
  if (kind === undefined) return undefined
  return typeof kind.rulePrefix === "string" ? [kind.rulePrefix] : Object.values(kind.rulePrefix)
}

/** Converts rule names to those of the type's annex: the tables have those of the invoice and the payroll. */
const ofType = (operation: Operation): ((rule: string) => string) => {
  const prefixes = letters(operation)
  if (prefixes !== undefined) {
    return (rule) =>
      unique(
        prefixes.map((prefix) => rule.replaceAll(/\bF[A-Z]{2}(?:\d+[a-z]?)?\b/gu, (code) => saleRuleCode(prefix, code)))
      ).join(", ")
  }
  if (operation === "PayrollReplaceNote") return (rule) => rule.replaceAll("NIE", "NIAE")
  // the note that deletes a payroll has other numbers
  return operation === "PayrollDeleteNote" ? (rule) => (rule.includes("NIE") ? "" : rule) : (rule) => rule
}

/** Paths of the fields whose schema states a use other than filing, each with the text of that use. */
const uses = (reader: Reader<unknown>, path: string): ReadonlyArray<readonly [string, Localized]> => [
  ...(reader.use === undefined ? [] : [[path, reader.use] as const]),
  ...(reader.element === undefined ? [] : uses(reader.element, path)),
  ...[...(reader.fields ?? [])].flatMap(([name, field]) => uses(field, below(path, name)))
]

/** The place of a field of a body in the XML. */
export interface FieldPlace {
  /** Elements and attributes of the XML without prefixes, from the element of the surrounding object on. */
  readonly elements: ReadonlyArray<string>
  /** Rules of the authority or sections of its annexes, by their names for the type of document. */
  readonly rules: ReadonlyArray<string>
  /** Further notes on the field. */
  readonly notes: ReadonlyArray<Wording>
}

/**
 * The places of an operation's fields, by paths such as `CompanyParty.Id` or `Items.Price`, without the `[]` of lists.
 */
export const fieldPlaces = (operation: Operation): ((path: string) => FieldPlace | undefined) => {
  const places: Places = new Map()
  for (const { rows } of tablesOf(operation)) collect(rows as ReadonlyArray<AnyRow>, "", "", places)
  const used = new Map(uses(readerOf(documentDefinitions[operation].schema), ""))
  const ruleOf = ofType(operation)
  return (path) => {
    const placesOfPath = places.get(path) ?? []
    const use = used.get(path)
    if (placesOfPath.length === 0 && use === undefined) return undefined
    return {
      elements: unique(placesOfPath.map(({ element }) => shortName(element))),
      rules: unique(placesOfPath.flatMap(({ rule }) => (rule === undefined ? [] : ruleOf(rule).split(", ")))),
      notes: uniqueNotes([...placesOfPath.map(({ note }) => note), use])
    }
  }
}
