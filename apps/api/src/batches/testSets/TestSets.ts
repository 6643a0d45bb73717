import { NotFound } from "@radicar/contract/inner/problem/problems"
import type { TestSet } from "@radicar/contract/inner/testSet/TestSet"
import type { testSetProblems } from "@radicar/contract/inner/TestSetsGroup"
import { Context, Effect, Layer, Result } from "effect"
import type { SubmissionSummary, TestSetIdentity } from "../../documents/submissions/findSubmissions.ts"
import type { Known } from "../../documents/submissions/findSubmissions.ts"
import { Submissions } from "../../documents/submissions/Submissions.ts"
import { claimFiling } from "../../filing/claimFiling.ts"
import { makePreparing } from "../../filing/Filing.ts"
import { Delivery } from "../../filing/delivery/Delivery.ts"
import { decideFiling, type Decision } from "../../filing/decideFiling.ts"
import { openCertificate, type OpenSigner } from "../../filing/signFiling.ts"
import { identifyRequest, invalidDocument, type PreparedFiling, prepareFiling } from "../../filing/prepareFiling.ts"
import { CallerLanguage, failWith } from "../../http/language.ts"
import { AuthorityEndpoints, testEnvironment } from "../../platform/AuthorityEndpoints.ts"
import { inRequest, prepareTestSet, readTestSet, type TestSetContext } from "./prepareTestSet.ts"
import { requireOpenSet, requireTestEnvironment, testSetItem, testSetProgress } from "./testSetState.ts"

/** A request to file documents for a test set. */
interface TestSetRequest extends Omit<TestSetContext, "testSetId" | "contingency" | "idempotencyKey"> {
  /** The body, JSON in UTF-8. */
  readonly body: Uint8Array
}

/** Reasons for filing no document. */
type TestSetProblem = (typeof testSetProblems)[number]["Type"]

interface SignableDocument {
  readonly filing: PreparedFiling
  readonly openSigner: OpenSigner
  readonly decision: Decision
}

/**
 * Maximum concurrent uploads. An upload takes the authority seconds, and the authority counts concurrent uploads per
 * issuer.
 */
const CONCURRENCY = 8

const noTestSet = failWith(NotFound, {
  en: "This company has filed nothing for this test set here.",
  es: "Esta compañía no ha radicado aquí documentos para este set de pruebas."
})

const isNew = ({ _tag }: Decision): boolean => _tag !== "Repeat"

/** Refuses new documents whose day of issue is in the past. */
const requireTimely = Effect.fnUntraced(function* (documents: ReadonlyArray<SignableDocument>) {
  const late = documents.flatMap(({ decision, filing }, index) =>
    isNew(decision) && filing.late !== undefined ? [inRequest(index, filing.late)] : []
  )
  if (late.length > 0) return yield* invalidDocument({ violations: late })
})

const testSetOf = Effect.fnUntraced(function* (
  testSetIdentity: TestSetIdentity,
  documents: ReadonlyArray<SubmissionSummary>,
  all: ReadonlyArray<SubmissionSummary>
) {
  const language = yield* CallerLanguage
  const testSet: TestSet = {
    testSetId: testSetIdentity.testSetId,
    documents: documents.map((each) => testSetItem(each, language)),
    progress: testSetProgress(all)
  }
  return testSet
})

const make = Effect.gen(function* () {
  const delivery = yield* Delivery
  const endpoints = yield* AuthorityEndpoints
  const submissions = yield* Submissions
  const signerOf = yield* openCertificate
  const preparing = yield* makePreparing
  const identifying = identifyRequest(preparing)
  const { decide } = yield* decideFiling(identifying)
  // lateness is checked for the whole request, and recorded documents are exempt; see `requireTimely`
  const prepare = prepareFiling(identifying.identify, () => Effect.void)
  const prepareAll = prepareTestSet(preparing, prepare)
  const { claim } = yield* claimFiling

  // documents of a test set have no Idempotency-Key, so none can conflict
  const decideOn = (filing: PreparedFiling, openSigner: OpenSigner, known?: Known) =>
    Effect.catchTag(decide(filing, openSigner, known), "IdempotencyConflict", Effect.die)

  const decided = Effect.fnUntraced(function* (filing: PreparedFiling) {
    const openSigner = yield* Effect.cached(signerOf(filing))
    const signable: SignableDocument = { filing, openSigner, decision: yield* decideOn(filing, openSigner) }
    return signable
  })

  /** Claims a new document. A claim that meets an obstacle is decided again. */
  const claimed = Effect.fnUntraced(function* ({ decision, filing, openSigner }: SignableDocument) {
    let current = decision
    for (;;) {
      if (current._tag === "Repeat") return current.submission
      const claimed = yield* claim(filing, openSigner, current)
      if (claimed._tag === "Claimed") return claimed.submission
      current = yield* decideOn(filing, openSigner, claimed.known)
    }
  })

  const create = Effect.fnUntraced(function* ({ body, ...request }: TestSetRequest) {
    const environment = request.isTest ? testEnvironment(endpoints.standard) : endpoints.standard
    yield* requireTestEnvironment(environment)
    const { documents, testSetId } = yield* readTestSet(preparing.work, body)
    const context: TestSetContext = { ...request, testSetId, contingency: false, idempotencyKey: undefined }
    const testSetIdentity: TestSetIdentity = { companyId: request.companyId, environment, testSetId }
    const signable = yield* Effect.forEach(yield* prepareAll(documents, context, environment), decided)
    yield* requireTimely(signable)
    const issuers = new Set(signable.flatMap(({ decision, filing }) => (isNew(decision) ? [filing.issuerNit] : [])))
    const before = yield* submissions.ofTestSet(testSetIdentity)
    yield* requireOpenSet(before.filter(({ issuerNit }) => issuers.has(issuerNit)))
    // a certificate that cannot sign is reported before any number is claimed
    yield* Effect.forEach(signable, ({ decision, openSigner }) => (isNew(decision) ? openSigner : Effect.void), {
      discard: true
    })
    const claims = yield* Effect.forEach(signable, (each) =>
      Effect.map(claimed(each), (submission) => ({ submission, openSigner: each.openSigner }))
    )
    const deliveries = yield* Effect.forEach(
      claims,
      ({ openSigner, submission }) => Effect.result(delivery.finish(submission, openSigner)),
      { concurrency: CONCURRENCY }
    )
    const failures = deliveries.flatMap((each) => (Result.isFailure(each) ? [each.failure] : []))
    const [failure] = failures
    if (failure !== undefined && failures.length === deliveries.length) return yield* Effect.fail(failure)
    const all = yield* submissions.ofTestSet(testSetIdentity)
    const byId = new Map(all.map((each) => [each.id, each]))
    return yield* testSetOf(
      testSetIdentity,
      claims.flatMap(({ submission }) => byId.get(submission.id) ?? []),
      all
    )
  })

  const get = Effect.fnUntraced(function* (testSetIdentity: TestSetIdentity) {
    const all = yield* submissions.ofTestSet(testSetIdentity)
    return all.length === 0 ? yield* noTestSet : yield* testSetOf(testSetIdentity, all, all)
  })

  return TestSets.of({ create, get })
})

/**
 * Files documents for the authority's test sets, each exactly once, and reports the progress of a set. A test set is a
 * number of documents that an issuer must file in the test environment before using production.
 */
export class TestSets extends Context.Service<
  TestSets,
  {
    /**
     * Files all documents, or none if any may not be filed. A repeated request continues where the last one stopped.
     */
    readonly create: (request: TestSetRequest) => Effect.Effect<TestSet, TestSetProblem>
    /** The recorded state of a set, without a query to the authority. */
    readonly get: (testSetIdentity: TestSetIdentity) => Effect.Effect<TestSet, NotFound>
  }
>()("@radicar/api/TestSets") {
  static readonly layer = Layer.effect(TestSets, make)
}
