import { SaxesParser } from "saxes"

/**
 * A node as another parser sees it: elements as name, declarations, attributes and content, everything else as text.
 */
export type PlainNode =
  | string
  | readonly [name: string, attributes: ReadonlyArray<string>, content: ReadonlyArray<PlainNode>]

interface Open {
  readonly content: Array<PlainNode>
}

/** What saxes makes of a document; throws what saxes says is wrong with it. */
export const saxesTree = (text: string): ReadonlyArray<PlainNode> => {
  const parser = new SaxesParser({ xmlns: true })
  const top: Array<PlainNode> = []
  const open: Array<Open> = [{ content: top }]
  const append = (node: string): void => {
    const { content } = open.at(-1)!
    const last = content.at(-1)
    if (typeof last === "string" && last.startsWith("text:") && node.startsWith("text:"))
      content[content.length - 1] = last + node.slice("text:".length)
    else content.push(node)
  }
  const appendText = (data: string): void => {
    if (open.length > 1 && data !== "") append(`text:${data}`)
  }
  parser.on("error", (error) => {
    throw error
  })
  parser.on("opentag", ({ attributes, local, prefix, uri }) => {
    const content: Array<PlainNode> = []
    const names = Object.values(attributes).map((attribute) =>
      attribute.prefix === "xmlns" || attribute.name === "xmlns"
        ? `xmlns ${attribute.prefix === "" ? "" : attribute.local}=${attribute.value}`
        : `{${attribute.uri}}${attribute.prefix}:${attribute.local}=${attribute.value}`
    )
    open.at(-1)?.content.push([`{${uri}}${prefix}:${local}`, names.toSorted(), content])
    open.push({ content })
  })
  parser.on("closetag", () => void open.pop())
  parser.on("text", appendText)
  parser.on("cdata", appendText)
  parser.on("comment", (comment) => append(`comment:${comment}`))
  parser.on("processinginstruction", ({ body, target }) => append(`instruction:${target} ${body}`))
  parser.write(text).close()
  return top
}
