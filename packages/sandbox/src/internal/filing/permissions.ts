import type { X509Certificate } from "node:crypto"
import { certificateNit, isSameNit } from "../nit.ts"
import type { SandboxState } from "../state/SandboxState.ts"
import type { Caller } from "./Filing.ts"

/**
 * Reason for which a certificate may not send an issuer's documents; `undefined` if it may. Its NIT must be the
 * issuer's or that of a provider authorised by the issuer. Outside strict trust, the owner of the stated software may
 * also send.
 */
export const unauthorizedSender = (
  issuer: string,
  certificate: X509Certificate,
  state: SandboxState,
  softwareOwner = ""
): string | undefined => {
  const sender = certificateNit(certificate)
  if (sender === undefined) return "El certificado no contiene el NIT de su titular."
  const isOwner = state.trust !== "strict" && softwareOwner !== "" && isSameNit(sender, softwareOwner)
  return isOwner || mayActFor(issuer, sender, state)
    ? undefined
    : `NIT ${sender} no autorizado a enviar documentos para emisor con NIT ${issuer}.`
}

/** Whether the sender's NIT is the issuer's or that of a provider authorised by the issuer. */
const mayActFor = (issuer: string, sender: string, state: SandboxState): boolean =>
  isSameNit(sender, issuer) ||
  state.registry.authorizations.some(
    (authorization) => authorization.issuer === issuer && isSameNit(sender, authorization.provider)
  )

/** Whether a certificate may query data of one of these NITs. Outside strict trust every certificate may. */
export const mayAsk = (nits: ReadonlyArray<string>, { certificate }: Caller, state: SandboxState): boolean => {
  if (state.trust !== "strict") return true
  const sender = certificateNit(certificate)
  return sender !== undefined && nits.some((nit) => mayActFor(nit, sender, state))
}
