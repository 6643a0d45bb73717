import { Duration } from "effect"
import type { SandboxFault } from "../../SandboxFault.ts"
import { htmlReply, type HttpReply, soapReply } from "../http/HttpReply.ts"
import { renderFault, type SoapFault } from "../soap/SoapReply.ts"
import type { Behaviour } from "./Behaviour.ts"

const dropped = (reply: HttpReply, { delay }: SandboxFault): HttpReply => ({
  ...reply,
  delivery: "dropped",
  ...(delay === undefined ? {} : { delay: Duration.fromInputUnsafe(delay) })
})

/** Faults of the connection. */
export const connectionFaults = {
  "drop-after-processing": { deliver: dropped },
  "drop-and-forget": {
    appliesTo: (operation) => operation.parameters.includes("contentFile"),
    afterwards: ({ documents, fault, now, state }) => {
      const until = now + Duration.toMillis(Duration.fromInputUnsafe(fault.duration ?? "2 minutes"))
      for (const { documentKey } of documents) state.forgottenKeys.forget(documentKey, until)
    },
    deliver: dropped
  },
  "drop-before-processing": { instead: () => ({ ...htmlReply(500), delivery: "dropped" }) },
  "connection-reset": { instead: () => ({ ...htmlReply(500), delivery: "reset" }) },
  "tls-alert": { instead: () => ({ ...htmlReply(500), delivery: "tls-alert" }) },
  slow: { deliver: (reply, { delay }) => ({ ...reply, delay: Duration.fromInputUnsafe(delay ?? "10 seconds") }) },
  simultaneous: { meets: true },
  truncated: { deliver: (reply) => ({ ...reply, delivery: "truncated" }) }
} as const satisfies Record<string, Behaviour>

const page = (status: number): Behaviour => ({ instead: () => htmlReply(status) })

const soapFault = (fault: SoapFault): Behaviour => ({
  instead: ({ relatesTo }) => soapReply(500, renderFault(fault, relatesTo))
})

const offset = ({ duration }: SandboxFault): number =>
  Duration.toMillis(Duration.fromInputUnsafe(duration ?? "6 minutes"))

/** Pages and SOAP faults instead of an answer, and changes of clock and certificate that cause them. */
export const refusalFaults = {
  "http-403": page(403),
  "http-500": page(500),
  "http-502": page(502),
  "http-503": page(503),
  "http-504": page(504),
  "http-507": page(507),
  "http-508": page(508),
  "invalid-security-fault": soapFault({ _tag: "InvalidSecurity" }),
  "certificate-fault": soapFault({ _tag: "CertificateNotAccepted" }),
  "certificate-expired": { expires: true },
  "clock-ahead": { clockOffset: offset },
  "clock-behind": { clockOffset: (fault) => -offset(fault) }
} as const satisfies Record<string, Behaviour>
