import { Clock, Effect, Option, Result } from "effect"
import { Command } from "effect/cli"
import { Failure } from "../Failure.ts"
import { fileArgument } from "../flags/fileArgument.ts"
import { verifyFlags } from "../flags/verifyFlags.ts"
import { readInput } from "../input/readInput.ts"
import { Outcome } from "../Outcome.ts"
import { evidenceText } from "../output/evidenceText.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { openBundle } from "../verify/evidence/Bundle.ts"
import { verifyEvidence } from "../verify/evidence/verifyEvidence.ts"
import { reportJson } from "@radicar/ubl/verify/reportJson"
import { verifyTools } from "../verify/verifyTools.ts"
import { verifySecrets } from "../verify/verifySecrets.ts"
import { describeCommand } from "../flags/describe.ts"

const { ask, pinFile, softwareId, technicalKeyFile } = verifyFlags

/** `radicar evidence verify`: whether an evidence bundle is as it was made, and what its documents prove. */
export const evidenceVerify = Command.make(
  "verify",
  {
    file: fileArgument({ en: "ZIP of `radicar evidence get`", es: "ZIP de `radicar evidence get`" }),
    ask,
    pinFile,
    softwareId,
    technicalKeyFile
  },
  Effect.fn("evidence verify")(function* ({ file, ...flags }) {
    const output = yield* Output
    const opened = openBundle(yield* readInput(file))
    if (Result.isFailure(opened)) return yield* new Failure({ reason: "invalid-document", text: opened.failure })
    const secrets = yield* verifySecrets({ ...flags, against: Option.none() })
    const at = new Date(yield* Clock.currentTimeMillis)
    const { manifest } = opened.success
    const report = verifyEvidence(opened.success, { secrets, at, tools: verifyTools })
    yield* output.value({ manifest: manifest ?? null, ...reportJson(report, output.say) }, () =>
      evidenceText(manifest, report, output)
    )
    if (!report.valid) return yield* Outcome.of("invalid-document")
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Verify a bundle offline: digests, signatures, keys, and that its files agree",
    es: "Verifica un paquete sin conexión: resúmenes, firmas, claves y que sus archivos concuerden",
    examples: [
      { command: "radicar evidence verify evidence.zip" },
      { command: "radicar evidence verify evidence.zip --technical-key-file key.txt" }
    ]
  })
)
