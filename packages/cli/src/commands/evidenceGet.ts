import { Effect, Option } from "effect"
import { Argument, Command } from "effect/cli"
import { Failure } from "../Failure.ts"
import { outFlag } from "../flags/outFlag.ts"
import { serviceFlags } from "../flags/serviceFlags.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { writeDocument } from "../output/writeDocument.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import { describe, describeCommand } from "../flags/describe.ts"

const { tokenFile, url } = serviceFlags

const toTerminal = new Failure({
  reason: "usage",
  text: { en: "A ZIP is nothing for a terminal.", es: "Un ZIP no es para la terminal." },
  hint: { en: "Give --out evidence.zip.", es: "Use --out evidencia.zip." }
})

/** `radicar evidence get`: the evidence bundle of a submission. */
export const evidenceGet = Command.make(
  "get",
  {
    id: Argument.String("id").pipe(
      describe({ en: "UUID of the submission, or key of its document", es: "UUID del envío, o clave de su documento" })
    ),
    service: { url, tokenFile },
    out: outFlag
  },
  Effect.fn("evidence get")(function* ({ id, out, service }) {
    const { isTerminal } = yield* Output
    if (isTerminal && Option.isNone(out)) return yield* toTerminal
    yield* writeDocument(
      out,
      yield* callService(service, ({ files }) => files.evidence({ query: { submissionId: id } }), resourceFailure)
    )
  }, reporting("document"))
).pipe(
  describeCommand({
    en: "A ZIP with everything on record of a submission, and a manifest with its digests",
    es: "Un ZIP con todo lo registrado de un envío, y un manifiesto con sus resúmenes"
  })
)
