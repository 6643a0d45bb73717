import { Effect } from "effect"
import type { SandboxOperation } from "../../SandboxOperation.ts"
import type { FamilyName } from "../document/SentFile.ts"
import type { Caller } from "../filing/Filing.ts"
import type { SentFiles } from "../filing/readContent.ts"
import type { ResultType, ResultValues } from "../soap/results.ts"
import type { SandboxState } from "../state/SandboxState.ts"

/** Parameters of a request by name. */
export type Parameters = Readonly<Partial<Record<string, string>>>

/** Result of an operation. */
export type OperationResult<Type extends ResultType = ResultType> = {
  readonly [Each in Type]: {
    readonly type: Each
    readonly value: ResultValues[Each]
    /** HTTP status. Default: 200. */
    readonly httpStatus?: 404
  }
}[Type]

/** An operation of the service: its parameters in the contract's order, and its implementation. */
export interface Operation<Type extends ResultType = ResultType> {
  readonly name: SandboxOperation
  readonly parameters: ReadonlyArray<string>
  readonly result: Type
  /** Family of the files that the operation accepts; any if absent. */
  readonly family?: FamilyName
  readonly run: (
    parameters: Parameters,
    caller: Caller,
    state: SandboxState,
    files: SentFiles
  ) => Effect.Effect<OperationResult<Type>>
}

/** Makes an operation that answers at once, with HTTP status 200. */
export const query = <Type extends ResultType>(
  name: SandboxOperation,
  parameterNames: ReadonlyArray<string>,
  type: Type,
  answer: (parameters: Parameters, caller: Caller, state: SandboxState) => ResultValues[Type]
): Operation<Type> => ({
  name,
  parameters: parameterNames,
  result: type,
  run: (parameters, caller, state) =>
    Effect.sync(() => ({ type, value: answer(parameters, caller, state) }) as OperationResult<Type>)
})

const shortest = 20

/** Reads a document key in lower case for lookups; `undefined` if it is too short. */
export const readTrackId = (value: string | undefined): string | undefined => {
  const trackId = (value ?? "").trim().toLowerCase()
  return trackId.length < shortest ? undefined : trackId
}
