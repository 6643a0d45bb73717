import type { CheckedInvoice } from "@radicar/domain/document/CheckedInvoice"
import type { SigningIdentity } from "@radicar/signature/SigningIdentity"
import { Effect } from "effect"
import { Failure } from "../Failure.ts"

// a certificate may carry the NIT with its check digit behind it
const isOf = (certificateNit: string, nit: string): boolean =>
  certificateNit === nit || (certificateNit.length === nit.length + 1 && certificateNit.startsWith(nit))

/**
 * In which role a certificate signs: as the issuer, or as the software's owner for it (rules DC56, ZD). Outside the
 * sandbox nobody else may; a certificate that names no NIT is left to the authority to judge.
 */
export const signerRole = (
  { softwareOwner, supplier }: CheckedInvoice,
  { nit }: SigningIdentity,
  sandbox: boolean
): Effect.Effect<"supplier" | "third party", Failure> => {
  if (nit === undefined || isOf(nit, supplier.number)) return Effect.succeed("supplier")
  if (isOf(nit, softwareOwner.number)) return Effect.succeed("third party")
  return sandbox
    ? Effect.succeed("supplier")
    : Effect.fail(
        new Failure({
          reason: "credentials",
          text: {
            en: `The certificate is of NIT ${nit}; the issuer is ${supplier.number}.`,
            es: `El certificado es del NIT ${nit}; el emisor es ${supplier.number}.`
          }
        })
      )
}
