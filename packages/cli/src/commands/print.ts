import { CompanyPrint } from "@radicar/contract/inner/tenant/CompanyPrint"
import type { DocumentKey } from "@radicar/domain/inner/key/DocumentKey"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { LocalDateTime, parseLocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import type { Logo, UnreadableLogo } from "@radicar/print/inner/logo/Logo"
import type { Attachment } from "@radicar/print/inner/pdf/Attachment"
import { Effect, type FileSystem, Option, type Result, Schema, type Stdio } from "effect"
import { Command } from "effect/cli"
import { basename } from "node:path"
import { loadPrintable } from "../document/judgeDocument.ts"
import { readSettings } from "../document/parseJsonBody.ts"
import { type Failure, failure } from "../Failure.ts"
import { filingFlags } from "../flags/filingFlags.ts"
import { describeCommand, fileArgument, flagsOf, namedFile, optionalText, outFlag, paperFlag } from "../flags/flags.ts"
import { readInput } from "../input/readInput.ts"
import { Output, reporting } from "../output/Output.ts"
import { refuseTerminal, writeDocument } from "../output/write.ts"

const Moment = Schema.String.check(
  Schema.makeFilter((text) => parseLocalDateTime(text) instanceof LocalDateTime)
).annotate({
  description: bilingual({
    en: "a moment, such as 2026-11-24T10:00:00",
    es: "un momento, como 2026-11-24T10:00:00"
  })
})

const problems: Readonly<Record<UnreadableLogo["problem"], string>> = {
  format: "El logo no es PNG ni JPEG. Conviértalo a uno de ellos.",
  damaged: "El logo está dañado: su archivo está cortado o no es lo que dice ser. Expórtelo de nuevo.",
  colours: "El logo tiene colores CMYK u otros que un PDF/A no puede mostrar. Conviértalo a RGB.",
  interlaced: "El logo es un PNG entrelazado. Guárdelo sin entrelazar.",
  size: "El logo tiene más de 16 millones de píxeles, o de 16 000 por lado. Redúzcalo; 600 píxeles bastan."
}

const usable = (read: Result.Result<Logo, UnreadableLogo>): Effect.Effect<Logo, Failure> =>
  Effect.mapError(Effect.fromResult(read), ({ message, problem }) =>
    failure("configuration", { en: message, es: problems[problem] })
  )

/**
 * Logo to print: that of `--logo`, else the one inside the document's `ImageUrl`. An address in `ImageUrl` is not
 * downloaded; a message says so.
 */
const readLogoFlag = Effect.fn("readLogoFlag")(function* (
  flag: Option.Option<string>,
  imageUrl: string | undefined
): Effect.fn.Return<Logo | undefined, Failure, FileSystem.FileSystem | Stdio.Stdio | Output> {
  // loaded as late as the code that prints
  const { readLogo } = yield* Effect.promise(() => import("@radicar/print/inner/logo/readLogo"))
  if (Option.isSome(flag)) return yield* usable(readLogo(yield* readInput(flag.value)))
  if (imageUrl === undefined) return undefined
  const { embeddedLogo } = yield* Effect.promise(() => import("@radicar/print/inner/logo/embeddedLogo"))
  const embedded = embeddedLogo(imageUrl)
  if (embedded !== undefined) return yield* usable(embedded)
  const output = yield* Output
  yield* output.message(
    output.say({
      en: "ImageUrl is not fetched: give the picture with --logo.",
      es: "ImageUrl no se descarga: indique la imagen con --logo."
    })
  )
  return undefined
})

/** Reads the file of `--design`. */
const readDesignFlag = (
  flag: Option.Option<string>
): Effect.Effect<typeof CompanyPrint.Type, Failure, FileSystem.FileSystem | Stdio.Stdio | Output> =>
  Option.isNone(flag) ? Effect.succeed({}) : readSettings(flag.value, CompanyPrint)

/** Reads the file of `--xml`. It must belong to this very document, so it must contain the document's key. */
const readXmlFlag = Effect.fn("readXmlFlag")(function* (
  flag: Option.Option<string>,
  key: DocumentKey
): Effect.fn.Return<Attachment | undefined, Failure, FileSystem.FileSystem | Stdio.Stdio | Output> {
  if (Option.isNone(flag)) return undefined
  const octets = yield* readInput(flag.value)
  if (!Buffer.from(octets).includes(key.value)) {
    return yield* failure(
      "invalid-document",
      {
        en: `${flag.value} is not the XML of this document: its key is not in it.`,
        es: `${flag.value} no es el XML de este documento: no contiene su código único.`
      },
      {
        en: `The key is ${key.value}; it changes with the date, the number, the amounts and the software.`,
        es: `El código único es ${key.value}; cambia con la fecha, el número, los valores y el software.`
      }
    )
  }
  return { name: flag.value === "-" ? "documento.xml" : basename(flag.value), octets }
})

/** `radicar print`: prints a document's graphic representation. */
export const printCommand = Command.make(
  "print",
  {
    file: fileArgument({ en: "JSON body of a document", es: "Cuerpo JSON de un documento" }),
    filing: filingFlags,
    logo: namedFile("logo", {
      en: "PNG or JPEG file of the issuer's picture; else the one inside ImageUrl",
      es: "Archivo PNG o JPEG con la imagen del emisor; si no, la de ImageUrl"
    }),
    xml: namedFile("xml", {
      en: "Signed XML of this document, attached to the PDF",
      es: "XML firmado de este documento, anexo al PDF"
    }),
    validated: optionalText(
      "validated",
      "moment",
      {
        en: "When the authority accepted it, such as 2026-11-24T10:00:00; without it, the PDF says that it has no validation",
        es: "Cuándo la DIAN lo aceptó, como 2026-11-24T10:00:00; sin él, el PDF dice que no tiene validación"
      },
      Moment
    ),
    paper: paperFlag,
    design: namedFile("design", {
      en: "JSON with Template, Colour, LogoPlace, Footer, TillPaper and Logo, as for `radicar company print set`",
      es: "JSON con Template, Colour, LogoPlace, Footer, TillPaper y Logo, como en `radicar company print set`"
    }),
    out: outFlag
  },
  Effect.fn("print")(function* ({ design, file, filing, logo, out, paper, validated, xml }) {
    yield* refuseTerminal(out, "PDF", { en: "document.pdf", es: "documento.pdf" })
    const document = yield* loadPrintable(file, filing)
    const { logo: designLogo, tillPaper, ...face } = yield* readDesignFlag(design)
    const imageUrl = designLogo === undefined ? document.imageUrl : `data:image/png;base64,${designLogo}`
    const picture = yield* readLogoFlag(logo, imageUrl)
    const attachment = yield* readXmlFlag(xml, document.key)
    const accepted = Option.getOrUndefined(Option.map(validated, parseLocalDateTime))
    const pdf = document.print({
      face,
      ...flagsOf({ paper }),
      ...(tillPaper === undefined ? {} : { tillPaper }),
      ...(accepted instanceof LocalDateTime ? { validated: accepted } : { standing: "unvalidated" }),
      ...(picture === undefined ? {} : { logo: picture }),
      ...(attachment === undefined ? {} : { xml: attachment })
    })
    yield* writeDocument(out, pdf)
  }, reporting("document"))
).pipe(
  describeCommand({
    en: "Write a document's graphic representation, a PDF/A-3 with QR code, offline",
    es: "Escribe la representación gráfica de un documento, un PDF/A-3 con código QR, sin conexión",
    short: { en: "Write the graphic representation as PDF/A-3", es: "Escribe la representación gráfica en PDF/A-3" },
    examples: [
      { command: "radicar print invoice.json --out invoice.pdf" },
      { command: "radicar print ticket.json --paper roll58 --out ticket.pdf" },
      {
        command: "radicar print invoice.json --xml signed.xml --logo logo.png --out invoice.pdf",
        en: "With the signed XML attached",
        es: "Con el XML firmado anexo"
      }
    ]
  })
)
