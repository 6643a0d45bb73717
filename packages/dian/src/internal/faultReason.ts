import type { AuthorityErrorReason } from "../AuthorityErrorReason.ts"
import type { SoapFault } from "../SoapFault.ts"

/** Fault codes of WS-Security, WS-SecureConversation and their WCF relatives: the header was not accepted. */
const SECURITY: ReadonlySet<string> = new Set([
  "InvalidSecurity",
  "InvalidSecurityToken",
  "FailedAuthentication",
  "FailedCheck",
  "MessageExpired",
  "SecurityTokenUnavailable",
  "UnsupportedAlgorithm",
  "UnsupportedSecurityToken"
])

/** Fault codes with which SOAP and WS-Addressing decline a message before any operation runs. */
const DECLINED: ReadonlySet<string> = new Set([
  "ActionNotSupported",
  "ActionMismatch",
  "DataEncodingUnknown",
  "DeserializationFailed",
  "DestinationUnreachable",
  "InvalidAddressingHeader",
  "MessageAddressingHeaderRequired",
  "MustUnderstand",
  "VersionMismatch"
])

const local = (code: string): string => code.slice(code.indexOf(":") + 1)

/** WCF's words for a fault raised without a reason, which is how the service reports a certificate it refuses. */
const WITHOUT_REASON = /did not specify a reason/iu

/** Reason for a SOAP fault; `clockSkewSeconds` belongs to the answer that carried it. */
export const faultReason = (fault: SoapFault, clockSkewSeconds: number | undefined): AuthorityErrorReason => {
  const { code, subcodes, text } = fault
  const names = [...subcodes.map(local), local(code)]
  if (names.some((name) => SECURITY.has(name))) {
    return { _tag: "InvalidSecurity", text, ...(clockSkewSeconds === undefined ? {} : { clockSkewSeconds }) }
  }
  if (local(code) === "Client" && (text === "" || WITHOUT_REASON.test(text))) {
    return { _tag: "CertificateNotAccepted", text }
  }
  const declined = names.find((name) => DECLINED.has(name))
  if (declined !== undefined) return { _tag: "RequestFault", code, subcode: declined, text }
  const [subcode] = subcodes
  return { _tag: "ServiceFault", code, ...(subcode === undefined ? {} : { subcode }), text }
}
