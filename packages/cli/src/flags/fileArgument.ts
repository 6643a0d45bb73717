import { Argument } from "effect/cli"

/** The file a command reads; `-` is standard input. */
export const fileArgument = (description: string) =>
  Argument.String("file").pipe(Argument.withDescription(`${description}; - reads standard input`))
