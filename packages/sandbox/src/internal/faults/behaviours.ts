import { Duration } from "effect"
import type { SandboxBehaviour, SandboxFault } from "../../SandboxFault.ts"
import { type HttpReply, htmlReply, soapReply } from "../http/HttpReply.ts"
import type { DianResponse } from "../soap/results/DianResponse.ts"
import { renderFault } from "../soap/SoapFault.ts"

/** What a behaviour does to a request, each part optional. */
export interface Behaviour {
  /** Answered without processing. */
  readonly instead?: (relatesTo: string | undefined) => HttpReply
  /** What happens to a batch that is sent. */
  readonly batch?: "never-queued"
  /** Changes every DianResponse of an answer before it is written. */
  readonly alter?: (response: DianResponse) => DianResponse
  /** Changes how the finished reply travels. */
  readonly deliver?: (reply: HttpReply, fault: SandboxFault) => HttpReply
}

/** Every behaviour as data; a further one is a further entry. */
export const behaviours: Record<SandboxBehaviour, Behaviour> = {
  "batch-never-queued": { batch: "never-queued" },
  "drop-after-processing": { deliver: (reply) => ({ ...reply, delivery: "dropped" }) },
  "drop-before-processing": { instead: () => ({ ...htmlReply(500), delivery: "dropped" }) },
  "http-503": { instead: () => htmlReply(503) },
  slow: { deliver: (reply, fault) => ({ ...reply, delay: Duration.fromInputUnsafe(fault.delay ?? "10 seconds") }) },
  truncated: { deliver: (reply) => ({ ...reply, delivery: "truncated" }) },
  "invalid-security-fault": {
    instead: (relatesTo) => soapReply(500, renderFault({ _tag: "InvalidSecurity" }, relatesTo))
  },
  "application-response-tampered": {
    alter: (response) => ({ ...response, xmlBase64Bytes: response.xmlBase64Bytes && tamper(response.xmlBase64Bytes) })
  },
  "accepted-without-application-response": { alter: (response) => ({ ...response, xmlBase64Bytes: undefined }) }
}

/** Changes one signed word, so that the document stays well-formed and its digest does not hold. */
const tamper = (applicationResponse: Uint8Array): Uint8Array =>
  Buffer.from(
    Buffer.from(applicationResponse)
      .toString("utf8")
      .replace("<cbc:ProfileID>DIAN 2.1</cbc:ProfileID>", "<cbc:ProfileID>DIAN 2.2</cbc:ProfileID>")
  )
