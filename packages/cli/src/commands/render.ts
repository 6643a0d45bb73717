import { invoiceKey } from "@radicar/domain/key/invoiceKey"
import { unsignedText } from "@radicar/ubl/CanonicalXml"
import { renderInvoice } from "@radicar/ubl/invoice/renderInvoice"
import { Effect } from "effect"
import { Command } from "effect/cli"
import { loadInvoice } from "../document/loadInvoice.ts"
import { fileArgument } from "../flags/fileArgument.ts"
import { filingFlags } from "../flags/filingFlags.ts"
import { outFlag } from "../flags/outFlag.ts"
import { reporting } from "../output/reporting.ts"
import { writeDocument } from "../output/writeDocument.ts"

/** `radicar render`: a document as UBL, not signed. */
export const render = Command.make(
  "render",
  { file: fileArgument("JSON body of an invoice"), filing: filingFlags, out: outFlag },
  Effect.fn("render")(function* ({ file, filing, out }) {
    const checked = yield* loadInvoice(file, filing)
    yield* writeDocument(out, unsignedText(renderInvoice(checked, invoiceKey(checked))))
  }, reporting("document"))
).pipe(
  Command.withDescription("Write a document as UBL XML without a signature, offline"),
  Command.withExamples([{ command: "radicar render invoice.json | xmllint --format -" }])
)
