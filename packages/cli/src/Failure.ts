import type { Localized } from "@radicar/domain/inner/rules/Language"
import { type ListedViolations, Violation } from "@radicar/domain/inner/rules/Violation"
import { Schema } from "effect"
import { ExitCode, type ExitReason } from "./ExitCode.ts"

const Text = Schema.Struct({ en: Schema.String, es: Schema.String })
const reasons = Object.keys(ExitCode) as ReadonlyArray<keyof typeof ExitCode>

/**
 * Why a command could not do its work, for a person: what is wrong and, where there is one, what to do about it.
 * `reason` gives the exit code. No text carries a secret.
 */
export class Failure extends Schema.TaggedError<Failure>()("Failure", {
  reason: Schema.Literals(reasons),
  text: Text,
  hint: Schema.optionalKey(Text),
  violations: Schema.optionalKey(Schema.Array(Violation)),
  violationsTotal: Schema.optionalKey(Schema.Int)
}) {
  override get message(): string {
    return this.text.en
  }

  /** Its violations, if it has any, as answers have them. */
  get listed(): Partial<ListedViolations> {
    const { violations, violationsTotal } = this
    return {
      ...(violations === undefined ? {} : { violations }),
      ...(violationsTotal === undefined ? {} : { violationsTotal })
    }
  }

  get exitCode(): number {
    return ExitCode[this.reason]
  }
}

/** A {@link Failure} of no rule. */
export const failure = (reason: ExitReason, text: Localized, hint?: Localized | undefined): Failure =>
  new Failure({ reason, text, ...(hint === undefined ? {} : { hint }) })

/** A text that is the same in every language: a name, or what somebody else said. */
export const untranslated = (text: string): Localized => ({ en: text, es: text })
