import { explainRule } from "@radicar/domain/rulebook/explainRule"
import { Effect, Option } from "effect"
import { Argument, Command } from "effect/cli"
import { explainedIn } from "../explain/explainedIn.ts"
import { explainedInXml, looksLikeXml } from "../explain/explainedInXml.ts"
import { Failure } from "../Failure.ts"
import { filingFlags } from "../flags/filingFlags.ts"
import { verifyFlags } from "../flags/verifyFlags.ts"
import { decodeText } from "../input/decodeText.ts"
import { readInput } from "../input/readInput.ts"
import { Output } from "../output/Output.ts"
import { explanationText } from "../output/explanationText.ts"
import { reporting } from "../output/reporting.ts"
import { reportText } from "../output/reportText.ts"
import { reportJson } from "@radicar/ubl/verify/reportJson"
import { verifySecrets } from "../verify/verifySecrets.ts"

const unknownRule = (code: string): Failure =>
  new Failure({
    reason: "usage",
    text: { en: `There is no rule ${code} in the catalogue.`, es: `No hay una regla ${code} en el catálogo.` },
    hint: {
      en: "Codes look like FAU06, DSAJ25a, NIE024 or 90, as the authority's answer has them.",
      es: "Los códigos son como FAU06, DSAJ25a, NIE024 o 90, tal como los da la respuesta de la DIAN."
    }
  })

const { ask, technicalKeyFile } = verifyFlags

/** `radicar explain`: what a rule of the authority means, what to do about it, and where a document breaks it. */
export const explain = Command.make(
  "explain",
  {
    code: Argument.String("code").pipe(Argument.withDescription("Code of the rule, as the authority's answer has it")),
    file: Argument.String("file").pipe(
      Argument.withDescription("The document that was refused, as JSON body or signed XML; - reads standard input"),
      Argument.optional
    ),
    filing: filingFlags,
    technicalKeyFile,
    ask
  },
  Effect.fn("explain")(function* ({ code, file, filing, ...flags }) {
    const output = yield* Output
    const { language, say } = output
    const bytes = Option.isSome(file) ? yield* readInput(file.value) : undefined
    if (bytes !== undefined && looksLikeXml(bytes)) {
      const rule = explainRule(code, { language })
      if (rule === undefined) return yield* unknownRule(code)
      const secrets = yield* verifySecrets({ ...filing, ...flags, against: Option.none() })
      const report = yield* explainedInXml(code, bytes, secrets)
      return yield* output.value(
        { ...rule, document: reportJson(report, say) },
        () => `${explanationText(rule, output)}\n\n${reportText(report, output)}`
      )
    }
    const text =
      bytes === undefined
        ? undefined
        : yield* decodeText(
            bytes,
            Option.getOrElse(file, () => "-")
          )
    const inFile = text === undefined ? undefined : yield* explainedIn(code, text, filing)
    const typeCode = inFile?.typeCode
    const rule = explainRule(code, { language, ...(typeCode === undefined ? {} : { typeCode }) })
    if (rule === undefined) return yield* unknownRule(code)
    const explanation = { ...rule, ...inFile }
    yield* output.value(explanation, () => explanationText(explanation, output))
  }, reporting("value"))
).pipe(
  Command.withDescription("Explain a rule of the authority: what it means, what to do, and where a document breaks it"),
  Command.withExamples([
    { command: "radicar explain FAU06", description: "Cause, fix and the field of the body" },
    { command: "radicar explain FAD06 invoice.json", description: "The key's text, part by part" },
    {
      command: "radicar explain FAD06 signed.xml --technical-key-file key.txt",
      description: "Which part of the key was hashed otherwise"
    }
  ])
)
