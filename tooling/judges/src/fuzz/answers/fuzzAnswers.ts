import { random } from "@radicar/fixtures/random"
import { AuthorityAnswer } from "@radicar/dian/inner/AuthorityAnswer"
import { AuthorityError } from "@radicar/dian/inner/AuthorityError"
import { Cause, Effect, Exit, References, type Scope } from "effect"
import { Findings, type PartReport } from "../Findings.ts"
import { longestMillis, processorMillis } from "../processorMillis.ts"
import { answerChanger, applicationResponseIn } from "./changeAnswer.ts"
import { authorityOver, type RawAnswer, recordAnswers } from "./recordAnswers.ts"
import { signedContent } from "./signedContent.ts"

/**
 * Maximum memory of this process in MiB: twice the parsed size of the largest answer that the client accepts, 10 MiB of
 * XML.
 */
const mostMebibytes = 2048

const acceptedIn = (output: unknown): ReadonlyArray<AuthorityAnswer> =>
  (Array.isArray(output) ? output : [output]).filter(
    (each): each is AuthorityAnswer => each instanceof AuthorityAnswer && each.verdict === "accepted"
  )

/**
 * Gives a number of mutated answers to the client of the authority. For each, the client must return an answer or a
 * typed error within limits of time and memory. It may report an acceptance only if the content signed by the authority
 * is unchanged.
 */
export const fuzzAnswers = (
  count: number,
  seed: number,
  stopped: AbortSignal
): Effect.Effect<PartReport, never, Scope.Scope> =>
  Effect.gen(function* () {
    const findings = new Findings("answers of the authority")
    const rolls = random(seed, "answers")
    const { keys, recorded } = yield* recordAnswers("Gracias")
    const { recorded: others } = yield* recordAnswers("Gracias")
    const change = yield* answerChanger(
      others.map(({ answer }) => answer),
      keys
    )
    let sentAnswer: RawAnswer | undefined
    const authority = yield* authorityOver(
      async () => sentAnswer ?? { status: 500, headers: {}, bytes: new Uint8Array() }
    )
    const signed = new Set(
      [...recorded, ...others].flatMap(({ answer }) => {
        const evidence = applicationResponseIn(answer)
        return evidence === undefined ? [] : (signedContent(evidence) ?? [])
      })
    )
    for (let index = 0; index < count && !stopped.aborted; index++) {
      const { answer, ask, operation } = rolls.pick(recorded)
      const changed = change(answer, rolls)
      sentAnswer = changed
      const input = `${operation}, ${changed.change}, answer ${index}`
      const started = processorMillis()
      const exit = yield* Effect.exit(ask(authority))
      const millis = processorMillis() - started
      if (millis > longestMillis) findings.found("read in bounded time", input, `${millis} ms`)
      if (process.memoryUsage.rss() / 2 ** 20 > mostMebibytes) findings.found("bounded memory", input, "")
      if (Exit.isFailure(exit)) {
        const error = Cause.findErrorOption(exit.cause)
        const typed = error._tag === "Some" && error.value instanceof AuthorityError ? error.value : undefined
        if (typed === undefined) findings.found("fails with a typed error", input, Cause.pretty(exit.cause))
        findings.outcome(typed?.reason._tag ?? "defect", millis)
        continue
      }
      if (JSON.stringify(exit.value).includes("root:x:")) findings.found("reads no files", input, "")
      const accepted = acceptedIn(exit.value)
      for (const { applicationResponse } of accepted) {
        const content = applicationResponse === undefined ? undefined : signedContent(applicationResponse.bytes)
        if (content === undefined || !signed.has(content)) {
          findings.found("accepted only what was signed", input, Buffer.from(changed.bytes).toString("base64"))
        }
      }
      const verdict = exit.value instanceof AuthorityAnswer ? exit.value.verdict : "answer"
      findings.outcome(accepted.length > 0 ? "accepted" : verdict, millis)
    }
    return findings.report()
  }).pipe(Effect.provideService(References.MinimumLogLevel, "None"))
