import { NotFound } from "@radicar/contract/inner/problem/problems"
import type { TestSet } from "@radicar/contract/inner/testSet/TestSet"
import type { testSetProblems } from "@radicar/contract/inner/TestSetsGroup"
import { SigningIdentityCache } from "@radicar/signature/inner/SigningIdentityCache"
import { Context, Effect, Layer, Option, Result } from "effect"
import type { SubmissionSummary, TestSetIdentity } from "../../documents/submissions/findSubmissions.ts"
import type { Submission } from "../../documents/submissions/Submission.ts"
import { Submissions } from "../../documents/submissions/Submissions.ts"
import { claimFiling } from "../../filing/claimFiling.ts"
import { makePreparing } from "../../filing/Filing.ts"
import { Delivery } from "../../filing/delivery/Delivery.ts"
import { repeatedSubmission, requireSameSet } from "../../filing/repeatedSubmission.ts"
import { openCertificate, type Signer, type SignerProblem } from "../../filing/signFiling.ts"
import { invalidDocument, type PreparedFiling, prepareFiling, type Preparing } from "../../filing/prepareFiling.ts"
import { CallerLanguage, failWith } from "../../http/language.ts"
import { AuthorityEndpoints, testEnvironment } from "../../platform/AuthorityEndpoints.ts"
import { CertificateVault } from "../../tenants/certificates/CertificateVault.ts"
import { DevelopmentIdentity } from "../../tenants/certificates/DevelopmentIdentity.ts"
import { Ownership } from "../../tenants/Ownership.ts"
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
  readonly openSigner: Effect.Effect<Signer, SignerProblem>
  readonly earlier: Option.Option<Submission>
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

/** Refuses new documents whose day of issue is in the past. */
const requireTimely = Effect.fnUntraced(function* (documents: ReadonlyArray<SignableDocument>) {
  const late = documents.flatMap(({ filing, earlier }, index) =>
    Option.isNone(earlier) && filing.late !== undefined ? [inRequest(index, filing.late)] : []
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
  const identities = yield* SigningIdentityCache
  const submissions = yield* Submissions
  const ownership = yield* Ownership
  const vault = yield* CertificateVault
  const development = yield* DevelopmentIdentity
  // lateness is checked for the whole request, and recorded documents are exempt; see `requireTimely`
  const preparing: Preparing<SignerProblem> = { ...(yield* makePreparing), requireNew: () => Effect.void }
  const prepare = prepareFiling(preparing)
  const repeated = yield* repeatedSubmission(prepare)
  const prepareAll = prepareTestSet(preparing, prepare)
  const { claim } = yield* claimFiling

  // documents of a test set have no Idempotency-Key, so none can conflict
  const recorded = Effect.fnUntraced(function* (filing: PreparedFiling) {
    const { request } = filing
    const openSigner = yield* Effect.cached(
      openCertificate({ development, ownership, identities, vault, companyId: request.companyId }, filing)
    )
    const earlier = yield* Effect.catchTag(repeated(filing, openSigner), "IdempotencyConflict", Effect.die)
    if (Option.isSome(earlier)) yield* requireSameSet(earlier.value, request)
    const signable: SignableDocument = { filing, openSigner, earlier }
    return signable
  })

  const claimed = Effect.fnUntraced(function* ({ filing, earlier, openSigner }: SignableDocument) {
    if (Option.isSome(earlier)) return earlier.value
    const submission = yield* Effect.catchTag(claim(filing, openSigner), "IdempotencyConflict", Effect.die)
    yield* requireSameSet(submission, filing.request)
    return submission
  })

  const create = Effect.fnUntraced(function* ({ body, ...request }: TestSetRequest) {
    const environment = request.isTest ? testEnvironment(endpoints.standard) : endpoints.standard
    yield* requireTestEnvironment(environment)
    const { documents, testSetId } = yield* readTestSet(preparing.work, body)
    const context: TestSetContext = { ...request, testSetId, contingency: false, idempotencyKey: undefined }
    const testSetIdentity: TestSetIdentity = { companyId: request.companyId, environment, testSetId }
    const signable = yield* Effect.forEach(yield* prepareAll(documents, context, environment), recorded)
    yield* requireTimely(signable)
    const issuers = new Set(
      signable.flatMap(({ filing, earlier }) => (Option.isNone(earlier) ? [filing.issuerNit] : []))
    )
    const before = yield* submissions.ofTestSet(testSetIdentity)
    yield* requireOpenSet(before.filter(({ issuerNit }) => issuers.has(issuerNit)))
    // a certificate that cannot sign is reported before any number is claimed
    yield* Effect.forEach(signable, ({ earlier, openSigner }) => (Option.isNone(earlier) ? openSigner : Effect.void), {
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
