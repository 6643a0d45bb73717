import { Option } from "effect"
import type { HelpDoc } from "effect/cli"
import { inSpanish } from "./inSpanish.ts"

const said = (text: string): string => inSpanish(text) ?? text
const saidOption = (text: Option.Option<string>): Option.Option<string> => Option.map(text, said)
const flags = (docs: ReadonlyArray<HelpDoc.FlagDoc>) =>
  docs.map((doc) => ({ ...doc, description: saidOption(doc.description) }))

/** The help of a command in Spanish. */
export const translated = (doc: HelpDoc.HelpDoc): HelpDoc.HelpDoc => ({
  ...doc,
  description: said(doc.description),
  flags: flags(doc.flags),
  globalFlags: flags(doc.globalFlags ?? []),
  args: (doc.args ?? []).map((arg) => ({ ...arg, description: saidOption(arg.description) })),
  subcommands: (doc.subcommands ?? []).map(({ commands: [first, ...others], group }) => {
    const command = (each: typeof first) => ({
      ...each,
      description: said(each.description),
      shortDescription: each.shortDescription === undefined ? undefined : said(each.shortDescription)
    })
    return { group, commands: [command(first), ...others.map(command)] }
  }),
  examples: (doc.examples ?? []).map(({ command, description }) => ({
    command,
    ...(description === undefined ? {} : { description: said(description) })
  }))
})
