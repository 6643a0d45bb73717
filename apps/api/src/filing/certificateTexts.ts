import type { Localized } from "@radicar/domain/rules/Language"

/** Why a certificate that could be opened, or was not sent, can not be used; by the problem's `reason`. */
export const certificateTexts = {
  NoCertificate: {
    en: "Send SigningCertificate.Content, a PKCS#12 file in base64, and its Password; or the Token of a stored certificate.",
    es: "Envíe SigningCertificate.Content, un archivo PKCS#12 en base64, y su Password; o el Token de un certificado guardado."
  },
  UnknownToken: {
    en: "The company has no certificate stored under SigningCertificate.Token; store it at /v1/certificates, or send Content and Password.",
    es: "La compañía no tiene un certificado guardado con SigningCertificate.Token; guárdelo en /v1/certificates o envíe Content y Password."
  },
  MalformedCertificate: {
    en: "The Content of the certificate is not base64.",
    es: "El Content del certificado no está en base64."
  },
  CertificateNotAccepted: {
    en: "The authority does not accept the certificate: its issuer, its validity or a revocation.",
    es: "La autoridad no acepta el certificado: su emisor, su vigencia o una revocación."
  },
  CertificateNotInForce: {
    en: "The certificate was not valid any more, or not yet, when the document was to be sent.",
    es: "El certificado no estaba vigente cuando se iba a enviar el documento."
  }
} as const satisfies Readonly<Record<string, Localized>>
