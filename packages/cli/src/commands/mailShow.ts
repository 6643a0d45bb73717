import { Effect } from "effect"
import { Argument, Command } from "effect/cli"
import { serviceFlags } from "../flags/serviceFlags.ts"
import { mailText } from "../output/mailText.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { callService } from "../service/callService.ts"
import { mailFailure } from "../service/mailFailure.ts"
import { describe, describeCommand } from "../flags/describe.ts"

const { companyId, providerId, tokenFile, url } = serviceFlags

/** `radicar mail show`: what became of a mail. */
export const mailShow = Command.make(
  "show",
  {
    id: Argument.String("id").pipe(describe({ en: "Id of the mail", es: "Identificador del correo" })),
    service: { url, tokenFile, companyId, providerId }
  },
  Effect.fn("mail show")(function* ({ id, service }) {
    const output = yield* Output
    const { companyId, providerId } = service
    const shown = yield* callService(
      service,
      ({ mails }) => mails.sendMailGetItem({ params: { id }, query: { companyId, providerId } }),
      mailFailure
    )
    yield* output.value(shown, () => mailText(shown, output))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Whether a mail was sent, to whom, and what the mail server said",
    es: "Si un correo se envió, a quién, y qué dijo el servidor de correo"
  })
)
