import { ArchiveQuery, maximumArchived } from "@radicar/contract/inner/ArchiveFiles"
import type { FileLink } from "@radicar/contract/inner/FilesGroup"
import { Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import {
  argument,
  describe,
  describeCommand,
  flagsOf,
  optionalText,
  outFlag,
  paperFlag,
  sortFlag,
  submissionFilterFlags,
  toggle
} from "../flags/flags.ts"
import { accessFlags, companyFlags } from "../flags/serviceFlags.ts"
import { factRows } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { refuseTerminal } from "../output/write.ts"
import { withClient } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import { asFile, asValue, serviceCommand } from "../service/serviceCommand.ts"
import { brokenDownload, download, receivedText } from "./download.ts"

const shared = {
  uuid: argument("uuid", {
    en: "Key of the document (CUFE, CUDE, …), `document.uuid` of its result",
    es: "Clave del documento (CUFE, CUDE, …), `document.uuid` de su resultado"
  }),
  service: accessFlags
}

const pdf = serviceCommand(
  {
    path: "file pdf",
    flags: { ...shared, paper: paperFlag, out: outFlag },
    prepare: ({ out }) => refuseTerminal(out, "PDF", { en: "document.pdf", es: "documento.pdf" }),
    call: ({ files }, { paper, uuid }) => files.pdf({ query: { uuid, ...flagsOf({ paper }) } }),
    ...asFile
  },
  {
    en: "Graphic representation of a filed document, with its XML attached",
    es: "Representación gráfica de un documento radicado, con su XML anexo"
  }
)

const xml = serviceCommand(
  {
    path: "file xml",
    flags: {
      ...shared,
      kind: Flag.Literals("kind", ["document", "response", "attached"]).pipe(
        describe({
          en: "The signed document (default), the authority's answer, or the container with both",
          es: "El documento firmado (por omisión), la respuesta de la DIAN, o el contenedor con ambos"
        }),
        Flag.withDefault("document" as const)
      ),
      base64: toggle("base64", {
        en: "As text in base64: of the container, xmlFevFile of the health ministry's validator",
        es: "Como texto en base64: del contenedor, el xmlFevFile del validador del Ministerio de Salud"
      }),
      out: outFlag
    },
    call: ({ files }, { base64, kind, uuid }) =>
      files.xml({ query: { uuid, kind, ...(base64 ? { encoding: "base64" } : {}) } }),
    ...asFile
  },
  {
    en: "Signed XML of a filed document, octet for octet; or the authority's answer, or the container",
    es: "XML firmado de un documento radicado, octeto por octeto; o la respuesta de la DIAN, o el contenedor"
  }
)

const link = serviceCommand(
  {
    path: "file url",
    flags: {
      ...shared,
      type: Flag.Literals("type", ["pdf", "xml", "zip"]).pipe(
        describe({
          en: "The PDF (default), the signed XML, or the ZIP that goes to the receiver",
          es: "El PDF (por omisión), el XML firmado, o el ZIP que va al receptor"
        }),
        Flag.withDefault("pdf" as const)
      )
    },
    call: ({ files }, { type, uuid }) => files.url({ query: { uuid, type } }),
    write: asValue((answer: typeof FileLink.Type, layout) =>
      factRows({ ...layout, columns: 10_000 }, [
        ["url", answer.url],
        [{ en: "expires", es: "vence" }, answer.expires]
      ])
    )
  },
  {
    en: "A link that opens one file of a document without a token, for a day",
    es: "Un enlace que abre un archivo de un documento sin token, por un día"
  }
)

const archive = Command.make(
  "archive",
  {
    ids: Argument.String("id").pipe(
      describe({
        en: "Id of a submission, or a document's key, up to 2000; else what the filters find",
        es: "Identificador de una radicación, o clave de un documento, hasta 2000; si no, lo que encuentren los filtros"
      }),
      Argument.variadic({ min: 0, max: maximumArchived })
    ),
    ...submissionFilterFlags,
    ...sortFlag,
    content: optionalText(
      "content",
      "files",
      {
        en: "Files of each document, with commas: pdf,xml (default) and container",
        es: "Archivos de cada documento, con comas: pdf,xml (por omisión) y container"
      },
      ArchiveQuery.content.schema
    ),
    as: Flag.Literals("as", ["zip", "pdf"]).pipe(
      describe({
        en: "One ZIP (default), or one PDF with the pages of all",
        es: "Un ZIP (por omisión), o un solo PDF con las páginas de todos"
      }),
      Flag.withDefault("zip" as const)
    ),
    out: outFlag,
    service: companyFlags
  },
  Effect.fn("file archive")(function* ({ as, ids, out, service, ...chosen }) {
    const output = yield* Output
    yield* as === "zip"
      ? refuseTerminal(out, "ZIP", { en: "documents.zip", es: "documentos.zip" })
      : refuseTerminal(out, "PDF", { en: "documents.pdf", es: "documentos.pdf" })
    yield* withClient(service, ({ files }) =>
      files
        .archive({
          query: { companyId: service.companyId, as, ...flagsOf(chosen) },
          payload: ids.length === 0 ? {} : { ids }
        })
        .pipe(
          Effect.mapError((error) => resourceFailure(error, service.url)),
          Effect.flatMap((octets) =>
            download(
              out,
              octets,
              (received, pace) => ({ text: receivedText(received, pace) }),
              brokenDownload(service.url)
            )
          ),
          Effect.scoped
        )
    )
    if (Option.isSome(out) && out.value !== "-") {
      yield* output.message(output.say({ en: `Wrote ${out.value}.`, es: `Se escribió ${out.value}.` }))
    }
  }, reporting("document"))
).pipe(
  describeCommand({
    en: "Fetch the files of many documents: one ZIP, or one PDF",
    es: "Trae los archivos de muchos documentos: un ZIP, o un solo PDF",
    examples: [
      {
        command: "radicar file archive --type 01 --from 2026-01-01 --to 2026-02-01 --out january.zip",
        en: "The invoices of a month; contents.json says which files are missing",
        es: "Las facturas de un mes; contents.json dice qué archivos faltan"
      },
      { command: "radicar file archive 2d1c7c75… 5f0e1a22… --as pdf --out print.pdf" }
    ]
  })
)

/** `radicar file`: downloads the files of filed documents. */
export const fileCommand = Command.make("file").pipe(
  describeCommand({
    en: "Fetch the files of filed documents",
    es: "Trae los archivos de documentos radicados",
    examples: [
      { command: "radicar file pdf 2d1c7c75… --out invoice.pdf" },
      { command: "radicar file xml 2d1c7c75… --kind attached --out container.xml" },
      {
        command: "radicar file xml 2d1c7c75… --kind attached --base64",
        en: "As the health ministry's validator takes it",
        es: "Como la recibe el validador del Ministerio de Salud"
      }
    ]
  }),
  Command.withSubcommands([pdf, xml, archive, link])
)
