import { StatusZipQuery } from "@radicar/contract/query/QueryParameters"
import type { BatchVerdict, StatusZip } from "@radicar/contract/query/StatusZip"
import { Effect } from "effect"
import { Argument, Command } from "effect/cli"
import type { ExitReason } from "../ExitCode.ts"
import { queryFlags } from "../flags/queryFlags.ts"
import { Outcome } from "../Outcome.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { statusZipText } from "../output/statusZipText.ts"
import { askService } from "../service/askService.ts"
import { describe, describeCommand } from "../flags/describe.ts"

const outcomes: Readonly<Record<BatchVerdict, ExitReason>> = {
  accepted: "ok",
  acceptedWithoutEvidence: "ok",
  rejected: "rejected",
  notProcessed: "rejected",
  processing: "unknown-outcome",
  unknownDocument: "unknown-outcome",
  inconclusive: "unknown-outcome"
}

/** Where one document is rejected, so is the batch; else it is open where one is. */
const outcomeOf = ({ items }: StatusZip): ExitReason => {
  const each = new Set(items.map(({ verdict }) => outcomes[verdict]))
  return (["rejected", "unknown-outcome"] as const).find((reason) => each.has(reason)) ?? "ok"
}

/** `radicar status-zip`: what became of an uploaded batch. */
export const statusZip = Command.make(
  "status-zip",
  {
    zipkey: Argument.String("zipkey").pipe(
      describe({ en: "Key that the authority gave to the upload", es: "Clave que la DIAN dio al envío" }),
      Argument.withSchema(StatusZipQuery.zipkey)
    ),
    ...queryFlags
  },
  Effect.fn("status-zip")(function* ({ zipkey, ...options }) {
    const output = yield* Output
    const answer = yield* askService(options, (client, { headers, query }) =>
      client.queries.statusZipGetAll({ headers, query: { ...query, zipkey } })
    )
    yield* output.value(answer, () => statusZipText(answer, output))
    const outcome = outcomeOf(answer)
    if (outcome !== "ok") return yield* Outcome.of(outcome)
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Ask what became of an uploaded batch, document by document",
    es: "Consulta qué pasó con un lote enviado, documento por documento",
    examples: [
      {
        command: "radicar status-zip 358f9538-0000-4000-8000-000000000000 --certificate company.p12",
        en: "Ends with 0 when all is accepted, 4 when something is rejected, 5 while it is open",
        es: "Termina con 0 si todo se acepta, con 4 si algo se rechaza, con 5 mientras esté abierto"
      }
    ]
  })
)
