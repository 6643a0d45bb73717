import type { ASTNodeTypes, TxtDocumentNode, TxtNode } from "@textlint/ast-node-types"
import { parse } from "@textlint/markdown-to-ast"
import type { TextlintMessage, TextlintPluginCreator } from "@textlint/types"
import { parseSync, Visitor } from "oxc-parser"

/** Keeps the last result of a parser: the checks of a file parse the same text. */
const keepLast = <A>(read: (text: string, path: string) => A): ((text: string, path: string) => A) => {
  let last: { readonly text: string; readonly path: string; readonly result: A } | undefined
  return (text, path) => {
    if (last?.text !== text || last.path !== path) last = { text, path, result: read(text, path) }
    return last.result
  }
}

/** Parses a program into its comments and syntax tree. */
export const parseProgram = keepLast((text, path) => {
  const { comments, program } = parseSync(path, text)
  return { comments, program }
})

/** Parses a Markdown text into its syntax tree. */
export const parseMarkdown = keepLast(parse)

/** Finds the offsets at which the lines of a text start. */
const lineStarts = (text: string): ReadonlyArray<number> => [
  0,
  ...[...text.matchAll(/\n/gu)].map(({ index }) => index + 1)
]

const spaces = (text: string): string => text.replaceAll(/[^\n]/gu, " ")

/** Extracts the prose of a comment or a string at unchanged offsets: marks, code and links become blanks. */
const prose = (text: string): string =>
  text
    .replaceAll(/^\s*(?:\/\*\*?|\*\/|\*|\/\/)|\*\/$/gmu, spaces)
    .replaceAll(/```[^]*?```|`[^`\n]*`|\{@[^}]*\}/gu, spaces)

interface Place {
  readonly start: number
  readonly end: number
}

/** Whether strings of a file may be sentences for people; strings of tests are not. */
const hasSentences = (path: string): boolean => /(?:^|\/)src\//u.test(path)

const spanish = /[¿¡ñ]|\b(?:con|del|el|en|es|esta?|la|las|los|para|por|que|se|una?)\b/iu

/** Finds the places of prose in a program: comments, and strings of several words that are not Spanish. */
const proseOf = (path: string, text: string): ReadonlyArray<Place> => {
  const { comments, program } = parseProgram(text, path)
  const places: Array<Place> = [...comments]
  const add = ({ end, start }: Place): void => {
    const words = text.slice(start, end)
    if (/\S\s+\S/u.test(words) && !spanish.test(words)) places.push({ start, end })
  }
  const addString = (literal: Place & { readonly value: unknown }): void => {
    if (typeof literal.value === "string") add(literal)
  }
  if (hasSentences(path)) new Visitor({ JSXText: add, Literal: addString, TemplateElement: add }).visit(program)
  return places
}

/** Converts the comments and sentences of a program to a textlint document, one paragraph each, at their offsets. */
const proseDocument = (path: string, text: string): TxtDocumentNode => {
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
  const children = proseOf(path, text).map(({ end, start }) => {
    const words = { ...node("Str", start, end), value: prose(text.slice(start, end)) }
    return { ...node("Paragraph", start, end), children: [words] }
  })
  return { ...node("Document", 0, text.length), children } as TxtDocumentNode
}

/** Textlint plugin that reads Markdown, and the comments and sentences of TypeScript. */
export const texts: TextlintPluginCreator = {
  Processor: class {
    availableExtensions() {
      return [".md", ".ts", ".tsx"]
    }
    processor(extension: string) {
      return {
        preProcess: (text: string, path = "text.ts") =>
          extension === ".md" ? parseMarkdown(text, path) : proseDocument(path, text),
        postProcess: (messages: Array<TextlintMessage>, filePath = "text.ts") => ({ messages, filePath })
      }
    }
  }
}
