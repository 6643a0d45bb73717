import { Effect, Redacted, Result } from "effect"

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

/** A value that does not have its form. */
interface InvalidForm {
  readonly message: string
}

const refused = (name: string, expected: string): Effect.Effect<never, InvalidForm> =>
  Effect.fail({ message: `${name} must be ${expected}.` })

/** A whole number from 0 to `most`. */
export const wholeNumber = (name: string, text: string, most: number): Effect.Effect<number, InvalidForm> =>
  /^\d{1,15}$/u.test(text) && Number(text) <= most
    ? Effect.succeed(Number(text))
    : refused(name, `a whole number from 0 to ${most}`)

/** One of the given words. */
export const oneOf = <const Word extends string>(
  name: string,
  text: string,
  ...words: ReadonlyArray<Word>
): Effect.Effect<Word, InvalidForm> => {
  const word = words.find((each) => each === text)
  return word === undefined ? refused(name, words.join(" or ")) : Effect.succeed(word)
}

/** Whether a text says yes: `true`, `yes`, `on`, `1`, or the opposite. */
export const isTrue = (name: string, text: string): Effect.Effect<boolean, InvalidForm> => {
  if (/^(?:true|yes|on|1)$/u.test(text)) return Effect.succeed(true)
  return /^(?:false|no|off|0)$/u.test(text) ? Effect.succeed(false) : refused(name, "true or false")
}

/** An absolute address of the web; `undefined` where there is none. */
export const webAddress = (name: string, text: string | undefined): Effect.Effect<string | undefined, InvalidForm> =>
  text === undefined || /^https?:$/u.test(URL.parse(text)?.protocol ?? "")
    ? Effect.succeed(text)
    : refused(name, "an absolute http:// or https:// address")

/** The address of a Postgres; `undefined` where there is none. */
export const postgresAddress = (
  name: string,
  text: string | undefined
): Effect.Effect<Redacted.Redacted | undefined, InvalidForm> => {
  if (text === undefined) return Effect.undefined
  const url = URL.parse(text)
  return url !== null && /^postgres(?:ql)?:$/u.test(url.protocol)
    ? Effect.succeed(Redacted.make(text))
    : refused(name, "postgres://user:password@host:5432/database, user and password percent-encoded")
}
