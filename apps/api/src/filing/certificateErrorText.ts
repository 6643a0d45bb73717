import type { Localized } from "@radicar/domain/rules/Language"
import type { CertificateError } from "@radicar/signature/CertificateError"

const spanish = (error: CertificateError): string => {
  switch (error._tag) {
    case "WrongPassword":
      return "La contraseña no abre el archivo del certificado, o el archivo está dañado."
    case "MalformedCertificate":
      return "El archivo del certificado no se puede leer: no es un PKCS#12 válido."
    case "UnsupportedCertificate":
      return `El archivo del certificado usa ${error.feature}, que no se acepta; expórtelo de nuevo como PKCS#12 con AES-256.`
    case "NoPrivateKey":
      return "El archivo no contiene una llave privada; exporte el certificado de nuevo junto con su llave."
    case "NoCertificate":
      return "El archivo contiene una llave privada pero ningún certificado."
    case "KeyMismatch":
      return "Ningún certificado del archivo corresponde a su llave privada."
    case "WeakKey": {
      const found = error.bits === undefined ? error.keyType : `${error.keyType} de ${error.bits} bits`
      return `La llave es ${found}; se necesita RSA de 2048 bits o más.`
    }
    case "CertificateExpired":
      return `El certificado venció el ${error.notAfter.toISOString()}.`
    case "CertificateNotYetValid":
      return `El certificado no es válido antes del ${error.notBefore.toISOString()}.`
  }
}

/** Why a certificate file can not be used, for a caller. */
export const certificateErrorText = (error: CertificateError): Localized => ({ en: error.message, es: spanish(error) })
