import type { X509Certificate } from "node:crypto"
import type { Effect } from "effect"
import type { SandboxState } from "../SandboxState.ts"
import type { DianResponse } from "../soap/DianResponse.ts"

/** Who asks, and when: the certificate that signed the request and the clock's milliseconds since the epoch. */
export interface Caller {
  readonly certificate: X509Certificate
  readonly now: number
}

/** What an operation answers, by the type of its result element. */
export type OperationResult = { readonly _tag: "DianResponse"; readonly response: DianResponse }

/** One operation of the service: its parameters in the contract's order, and what it does with them. */
export interface Operation {
  readonly name: string
  readonly parameters: ReadonlyArray<string>
  readonly run: (
    parameters: Readonly<Partial<Record<string, string>>>,
    caller: Caller,
    state: SandboxState
  ) => Effect.Effect<OperationResult>
}

/** Wraps a DianResponse as an operation's result. */
export const dianResult = (response: DianResponse): OperationResult => ({ _tag: "DianResponse", response })
