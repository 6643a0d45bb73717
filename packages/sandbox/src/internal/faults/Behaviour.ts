import type { SandboxFault } from "../../SandboxFault.ts"
import type { Injection } from "../filing/Filing.ts"
import type { HttpReply } from "../http/HttpReply.ts"
import type { Operation, OperationResult, Parameters } from "../operations/Operation.ts"
import type { DianResponse } from "../soap/results.ts"
import type { KnownDocument } from "../state/KnownDocuments.ts"
import type { SandboxState } from "../state/SandboxState.ts"

/** A request that gets a fault. */
export interface Circumstances {
  readonly fault: SandboxFault
  readonly operation: Operation
  readonly parameters: Parameters
  /** What was sent or asked about, as far as it is known. */
  readonly documents: ReadonlyArray<KnownDocument>
  readonly relatesTo: string | undefined
  /** Milliseconds since the epoch, by the clock that the fault may have moved. */
  readonly now: number
  readonly state: SandboxState
}

/** What a behaviour does to a request, each part optional; in the order in which they come. */
export interface Behaviour {
  /** The operations it is possible for; any when absent. */
  readonly appliesTo?: (operation: Operation) => boolean
  /** Milliseconds that the authority's clock is off. */
  readonly clockOffset?: (fault: SandboxFault) => number
  /** Answered before security is looked at, without processing. */
  readonly instead?: (circumstances: Circumstances) => HttpReply
  /** The certificate that signed the request counts as expired from now on. */
  readonly expires?: true
  /** Answered once security is found to hold, without processing: an earlier answer to the same question. */
  readonly recalls?: "first" | "latest"
  /** Processed when a second such request is there. */
  readonly meets?: true
  /** The result, without processing. */
  readonly result?: (circumstances: Circumstances) => OperationResult
  readonly injection?: Injection
  /** Processed twice; the second answer counts. */
  readonly twice?: true
  /** What happens once the request was processed. */
  readonly afterwards?: (circumstances: Circumstances) => void
  /** Changes every DianResponse of an answer before it is written. */
  readonly alter?: (response: DianResponse, circumstances: Circumstances) => DianResponse
  /** Changes how the finished reply reads or travels. */
  readonly deliver?: (reply: HttpReply, fault: SandboxFault) => HttpReply
}
