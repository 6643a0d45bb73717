import { completeBody } from "@radicar/domain/inner/complete/completeBody"
import { validationOf } from "@radicar/domain/inner/validate"
import type { Validation } from "@radicar/domain/inner/Validation"
import { Effect, Option } from "effect"
import { Command } from "effect/cli"
import { absentTotalsHint, judgeDocument } from "../document/judgeDocument.ts"
import { filingFlags } from "../flags/filingFlags.ts"
import { completeFlag, describeCommand, fileArgument } from "../flags/flags.ts"
import { Outcome } from "../Outcome.ts"
import { factRows, type Layout } from "../output/layout.ts"
import { invalidText, notificationsText, Output, reporting } from "../output/Output.ts"

/** Text with the result of checking a document: its key if it is valid, else every rule that it breaks. */
const validationText = (validation: Validation, layout: Layout): string => {
  const { paint, say } = layout
  const { documentKey = "", number = "", schemeName = "", valid } = validation
  if (!valid) return invalidText(validation, layout)
  const verdict = paint.green(say({ en: "Valid", es: "Válido" }))
  const key = factRows({ ...layout, indent: 2 }, [[schemeName.replace(/-.*/u, ""), documentKey]])
  return `${verdict}  ${paint.bold(number)}\n${key}${notificationsText(validation.notifications, layout)}`
}

/** `radicar validate`: finds every rule that a document breaks, without a network. */
export const validateCommand = Command.make(
  "validate",
  {
    file: fileArgument({ en: "JSON body of a document", es: "Cuerpo JSON de un documento" }),
    filing: filingFlags,
    complete: completeFlag
  },
  Effect.fn("validate")(function* ({ complete, file, filing }) {
    const output = yield* Output
    const judgement = judgeDocument(file, filing, Option.isSome(complete) ? completeBody : undefined)
    const validation = validationOf(yield* judgement)
    const hint = validation.valid ? undefined : absentTotalsHint(validation.violations, complete)
    yield* output.value(validation, () =>
      [validationText(validation, output), ...(hint === undefined ? [] : [output.say(hint)])].join("\n\n")
    )
    if (!validation.valid) return yield* Outcome.of("invalid-document")
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Check a document against every rule, offline",
    es: "Revisa un documento contra todas las reglas, sin conexión",
    short: { en: "Check a document against every rule", es: "Revisa un documento contra todas las reglas" },
    examples: [
      {
        command: "radicar validate invoice.json",
        en: "All its problems at once",
        es: "Todos sus problemas de una vez"
      },
      { command: "radicar validate invoice.json --output json | jq '.violations[].rule'" }
    ]
  })
)
