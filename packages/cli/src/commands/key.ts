import { redactedSeedOf, seedOf, type SeedPart } from "@radicar/domain/inner/key/DocumentKey"
import { Effect } from "effect"
import { Command } from "effect/cli"
import { loadDocument } from "../document/judgeDocument.ts"
import { filingFlags } from "../flags/filingFlags.ts"
import { describeCommand, fileArgument, toggle } from "../flags/flags.ts"
import { keyText } from "../output/keyText.ts"
import { Output, reporting } from "../output/Output.ts"

const redact = (part: SeedPart, showSecrets: boolean): SeedPart =>
  part.secret && !showSecrets ? { ...part, value: `{${part.name}}` } : part

/** `radicar key`: shows a document's key and the parts of the hashed text. */
export const keyCommand = Command.make(
  "key",
  {
    file: fileArgument({ en: "JSON body of a document", es: "Cuerpo JSON de un documento" }),
    filing: filingFlags,
    showSecrets: toggle("show-secrets", {
      en: "Shows the technical key or pin inside the hashed text",
      es: "Muestra la clave técnica o el pin dentro del texto"
    })
  },
  Effect.fn("key")(function* ({ file, filing, showSecrets }) {
    const output = yield* Output
    const document = yield* loadDocument(file, filing)
    const { key: documentKey } = document
    const result = {
      number: document.id,
      scheme: documentKey.scheme,
      key: documentKey.value,
      seed: showSecrets ? seedOf(documentKey) : redactedSeedOf(documentKey),
      parts: documentKey.parts.map((part) => redact(part, showSecrets))
    }
    yield* output.value(result, () => keyText(result, output))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Show a document's key (CUFE, CUDE, CUDS, CUNE) and the text that was hashed",
    es: "Muestra la clave de un documento (CUFE, CUDE, CUDS, CUNE) y el texto de su hash",
    short: {
      en: "Show a document's key (CUFE, …) and the hashed text",
      es: "Muestra la clave (CUFE, …) y el texto de su hash"
    },
    examples: [
      {
        command: "radicar key invoice.json",
        en: "The key and the text that was hashed, part by part",
        es: "La clave y el texto de su hash, parte por parte"
      },
      { command: "radicar key invoice.json --output json | jq -r .key" }
    ]
  })
)
