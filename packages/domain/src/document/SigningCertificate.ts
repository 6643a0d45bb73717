import { Schema } from "effect"
import { used } from "../wire/Reader.ts"
import { secretText } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"

/** The certificate that signs: a PKCS#12 container in base64 with its password, or the token of a stored one. */
export const SigningCertificate = used(
  wireStruct("SigningCertificate", {
    password: Schema.optionalKey(
      used(
        secretText({ identifier: "CertificatePassword", maximum: 1000, description: "Password of the container." }),
        "password of the PKCS#12"
      )
    ),
    content: Schema.optionalKey(
      used(
        secretText({ identifier: "CertificateContent", maximum: 100_000, description: "PKCS#12 container, base64." }),
        "PKCS#12 in base64"
      )
    ),
    token: Schema.optionalKey(
      used(
        secretText({ identifier: "CertificateToken", maximum: 500, description: "Token of a stored certificate." }),
        "a certificate stored beforehand, in place of `Content`"
      )
    )
  }),
  "signs the document: XAdES-EPES, annex FE 1.9 §6.5.10; kept encrypted while the outcome is open, never shown"
)

/** See {@link SigningCertificate}. */
export type SigningCertificate = typeof SigningCertificate.Type
