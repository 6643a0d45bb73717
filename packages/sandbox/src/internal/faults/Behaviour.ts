import type { SandboxFault } from "../../SandboxFault.ts"
import type { Injection } from "../filing/Filing.ts"
import type { HttpReply } from "../http/HttpReply.ts"
import type { Operation, OperationResult, Parameters } from "../operations/Operation.ts"
import type { DianResponse } from "../soap/results.ts"
import type { KnownDocument } from "../state/KnownDocuments.ts"
import type { SandboxState } from "../state/SandboxState.ts"

/** A request that a programmed fault affects, with its data. */
export interface Circumstances {
  readonly fault: SandboxFault
  readonly operation: Operation
  readonly parameters: Parameters
  /** The documents sent or asked about, as far as they are known. */
  readonly documents: ReadonlyArray<KnownDocument>
  readonly relatesTo: string | undefined
  /** Current time in milliseconds since the epoch, by the authority's clock, which the fault may have shifted. */
  readonly now: number
  readonly state: SandboxState
}

/** Effects of a behaviour on a request, all optional, in order of their application. */
export interface Behaviour {
  /** Whether the behaviour can apply to an operation. If absent, it can apply to every operation. */
  readonly appliesTo?: (operation: Operation) => boolean
  /** Offset of the authority's clock in milliseconds. */
  readonly clockOffset?: (fault: SandboxFault) => number
  /** Reply to send before security is checked; the request is not processed. */
  readonly instead?: (circumstances: Circumstances) => HttpReply
  /** Whether the certificate that signed the request counts as expired from now on. */
  readonly expires?: true
  /** Earlier answer to an identical request that is sent after the security check; the request is not processed. */
  readonly recalls?: "first" | "latest"
  /** Whether processing waits for a second request with this behaviour. */
  readonly meets?: true
  /** Result to return instead of processing the request. */
  readonly result?: (circumstances: Circumstances) => OperationResult
  readonly injection?: Injection
  /** Whether the request is processed twice; the second answer is sent. */
  readonly twice?: true
  /** Action after the request was processed. */
  readonly afterwards?: (circumstances: Circumstances) => void
  /** Changes every DianResponse of an answer before it is written. */
  readonly alter?: (response: DianResponse, circumstances: Circumstances) => DianResponse
  /** Changes the text or the delivery of the finished reply. */
  readonly deliver?: (reply: HttpReply, fault: SandboxFault) => HttpReply
}
