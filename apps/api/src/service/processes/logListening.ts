import type { TrustAnchors } from "@radicar/signature/TrustAnchors"
import { Effect } from "effect"
import { developmentToken } from "../../access/DevelopmentTenant.ts"
import { anchorsIn, sandboxAnchors } from "../../platform/Trust.ts"
import type { Configuration } from "../Configuration.ts"
import type { ListeningFacts } from "../Membership.ts"

const developmentNotice = (address: string, hasConsole: boolean): string => `
  DEVELOPMENT: nothing that is filed here reaches the tax authority.
  Token ${developmentToken}, company 1, provider 1. Do not expose this port.
  Try: npx -y pnpm@12.21.0 radicar example invoice
  API description: ${address}/docs${hasConsole ? `\n  Operator console: ${address}/console` : ""}
`

/** Warns of answers that nothing will prove: whoever reaches the service as the authority could have made them. */
const warnOfTrust = Effect.fnUntraced(function* (
  environment: Configuration["environment"],
  trust: TrustAnchors,
  requireProof: boolean
) {
  if (environment === "sandbox") return
  const ignored = sandboxAnchors(trust).anchors.map(({ subject }) => subject)
  if (ignored.length > 0) {
    yield* Effect.logWarning("Trust anchors of a sandbox do not count here and are ignored", { environment, ignored })
  }
  if (anchorsIn(environment, trust).anchors.length > 0) return
  yield* Effect.logWarning(
    requireProof
      ? "There are no trust anchors, so no verdict can be proven and every submission stays open: set RADICAR_TRUST_ANCHORS"
      : "There are no trust anchors, so no answer is proven to be the authority's: set RADICAR_TRUST_ANCHORS",
    { environment }
  )
})

/** Logs where the service listens, files and stores; in development it also prints a notice. */
export const logListening = Effect.fnUntraced(function* (
  { console: page, environment, processes, requireProof, trust }: Configuration,
  facts: ListeningFacts
) {
  yield* Effect.logInfo("radicar is listening", { ...facts, ...(processes === 1 ? {} : { processes }) })
  yield* warnOfTrust(environment, trust, requireProof)
  if (environment === "sandbox") {
    yield* Effect.sync(() => console.error(developmentNotice(facts.url, page !== undefined)))
  }
})
