import type { X509Certificate } from "node:crypto"
import type { Effect } from "effect"
import type { SandboxOperation } from "../../SandboxOperation.ts"
import type { Injection } from "../faults/Injection.ts"
import type { SandboxState } from "../SandboxState.ts"
import type { ResultType, ResultValues } from "../soap/results/ResultType.ts"

/** Who asks, and when: the certificate that signed the request and the clock's milliseconds since the epoch. */
export interface Caller {
  readonly certificate: X509Certificate
  readonly now: number
  /** What a programmed fault changes in the processing. */
  readonly injection?: Injection
}

/** What an operation answers. */
export type OperationResult<Type extends ResultType = ResultType> = {
  readonly [Each in Type]: {
    readonly type: Each
    readonly value: ResultValues[Each]
    /** 200 when absent. */
    readonly httpStatus?: 404
  }
}[Type]

/** One operation of the service: its parameters in the contract's order, and what it does with them. */
export interface Operation<Type extends ResultType = ResultType> {
  readonly name: SandboxOperation
  readonly parameters: ReadonlyArray<string>
  readonly result: Type
  readonly run: (
    parameters: Readonly<Partial<Record<string, string>>>,
    caller: Caller,
    state: SandboxState
  ) => Effect.Effect<OperationResult<Type>>
}

/** Wraps a DianResponse as an operation's result. */
export const dianResult = (value: ResultValues["DianResponse"]): OperationResult<"DianResponse"> => ({
  type: "DianResponse",
  value
})
