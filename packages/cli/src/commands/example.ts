import { documentTypes } from "@radicar/ubl/documentTypes"
import { Command } from "effect/cli"
import { exampleOf } from "./exampleOf.ts"

/** `radicar example`: bodies to start from. */
export const example = Command.make("example").pipe(
  Command.withDescription("Print the body of a document to start from"),
  Command.withSubcommands(Object.values(documentTypes).map(exampleOf))
)
