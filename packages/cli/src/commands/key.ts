import { redactedSeedOf, seedOf, type SeedPart } from "@radicar/domain/key/DocumentKey"
import { Effect } from "effect"
import { Command, Flag } from "effect/cli"
import { loadDocument } from "../document/loadDocument.ts"
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
    file: fileArgument("JSON body of a document"),
    filing: filingFlags,
    showSecrets: Flag.Boolean("show-secrets").pipe(
      Flag.withDescription("Shows the technical key or pin inside the hashed text"),
      Flag.withDefault(false)
    )
  },
  Effect.fn("key")(function* ({ file, filing, showSecrets }) {
    const output = yield* Output
    const document = yield* loadDocument(file, filing)
    const { key: documentKey } = document
    const result = {
      number: `${document.prefix}${document.number}`,
      scheme: documentKey.scheme,
      key: documentKey.value,
      seed: showSecrets ? seedOf(documentKey) : redactedSeedOf(documentKey),
      parts: documentKey.parts.map((part) => shown(part, showSecrets))
    }
    yield* output.value(result, () => keyText(result, output))
  }, reporting("value"))
).pipe(
  Command.withDescription("Show a document's key (CUFE, CUDE, CUDS, CUNE) and what it is the hash of"),
  Command.withExamples([
    { command: "radicar key invoice.json", description: "The key and the text that was hashed, part by part" },
    { command: "radicar key invoice.json --output json | jq -r .key" }
  ])
)
