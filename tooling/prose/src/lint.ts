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

/**
 * The wordings to avoid in a Markdown text, or in the comments and strings of a TypeScript text, as `line:column what
 * to write`.
 */
export const lint = async (path: string, text: string): Promise<ReadonlyArray<string>> => {
  const { messages } = await kernel.lintText(text, optionsFor(path))
  return messages.map(({ loc, message }) => `${loc.start.line}:${loc.start.column} ${message}`)
}

/** The text with every replacement that fits everywhere. */
export const fix = async (path: string, text: string): Promise<string> =>
  (await kernel.fixText(text, optionsFor(path))).output
