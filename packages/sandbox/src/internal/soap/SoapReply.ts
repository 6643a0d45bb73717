import { escapeXml } from "../xml/escapeXml.ts"
import { namespaces } from "../xml/names.ts"

const timestampLifetime = 5 * 60_000

/** Content of a normal reply. `result` is the XML of the operation's result element. */
export interface SoapReply {
  readonly operation: string
  readonly result: string
  readonly relatesTo: string | undefined
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** Renders a normal reply: action, unsigned timestamp of five minutes, and the result in its response element. */
export const renderReply = (reply: SoapReply): string => {
  const related = reply.relatesTo === undefined ? "" : `<a:RelatesTo>${escapeXml(reply.relatesTo)}</a:RelatesTo>`
  const created = new Date(reply.now).toISOString()
  const expires = new Date(reply.now + timestampLifetime).toISOString()
  return (
    `<s:Envelope xmlns:s="${namespaces.soap}" xmlns:a="${namespaces.wsa}" xmlns:u="${namespaces.wsu}"><s:Header>` +
    `<a:Action s:mustUnderstand="1">${namespaces.wcf}/IWcfDianCustomerServices/${reply.operation}Response</a:Action>${related}` +
    `<o:Security s:mustUnderstand="1" xmlns:o="${namespaces.wsse}"><u:Timestamp u:Id="_0"><u:Created>${created}</u:Created>` +
    `<u:Expires>${expires}</u:Expires></u:Timestamp></o:Security></s:Header>` +
    `<s:Body><${reply.operation}Response xmlns="${namespaces.wcf}">${reply.result}</${reply.operation}Response></s:Body></s:Envelope>`
  )
}

/** Faults of the service; all have HTTP status 500. */
export type SoapFault =
  | { readonly _tag: "InvalidSecurity" }
  | { readonly _tag: "CertificateNotAccepted" }
  | { readonly _tag: "ActionNotSupported"; readonly action: string }

interface FaultText {
  readonly code: string
  readonly reason: string
}

const describe = (fault: SoapFault): FaultText => {
  switch (fault._tag) {
    case "InvalidSecurity":
      return {
        code: `<s:Value>s:Sender</s:Value><s:Subcode><s:Value xmlns:a="${namespaces.wsse}">a:InvalidSecurity</s:Value></s:Subcode>`,
        reason: "An error occurred when verifying security for the message."
      }
    case "CertificateNotAccepted":
      // Not a legal SOAP 1.2 fault code, but the authority's service answers with it.
      return {
        code: "<s:Value>s:Client</s:Value>",
        reason: "The creator of this fault did not specify a Reason."
      }
    case "ActionNotSupported":
      return {
        code: "<s:Value>s:Sender</s:Value><s:Subcode><s:Value>a:ActionNotSupported</s:Value></s:Subcode>",
        reason: `The message with Action '${fault.action}' cannot be processed at the receiver, due to a ContractFilter mismatch at the EndpointDispatcher.`
      }
  }
}

/** Renders a fault: only `a:Action` is in the header, never a Security header. */
export const renderFault = (fault: SoapFault, relatesTo: string | undefined): string => {
  const { code, reason } = describe(fault)
  const related = relatesTo === undefined ? "" : `<a:RelatesTo>${escapeXml(relatesTo)}</a:RelatesTo>`
  return (
    `<s:Envelope xmlns:s="${namespaces.soap}" xmlns:a="${namespaces.wsa}"><s:Header>` +
    `<a:Action s:mustUnderstand="1">http://www.w3.org/2005/08/addressing/soap/fault</a:Action>${related}</s:Header>` +
    `<s:Body><s:Fault><s:Code>${code}</s:Code><s:Reason><s:Text xml:lang="en-US">${escapeXml(reason)}</s:Text></s:Reason></s:Fault></s:Body></s:Envelope>`
  )
}
