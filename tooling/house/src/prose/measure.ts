import type { TxtNode, TxtParentNode } from "@textlint/ast-node-types"
import { type Expression, Visitor } from "oxc-parser"
import { parseMarkdown, parseProgram } from "./texts.ts"

/**
 * Pattern of product sources whose strings are texts of the project. Code lists are excluded, because their texts are
 * the authority's.
 */
const product = /^(?:packages|apps)\/[a-z-]+\/src\/(?!codes\/)/u

/** Maximum number of words of a sentence that is not long. */
const maximumWords = 30

const isParent = (node: TxtNode): node is TxtParentNode => "children" in node

/** Reads the text of a paragraph. Code counts as one word. */
const textOf = (node: TxtNode): string => {
  if (node.type === "Code") return "code"
  if (isParent(node)) return node.children.map(textOf).join("")
  return "value" in node ? String(node.value).replaceAll("<br>", ". ") : ""
}

const paragraphs: ReadonlySet<string> = new Set(["Paragraph", "Header", "TableCell"])

/** Lists the paragraphs, headings and table cells of a Markdown text, each as line number and text. */
const markdownTexts = (node: TxtNode): ReadonlyArray<readonly [line: number, text: string]> => {
  if (paragraphs.has(node.type)) return [[node.loc.start.line, textOf(node)]]
  return isParent(node) ? node.children.flatMap(markdownTexts) : []
}

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split("\n").length

/** Lists the strings of a program in every language, each as line number and text, without SQL queries. */
const programTexts = (path: string, text: string): ReadonlyArray<readonly [line: number, text: string]> => {
  const texts: Array<readonly [number, string]> = []
  const tagged = new Set<number>()
  new Visitor({
    TaggedTemplateExpression: ({ quasi }) => {
      for (const { start } of quasi.quasis) tagged.add(start)
    },
    JSXText: ({ start, value }) => texts.push([lineOf(text, start), value]),
    Literal: ({ start, value }) => {
      if (typeof value === "string") texts.push([lineOf(text, start), value])
    },
    TemplateLiteral: ({ quasis, start }) => {
      if (quasis.some((quasi) => tagged.has(quasi.start))) return
      texts.push([lineOf(text, start), quasis.map(({ value }) => value.cooked ?? "").join("value")])
    }
  }).visit(parseProgram(text, path).program)
  return texts
}

const wordsOf = (sentence: string): number => sentence.match(/\S*\p{L}\S*/gu)?.length ?? 0

/**
 * Finds sentences of more than 30 words in a Markdown text, or in the strings of a product source in every language.
 * Returns a line `path:line words sentence` for each.
 */
export const longSentences = (path: string, text: string): ReadonlyArray<string> => {
  if (!path.endsWith(".md") && !product.test(path)) return []
  const texts = path.endsWith(".md") ? markdownTexts(parseMarkdown(text, path)) : programTexts(path, text)
  return texts.flatMap(([line, words]) =>
    words
      .split(/(?<=[.!?]["'`)»”]*)\s+/u)
      .filter((sentence) => wordsOf(sentence) > maximumWords)
      .map((sentence) => `${path}:${line} ${wordsOf(sentence)} ${sentence.replaceAll(/\s+/gu, " ")}`)
  )
}

/** Finds the function that a call names first: `it` in `it.effect.each(rows)("…")`. */
const functionOf = (callee: Expression): string | undefined => {
  if (callee.type === "Identifier") return callee.name
  if (callee.type === "MemberExpression") return callee.object.type === "Super" ? undefined : functionOf(callee.object)
  if (callee.type === "CallExpression") return functionOf(callee.callee)
  return callee.type === "TaggedTemplateExpression" ? functionOf(callee.tag) : undefined
}

const testFunctions: ReadonlySet<string | undefined> = new Set(["describe", "it", "test"])

const clause =
  /^(?:how|that|what|whatever|when|where|which|who|whoever|whom|whose|why|(?:by|for|from|in|of|on|to|with) wh\w+)\b/iu

/**
 * Finds titles of tests that begin with a relative or interrogative word. Returns a line `path:line title` for each.
 */
export const clauseTitles = (path: string, text: string): ReadonlyArray<string> => {
  if (!/(?:^|\/)test\//u.test(path) || path.endsWith(".md")) return []
  const titles: Array<string> = []
  new Visitor({
    CallExpression: ({ arguments: [title], callee }) => {
      if (!testFunctions.has(functionOf(callee))) return
      const words =
        title?.type === "Literal"
          ? String(title.value)
          : title?.type === "TemplateLiteral"
            ? (title.quasis[0]?.value.cooked ?? "")
            : ""
      if (clause.test(words)) titles.push(`${path}:${lineOf(text, title?.start ?? 0)} ${words}`)
    }
  }).visit(parseProgram(text, path).program)
  return titles
}
