import { JsonObject, writeJson } from "@radicar/domain/inner/json/JsonValue"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { receive } from "@radicar/ubl/inner/received/receive"
import type { ReceivedDocument } from "@radicar/ubl/inner/received/ReceivedDocument"
import { receivedJson } from "@radicar/ubl/inner/received/receivedJson"
import { type DocumentReport, togetherProven } from "@radicar/ubl/inner/verify/DocumentReport"
import { Clock, Effect, Result } from "effect"
import { Command } from "effect/cli"
import { failure } from "../Failure.ts"
import { verifyFlags } from "../flags/verifyFlags.ts"
import { describeCommand, fileArgument, toggle } from "../flags/flags.ts"
import { readInput } from "../input/readInput.ts"
import { factRows, type Layout, wrapText } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { proofText, reportFacts } from "../output/reportText.ts"
import { unproven, usedTrust } from "../trust/usedTrust.ts"
import { verifySecrets, verifyTools } from "../verify/verifySecrets.ts"
import { unpackAll } from "../verify/unpackXml.ts"

const document: Localized = { en: "document", es: "documento" }
const container: Localized = { en: "container", es: "contenedor" }
const answer: Localized = { en: "answer", es: "respuesta" }

const noBody: Localized = {
  en: "No operation files a document of this kind: it has no body.",
  es: "Ninguna operación radica este documento: no tiene cuerpo."
}

const verdict = (report: DocumentReport, { say }: Layout): string => {
  const failed = report.checks.filter(({ ok }) => !ok).map(({ check }) => check)
  return failed.length === 0
    ? say({
        en: `all ${report.checks.length} checks hold`,
        es: `se cumplen las ${report.checks.length} comprobaciones`
      })
    : `${say({ en: "does not hold:", es: "no se cumple:" })} ${failed.join(", ")}`
}

const verdicts = (received: ReceivedDocument, layout: Layout): string => {
  const { paint, say } = layout
  const row = (name: Localized, report: DocumentReport | undefined) => {
    const colour = report?.checks.every(({ ok }) => ok) === true ? paint.green : paint.red
    return [say(name), report === undefined ? undefined : verdict(report, layout), colour] as const
  }
  return factRows({ ...layout, indent: 2 }, [
    row(document, received.report),
    row(container, received.container),
    ...received.answers.map((answerReport) => row(answer, answerReport))
  ])
}

const unreadText = ({ read }: ReceivedDocument, { columns, say }: Layout): ReadonlyArray<string> => {
  if (read === undefined) return wrapText(say(noBody), columns)
  if (read.unread.length === 0) {
    return wrapText(
      say({
        en: `Read completely, as the body of ${read.operation}.`,
        es: `Leído completo, como cuerpo de ${read.operation}.`
      }),
      columns
    )
  }
  const title = {
    en: `Read as the body of ${read.operation}, which has no place for:`,
    es: `Leído como cuerpo de ${read.operation}, que no tiene lugar para:`
  }
  return [...wrapText(say(title), columns), ...read.unread.map((path) => `  ${path}`)]
}

/**
 * Text about a received document: its facts, the results of verifying it, and content for which a body has no field.
 */
const receivedText = (received: ReceivedDocument, file: string | undefined, layout: Layout): string =>
  [
    ...(file === undefined ? [] : [layout.paint.bold(file), ""]),
    reportFacts(received.report, layout),
    "",
    verdicts(received, layout),
    "",
    ...unreadText(received, layout),
    ...proofText(
      togetherProven(
        [],
        partsOf(received).map(({ proof }) => proof)
      ),
      layout
    )
  ].join("\n")

const { against: _, ...secretFlags } = verifyFlags

/** A received document with its name in a ZIP. */
interface Named {
  readonly entry: string | undefined
  readonly received: ReceivedDocument
}

const unreadable = (text: Localized) => failure("invalid-document", text)

const inFile = (entry: string | undefined, { en, es }: Localized) =>
  unreadable(entry === undefined ? { en, es } : { en: `${entry}: ${en}`, es: `${entry}: ${es}` })

const bodyOf = (documents: ReadonlyArray<Named>) => {
  const [only, ...others] = documents
  const body = only?.received.read?.body
  if (body !== undefined && others.length === 0) return Effect.succeed(body)
  return others.length > 0
    ? unreadable({
        en: "There are several documents; --body takes a file with one.",
        es: "Hay varios documentos; --body recibe un archivo con uno."
      })
    : unreadable(noBody)
}

const partsOf = ({ answers, container, report }: ReceivedDocument): ReadonlyArray<DocumentReport> => [
  report,
  ...(container === undefined ? [] : [container]),
  ...answers
]

/**
 * `radicar read`: converts any XML of the authority's formats to the body of the operation that files it, and verifies
 * it.
 */
export const readCommand = Command.make(
  "read",
  {
    file: fileArgument({
      en: "XML of a document, event, answer or container; or a ZIP with several",
      es: "XML de un documento, evento, respuesta o contenedor; o un ZIP con varios"
    }),
    body: toggle("body", {
      en: "Writes only the body of the document",
      es: "Escribe solo el cuerpo del documento"
    }),
    ...secretFlags
  },
  Effect.fn("read")(function* ({ body, file, ...flags }) {
    const output = yield* Output
    const unpacked = unpackAll(yield* readInput(file))
    if (Result.isFailure(unpacked)) return yield* unreadable(unpacked.failure)
    const secrets = yield* verifySecrets(flags)
    const at = new Date(yield* Clock.currentTimeMillis)
    const tools = verifyTools(yield* usedTrust(flags.trust))
    const documents: Array<Named> = []
    for (const { bytes, entry } of unpacked.success) {
      const received = receive(bytes, { secrets, at, tools })
      if (Result.isFailure(received)) return yield* inFile(entry, received.failure)
      documents.push({ entry, received: received.success })
    }
    if (body) yield* output.document(`${writeJson(yield* bodyOf(documents))}\n`)
    else {
      const json = JsonObject.from({
        documents: documents.map(({ entry, received }) => receivedJson(received, output.say, entry))
      })
      yield* output.value(json, () =>
        documents.map(({ entry, received }) => receivedText(received, entry, output)).join("\n\n")
      )
    }
    const proof = togetherProven(
      [],
      documents.flatMap(({ received }) => partsOf(received).map((part) => part.proof))
    )
    if (proof.degree !== "proven") return yield* unproven(proof)
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Convert a received document to JSON and check it, offline",
    es: "Convierte un documento recibido a JSON y lo revisa, sin conexión",
    short: {
      en: "Convert a received document to JSON and check it",
      es: "Convierte a JSON un documento recibido y lo revisa"
    },
    examples: [
      { command: "radicar read ad09003731150002600000001.xml" },
      { command: "radicar read received.zip --output json" },
      {
        command: "radicar read signed.xml --body > invoice.json",
        en: "The body, with every digit unchanged",
        es: "El cuerpo, con cada dígito tal como está"
      }
    ]
  })
)
