import type { IdentifiedDocument } from "@radicar/domain/document/DocumentDefinition"
import { type SignerRole, signerRole as roleOf } from "@radicar/domain/signing/signerRole"
import type { SigningIdentity } from "@radicar/signature/SigningIdentity"
import { Effect } from "effect"
import { Failure } from "../Failure.ts"

/** In which role a certificate signs a document; outside the sandbox only the issuer's and the software owner's may. */
export const signerRole = (
  { issuerNit, softwareOwnerNit }: IdentifiedDocument<unknown>,
  { nit }: SigningIdentity,
  sandbox: boolean
): Effect.Effect<SignerRole, Failure> => {
  const role = roleOf(nit, { issuerNit, softwareOwnerNit })
  if (role !== undefined || sandbox) return Effect.succeed(role ?? "supplier")
  return Effect.fail(
    new Failure({
      reason: "credentials",
      text: {
        en: `The certificate is of NIT ${nit}; the issuer is ${issuerNit}.`,
        es: `El certificado es del NIT ${nit}; el emisor es ${issuerNit}.`
      }
    })
  )
}
