import { Duration } from "effect"
import type { SandboxFault } from "../../../SandboxFault.ts"
import { htmlReply, soapReply } from "../../http/HttpReply.ts"
import { renderFault, type SoapFault } from "../../soap/SoapFault.ts"
import type { Behaviour } from "../Behaviour.ts"

const page = (status: number): Behaviour => ({ instead: () => htmlReply(status) })

const soapFault = (fault: SoapFault): Behaviour => ({
  instead: ({ relatesTo }) => soapReply(500, renderFault(fault, relatesTo))
})

const offset = ({ duration }: SandboxFault): number =>
  Duration.toMillis(Duration.fromInputUnsafe(duration ?? "6 minutes"))

/** Pages and SOAP faults in place of an answer, and the clock and certificate that make the service answer with one. */
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
