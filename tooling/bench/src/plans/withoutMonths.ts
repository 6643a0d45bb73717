/** A node of a query plan with everything below it, without the node's indentation. */
interface Node {
  readonly lines: ReadonlyArray<string>
}

const indentation = (line: string): number => line.length - line.trimStart().length

/** Splits a node of a query plan into its own lines and its child nodes. */
const childrenOf = (
  lines: ReadonlyArray<string>
): { readonly own: ReadonlyArray<string>; readonly nodes: Array<Node> } => {
  const first = lines.findIndex((line, index) => index > 0 && line.trimStart().startsWith("->"))
  if (first < 0) return { own: lines, nodes: [] }
  const depth = indentation(lines[first] ?? "")
  const nodes: Array<Array<string>> = []
  for (const line of lines.slice(first)) {
    if (indentation(line) === depth) nodes.push([])
    nodes.at(-1)?.push(line)
  }
  return { own: lines.slice(0, first), nodes: nodes.map((each) => ({ lines: each })) }
}

const isAppend = (line: string): boolean => /^\s*(?:->\s+)?(?:Merge )?Append$/u.test(line)

/** Removes the numbers that Postgres adds to the names of partitions: `d_1`, `d_2`. */
const ofAnyMonth = (line: string): string => line.replaceAll(/\b([a-z_]+?)_\d+\b/gu, "$1")

/**
 * Names the monthly partitions of a table only once in a query plan, so that the plan does not depend on their number.
 * Partitions and their indexes get the names of their tables.
 */
export const withoutMonths = (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  const [head = ""] = lines
  const { nodes, own: ownLines } = childrenOf(lines)
  const children = nodes.map((node) => withoutMonths(node.lines))
  if (!isAppend(head)) return [...ownLines, ...children.flat()]
  const forms = new Map(children.map((child) => [child.map(ofAnyMonth).join("\n"), child.map(ofAnyMonth)]))
  return [
    ...(children.length > forms.size
      ? ownLines.map((line, index) => (index === 0 ? `${line} of months` : line))
      : ownLines),
    ...[...forms.values()].flat()
  ]
}
