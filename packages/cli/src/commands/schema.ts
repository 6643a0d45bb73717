import type { DocumentDefinition } from "@radicar/domain/inner/document/DocumentDefinition"
import { documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import { Effect } from "effect"
import { Command } from "effect/cli"
import { titled } from "../document/titleOf.ts"
import { describeCommand, outFlag } from "../flags/flags.ts"
import { Output, reporting } from "../output/Output.ts"
import { writeDocument } from "../output/write.ts"

const schemaOf = (type: DocumentDefinition<unknown>) =>
  Command.make(
    type.name,
    { out: outFlag },
    Effect.fn(`schema ${type.name}`)(function* ({ out }) {
      // loads the whole contract, which other commands do not need
      const { bodySchema } = yield* Effect.promise(() => import("../document/bodySchema.ts"))
      const { language } = yield* Output
      yield* writeDocument(out, `${JSON.stringify(bodySchema(type.operation, language), null, 2)}\n`)
    }, reporting("document"))
  ).pipe(
    describeCommand(
      titled({ en: "The JSON Schema of the body of a document", es: "El JSON Schema del cuerpo de un documento" }, type)
    )
  )

/** `radicar schema`: prints the schema of bodies, for editors and generators. */
export const schemaCommand = Command.make("schema").pipe(
  describeCommand({
    en: "Print the JSON Schema of the body of a document",
    es: "Imprime el JSON Schema del cuerpo de un documento",
    examples: [
      {
        command: "radicar schema invoice --out invoice.schema.json",
        en: "For an editor, or to generate types",
        es: "Para un editor, o para generar tipos"
      }
    ]
  }),
  Command.withSubcommands(Object.values(documentDefinitions).map(schemaOf))
)
