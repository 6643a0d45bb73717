import type { Localized } from "@radicar/domain/inner/rules/Language"
import { type ListedViolations, Violation } from "@radicar/domain/inner/rules/Violation"
import { Schema } from "effect"
import { ExitCode, type ExitReason } from "./ExitCode.ts"

const Text = Schema.Struct({ en: Schema.String, es: Schema.String })
const reasons = Object.keys(ExitCode) as ReadonlyArray<keyof typeof ExitCode>

/**
 * A command's failure, for a person: what is wrong, and how to fix it if there is a way. `reason` determines the exit
 * code. No text contains a secret.
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

  /** The failure's violations, if any, in the form that JSON answers have. */
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

/** Makes a {@link Failure} without violations. */
export const failure = (reason: ExitReason, text: Localized, hint?: Localized | undefined): Failure =>
  new Failure({ reason, text, ...(hint === undefined ? {} : { hint }) })

/** Makes a text that is the same in every language: a name, or a text from another program. */
export const untranslated = (text: string): Localized => ({ en: text, es: text })
