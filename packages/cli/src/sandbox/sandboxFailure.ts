import type { SandboxCertificateError } from "@radicar/sandbox/SandboxCertificateError"
import type { SandboxListenError } from "@radicar/sandbox/SandboxListenError"
import { Failure, untranslated } from "../Failure.ts"

/** Why the sandbox cannot start, or cannot issue a certificate. */
export const sandboxFailure = (error: SandboxListenError | SandboxCertificateError): Failure =>
  error._tag === "SandboxListenError"
    ? new Failure({
        reason: "configuration",
        text: {
          en: error.message,
          es: `El sandbox no puede escuchar en ${error.host}:${error.port} (${error.code}).`
        },
        ...(error.code === "EADDRINUSE"
          ? {
              hint: {
                en: "Another program listens there: choose another --port.",
                es: "Otro programa escucha ahí: elija otro --port."
              }
            }
          : {})
      })
    : new Failure({
        reason: error.reason === "invalid-request" ? "usage" : "configuration",
        text: untranslated(error.message)
      })
