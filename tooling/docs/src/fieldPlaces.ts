import { saleRuleCode, type SaleKind } from "@radicar/domain/document/CheckedSale"
import { documentDefinitions } from "@radicar/domain/type/documentDefinitions"
import { type Reader, readerOf } from "@radicar/domain/wire/Reader"
import { type documentTypes, tablesOf } from "@radicar/ubl/documentTypes"
import { type AnyRow, wireName } from "@radicar/ubl/table/Row"

type Operation = keyof typeof documentTypes

/** A place in the XML where a field goes, as its row of a table has it. */
interface Place {
  readonly element: string
  readonly rule: string | undefined
  readonly note: string | undefined
}

/** Places by the path of the field, without the `[]` of lists. */
type Places = Map<string, Array<Place>>

const join = (...parts: ReadonlyArray<string>): string => parts.filter((part) => part !== "").join("/")

const below = (path: string, field: string): string => (path === "" ? field : `${path}.${field}`)

const collect = (rows: ReadonlyArray<AnyRow>, around: string, path: string, places: Places): void => {
  for (const row of rows) {
    const { element, fields, nested = false, next, note, place = "", rows: inside = [], rule } = row
    const isWritten = row.compileWrite !== undefined || row.compileAttributes !== undefined
    const at = join(around, element, place)
    const paths = fields.map((field) => below(path, wireName(field)))
    const own = [...(isWritten || place !== "" ? [at] : [""]), ...(next === undefined ? [] : [join(around, next)])]
    for (const each of paths) {
      places.set(each, [...(places.get(each) ?? []), ...own.map((found) => ({ element: found, rule, note }))])
    }
    // elements inside of an object's own element are named from there on
    for (const inner of nested ? paths : [path]) collect(inside, nested && element !== "" ? "" : at, inner, places)
  }
}

/** What stands around every field of a document of a type, and says nothing of a single one. */
const frames =
  /^(?:ext:UBLExtensions(?:\/ext:UBLExtension)?(?:\/ext:ExtensionContent(?:\/sts:DianExtensions)?)?|ext:ExtensionContent|Reemplazar|Eliminar)(?:\/|$)/u

/** Without frames, and without the prefixes that all elements of UBL have. */
const shown = (element: string): string => element.replace(frames, "").replaceAll(/\bc[ab]c:/gu, "")

const unique = (values: ReadonlyArray<string | undefined>): ReadonlyArray<string> =>
  [...new Set(values.filter((value) => value !== undefined && value !== ""))] as ReadonlyArray<string>

/** The letters of a sale document's rules; of one with two roots, those of each. */
const letters = (operation: Operation): ReadonlyArray<string> | undefined => {
  const { kind } = documentDefinitions[operation] as { readonly kind?: SaleKind }
  if (kind === undefined) return undefined
  return typeof kind.rulePrefix === "string" ? [kind.rulePrefix] : Object.values(kind.rulePrefix)
}

/** Names rules as the type's own annex does: the tables name them as the invoice and the payroll have them. */
const ofType = (operation: Operation): ((rule: string) => string) => {
  const own = letters(operation)
  if (own !== undefined) {
    return (rule) =>
      unique(
        own.map((prefix) => rule.replaceAll(/\bF[A-Z]{2}(?:\d+[a-z]?)?\b/gu, (code) => saleRuleCode(prefix, code)))
      ).join(", ")
  }
  if (operation === "PayrollReplaceNote") return (rule) => rule.replaceAll("NIE", "NIAE")
  // the note that deletes has other numbers
  return operation === "PayrollDeleteNote" ? (rule) => (rule.includes("NIE") ? "" : rule) : (rule) => rule
}

/** The path of a field, and what its schema says that it is used for, if it does. */
const uses = (reader: Reader<unknown>, path: string): ReadonlyArray<readonly [string, string]> => [
  ...(reader.use === undefined ? [] : [[path, reader.use] as const]),
  ...(reader.element === undefined ? [] : uses(reader.element, path)),
  ...[...(reader.fields ?? [])].flatMap(([name, field]) => uses(field, below(path, name)))
]

/** Where the fields of an operation's body go, by their paths as `CompanyParty.Id` or `Items[].Price`. */
export const fieldPlaces = (operation: Operation): ((path: string) => string | undefined) => {
  const places: Places = new Map()
  for (const { rows } of tablesOf(operation)) collect(rows as ReadonlyArray<AnyRow>, "", "", places)
  const used = new Map(uses(readerOf(documentDefinitions[operation].schema as never), ""))
  const ruleOf = ofType(operation)
  const placeOf = (path: string): string | undefined => {
    const found = places.get(path) ?? []
    const elements = unique(found.map(({ element }) => shown(element)))
      .map((element) => `\`${element}\``)
      .join(", ")
    const notes = unique([...found.map(({ note }) => note), used.get(path)]).join("; ")
    const said = elements === "" || notes === "" ? elements + notes : `${elements} (${notes})`
    const rules = unique(found.map(({ rule }) => (rule === undefined ? rule : ruleOf(rule)))).join(", ")
    const text = unique([said, rules]).join("; ")
    // what is not said of a field is said of what is around it
    return text === "" ? (path.includes(".") ? placeOf(path.slice(0, path.lastIndexOf("."))) : undefined) : text
  }
  return (field) => placeOf(field.replaceAll("[]", ""))
}
