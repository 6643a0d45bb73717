import {
  type CertificateUnusable,
  NumberingRangesRefused,
  type ServiceUnavailable
} from "@radicar/contract/inner/problem/problems"
import { Authority } from "@radicar/dian/inner/Authority"
import type { NumberingRange } from "@radicar/dian/inner/NumberingRange"
import type { NumberingRangeOutcome } from "@radicar/dian/inner/NumberingRangeAnswer"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { Clock, Context, Effect, Layer } from "effect"
import { failWith } from "../http/language.ts"
import { AuthorityEndpoints, type FilingEnvironment } from "../platform/AuthorityEndpoints.ts"
import { queryProblem } from "../tenants/certificates/certificateProblems.ts"

/** An answer, and its time in milliseconds since the epoch. */
interface Dated<A> {
  readonly answer: A
  readonly at: number
}

/** Age above which an answer is requested again. */
const MAXIMUM_AGE_MILLIS = 10 * 60_000

/** Maximum number of cached answers; the oldest is dropped first. */
const CAPACITY = 1000

/** Texts for answers without ranges, each with advice. */
const refusalTexts: Readonly<
  Record<
    Exclude<NumberingRangeOutcome, "found">,
    (asked: { issuer: string; software: string; owner: string }) => Localized
  >
> = {
  noRange: ({ issuer }) => ({
    en: `NIT ${issuer} has no numbering range in force: request the numbering from the authority (MUISCA, form 1876).`,
    es: `El NIT ${issuer} no tiene rangos de numeración vigentes: solicite la numeración a la DIAN (MUISCA, formulario 1876).`
  }),
  noAssociatedPrefix: ({ issuer, software }) => ({
    en: `NIT ${issuer} has ranges, but none for the software ${software}: associate the prefixes with it in the authority's portal ("Asociar prefijos").`,
    es: `El NIT ${issuer} tiene rangos, pero ninguno para el software ${software}: asócielos en el portal de la DIAN («Asociar prefijos»).`
  }),
  softwareNotOwned: ({ owner, software }) => ({
    en: `The software ${software} does not belong to NIT ${owner}: correct softwareId, or name its owner in softwareOwnerNit.`,
    es: `El software ${software} no pertenece al NIT ${owner}: corrija softwareId o indique su dueño en softwareOwnerNit.`
  }),
  notAuthorised: ({ issuer }) => ({
    en: `The certificate may not query NIT ${issuer}: use the issuer's own, or that of the provider it has authorised.`,
    es: `El certificado no puede consultar por el NIT ${issuer}: use el del emisor o el del proveedor que este autorizó.`
  })
}

/** Issuer and software whose ranges are queried; NITs without check digit. */
export interface RangeQuestion {
  readonly environment: FilingEnvironment
  readonly issuerNit: string
  readonly softwareId: string
  /** NIT of the software's owner: the issuer for own software, else the provider. */
  readonly softwareOwnerNit: string
}

interface AskOptions {
  /** Whether to query the authority even if a recent answer is cached. */
  readonly refresh: boolean
  /** Whether an older answer is acceptable while the authority cannot be queried. */
  readonly orLast: boolean
}

const make = Effect.gen(function* () {
  const authority = yield* Authority
  const endpoints = yield* AuthorityEndpoints
  const recent = new Map<string, Dated<ReadonlyArray<NumberingRange>>>()

  const ask = Effect.fnUntraced(function* (question: RangeQuestion, identity: SigningIdentity) {
    const { environment, issuerNit: issuer, softwareId: software, softwareOwnerNit: owner } = question
    const answer = yield* authority
      .getNumberingRange({ ...question, identity, endpoint: endpoints.endpoint(environment) })
      .pipe(Effect.catch(queryProblem))
    const { operationCode, outcome: reason, ranges } = answer
    if (reason === "found") return ranges
    return yield* failWith(NumberingRangesRefused, refusalTexts[reason]({ issuer, software, owner }), {
      reason,
      operationCode
    })
  })

  const cachedAnswer = Effect.fnUntraced(function* (key: string, question: RangeQuestion, identity: SigningIdentity) {
    const dated = { answer: yield* ask(question, identity), at: yield* Clock.currentTimeMillis }
    // added at the end, so that the first entry is the oldest
    recent.delete(key)
    recent.set(key, dated)
    const [oldest] = recent.keys()
    if (recent.size > CAPACITY && oldest !== undefined) recent.delete(oldest)
    return dated
  })

  const subjectOf = ({ environment, issuerNit, softwareId, softwareOwnerNit }: RangeQuestion): string =>
    JSON.stringify([environment, issuerNit, softwareOwnerNit, softwareId])

  const onRecord = (question: RangeQuestion) => {
    const subject = subjectOf(question)
    return [...recent].findLast(([key]) => key.startsWith(subject))?.[1].answer
  }

  const find = Effect.fnUntraced(function* (
    question: RangeQuestion,
    identity: SigningIdentity,
    { orLast, refresh }: AskOptions
  ) {
    // the authority decides what a certificate may query, so answers are cached by certificate
    const key = subjectOf(question) + identity.certificate.fingerprint256
    const last = recent.get(key)
    const now = yield* Clock.currentTimeMillis
    if (last !== undefined && !refresh && now - last.at < MAXIMUM_AGE_MILLIS) return last
    const answer = cachedAnswer(key, question, identity)
    if (last === undefined || !orLast) return yield* answer
    return yield* Effect.catchTag(answer, "ServiceUnavailable", () => Effect.succeed(last))
  })
  return { find, onRecord }
})

/** The numbering ranges that the authority names. Answers are cached in memory for ten minutes and never stored. */
export class AuthorityRanges extends Context.Service<
  AuthorityRanges,
  {
    readonly find: (
      question: RangeQuestion,
      identity: SigningIdentity,
      options: AskOptions
    ) => Effect.Effect<
      Dated<ReadonlyArray<NumberingRange>>,
      CertificateUnusable | NumberingRangesRefused | ServiceUnavailable
    >
    /** The last cached answer, whoever asked; `undefined` if there is none. Not for callers, who may not see it. */
    readonly onRecord: (question: RangeQuestion) => ReadonlyArray<NumberingRange> | undefined
  }
>()("@radicar/api/AuthorityRanges") {
  static readonly layer = Layer.effect(AuthorityRanges, Effect.map(make, AuthorityRanges.of))
}
