import type { Violation } from "@radicar/domain/rules/Violation"
import { Effect, type Terminal } from "effect"
import type { Failure } from "../Failure.ts"
import { Outcome } from "../Outcome.ts"
import type { Layout } from "./Layout.ts"
import { Output } from "./Output.ts"
import { printable } from "./printable.ts"
import { factRows } from "./rows.ts"
import { wrap } from "./wrap.ts"

const violationText = (violation: Violation, { columns, paint, say }: Layout): string => {
  const { actual, expected, message, path, rule } = violation
  return [
    `  ${paint.bold(printable(rule))}  ${printable(path)}`,
    ...wrap(message, columns - 4).map((line) => `    ${line}`),
    factRows(
      { columns, paint },
      [
        [say({ en: "expected", es: "esperado" }), expected],
        [say({ en: "found", es: "encontrado" }), actual]
      ],
      4
    )
  ].join("\n")
}

/** Violations as a list, a blank line between two: rule and path, the message, what was expected and found. */
export const violationsText = (violations: ReadonlyArray<Violation>, layout: Layout): string =>
  violations.map((violation) => violationText(violation, layout)).join("\n\n")

const report = Effect.fnUntraced(function* (failure: Failure, stdout: "value" | "document") {
  const output = yield* Output
  const { columns, messagePaint, say } = output
  const layout = { columns, paint: messagePaint, say }
  const { hint, reason, text, violations } = failure
  const paragraphs = [
    wrap(`${say({ en: "Error:", es: "Error:" })} ${say(text)}`, columns)
      .join("\n")
      .replace(/^\S+/u, messagePaint.red),
    ...(violations === undefined ? [] : [violationsText(violations, layout)]),
    ...(hint === undefined ? [] : [wrap(say(hint), columns).join("\n")])
  ]
  yield* output.message(paragraphs.join(violations === undefined ? "\n" : "\n\n"))
  if (stdout === "value" && output.mode !== "table") {
    const error = {
      code: reason,
      exitCode: failure.exitCode,
      message: say(text),
      ...(hint === undefined ? {} : { hint: say(hint) }),
      ...(violations === undefined ? {} : { violations })
    }
    yield* output.value({ error }, () => "")
  }
  return yield* new Outcome({ exitCode: failure.exitCode })
})

/**
 * Tells a command's failure: to a person on standard error; and as `{"error": …}` on standard output where that is JSON, unless
 * the command's output is a document, of which then there is none.
 */
export const reporting =
  (stdout: "value" | "document") =>
  <A, R>(
    command: Effect.Effect<A, Failure | Outcome | Terminal.QuitError, R>
  ): Effect.Effect<A, Outcome | Terminal.QuitError, R | Output> =>
    Effect.catchTag(command, "Failure", (failure) => report(failure, stdout))
