import type { CertificateUnusable } from "@radicar/contract/problem/CertificateUnusable"
import { NumberingRangesRefused } from "@radicar/contract/problem/NumberingRangesRefused"
import type { ServiceUnavailable } from "@radicar/contract/problem/ServiceUnavailable"
import { Authority } from "@radicar/dian/Authority"
import type { NumberingRange } from "@radicar/dian/NumberingRange"
import type { SigningIdentity } from "@radicar/signature/SigningIdentity"
import { Context, Effect, Layer } from "effect"
import { AuthorityEndpoints } from "../authority/AuthorityEndpoints.ts"
import type { FilingEnvironment } from "../authority/FilingEnvironment.ts"
import { failLocalized } from "../language/failLocalized.ts"
import { queryProblem } from "./queryProblem.ts"
import { type Dated, RecentAnswers } from "./RecentAnswers.ts"
import { refusalTexts } from "./refusalTexts.ts"

/** Whose ranges are asked for; NITs without check digit. */
export interface RangeQuestion {
  readonly environment: FilingEnvironment
  readonly issuerNit: string
  readonly softwareId: string
  /** The issuer's for own software, else the provider's. */
  readonly softwareOwnerNit: string
}

interface AskOptions {
  /** Whether the authority is asked even where its answer of the last minutes is known. */
  readonly refresh: boolean
  /** Whether an older answer will do while the authority can not be asked. */
  readonly orLast: boolean
}

const make = Effect.gen(function* () {
  const authority = yield* Authority
  const endpoints = yield* AuthorityEndpoints
  const recent = new RecentAnswers<ReadonlyArray<NumberingRange>>({ maximumAge: "10 minutes", capacity: 1000 })

  const ask = Effect.fnUntraced(function* (question: RangeQuestion, identity: SigningIdentity) {
    const { environment, issuerNit: issuer, softwareId: software, softwareOwnerNit: owner } = question
    const answer = yield* authority
      .getNumberingRange({ ...question, identity, endpoint: endpoints.endpoint(environment) })
      .pipe(Effect.catch(queryProblem))
    const { operationCode, outcome: reason, ranges } = answer
    if (reason === "found") return ranges
    return yield* failLocalized(
      refusalTexts[reason]({ issuer, software, owner }),
      (detail) => new NumberingRangesRefused({ reason, operationCode, detail })
    )
  })

  return Effect.fnUntraced(function* (
    question: RangeQuestion,
    identity: SigningIdentity,
    { orLast, refresh }: AskOptions
  ) {
    const { environment, issuerNit, softwareId, softwareOwnerNit } = question
    // the authority decides whom a certificate may ask for, so what it told one is not told to another
    const { fingerprint256 } = identity.certificate
    const key = JSON.stringify([environment, issuerNit, softwareOwnerNit, softwareId, fingerprint256])
    return yield* recent.get(key, ask(question, identity), { refresh }).pipe(
      Effect.catchTag("ServiceUnavailable", (problem) => {
        const last = orLast ? recent.last(key) : undefined
        return last === undefined ? Effect.fail(problem) : Effect.succeed(last)
      })
    )
  })
})

/** The numbering ranges that the authority names; its answers are kept in memory, for ten minutes, and never stored. */
export class AuthorityRanges extends Context.Service<
  AuthorityRanges,
  {
    readonly of: (
      question: RangeQuestion,
      identity: SigningIdentity,
      options: AskOptions
    ) => Effect.Effect<
      Dated<ReadonlyArray<NumberingRange>>,
      CertificateUnusable | NumberingRangesRefused | ServiceUnavailable
    >
  }
>()("@radicar/api/AuthorityRanges") {
  static readonly layer = Layer.effect(
    AuthorityRanges,
    Effect.map(make, (of) => AuthorityRanges.of({ of }))
  )
}
