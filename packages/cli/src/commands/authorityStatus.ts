import { Effect } from "effect"
import { Command } from "effect/cli"
import { serviceFlags } from "../flags/serviceFlags.ts"
import { authorityStatusText } from "../output/authorityStatusText.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import { describeCommand } from "../flags/describe.ts"

const { tokenFile, url } = serviceFlags

/** `radicar authority status`: whether the service calls the authority, and how fast that answers. */
export const authorityStatus = Command.make(
  "status",
  { service: { url, tokenFile } },
  Effect.fn("authority status")(function* ({ service }) {
    const output = yield* Output
    const status = yield* callService(service, (client) => client.authority.status(), resourceFailure)
    yield* output.list(status.items, status, () =>
      status.items.map((each) => authorityStatusText(each, output)).join("\n\n")
    )
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Show how the authority does, as far as the service knows from its own calls",
    es: "Muestra cómo está la DIAN, según las consultas del propio servicio"
  })
)
