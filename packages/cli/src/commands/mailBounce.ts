import { Effect } from "effect"
import { Command } from "effect/cli"
import { fileArgument } from "../flags/fileArgument.ts"
import { serviceFlags } from "../flags/serviceFlags.ts"
import { readInput } from "../input/readInput.ts"
import { bounceText } from "../output/bounceText.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { bounceFailure } from "../service/bounceFailure.ts"
import { callService } from "../service/callService.ts"
import { describeCommand } from "../flags/describe.ts"

const { tokenFile, url } = serviceFlags

/** `radicar mail bounce`: reports a mail that came back. */
export const mailBounce = Command.make(
  "bounce",
  {
    file: fileArgument({
      en: "The message as the mail system got it (RFC 3464)",
      es: "El mensaje como lo recibió el sistema de correo (RFC 3464)"
    }),
    service: { url, tokenFile }
  },
  Effect.fn("mail bounce")(function* ({ file, service }) {
    const output = yield* Output
    const payload = yield* readInput(file)
    const recorded = yield* callService(
      service,
      ({ mailBounces }) => mailBounces.mailBounceCreate({ payload }),
      bounceFailure
    )
    yield* output.value(recorded, () => bounceText(recorded, output))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Report a mail that came back; with a token that has the scope mails:report",
    es: "Informa un correo devuelto; con un token que tenga el permiso mails:report",
    examples: [
      {
        command: "radicar mail bounce -",
        en: "In a pipe transport of the mail system, the message behind it",
        es: "En un transporte pipe del sistema de correo, con el mensaje detrás"
      }
    ]
  })
)
