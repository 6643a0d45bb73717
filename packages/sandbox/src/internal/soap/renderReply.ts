import { escapeXml } from "../xml/escapeXml.ts"
import { namespaces } from "../xml/namespaces.ts"

const timestampLifetime = 5 * 60_000

/** What a normal reply is made of. `result` is the XML of the operation's result element. */
export interface SoapReply {
  readonly operation: string
  readonly result: string
  readonly relatesTo: string | undefined
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** The envelope of a normal reply: action, unsigned timestamp of five minutes, and the result in its response element. */
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
