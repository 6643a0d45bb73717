import { validationOf } from "@radicar/domain/validate"
import { Effect } from "effect"
import { Command } from "effect/cli"
import { judgeDocument } from "../document/judgeDocument.ts"
import { fileArgument } from "../flags/fileArgument.ts"
import { filingFlags } from "../flags/filingFlags.ts"
import { Outcome } from "../Outcome.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { validationText } from "../output/validationText.ts"
import { describeCommand } from "../flags/describe.ts"

/** `radicar validate`: every rule a document breaks, at once, without a network. */
export const validate = Command.make(
  "validate",
  { file: fileArgument({ en: "JSON body of a document", es: "Cuerpo JSON de un documento" }), filing: filingFlags },
  Effect.fn("validate")(function* ({ file, filing }) {
    const output = yield* Output
    const validation = validationOf(yield* judgeDocument(file, filing))
    yield* output.value(validation, () => validationText(validation, output))
    if (!validation.valid) return yield* Outcome.of("invalid-document")
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Check a document against every rule, offline",
    es: "Revisa un documento contra todas las reglas, sin conexión",
    examples: [
      {
        command: "radicar validate invoice.json",
        en: "Everything that is wrong with it, at once",
        es: "Todo lo que tiene mal, de una vez"
      },
      { command: "radicar validate invoice.json --output json | jq '.violations[].rule'" }
    ]
  })
)
