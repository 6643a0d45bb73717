import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { ExitCode, type ExitReason } from "../ExitCode.ts"

/** The meaning of each exit code, by the reason to end with it. */
const meanings: Readonly<Record<ExitReason, Localized>> = {
  ok: {
    en: "done; of create and submit: accepted by the authority",
    es: "hecho; en create y submit: aceptado por la DIAN"
  },
  unexpected: { en: "unexpected error", es: "error inesperado" },
  usage: { en: "wrong usage", es: "uso incorrecto" },
  "invalid-document": {
    en: "the document is not valid, or a check of verify failed",
    es: "el documento no es válido, o falló una comprobación de verify"
  },
  rejected: { en: "rejected by the authority", es: "rechazado por la DIAN" },
  "unknown-outcome": {
    en: "the outcome is pending or not known yet",
    es: "el resultado está pendiente o aún no se conoce"
  },
  unavailable: { en: "the authority or the service is not available", es: "la DIAN o el servicio no está disponible" },
  credentials: { en: "token or certificate not accepted", es: "token o certificado no aceptado" },
  configuration: {
    en: "something is missing: a file, a software id, a token, a password",
    es: "falta algo: un archivo, un identificador de software, un token, una contraseña"
  },
  network: { en: "the service cannot be reached", es: "no se alcanza el servicio" },
  conflict: {
    en: "the number or the idempotency key was used for something else",
    es: "el número o la llave de idempotencia se usó para otra cosa"
  },
  "not-proven": {
    en: "every check of verify passed, but no trust anchor proves the signer",
    es: "pasaron las comprobaciones de verify, pero ningún ancla de confianza prueba quién firmó"
  },
  interrupted: { en: "interrupted (Ctrl-C)", es: "interrumpido (Ctrl-C)" }
}

/** All exit codes with their meanings, in a language. */
export const exitCodes = (language: Language): ReadonlyArray<{ readonly term: string; readonly text: string }> =>
  (Object.keys(meanings) as ReadonlyArray<ExitReason>).map((reason) => ({
    term: String(ExitCode[reason]),
    text: meanings[reason][language]
  }))
