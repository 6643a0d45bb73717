import type { VerificationReport } from "@radicar/signature/VerificationReport"
import { verify as verifySignature } from "@radicar/signature/verifyXades"
import { Clock, Effect } from "effect"
import { Command } from "effect/cli"
import { fileArgument } from "../flags/fileArgument.ts"
import { readInput } from "../input/readInput.ts"
import { Outcome } from "../Outcome.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { verificationText } from "../output/verificationText.ts"

const toJson = ({ checks, role, signer, signingTime, valid }: VerificationReport) => ({
  valid,
  signer: signer === undefined ? null : { ...signer, certificate: undefined },
  signingTime: signingTime ?? null,
  role: role ?? null,
  checks
})

/** `radicar verify`: what holds of the signature of any signed XML and what does not. */
export const verify = Command.make(
  "verify",
  { file: fileArgument("Signed XML: an invoice, a payroll document, an answer of the authority") },
  Effect.fn("verify")(function* ({ file }) {
    const output = yield* Output
    const bytes = yield* readInput(file)
    const report = verifySignature(bytes, { at: new Date(yield* Clock.currentTimeMillis) })
    yield* output.value(toJson(report), () => verificationText(report, output))
    if (!report.valid) return yield* Outcome.of("invalid-document")
  }, reporting("value"))
).pipe(
  Command.withDescription("Verify the signature of any signed XML, check by check"),
  Command.withExamples([
    { command: "radicar verify signed.xml" },
    { command: "radicar verify signed.xml --output json | jq '.checks[] | select(.ok | not)'" }
  ])
)
