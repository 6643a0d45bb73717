import { parseAst, Visitor } from "vite"

/** Functions that make a field type of a body, with its description in their first argument. */
const fieldMakers: ReadonlySet<string> = new Set([
  "patternText",
  "secretText",
  "typeCodeText",
  "wholeNumber",
  "wireLeaf"
])

/** Functions that make a rule, with the arguments that only the catalogue of rules shows. */
const ruleMakers: Readonly<Record<string, readonly [from: number, to: number]>> = {
  rule: [3, 5],
  ruleWithCause: [3, 7],
  unexplained: [0, 0]
}

/** A change of a text: its range, and what comes in its place. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

// nodes of the parser are untyped: its types name every kind, of which three are looked at
const propertiesOf = (node: any): ReadonlyArray<Edit & { readonly name: string }> =>
  node?.type === "ObjectExpression"
    ? node.properties.map(({ end, key, start }: any) => ({ name: key?.name, start, end, text: "" }))
    : []

/** Removes properties of an object, each with the comma that follows it. */
const withoutProperties = (text: string, node: unknown, names: ReadonlyArray<string>): ReadonlyArray<Edit> =>
  propertiesOf(node)
    .filter(({ name }) => names.includes(name))
    .map((each) => ({ ...each, end: each.end + (/^\s*,/u.exec(text.slice(each.end))?.[0].length ?? 0) }))

const describedEdits = (text: string, { arguments: [schema, texts], end, start }: any): ReadonlyArray<Edit> => {
  const names = propertiesOf(texts).map(({ name }) => name)
  if (!names.includes("en")) return []
  if (names.includes("use")) return withoutProperties(text, texts, ["en", "es"])
  return [
    { start, end: schema.start, text: "" },
    { start: schema.end, end, text: "" }
  ]
}

const ruleEdits = (text: string, { arguments: given, callee }: any, forOpenApi: boolean): ReadonlyArray<Edit> => {
  const [from, to] = ruleMakers[callee.name] ?? [0, 0]
  // arguments behind a spread one may be any of the function's
  const shown = given.some(({ type }: any) => type === "SpreadElement") ? [] : given.slice(from, to)
  return [
    ...withoutProperties(text, given[0], forOpenApi ? ["codes", "path"] : ["codes", "path", "source"]),
    ...shown.map(({ end, start }: any) => ({ start, end, text: '""' }))
  ]
}

/**
 * The text of a module without what only the catalogue of rules shows, of which the packages have a module with data:
 * cause, correction and place of each rule. Unless `forOpenApi`, it also lacks the descriptions of fields, which
 * OpenAPI has and the declarations keep for editors, and definitions have no examples. All of them would be a third of
 * what a browser loads.
 */
export const withoutTexts = (text: string, { forOpenApi }: { readonly forOpenApi: boolean }): string => {
  if (!/\b(?:described|rule|ruleWithCause|unexplained)\(|\bdescription:|\.\.\.\w+Examples\b/u.test(text)) return text
  const edits: Array<Edit> = []
  new Visitor({
    SpreadElement: ({ argument, end, start }: any) => {
      // the part of a definition that makes examples, see domain/example/documentExamples
      if (!forOpenApi && /^\w+Examples$/u.test(argument.name ?? "")) edits.push({ start, end, text: "" })
    },
    CallExpression: (call: any) => {
      const { name } = call.callee
      if (name in ruleMakers) edits.push(...ruleEdits(text, call, forOpenApi))
      if (forOpenApi) return
      if (name === "described") edits.push(...describedEdits(text, call))
      if (fieldMakers.has(name)) edits.push(...withoutProperties(text, call.arguments[0], ["description"]))
    }
  }).visit(parseAst(text))
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { end, start, text: inPlace }) => left.slice(0, start) + inPlace + left.slice(end), text)
}
