import type { CheckedInvoice } from "@radicar/domain/document/CheckedInvoice"
import { type SignerRole, signerRole as roleOf } from "@radicar/domain/signing/signerRole"
import type { SigningIdentity } from "@radicar/signature/SigningIdentity"
import { Effect } from "effect"
import { Failure } from "../Failure.ts"

/** In which role a certificate signs an invoice; outside the sandbox only the issuer's and the software owner's may. */
export const signerRole = (
  { softwareOwner, supplier }: CheckedInvoice,
  { nit }: SigningIdentity,
  sandbox: boolean
): Effect.Effect<SignerRole, Failure> => {
  const role = roleOf(nit, { issuerNit: supplier.number, softwareOwnerNit: softwareOwner.number })
  if (role !== undefined || sandbox) return Effect.succeed(role ?? "supplier")
  return Effect.fail(
    new Failure({
      reason: "credentials",
      text: {
        en: `The certificate is of NIT ${nit}; the issuer is ${supplier.number}.`,
        es: `El certificado es del NIT ${nit}; el emisor es ${supplier.number}.`
      }
    })
  )
}
