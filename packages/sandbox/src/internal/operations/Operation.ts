import type { Effect } from "effect"
import type { SandboxOperation } from "../../SandboxOperation.ts"
import type { Caller } from "../filing/Filing.ts"
import type { ResultType, ResultValues } from "../soap/results.ts"
import type { SandboxState } from "../state/SandboxState.ts"

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

const shortest = 20

/** A document key as it is looked up: in lower case. `undefined` when it is too short to be one. */
export const readTrackId = (value: string | undefined): string | undefined => {
  const trackId = (value ?? "").trim().toLowerCase()
  return trackId.length < shortest ? undefined : trackId
}
