import { explainRule, type RuleExplanation } from "@radicar/domain/inner/rulebook/explainRule"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { reportJson } from "@radicar/ubl/inner/verify/reportJson"
import { Effect, Option } from "effect"
import { Argument, Command } from "effect/cli"
import { explainedIn, type ExplainedInDocument, explainedInXml, looksLikeXml } from "../explain/explainedIn.ts"
import { type Failure, failure } from "../Failure.ts"
import { filingFlags } from "../flags/filingFlags.ts"
import { verifyFlags } from "../flags/verifyFlags.ts"
import { argument, describeCommand } from "../flags/flags.ts"
import { decodeUtf8, readInput } from "../input/readInput.ts"
import { keyText } from "../output/keyText.ts"
import { factRows, type Layout, wrapText } from "../output/layout.ts"
import { Output, reporting, violationsText } from "../output/Output.ts"
import { reportText } from "../output/reportText.ts"
import { verifySecrets } from "../verify/verifySecrets.ts"

const severities: Readonly<Record<RuleExplanation["severity"], Localized>> = {
  rejection: { en: "the authority rejects the document", es: "la DIAN rechaza el documento" },
  notification: { en: "the authority only notifies", es: "la DIAN solo notifica" }
}

const ofMinistry: typeof severities = {
  rejection: { en: "the health ministry rejects the RIPS", es: "el Ministerio de Salud rechaza el RIPS" },
  notification: { en: "the health ministry only notifies", es: "el Ministerio de Salud solo notifica" }
}

const deciders: Readonly<Record<RuleExplanation["decidedBy"], Localized>> = {
  rules: { en: "checked before anything is sent", es: "se verifica antes de enviar" },
  form: { en: "refused when the body is read", es: "se rechaza al leer el cuerpo" },
  construction: {
    en: "documents written by radicar cannot break it",
    es: "los documentos que escribe radicar no pueden incumplirla"
  },
  authority: { en: "only the authority can tell", es: "solo la DIAN puede saberlo" },
  rips: { en: "checked by radicar rips check", es: "se verifica con radicar rips check" }
}

const inDocument = ({ found: findings, key }: ExplainedInDocument, layout: Layout): ReadonlyArray<string> => [
  "",
  findings.length === 0
    ? layout.say({
        en: "Nothing in this document appears to break it.",
        es: "Nada en este documento parece incumplirla."
      })
    : `${layout.say({ en: "In this document:", es: "En este documento:" })}\n\n${violationsText({ violations: findings }, layout)}`,
  ...(key === undefined ? [] : ["", keyText({ ...key, number: "", key: key.value }, layout).trimStart()])
]

/** Text with the meaning of a rule, advice on it, and its findings in a document. */
const explanationText = (explanation: RuleExplanation & Partial<ExplainedInDocument>, layout: Layout): string => {
  const { cause, code, decidedBy, fix, found: findings, key, path, severity } = explanation
  const { columns, paint, say } = layout
  return [
    `${paint.bold(code)}  ${say((decidedBy === "rips" ? ofMinistry : severities)[severity])}`,
    "",
    ...wrapText(cause, columns),
    "",
    factRows({ ...layout, indent: 2 }, [
      [{ en: "fix", es: "solución" }, fix],
      [{ en: "field", es: "campo" }, path],
      [{ en: "seen", es: "detección" }, say(deciders[decidedBy])]
    ]),
    ...(findings === undefined ? [] : inDocument({ found: findings, ...(key === undefined ? {} : { key }) }, layout))
  ].join("\n")
}

const unknownRule = (code: string): Failure =>
  failure(
    "usage",
    { en: `There is no rule ${code} in the catalogue.`, es: `No hay una regla ${code} en el catálogo.` },
    {
      en: "Codes look like FAU06, DSAJ25a, NIE024 or 90, as in the authority's answer.",
      es: "Los códigos son como FAU06, DSAJ25a, NIE024 o 90, tal como los da la respuesta de la DIAN."
    }
  )

const { ask, technicalKeyFile } = verifyFlags

/** `radicar explain`: explains a rule of the authority, how to fix a violation, and where a document breaks it. */
export const explainCommand = Command.make(
  "explain",
  {
    code: argument("code", {
      en: "Code of the rule, as in the authority's answer",
      es: "Código de la regla, como lo da la respuesta de la DIAN"
    }),
    file: argument("file", {
      en: "The document that was refused, as JSON body or signed XML; - reads standard input",
      es: "El documento rechazado, como cuerpo JSON o XML firmado; - lee la entrada estándar"
    }).pipe(Argument.optional),
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
      const secrets = yield* verifySecrets({ ...filing, ...flags })
      const report = yield* explainedInXml(code, bytes, secrets)
      return yield* output.value(
        { ...rule, document: reportJson(report, say) },
        () => `${explanationText(rule, output)}\n\n${reportText(report, output)}`
      )
    }
    const text =
      bytes === undefined
        ? undefined
        : yield* decodeUtf8(
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
    short: {
      en: "Explain a rule of the authority, and how to correct it",
      es: "Explica una regla de la DIAN, y cómo corregir"
    },
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
        en: "Which part of the key differs",
        es: "Qué parte de la clave difiere"
      }
    ]
  })
)
