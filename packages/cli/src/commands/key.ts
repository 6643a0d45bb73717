import { redactedSeedOf, seedOf, type SeedPart } from "@radicar/domain/key/DocumentKey"
import { invoiceKey } from "@radicar/domain/key/invoiceKey"
import { Effect } from "effect"
import { Command, Flag } from "effect/cli"
import { loadInvoice } from "../document/loadInvoice.ts"
import { fileArgument } from "../flags/fileArgument.ts"
import { filingFlags } from "../flags/filingFlags.ts"
import { keyText } from "../output/keyText.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"

const shown = (part: SeedPart, showSecrets: boolean): SeedPart =>
  part.secret && !showSecrets ? { ...part, value: `{${part.name}}` } : part

/** `radicar key`: a document's key and, part by part, the text it is the hash of. */
export const key = Command.make(
  "key",
  {
    file: fileArgument("JSON body of an invoice"),
    filing: filingFlags,
    showSecrets: Flag.Boolean("show-secrets").pipe(
      Flag.withDescription("Shows the technical key or pin inside the hashed text"),
      Flag.withDefault(false)
    )
  },
  Effect.fn("key")(function* ({ file, filing, showSecrets }) {
    const output = yield* Output
    const checked = yield* loadInvoice(file, filing)
    const documentKey = invoiceKey(checked)
    const result = {
      number: checked.id,
      scheme: documentKey.scheme,
      key: documentKey.value,
      seed: showSecrets ? seedOf(documentKey) : redactedSeedOf(documentKey),
      parts: documentKey.parts.map((part) => shown(part, showSecrets))
    }
    yield* output.value(result, () => keyText(result, output))
  }, reporting("value"))
).pipe(
  Command.withDescription("Show a document's key (CUFE, CUDE) and what it is the hash of"),
  Command.withExamples([
    { command: "radicar key invoice.json", description: "The key and the text that was hashed, part by part" },
    { command: "radicar key invoice.json --output json | jq -r .key" }
  ])
)
