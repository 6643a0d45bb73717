import { Effect } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { describe, describeCommand, outFlag } from "../flags/flags.ts"
import { accessFlags } from "../flags/serviceFlags.ts"
import { factRows } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { refuseTerminal, writeDocument } from "../output/write.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"

const shared = {
  uuid: Argument.String("uuid").pipe(
    describe({
      en: "Key of the document (CUFE, CUDE, …), `document.uuid` of its result",
      es: "Clave del documento (CUFE, CUDE, …), `document.uuid` de su resultado"
    })
  ),
  service: accessFlags
}

const pdf = Command.make(
  "pdf",
  { ...shared, out: outFlag },
  Effect.fn("file pdf")(function* ({ out, service, uuid }) {
    yield* refuseTerminal(out, "PDF", { en: "document.pdf", es: "documento.pdf" })
    yield* writeDocument(
      out,
      yield* callService(service, ({ files }) => files.pdf({ query: { uuid } }), resourceFailure)
    )
  }, reporting("document"))
).pipe(
  describeCommand({
    en: "Graphic representation of a filed document, with its XML attached",
    es: "Representación gráfica de un documento radicado, con su XML anexo"
  })
)

const xml = Command.make(
  "xml",
  {
    ...shared,
    kind: Flag.Literals("kind", ["document", "response", "attached"]).pipe(
      describe({
        en: "The signed document (default), the authority's answer, or the container with both",
        es: "El documento firmado (por omisión), la respuesta de la DIAN, o el contenedor con ambos"
      }),
      Flag.withDefault("document" as const)
    ),
    out: outFlag
  },
  Effect.fn("file xml")(function* ({ kind, out, service, uuid }) {
    yield* writeDocument(
      out,
      yield* callService(service, ({ files }) => files.xml({ query: { uuid, kind } }), resourceFailure)
    )
  }, reporting("document"))
).pipe(
  describeCommand({
    en: "Signed XML of a filed document, octet for octet; or the authority's answer, or the container",
    es: "XML firmado de un documento radicado, octeto por octeto; o la respuesta de la DIAN, o el contenedor"
  })
)

const link = Command.make(
  "url",
  {
    ...shared,
    type: Flag.Literals("type", ["pdf", "xml", "zip"]).pipe(
      describe({
        en: "The PDF (default), the signed XML, or the ZIP that goes to the receiver",
        es: "El PDF (por omisión), el XML firmado, o el ZIP que va al receptor"
      }),
      Flag.withDefault("pdf" as const)
    )
  },
  Effect.fn("file url")(function* ({ service, type, uuid }) {
    const output = yield* Output
    const answer = yield* callService(service, ({ files }) => files.url({ query: { uuid, type } }), resourceFailure)
    yield* output.value(answer, () =>
      factRows({ columns: 10_000, paint: output.paint }, [
        ["url", answer.url],
        [output.say({ en: "expires", es: "vence" }), answer.expires]
      ])
    )
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "A link that opens one file of a document without a token, for a day",
    es: "Un enlace que abre un archivo de un documento sin token, por un día"
  })
)

/** `radicar file`: the files of filed documents. */
export const file = Command.make("file").pipe(
  describeCommand({
    en: "Fetch the files of a filed document",
    es: "Trae los archivos de un documento radicado",
    examples: [
      { command: "radicar file pdf 2d1c7c75… --out invoice.pdf" },
      { command: "radicar file xml 2d1c7c75… --kind attached --out container.xml" }
    ]
  }),
  Command.withSubcommands([pdf, xml, link])
)
