import { Schema } from "effect"
import { secretText } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"

/** The certificate that signs: a PKCS#12 container in base64 with its password, or the token of a stored one. */
export const SigningCertificate = wireStruct("SigningCertificate", {
  password: Schema.optionalKey(
    secretText({ identifier: "CertificatePassword", maximum: 1000, description: "Password of the container." })
  ),
  content: Schema.optionalKey(
    secretText({ identifier: "CertificateContent", maximum: 100_000, description: "PKCS#12 container, base64." })
  ),
  token: Schema.optionalKey(
    secretText({ identifier: "CertificateToken", maximum: 500, description: "Token of a stored certificate." })
  )
})

/** See {@link SigningCertificate}. */
export type SigningCertificate = typeof SigningCertificate.Type
