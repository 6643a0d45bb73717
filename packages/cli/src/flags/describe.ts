import type { Language, Localized } from "@radicar/domain/rules/Language"
import { Command, Param } from "effect/cli"

/** No text contains it. */
const separator = "\u001f"

/** Both languages in one string, because Effect's command line carries each description as one. */
export const bilingual = ({ en, es }: Localized): string => `${en}${separator}${es}`

/** What a description says in a language. */
export const textIn = (description: string, language: Language): string => {
  const [en = "", es = en] = description.split(separator)
  return language === "es" ? es : en
}

/** Describes a flag or an argument in both languages. */
export const describe =
  (text: Localized) =>
  <Kind extends Param.ParamKind, A>(self: Param.Param<Kind, A>): Param.Param<Kind, A> =>
    Param.withDescription(self, bilingual(text))

/** A call of a command, and what it is good for where that has to be said. */
export type CommandExample = { readonly command: string } & (Localized | { readonly en?: never })

/** What the help of a command says of it. */
export interface CommandTexts extends Localized {
  /** Takes the place of the text in a list of commands. */
  readonly short?: Localized
  readonly examples?: ReadonlyArray<CommandExample>
}

/** Describes a command in both languages. */
export const describeCommand =
  ({ examples = [], short, ...text }: CommandTexts) =>
  <const Name extends string, Input, ContextInput, E, R>(
    self: Command.Command<Name, Input, ContextInput, E, R>
  ): Command.Command<Name, Input, ContextInput, E, R> =>
    self.pipe(
      Command.withDescription(bilingual(text)),
      Command.withExamples(
        examples.map(({ command, ...about }) =>
          about.en === undefined ? { command } : { command, description: bilingual(about) }
        )
      ),
      (described) => (short === undefined ? described : Command.withShortDescription(described, bilingual(short)))
    )
