import type { ASTNodeTypes, TxtDocumentNode, TxtNode } from "@textlint/ast-node-types"
import { parse } from "@textlint/markdown-to-ast"
import type { TextlintMessage, TextlintPluginCreator } from "@textlint/types"
import { parseSync } from "oxc-parser"

/** Where each line of a text begins. */
const lineStarts = (text: string): ReadonlyArray<number> => [
  0,
  ...[...text.matchAll(/\n/gu)].map(({ index }) => index + 1)
]

const spaces = (text: string): string => text.replaceAll(/[^\n]/gu, " ")

/** The prose of a comment in as many characters: without its marks, the code and the links in it. */
const prose = (comment: string): string =>
  comment
    .replaceAll(/^\s*(?:\/\*\*?|\*\/|\*|\/\/)|\*\/$/gmu, spaces)
    .replaceAll(/```[^]*?```|`[^`\n]*`|\{@[^}]*\}/gu, spaces)

/** A text's comments as a document of textlint, one paragraph each, with their places in the text. */
const commentDocument = (path: string, text: string): TxtDocumentNode => {
  const starts = lineStarts(text)
  const position = (offset: number) => {
    const line = starts.findLastIndex((start) => start <= offset)
    return { line: line + 1, column: offset - (starts[line] ?? 0) }
  }
  const node = (type: keyof typeof ASTNodeTypes, start: number, end: number): TxtNode => ({
    type,
    raw: text.slice(start, end),
    range: [start, end],
    loc: { start: position(start), end: position(end) }
  })
  const children = parseSync(path, text).comments.map(({ end, start }) => {
    const words = { ...node("Str", start, end), value: prose(text.slice(start, end)) }
    return { ...node("Paragraph", start, end), children: [words] }
  })
  return { ...node("Document", 0, text.length), children } as TxtDocumentNode
}

/** Makes textlint read Markdown, and the comments of TypeScript. */
export const texts: TextlintPluginCreator = {
  Processor: class {
    availableExtensions() {
      return [".md", ".ts", ".tsx"]
    }
    processor(extension: string) {
      return {
        preProcess: (text: string, path = "text.ts") =>
          extension === ".md" ? parse(text) : commentDocument(path, text),
        postProcess: (messages: Array<TextlintMessage>, filePath = "text.ts") => ({ messages, filePath })
      }
    }
  }
}
