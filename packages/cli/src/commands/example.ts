import { Command } from "effect/cli"
import { exampleInvoice } from "./exampleInvoice.ts"

/** `radicar example`: bodies to start from. */
export const example = Command.make("example").pipe(
  Command.withDescription("Print the body of a document to start from"),
  Command.withSubcommands([exampleInvoice])
)
