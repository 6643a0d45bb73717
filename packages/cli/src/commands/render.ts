import { unsignedText } from "@radicar/ubl/inner/CanonicalXml"
import { Effect } from "effect"
import { Command } from "effect/cli"
import { loadRenderable } from "../document/judgeDocument.ts"
import { filingFlags } from "../flags/filingFlags.ts"
import { describeCommand, fileArgument, outFlag } from "../flags/flags.ts"
import { reporting } from "../output/Output.ts"
import { writeDocument } from "../output/write.ts"

/** `radicar render`: writes a document as unsigned UBL. */
export const renderCommand = Command.make(
  "render",
  {
    file: fileArgument({ en: "JSON body of a document", es: "Cuerpo JSON de un documento" }),
    filing: filingFlags,
    out: outFlag
  },
  Effect.fn("render")(function* ({ file, filing, out }) {
    const document = yield* loadRenderable(file, filing)
    yield* writeDocument(out, unsignedText(document.render()))
  }, reporting("document"))
).pipe(
  describeCommand({
    en: "Write a document as UBL XML without a signature, offline",
    es: "Escribe un documento como XML UBL sin firma, sin conexión",
    short: { en: "Write a document as UBL XML without a signature", es: "Escribe un documento como XML UBL sin firma" },
    examples: [{ command: "radicar render invoice.json | xmllint --format -" }]
  })
)
