import { Effect } from "effect"
import type { SandboxOperation } from "../../SandboxOperation.ts"
import type { FamilyName } from "../document/SentFile.ts"
import type { Caller } from "../filing/Filing.ts"
import type { SentFiles } from "../filing/readContent.ts"
import type { ResultType, ResultValues } from "../soap/results.ts"
import type { SandboxState } from "../state/SandboxState.ts"

/** The parameters of a request by name. */
export type Parameters = Readonly<Partial<Record<string, string>>>

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
  /** The family of the files it takes; any when absent. */
  readonly family?: FamilyName
  readonly run: (
    parameters: Parameters,
    caller: Caller,
    state: SandboxState,
    files: SentFiles
  ) => Effect.Effect<OperationResult<Type>>
}

/** An operation that answers at once, with HTTP status 200. */
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

/** A document key in lower case, as it is looked up. `undefined` when it is too short to be one. */
export const readTrackId = (value: string | undefined): string | undefined => {
  const trackId = (value ?? "").trim().toLowerCase()
  return trackId.length < shortest ? undefined : trackId
}
