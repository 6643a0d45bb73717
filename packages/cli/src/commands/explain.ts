import { explainRule } from "@radicar/domain/rules/catalogue/explainRule"
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
import { describe, describeCommand } from "../flags/describe.ts"

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
    code: Argument.String("code").pipe(
      describe({
        en: "Code of the rule, as the authority's answer has it",
        es: "Código de la regla, como lo da la respuesta de la DIAN"
      })
    ),
    file: Argument.String("file").pipe(
      describe({
        en: "The document that was refused, as JSON body or signed XML; - reads standard input",
        es: "El documento rechazado, como cuerpo JSON o XML firmado; - lee la entrada estándar"
      }),
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
  describeCommand({
    en: "Explain a rule of the authority: what it means, what to do, and where a document breaks it",
    es: "Explica una regla de la DIAN: qué significa, qué hacer y dónde la incumple un documento",
    examples: [
      {
        command: "radicar explain FAU06",
        en: "Cause, fix and the field of the body",
        es: "Causa, corrección y el campo del cuerpo"
      },
      {
        command: "radicar explain FAD06 invoice.json",
        en: "The key's text, part by part",
        es: "El texto de la clave, parte por parte"
      },
      {
        command: "radicar explain FAD06 signed.xml --technical-key-file key.txt",
        en: "Which part of the key was hashed otherwise",
        es: "Qué parte de la clave se calculó de otro modo"
      }
    ]
  })
)
