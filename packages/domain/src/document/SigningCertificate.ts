import { Schema } from "effect"
import { secretText } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { described } from "../rules/described.ts"

/** The certificate that signs: a PKCS#12 container in base64 with its password, or the token of a stored one. */
export const SigningCertificate = wireStruct(
  "SigningCertificate",
  {
    password: described(
      Schema.optionalKey(
        secretText({ identifier: "CertificatePassword", maximum: 1000, description: "Password of the container." })
      ),
      {
        en: "Password of the PKCS#12 container in Content. Secret, never shown or logged.",
        es: "Contraseña del contenedor PKCS#12 de Content. Es secreta: nunca se muestra ni se registra.",
        use: { en: "password of the PKCS#12", es: "contraseña del PKCS#12" }
      }
    ),
    content: described(
      Schema.optionalKey(
        secretText({ identifier: "CertificateContent", maximum: 100_000, description: "PKCS#12 container, base64." })
      ),
      {
        en: "PKCS#12 container (.p12, .pfx) with private key and certificate, in base64. Encrypted while the outcome is open, then erased.",
        es: "Contenedor PKCS#12 (.p12, .pfx) con clave privada y certificado, en base64. Se cifra mientras el resultado está abierto y luego se borra.",
        use: { en: "PKCS#12 in base64", es: "PKCS#12 en base64" }
      }
    ),
    token: described(
      Schema.optionalKey(
        secretText({ identifier: "CertificateToken", maximum: 500, description: "Token of a stored certificate." })
      ),
      {
        en: "Token of a certificate stored with POST /v1/certificates, in place of Content and Password.",
        es: "Token de un certificado guardado con POST /v1/certificates, en lugar de Content y Password.",
        use: {
          en: "a certificate stored beforehand, in place of `Content`",
          es: "un certificado ya guardado, en lugar de `Content`"
        }
      }
    )
  },
  {
    use: {
      en: "signs the document: XAdES-EPES, annex FE 1.9 §6.5.10; kept encrypted while the outcome is open, never shown",
      es: "firma el documento: XAdES-EPES, anexo FE 1.9 §6.5.10; se guarda cifrado mientras el resultado esté pendiente y nunca se muestra"
    }
  }
)

/** A value of the schema {@link SigningCertificate}. */
export type SigningCertificate = typeof SigningCertificate.Type
