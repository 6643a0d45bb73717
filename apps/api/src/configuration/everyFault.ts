import { Effect, Result } from "effect"

type Part = Effect.Effect<unknown, ReadonlyArray<unknown>>

/** All parts, or every fault of every part, where one after the other would tell the first alone. */
export const everyFault = <Parts extends Readonly<Record<string, Part>>>(
  parts: Parts
): Effect.Effect<
  { readonly [Name in keyof Parts]: Effect.Success<Parts[Name]> },
  ReadonlyArray<Effect.Error<Parts[keyof Parts]>[number]>
> =>
  Effect.gen(function* () {
    const faults: Array<Effect.Error<Parts[keyof Parts]>[number]> = []
    const values: Record<string, unknown> = {}
    for (const [name, part] of Object.entries(parts)) {
      const read = yield* Effect.result(part)
      if (Result.isSuccess(read)) values[name] = read.success
      else faults.push(...(read.failure as typeof faults))
    }
    return faults.length === 0
      ? (values as { readonly [Name in keyof Parts]: Effect.Success<Parts[Name]> })
      : yield* Effect.fail(faults)
  })
