import { Effect, Option } from "effect"
import { Command } from "effect/cli"
import { loadPrintable } from "../document/loadDocument.ts"
import { Failure } from "../Failure.ts"
import { fileArgument } from "../flags/fileArgument.ts"
import { filingFlags } from "../flags/filingFlags.ts"
import { namedFile } from "../flags/namedFile.ts"
import { outFlag } from "../flags/outFlag.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { writeDocument } from "../output/writeDocument.ts"
import { readLogoFlag } from "../print/readLogoFlag.ts"
import { readXmlFlag } from "../print/readXmlFlag.ts"
import { describeCommand } from "../flags/describe.ts"

const toTerminal = new Failure({
  reason: "usage",
  text: { en: "A PDF is nothing for a terminal.", es: "Un PDF no es para la terminal." },
  hint: { en: "Give --out document.pdf.", es: "Use --out documento.pdf." }
})

/** `radicar print`: a document's graphic representation. */
export const print = Command.make(
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
    out: outFlag
  },
  Effect.fn("print")(function* ({ file, filing, logo, out, xml }) {
    const { isTerminal } = yield* Output
    if (isTerminal && Option.isNone(out)) return yield* toTerminal
    const document = yield* loadPrintable(file, filing)
    const picture = yield* readLogoFlag(logo, document.imageUrl)
    const attachment = yield* readXmlFlag(xml, document.key)
    const pdf = document.print({
      ...(picture === undefined ? {} : { logo: picture }),
      ...(attachment === undefined ? {} : { xml: attachment })
    })
    yield* writeDocument(out, pdf)
  }, reporting("document"))
).pipe(
  describeCommand({
    en: "Write a document's graphic representation, a PDF/A-3 with QR code, offline",
    es: "Escribe la representación gráfica de un documento, un PDF/A-3 con código QR, sin conexión",
    examples: [
      { command: "radicar print invoice.json --out invoice.pdf" },
      {
        command: "radicar print invoice.json --xml signed.xml --logo logo.png --out invoice.pdf",
        en: "With the signed XML attached",
        es: "Con el XML firmado anexo"
      }
    ]
  })
)
