import { explainRule } from "@radicar/domain/rules/catalogue/explainRule"
import { Effect, Option } from "effect"
import { Argument, Command } from "effect/cli"
import { explainedIn } from "../explain/explainedIn.ts"
import { Failure } from "../Failure.ts"
import { filingFlags } from "../flags/filingFlags.ts"
import { Output } from "../output/Output.ts"
import { explanationText } from "../output/explanationText.ts"
import { reporting } from "../output/reporting.ts"

const unknownRule = (code: string): Failure =>
  new Failure({
    reason: "usage",
    text: { en: `There is no rule ${code} in the catalogue.`, es: `No hay una regla ${code} en el catálogo.` },
    hint: {
      en: "Codes look like FAU06, DSAJ25a, NIE024 or 90, as the authority's answer has them.",
      es: "Los códigos son como FAU06, DSAJ25a, NIE024 o 90, tal como los da la respuesta de la DIAN."
    }
  })

/** `radicar explain`: what a rule of the authority means, what to do about it, and where a document breaks it. */
export const explain = Command.make(
  "explain",
  {
    code: Argument.String("code").pipe(Argument.withDescription("Code of the rule, as the authority's answer has it")),
    file: Argument.String("file").pipe(
      Argument.withDescription("JSON body of the document that was refused; - reads standard input"),
      Argument.optional
    ),
    filing: filingFlags
  },
  Effect.fn("explain")(function* ({ code, file, filing }) {
    const output = yield* Output
    const inFile = Option.isSome(file) ? yield* explainedIn(code, file.value, filing) : undefined
    const typeCode = inFile?.typeCode
    const rule = explainRule(code, { language: output.language, ...(typeCode === undefined ? {} : { typeCode }) })
    if (rule === undefined) return yield* unknownRule(code)
    const explanation = { ...rule, ...inFile }
    yield* output.value(explanation, () => explanationText(explanation, output))
  }, reporting("value"))
).pipe(
  Command.withDescription("Explain a rule of the authority: what it means, what to do, and where a document breaks it"),
  Command.withExamples([
    { command: "radicar explain FAU06", description: "Cause, fix and the field of the body" },
    { command: "radicar explain FAD06 invoice.json", description: "The key's text, part by part" }
  ])
)
