import { JsonObject } from "@radicar/domain/json/JsonObject"
import { writeJson } from "@radicar/domain/json/writeJson"
import { receive } from "@radicar/ubl/received/receive"
import type { ReceivedDocument } from "@radicar/ubl/received/ReceivedDocument"
import { receivedJson } from "@radicar/ubl/received/receivedJson"
import { Clock, Effect, Option, Result } from "effect"
import { Command, Flag } from "effect/cli"
import { Failure } from "../Failure.ts"
import { fileArgument } from "../flags/fileArgument.ts"
import { verifyFlags } from "../flags/verifyFlags.ts"
import { readInput } from "../input/readInput.ts"
import { Outcome } from "../Outcome.ts"
import { Output } from "../output/Output.ts"
import { receivedText } from "../output/receivedText.ts"
import { reporting } from "../output/reporting.ts"
import { verifySecrets } from "../verify/verifySecrets.ts"
import { verifyTools } from "../verify/verifyTools.ts"
import { unpackAll } from "../verify/unpack.ts"

const { against: _, ...secretFlags } = verifyFlags

/** A received document with the name that it has in a ZIP. */
interface Named {
  readonly entry: string | undefined
  readonly received: ReceivedDocument
}

const unreadable = (text: { readonly en: string; readonly es: string }) =>
  new Failure({ reason: "invalid-document", text })

const inFile = (entry: string | undefined, { en, es }: { readonly en: string; readonly es: string }) =>
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
    : unreadable({
        en: "No operation files a document of this kind: it has no body.",
        es: "Ninguna operación radica este documento: no tiene cuerpo."
      })
}

const isValid = ({ answers, container, report }: ReceivedDocument): boolean =>
  [report, ...(container === undefined ? [] : [container]), ...answers].every(({ checks }) =>
    checks.every(({ ok }) => ok)
  )

/** `radicar read`: any XML of the authority's as the body of the operation that files it, with what holds of it. */
export const read = Command.make(
  "read",
  {
    file: fileArgument("XML of a document, event, answer or container; or a ZIP with some"),
    body: Flag.Boolean("body").pipe(
      Flag.withDescription("Writes the body of the one document and nothing else"),
      Flag.withDefault(false)
    ),
    ...secretFlags
  },
  Effect.fn("read")(function* ({ body, file, ...flags }) {
    const output = yield* Output
    const unpacked = unpackAll(yield* readInput(file))
    if (Result.isFailure(unpacked)) return yield* unreadable(unpacked.failure)
    const secrets = yield* verifySecrets({ ...flags, against: Option.none() })
    const at = new Date(yield* Clock.currentTimeMillis)
    const documents: Array<Named> = []
    for (const { bytes, entry } of unpacked.success) {
      const received = receive(bytes, { secrets, at, tools: verifyTools })
      if (Result.isFailure(received)) return yield* inFile(entry, received.failure)
      documents.push({ entry, received: received.success })
    }
    if (body) yield* output.document(`${writeJson(yield* bodyOf(documents))}\n`)
    else {
      const json = JsonObject.from({
        Documents: documents.map(({ entry, received }) => receivedJson(received, output.say, entry))
      })
      yield* output.value(json, () =>
        documents.map(({ entry, received }) => receivedText(received, entry, output)).join("\n\n")
      )
    }
    if (!documents.every(({ received }) => isValid(received))) return yield* Outcome.of("invalid-document")
  }, reporting("value"))
).pipe(
  Command.withDescription("Read a received document back into JSON, with what holds of it; offline"),
  Command.withExamples([
    { command: "radicar read ad09003731150002600000001.xml" },
    { command: "radicar read received.zip --output json" },
    { command: "radicar read signed.xml --body > invoice.json", description: "The body, with every digit as it stands" }
  ])
)
