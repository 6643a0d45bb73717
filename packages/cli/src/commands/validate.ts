import { Effect, Result } from "effect"
import { Command } from "effect/cli"
import { judgeDocument } from "../document/judgeDocument.ts"
import { fileArgument } from "../flags/fileArgument.ts"
import { filingFlags } from "../flags/filingFlags.ts"
import { Outcome } from "../Outcome.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { violationsText } from "../output/violationsText.ts"

/** `radicar validate`: every rule a document breaks, at once, without a network. */
export const validate = Command.make(
  "validate",
  { file: fileArgument("JSON body of a document"), filing: filingFlags },
  Effect.fn("validate")(function* ({ file, filing }) {
    const output = yield* Output
    const { paint, say } = output
    const judged = yield* judgeDocument(file, filing)
    if (Result.isSuccess(judged)) {
      const id = `${judged.success.prefix}${judged.success.number}`
      return yield* output.value(
        { valid: true, number: id, violations: [] },
        () => `${paint.green(say({ en: "Valid", es: "Válido" }))}  ${paint.bold(id)}`
      )
    }
    const violations = judged.failure
    yield* output.value({ valid: false, violations }, () => {
      const verdict = paint.red(say({ en: "Not valid", es: "No es válido" }))
      const count = violations.length
      const counted = say({
        en: count === 1 ? "1 rule is broken" : `${count} rules are broken`,
        es: count === 1 ? "se incumple 1 regla" : `se incumplen ${count} reglas`
      })
      return `${verdict}: ${counted}\n\n${violationsText(violations, output)}`
    })
    return yield* Outcome.of("invalid-document")
  }, reporting("value"))
).pipe(
  Command.withDescription("Check a document against every rule, offline"),
  Command.withExamples([
    { command: "radicar validate invoice.json", description: "Everything that is wrong with it, at once" },
    { command: "radicar validate invoice.json --output json | jq '.violations[].rule'" }
  ])
)
