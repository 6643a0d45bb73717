import { Effect } from "effect"
import { Argument, Command } from "effect/cli"
import { companyFlags } from "../flags/companyFlags.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import { describe, describeCommand } from "../flags/describe.ts"

/** `radicar certificate remove`: has the service forget a certificate. */
export const certificateRemove = Command.make(
  "remove",
  {
    id: Argument.String("id").pipe(
      describe({
        en: "Id of the certificate, as `list` shows it",
        es: "Identificador del certificado, como lo muestra `list`"
      })
    ),
    service: companyFlags
  },
  Effect.fn("certificate remove")(function* ({ id, service }) {
    const { message, say } = yield* Output
    yield* callService(
      service,
      (client) => client.certificates.remove({ params: { id }, query: { companyId: service.companyId } }),
      resourceFailure
    )
    yield* message(say({ en: `Forgotten: ${id}`, es: `Eliminado: ${id}` }))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Have the service forget a certificate; its token signs no more",
    es: "El servicio olvida un certificado; su token ya no firma"
  })
)
