import { certificateNit } from "../authority/certificateNit.ts"
import type { SandboxState } from "../SandboxState.ts"
import type { Caller } from "./Operation.ts"
import { mayActFor } from "./unauthorizedSender.ts"

/** Whether a certificate may ask about one of some NITs. Outside strict trust every certificate may. */
export const mayAsk = (nits: ReadonlyArray<string>, { certificate }: Caller, state: SandboxState): boolean => {
  if (state.trust !== "strict") return true
  const sender = certificateNit(certificate)
  return sender !== undefined && nits.some((nit) => mayActFor(nit, sender, state))
}
