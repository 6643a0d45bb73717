/** JSON as the service writes it; decimals are numbers or text. */
export type Json = Readonly<Record<string, unknown>>

/** Place in a body: names of fields and indices of lists. */
export type Path = ReadonlyArray<string | number>

/** Whether a value is a JSON object. */
export const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The objects of a list; empty for anything else. */
export const listOf = (value: unknown): ReadonlyArray<Json> => (Array.isArray(value) ? value.filter(isJson) : [])

/** A text or number as text; empty for anything else. */
export const text = (value: unknown): string =>
  typeof value === "number" || typeof value === "string" ? String(value) : ""

/** A path as JSONPath, as violations have it: `$.Items[0].Price`. */
export const pathText = (path: Path): string =>
  `$${path.map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`)).join("")}`

/** The value at a path; `undefined` if there is none. */
export const valueAt = (body: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => {
    if (typeof step === "number") return Array.isArray(value) ? value[step] : undefined
    return isJson(value) ? value[step] : undefined
  }, body)

const isNothing = (value: unknown): boolean => value === undefined || (isJson(value) && Object.keys(value).length === 0)

/** A list or object with another value at a path; objects on the way are made, and left out once they are empty. */
const replaced = (value: unknown, [step, ...rest]: Path, next: unknown): unknown => {
  if (step === undefined) return next
  if (typeof step === "number") {
    const list: ReadonlyArray<unknown> = Array.isArray(value) ? value : []
    // an element keeps its place, whatever is left of it
    return list.length === step
      ? [...list, replaced({}, rest, next)]
      : list.map((each, index) => (index === step ? replaced(each, rest, next) : each))
  }
  const fields = isJson(value) ? value : {}
  const made = replaced(fields[step], rest, next)
  if (!isNothing(made)) return { ...fields, [step]: made }
  const { [step]: _, ...others } = fields
  return others
}

/** A body with another value at a path; `undefined` removes the field, and objects that it leaves empty. */
export const withValue = (body: Json, path: Path, value: unknown): Json => {
  const made = replaced(body, path, value)
  return isJson(made) ? made : {}
}

/** Paths of all values of a body, with `[*]` for the elements of lists: `$.Items[*].Price`. */
const leavesOf = (value: unknown, at = "$"): ReadonlyArray<string> => {
  if (Array.isArray(value)) return value.flatMap((each) => leavesOf(each, `${at}[*]`))
  if (isJson(value)) return Object.entries(value).flatMap(([name, each]) => leavesOf(each, `${at}.${name}`))
  return value === null || value === undefined || value === "" ? [] : [at]
}

const everyElement = (path: string): string => path.replaceAll(/\[\d+\]/gu, "[*]")

/** Whether two paths can mean the same field; `[*]` stands for every element. */
const isSame = (left: string, right: string): boolean =>
  left === right || ((left.includes("[*]") || right.includes("[*]")) && everyElement(left) === everyElement(right))

/**
 * The field at which to show a violation: the one at its path, else the first one inside the object or list of its
 * path; `undefined` if no field is there, or if it is about the whole document. `fields` are in the order of the page.
 */
export const fieldFor = (path: string, fields: ReadonlyArray<string>): string | undefined => {
  if (path === "$") return undefined
  const exact = fields.find((field) => isSame(field, path))
  if (exact !== undefined) return exact
  const pattern = everyElement(path)
  return fields.find((field) => {
    const inside = path.includes("[*]") ? everyElement(field) : field
    const start = path.includes("[*]") ? pattern : path
    return inside.startsWith(`${start}.`) || inside.startsWith(`${start}[`)
  })
}

/** Further fields of a body: the paths of its values that have no field on the page, each once. */
export const furtherFields = (body: Json, fields: ReadonlyArray<string>): ReadonlyArray<string> => {
  const shown = new Set(fields.map(everyElement))
  return [...new Set(leavesOf(body))].filter((path) => !shown.has(path))
}
