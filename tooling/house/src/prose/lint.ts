import { TextlintKernel } from "@textlint/kernel"
import { extname } from "node:path"
import { avoid } from "./avoid.ts"
import { texts } from "./texts.ts"

const kernel = new TextlintKernel()

const optionsFor = (path: string) => ({
  filePath: path,
  ext: extname(path),
  plugins: [{ pluginId: "texts", plugin: texts }],
  rules: [{ ruleId: "avoid", rule: avoid }]
})

/** Maximum length of a line in characters. oxfmt wraps code at this length but leaves comments as written. */
const columns = 120

const isLongComment = (line: string): boolean => line.length > columns && /^\s*(?:\/\/|\/?\*)/u.test(line)

const longComments = (path: string, text: string): ReadonlyArray<string> =>
  extname(path) === ".md"
    ? []
    : text
        .split("\n")
        .flatMap((line, index) => (isLongComment(line) ? [`${index + 1}:${columns + 1} wrap the comment here`] : []))

/**
 * Finds wordings to avoid, and then comment lines that are too long, in a Markdown or TypeScript text. Returns
 * `line:column` and the advice for each.
 */
export const lint = async (path: string, text: string): Promise<ReadonlyArray<string>> => {
  const { messages } = await kernel.lintText(text, optionsFor(path))
  return [
    ...messages.map(({ loc, message }) => `${loc.start.line}:${loc.start.column} ${message}`),
    ...longComments(path, text)
  ]
}

/** Makes all general replacements in a text; returns the new text. */
export const fix = async (path: string, text: string): Promise<string> =>
  (await kernel.fixText(text, optionsFor(path))).output
