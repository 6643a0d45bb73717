import { Effect } from "effect"
import { Command } from "effect/cli"
import { companyFlags } from "../flags/companyFlags.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { storedCertificatesText } from "../output/storedCertificateText.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import { describeCommand } from "../flags/describe.ts"

/** `radicar certificate list`: what the service keeps for a company, and until when it is good. */
export const certificateList = Command.make(
  "list",
  { service: companyFlags },
  Effect.fn("certificate list")(function* ({ service }) {
    const output = yield* Output
    const { items } = yield* callService(
      service,
      (client) => client.certificates.list({ query: { companyId: service.companyId } }),
      resourceFailure
    )
    yield* output.list(items, items, () => storedCertificatesText(items, output))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "List the certificates that the service keeps for a company",
    es: "Lista los certificados que el servicio guarda de una compañía"
  })
)
