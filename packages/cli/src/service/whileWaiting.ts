import { Effect, Stdio } from "effect"
import { Output } from "../output/Output.ts"

/** Tells a person at a terminal, after a second without an answer, that nothing is stuck. */
export const whileWaiting = Effect.fnUntraced(function* <A, E, R>(answer: Effect.Effect<A, E, R>) {
  const { message, messagePaint, say } = yield* Output
  const stdio = yield* Stdio.Stdio
  const notice = Effect.gen(function* () {
    if (!(yield* stdio.stderrIsTerminal)) return
    yield* Effect.sleep("1 second")
    yield* message(
      messagePaint.dim(say({ en: "Waiting for the authority's answer…", es: "Esperando la respuesta de la DIAN…" }))
    )
  })
  return yield* Effect.scoped(Effect.andThen(Effect.forkScoped(notice), answer))
})
