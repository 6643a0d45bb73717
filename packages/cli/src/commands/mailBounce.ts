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

const { tokenFile, url } = serviceFlags

/** `radicar mail bounce`: reports a mail that came back. */
export const mailBounce = Command.make(
  "bounce",
  { file: fileArgument("The message as the mail system got it (RFC 3464)"), service: { url, tokenFile } },
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
  Command.withDescription("Report a mail that came back; with a token that has the scope mails:report"),
  Command.withExamples([
    { command: "radicar mail bounce -", description: "In a pipe transport of the mail system, the message behind it" }
  ])
)
