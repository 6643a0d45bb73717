import { Authority } from "@radicar/dian/inner/Authority"
import { ExchangeWitness, type SoapExchange } from "@radicar/dian/inner/SoapExchange"
import { type Duration, Effect, Option } from "effect"
import { Submissions } from "../../documents/submissions/Submissions.ts"
import { TransportIdentity } from "../authority/TransportIdentity.ts"
import type { Attempt } from "./Attempt.ts"
import { isVerdict, settlementOf } from "./settlementOf.ts"
import { makeUploads } from "./Uploads.ts"

/** The result of a call to the authority, and its last exchange; no exchange where nothing was sent. */
export const withExchange = <A, E, R>(call: Effect.Effect<A, E, R>) =>
  Effect.suspend(() => {
    let exchange: SoapExchange | undefined
    return call.pipe(
      Effect.provideService(ExchangeWitness, (seen) => {
        exchange = seen
      }),
      Effect.result,
      Effect.map((answer) => ({ answer, exchange }))
    )
  })

/** Asks the authority about submissions; sends nothing. */
export const makeInquiries = Effect.fnUntraced(function* (uploadDoubt: Duration.Input) {
  const authority = yield* Authority
  const submissions = yield* Submissions
  const { identity: transport } = yield* TransportIdentity

  /** With the installation's own certificate, if it has one: the caller's may have expired since. */
  const ask = ({ endpoint, identity, submission }: Attempt) =>
    authority.getStatus({
      trackId: submission.documentKey,
      identity: Option.getOrElse(transport, () => identity),
      endpoint
    })

  const uploads = makeUploads({ authority, submissions, ask, uploadDoubt })

  /** What the authority says by now; nothing where it says nothing certain. */
  const verdict = (attempt: Attempt) =>
    attempt.submission.state === "processing" && attempt.submission.zipKey !== ""
      ? uploads.verdict(attempt)
      : Effect.map(ask(attempt), (answer) => (isVerdict(answer) ? settlementOf(answer) : undefined))

  return { ask, transport, uploads, verdict }
})

/** See {@link makeInquiries}. */
export type Inquiries = Effect.Success<ReturnType<typeof makeInquiries>>
