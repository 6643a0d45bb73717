import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Effect, Redacted, Result, Schema } from "effect"

/** Text of an error that ends a start or a command, for the operator. */
export const OperatorText = Schema.Struct({ en: Schema.String, es: Schema.String })

/** An unusable setting. Contains nothing of its text, which may be a secret. */
export class InvalidSetting extends Schema.TaggedError<InvalidSetting>()("InvalidSetting", {
  /** Variable or file of the setting. */
  where: Schema.String,
  /** The required form, as a sentence with `where` or with the variable that needs it. */
  text: OperatorText
}) {
  override get message(): string {
    return this.text.en
  }

  /** The error for a setting whose text does not have the required form. */
  static mustBe(where: string, { en, es }: Localized): InvalidSetting {
    return new InvalidSetting({ where, text: { en: `${where} must be ${en}.`, es: `${where} debe ser ${es}.` } })
  }
}

type Part = Effect.Effect<unknown, InvalidSetting | ReadonlyArray<InvalidSetting>>

/** Reads all parts and returns their values by name. Fails with the problems of all invalid parts. */
export const allSettings = <Parts extends Readonly<Record<string, Part>>>(
  parts: Parts
): Effect.Effect<{ readonly [Name in keyof Parts]: Effect.Success<Parts[Name]> }, ReadonlyArray<InvalidSetting>> =>
  Effect.gen(function* () {
    const invalid: Array<InvalidSetting> = []
    const values: Record<string, unknown> = {}
    for (const [name, part] of Object.entries(parts)) {
      const read = yield* Effect.result(part)
      if (Result.isSuccess(read)) values[name] = read.success
      else invalid.push(...[read.failure].flat())
    }
    return invalid.length === 0
      ? (values as { readonly [Name in keyof Parts]: Effect.Success<Parts[Name]> })
      : yield* Effect.fail(invalid)
  })

/** Reads the text of a variable; `undefined` if it is not set and has no default. */
export type SettingReader<A> = (name: string, text: string | undefined) => Effect.Effect<A, InvalidSetting>

const invalid = (name: string, expected: Localized) => Effect.fail(InvalidSetting.mustBe(name, expected))

/** Reads any text. */
export const anyText: SettingReader<string | undefined> = (_name, text) => Effect.succeed(text)

/** Reads any text as a secret. */
export const secretText: SettingReader<Redacted.Redacted | undefined> = (_name, text) =>
  Effect.succeed(text === undefined ? undefined : Redacted.make(text))

/** Reads a whole number from 0 to `most`. */
export const wholeNumber =
  (most: number): SettingReader<number> =>
  (name, text = "") =>
    /^\d{1,15}$/u.test(text) && Number(text) <= most
      ? Effect.succeed(Number(text))
      : invalid(name, { en: `a whole number from 0 to ${most}`, es: `un número entero de 0 a ${most}` })

/** Reads one of the given words. */
export const oneOf =
  <const Word extends string>(...words: ReadonlyArray<Word>): SettingReader<Word> =>
  (name, text) => {
    const word = words.find((each) => each === text)
    return word === undefined ? invalid(name, { en: words.join(" or "), es: words.join(" o ") }) : Effect.succeed(word)
  }

/** Reads a boolean: `true`, `yes`, `on`, `1` or `false`, `no`, `off`, `0`. */
export const booleanSetting: SettingReader<boolean> = (name, text = "") => {
  if (/^(?:true|yes|on|1)$/u.test(text)) return Effect.succeed(true)
  return /^(?:false|no|off|0)$/u.test(text)
    ? Effect.succeed(false)
    : invalid(name, { en: "true or false", es: "true o false" })
}

/** Whether a text is an absolute web address. */
export const isWebAddress = (text: string): boolean => /^https?:$/u.test(URL.parse(text)?.protocol ?? "")

const absoluteAddress: Localized = {
  en: "an absolute http:// or https:// address",
  es: "una dirección absoluta http:// o https://"
}

/** Reads an absolute web address. */
export const webAddress: SettingReader<string> = (name, text = "") =>
  isWebAddress(text) ? Effect.succeed(text) : invalid(name, absoluteAddress)

/** Reads the address of a Postgres. */
export const postgresAddress: SettingReader<Redacted.Redacted> = (name, text = "") =>
  /^postgres(?:ql)?:$/u.test(URL.parse(text)?.protocol ?? "")
    ? Effect.succeed(Redacted.make(text))
    : invalid(name, {
        en: "postgres://user:password@host:5432/database, user and password percent-encoded",
        es: "postgres://usuario:contraseña@servidor:5432/base, con usuario y contraseña codificados con %"
      })

/** Makes a reader return `undefined` if the variable is not set. */
export const optional =
  <A>(read: SettingReader<A>): SettingReader<A | undefined> =>
  (name, text) =>
    text === undefined ? Effect.undefined : read(name, text)
