import type { CertificateError } from "@radicar/signature/CertificateError"
import { Failure } from "../Failure.ts"

const spanish: Readonly<Record<CertificateError["_tag"], string>> = {
  WrongPassword: "La contraseña no abre el archivo del certificado, o el archivo está dañado.",
  MalformedCertificate: "No se puede leer el archivo del certificado: no es un PKCS#12 o está dañado.",
  UnsupportedCertificate: "El archivo del certificado usa algo que no se acepta; expórtelo de nuevo con AES.",
  NoPrivateKey: "El archivo del certificado no contiene la llave privada; expórtelo de nuevo con ella.",
  NoCertificate: "El archivo contiene una llave privada pero ningún certificado.",
  KeyMismatch: "Ningún certificado del archivo corresponde a la llave privada que contiene.",
  WeakKey: "La llave no es RSA de 2048 bits o más.",
  CertificateExpired: "El certificado está vencido.",
  CertificateNotYetValid: "El certificado aún no es válido."
}

/** Why a certificate file cannot sign. */
export const certificateFailure = (error: CertificateError): Failure =>
  new Failure({ reason: "credentials", text: { en: error.message, es: spanish[error._tag] } })
