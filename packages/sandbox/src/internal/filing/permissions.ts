import type { X509Certificate } from "node:crypto"
import { certificateNit, isSameNit } from "../nit.ts"
import type { SandboxState } from "../state/SandboxState.ts"
import type { Caller } from "./Filing.ts"

/**
 * Why a certificate may not send an issuer's documents. In strict trust it must be the issuer's, or that of a provider
 * the issuer authorised; otherwise every certificate may.
 */
export const unauthorizedSender = (
  issuer: string,
  certificate: X509Certificate,
  state: SandboxState
): string | undefined => {
  if (state.trust !== "strict") return undefined
  const sender = certificateNit(certificate)
  if (sender === undefined) return "El certificado no contiene el NIT de su titular."
  return mayActFor(issuer, sender, state)
    ? undefined
    : `NIT ${sender} no autorizado a enviar documentos para emisor con NIT ${issuer}.`
}

/** Whether a NIT is another one's, or that of a provider it authorised. */
const mayActFor = (issuer: string, sender: string, state: SandboxState): boolean =>
  isSameNit(sender, issuer) ||
  state.registry.authorizations.some((given) => given.issuer === issuer && isSameNit(sender, given.provider))

/** Whether a certificate may ask about one of some NITs. Outside strict trust every certificate may. */
export const mayAsk = (nits: ReadonlyArray<string>, { certificate }: Caller, state: SandboxState): boolean => {
  if (state.trust !== "strict") return true
  const sender = certificateNit(certificate)
  return sender !== undefined && nits.some((nit) => mayActFor(nit, sender, state))
}
