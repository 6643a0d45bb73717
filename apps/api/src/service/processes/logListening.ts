import { Effect } from "effect"
import { developmentToken } from "../../access/DevelopmentTenant.ts"
import type { Configuration } from "../Configuration.ts"
import type { ListeningFacts } from "../Membership.ts"

const developmentNotice = (address: string, hasConsole: boolean): string => `
  DEVELOPMENT: nothing that is filed here reaches the tax authority.
  Token ${developmentToken}, company 1, provider 1. Do not expose this port.
  Try: npx -y pnpm@12.21.0 radicar example invoice
  API description: ${address}/docs${hasConsole ? `\n  Operator console: ${address}/console` : ""}
`

/** Logs where the service listens, files and stores; in development it also prints a notice. */
export const logListening = Effect.fnUntraced(function* (
  { console: page, environment, processes }: Configuration,
  facts: ListeningFacts
) {
  yield* Effect.logInfo("radicar is listening", { ...facts, ...(processes === 1 ? {} : { processes }) })
  if (environment === "sandbox") {
    yield* Effect.sync(() => console.error(developmentNotice(facts.url, page !== undefined)))
  }
})
