import { Effect } from "effect"
import type { MailSettings } from "../mail/MailSettings.ts"
import { transportOf } from "../mail/transportOf.ts"
import type { Check } from "./Check.ts"

/** What may be told of a failure: its code, and the reply of the server. */
interface MailFailure {
  readonly code?: string
  readonly responseCode?: number
  readonly command?: string
}

const failureText = ({ code = "failed", command, responseCode }: MailFailure): string =>
  [code, command, responseCode].filter((part) => part !== undefined).join(", ")

/** Connects to the mail server, with TLS as it would be mailed, and logs in. Nothing is mailed. */
export const checkMail = (settings: MailSettings | undefined): Effect.Effect<Check> => {
  const variable = "SMTP_URL"
  if (settings === undefined) {
    return Effect.succeed({ variable, state: "not-tried", detail: "no mail server is configured" })
  }
  return Effect.acquireUseRelease(
    Effect.sync(() => transportOf(settings)),
    (transport) =>
      Effect.tryPromise({ try: () => transport.verify(), catch: (error) => failureText(error as MailFailure) }),
    (transport) => Effect.sync(() => transport.close())
  ).pipe(
    Effect.match({
      onSuccess: (): Check => ({ variable, state: "ok", detail: `${settings.host}:${settings.port} takes mails` }),
      onFailure: (reason): Check => ({
        variable,
        state: "failed",
        detail: `${settings.host}:${settings.port}: ${reason}`
      })
    })
  )
}
