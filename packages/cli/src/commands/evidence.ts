import type { EvidenceManifest } from "@radicar/contract/inner/evidence/EvidenceManifest"
import type { DocumentReport } from "@radicar/ubl/inner/verify/DocumentReport"
import { reportJson } from "@radicar/ubl/inner/verify/reportJson"
import { Clock, Effect, Result } from "effect"
import { Command } from "effect/cli"
import { failure } from "../Failure.ts"
import { verifyFlags } from "../flags/verifyFlags.ts"
import { argument, describeCommand, fileArgument, outFlag } from "../flags/flags.ts"
import { accessFlags } from "../flags/serviceFlags.ts"
import { readInput } from "../input/readInput.ts"
import { factRows, type Layout } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { reportText } from "../output/reportText.ts"
import { refuseTerminal } from "../output/write.ts"
import { asFile, serviceCommand } from "../service/serviceCommand.ts"
import { unproven, usedTrust } from "../trust/usedTrust.ts"
import { openBundle } from "../verify/evidence/Bundle.ts"
import { verifyEvidence } from "../verify/evidence/verifyEvidence.ts"
import { verifySecrets, verifyTools } from "../verify/verifySecrets.ts"

/** `radicar evidence get`: downloads the evidence bundle of a submission. */
const evidenceGet = serviceCommand(
  {
    path: "evidence get",
    flags: {
      id: argument("id", {
        en: "UUID of the submission, or key of its document",
        es: "UUID de la radicación, o clave de su documento"
      }),
      service: accessFlags,
      out: outFlag
    },
    prepare: ({ out }) => refuseTerminal(out, "ZIP", { en: "evidence.zip", es: "evidencia.zip" }),
    call: ({ files }, { id }) => files.evidence({ query: { submissionId: id } }),
    ...asFile
  },
  {
    en: "A ZIP with all records of a submission, and a manifest with its digests",
    es: "Un ZIP con todos los registros de una radicación, y un manifiesto con sus resúmenes"
  }
)

/** Text about an evidence bundle: the submission in its manifest, and the results of verifying the bundle. */
const evidenceText = (manifest: EvidenceManifest | undefined, report: DocumentReport, layout: Layout): string => {
  const submission = manifest?.submission
  const facts = factRows({ ...layout, indent: 2 }, [
    [{ en: "submission", es: "radicación" }, submission?.submissionId],
    [{ en: "number", es: "número" }, submission && `${submission.number} (${submission.documentType})`],
    [{ en: "state", es: "estado" }, submission?.state],
    [{ en: "as of", es: "al" }, manifest?.created],
    [{ en: "made by", es: "hecho por" }, manifest?.software]
  ])
  return facts === "" ? reportText(report, layout) : `${facts}\n\n${reportText(report, layout)}`
}

const { against: _, ...secretFlags } = verifyFlags

/** `radicar evidence verify`: verifies that an evidence bundle is unchanged and reports what its documents prove. */
const evidenceVerify = Command.make(
  "verify",
  {
    file: fileArgument({ en: "ZIP of `radicar evidence get`", es: "ZIP de `radicar evidence get`" }),
    ...secretFlags
  },
  Effect.fn("evidence verify")(function* ({ file, ...flags }) {
    const output = yield* Output
    const opened = openBundle(yield* readInput(file))
    if (Result.isFailure(opened)) return yield* failure("invalid-document", opened.failure)
    const secrets = yield* verifySecrets(flags)
    const at = new Date(yield* Clock.currentTimeMillis)
    const tools = verifyTools(yield* usedTrust(flags.trust))
    const { manifest } = opened.success
    const report = verifyEvidence(opened.success, { secrets, at, tools })
    yield* output.value({ manifest: manifest ?? null, ...reportJson(report, output.say) }, () =>
      evidenceText(manifest, report, output)
    )
    if (!report.valid) return yield* unproven(report.proof)
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

/** `radicar evidence`: handles the complete record of a submission in one ZIP. */
export const evidenceCommand = Command.make("evidence").pipe(
  describeCommand({
    en: "Fetch all records of a submission, and verify them without a service",
    es: "Trae todos los registros de una radicación, y los verifica sin servicio",
    short: {
      en: "Fetch and verify all records of a submission",
      es: "Trae y verifica todos los registros de una radicación"
    },
    examples: [
      { command: "radicar evidence get 2d1c7c75… --out evidence.zip" },
      { command: "radicar evidence verify evidence.zip" }
    ]
  }),
  Command.withSubcommands([evidenceGet, evidenceVerify])
)
