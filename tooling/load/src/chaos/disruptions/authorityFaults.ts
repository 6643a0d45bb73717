import { documentRegistry } from "@radicar/domain/inner/documentRegistry"
import type { SandboxFault } from "@radicar/sandbox/inner/SandboxFault"
import { type ClaimKind, claimKinds } from "../clients/claimKinds.ts"
import { mayBeRejected } from "../clients/Errand.ts"
import type { Random } from "@radicar/fixtures/random"

type Fault = (random: Random, kind: ClaimKind) => Omit<SandboxFault, "operation">

const plain =
  (behaviour: SandboxFault["behaviour"]): Fault =>
  () => ({ behaviour })

/**
 * Fault: an answer that is delayed up to two seconds longer than the service's lease. Another process then takes over
 * some documents from a process that is still waiting.
 */
const slow: Fault = (random) => ({ behaviour: "slow", delay: random.between(200, 7000) })

/**
 * Faults of filings. Verdicts that say nothing about the document (`missing-fields`) are left out, because the next
 * post is then a new filing by design. Another issuer's document under our number (`number-taken`) is left out, because
 * the ledgers would count it against us. Rejected certificates are left out, because no retry helps. An invoice in
 * contingency is never rejected, because the same post would then file it as type 01 by design.
 */
const ofFilings: ReadonlyArray<Fault> = [
  plain("drop-before-processing"),
  plain("drop-after-processing"),
  plain("connection-reset"),
  plain("tls-alert"),
  slow,
  slow,
  plain("truncated"),
  plain("http-403"),
  plain("http-500"),
  plain("http-502"),
  plain("http-503"),
  plain("http-504"),
  plain("http-404-with-answer"),
  plain("not-xml"),
  plain("invalid-base64"),
  () => ({ behaviour: "invalid-security-fault", times: 2 }),
  plain("internal-error"),
  plain("internal-error-after-processing"),
  plain("already-processed"),
  (random) => ({ behaviour: "drop-and-forget", duration: random.between(500, 4000) }),
  () => ({ behaviour: "simultaneous", delay: 1000 }),
  plain("accepted-without-application-response"),
  plain("application-response-tampered"),
  plain("application-response-of-another"),
  plain("application-response-contradicts"),
  plain("shuffled-prefixes"),
  plain("whitespace"),
  (_, kind) => ({ behaviour: "rejected-with-nil-messages", number: mayBeRejected(kind) }),
  (_, kind) => ({ behaviour: "rejected-with-repeated-messages", number: mayBeRejected(kind) })
]

/** Faults of queries about uploads. */
const ofVerdictQueries: ReadonlyArray<Fault> = [
  plain("pending"),
  plain("drop-after-processing"),
  plain("http-503"),
  plain("truncated"),
  plain("not-xml"),
  plain("invalid-security-fault"),
  plain("repeated-answer"),
  plain("late-answer"),
  plain("application-response-tampered"),
  slow
]

/** Faults of queries about documents. */
const ofQuestions: ReadonlyArray<Fault> = [...ofVerdictQueries, plain("internal-error")]

/** Faults of uploads, whose answer is a key. `batch-never-queued` is left out, because its verdict never comes. */
const ofUploads: ReadonlyArray<Fault> = [
  plain("drop-before-processing"),
  plain("drop-after-processing"),
  plain("connection-reset"),
  plain("tls-alert"),
  slow,
  plain("truncated"),
  plain("http-403"),
  plain("http-500"),
  plain("http-503"),
  plain("http-404-with-answer"),
  plain("not-xml"),
  () => ({ behaviour: "invalid-security-fault", times: 2 }),
  (random) => ({ behaviour: "drop-and-forget", duration: random.between(500, 4000) }),
  plain("shuffled-prefixes"),
  plain("whitespace")
]

/** Lists the authority's operations that a kind of claim calls, with their faults. */
const calls = (kind: ClaimKind) =>
  kind === "test-set"
    ? ({ filing: ["SendTestSetAsync", ofUploads], query: ["GetStatusZip", ofVerdictQueries] } as const)
    : ({
        filing: [documentRegistry[claimKinds[kind].operation].sentBy, ofFilings],
        query: ["GetStatus", ofQuestions]
      } as const)

/**
 * Chooses the next fault of the authority for a kind of claim. Queries are rarer than filings, and so are their faults.
 */
export const nextFault = (kind: ClaimKind, random: Random): SandboxFault => {
  const [operation, faults] = calls(kind)[random.next() < 0.75 ? "filing" : "query"]
  return { operation, ...random.pick(faults)(random, kind) }
}

/** Fault of an authority that is down: every request gets an error page. */
export const outage: SandboxFault = { behaviour: "http-503", times: "always" }
