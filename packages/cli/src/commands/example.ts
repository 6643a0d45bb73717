import { documentTypes } from "@radicar/ubl/documentTypes"
import { Command } from "effect/cli"
import { exampleOf } from "./exampleOf.ts"
import { describeCommand } from "../flags/describe.ts"

/** `radicar example`: bodies to start from. */
export const example = Command.make("example").pipe(
  describeCommand({
    en: "Print the body of a document to start from",
    es: "Imprime el cuerpo de un documento para empezar"
  }),
  Command.withSubcommands(Object.values(documentTypes).map(exampleOf))
)
