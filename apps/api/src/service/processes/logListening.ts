import type { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Effect } from "effect"
import { developmentToken } from "../../access/DevelopmentTenant.ts"
import { systemLanguage } from "../../platform/systemLanguage.ts"
import { hasHelp } from "../../http/help.ts"
import { anchorsIn, sandboxAnchors } from "../../platform/Trust.ts"
import type { Configuration } from "../Configuration.ts"
import type { ListeningFacts } from "../Membership.ts"
import { logInfo, logWarning } from "../../platform/observability/log.ts"

/** Pages of the service, besides those that it always has. */
interface ServedPages {
  readonly console: boolean
  /** Whether the documentation is served and was built. */
  readonly help: boolean
}

/** The notice of a service in development, for the operator. */
export const developmentNotice = (address: string, served: ServedPages): Localized => ({
  en: `
  DEVELOPMENT: nothing that is filed here reaches the tax authority.
  Token ${developmentToken}, company 1, provider 1. Do not expose this port.
  Address: ${address}. Other terminals: export RADICAR_URL=${address}
  Try: npx -y pnpm@12.21.0 -s radicar doctor --url ${address}
  API description: ${address}/docs
  Documentation: ${served.help ? `${address}/help` : "docs/README.md"}${served.console ? `\n  Operator console: ${address}/console` : ""}
`,
  es: `
  DESARROLLO: nada de lo que se radica aquí llega a la DIAN.
  Token ${developmentToken}, compañía 1, proveedor 1. No exponga este puerto.
  Dirección: ${address}. En otras terminales: export RADICAR_URL=${address}
  Pruebe: npx -y pnpm@12.21.0 -s radicar doctor --url ${address}
  Descripción de la API: ${address}/docs
  Documentación: ${served.help ? `${address}/help/es` : "docs/es/README.md"}${served.console ? `\n  Consola de operación: ${address}/console` : ""}
`
})

/** Warns of anchors that are valid in the sandbox environment only. */
const warnOfSandboxes = Effect.fnUntraced(function* (environment: Configuration["environment"], trust: TrustAnchors) {
  const ignored = sandboxAnchors(trust).anchors.map(({ subject }) => subject)
  if (environment === "sandbox" || ignored.length === 0) return
  yield* logWarning({
    en: "Trust anchors of a sandbox are ignored",
    es: "No se tienen en cuenta las anclas de confianza de un sandbox",
    environment,
    ignored
  })
})

/** Warns if answers cannot be proven: anyone between the service and the authority could have forged them. */
const warnOfTrust = Effect.fnUntraced(function* (
  environment: Configuration["environment"],
  trust: TrustAnchors,
  requireProof: boolean
) {
  if (environment === "sandbox") return
  if (anchorsIn(environment, trust).anchors.length > 0) return
  yield* logWarning({
    ...(requireProof
      ? {
          en: "There are no trust anchors, so no verdict can be proven and every submission stays open: set RADICAR_TRUST_ANCHORS",
          es: "No hay anclas de confianza; por eso no se puede probar ningún veredicto y toda radicación queda abierta: defina RADICAR_TRUST_ANCHORS"
        }
      : {
          en: "There are no trust anchors, so no answer is proven to be the authority's: set RADICAR_TRUST_ANCHORS",
          es: "No hay anclas de confianza; por eso no queda probado que una respuesta sea de la DIAN: defina RADICAR_TRUST_ANCHORS"
        }),
    environment
  })
})

/**
 * Warns if signers' certificates are matched by name only, so that anyone's certificate with the issuer's name is
 * accepted.
 */
const warnOfSigners = Effect.fnUntraced(function* (environment: Configuration["environment"], trust: TrustAnchors) {
  if (environment === "sandbox" || anchorsIn(environment, trust).anchors.length > 0) return
  yield* logWarning({
    en: "There are no trust anchors of signers: certificates are matched by name only, and a tenant can take numbers of another: set RADICAR_SIGNER_ANCHORS",
    es: "No hay anclas de confianza para quienes firman: los certificados se comparan solo por nombre, y una compañía puede tomar números de otra: defina RADICAR_SIGNER_ANCHORS",
    environment
  })
})

/** Logs the addresses and stores of the service; in development it also prints a notice. */
export const logListening = Effect.fnUntraced(function* (
  { console: page, environment, help, processes, requireProof, signerTrust, trust }: Configuration,
  facts: ListeningFacts
) {
  yield* logInfo({
    en: "radicar is listening",
    es: "radicar está escuchando",
    ...facts,
    ...(processes === 1 ? {} : { processes })
  })
  yield* warnOfSandboxes(environment, trust.with(signerTrust))
  yield* warnOfTrust(environment, trust, requireProof)
  yield* warnOfSigners(environment, signerTrust)
  if (environment === "sandbox") {
    yield* Effect.sync(() => {
      const notice = developmentNotice(facts.url, {
        console: page !== undefined,
        help: help !== undefined && hasHelp(help)
      })
      console.error(notice[systemLanguage(process.env)])
    })
  }
})
