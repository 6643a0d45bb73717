import { parseAst, Visitor } from "vite"

/** Functions that make a field type of a body, with the description in their first argument. */
const makers: ReadonlySet<string> = new Set([
  "patternText",
  "secretText",
  "typeCodeText",
  "wholeNumber",
  "wireLeaf"
])

interface Range {
  readonly start: number
  readonly end: number
}

/** A property with its value, of an object in the source text. */
interface Property extends Range {
  readonly name: string
}

const propertiesOf = (node: any): ReadonlyArray<Property> =>
  node?.type === "ObjectExpression"
    ? node.properties.map(({ end, key, start }: any) => ({ name: key?.name, start, end }))
    : []

/** The ranges of an object's properties that are removed, each with the comma that follows it. */
const removed = (text: string, node: unknown, names: ReadonlyArray<string>): ReadonlyArray<Range> =>
  propertiesOf(node)
    .filter(({ name }) => names.includes(name))
    .map(({ end, start }) => ({ start, end: end + (/^\s*,/u.exec(text.slice(end))?.[0].length ?? 0) }))

/**
 * The text of a module without the descriptions of fields in both languages. They are for OpenAPI and the
 * documentation, and a fifth of what a browser would load; the declarations keep them for editors.
 */
export const withoutDescriptions = (text: string): string => {
  if (!/\bdescri(?:bed\(|ption:)/u.test(text)) return text
  const ranges: Array<Range> = []
  new Visitor({
    CallExpression: ({ arguments: [first, second], callee, end, start }: any) => {
      if (callee.name === "described" && propertiesOf(second).some(({ name }) => name === "en")) {
        if (propertiesOf(second).some(({ name }) => name === "use")) ranges.push(...removed(text, second, ["en", "es"]))
        else ranges.push({ start, end: first.start }, { start: first.end, end })
      }
      if (makers.has(callee.name)) ranges.push(...removed(text, first, ["description"]))
    }
  }).visit(parseAst(text))
  return ranges
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { end, start }) => left.slice(0, start) + left.slice(end), text)
}
