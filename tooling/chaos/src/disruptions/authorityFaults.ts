import type { SandboxFault } from "@radicar/sandbox/inner/SandboxFault"
import { mayBeRejected } from "../clients/Errand.ts"
import type { Random } from "../random.ts"

type Fault = (random: Random) => Omit<SandboxFault, "operation">

const plain =
  (behaviour: SandboxFault["behaviour"]): Fault =>
  () => ({ behaviour })

/**
 * A delay up to two seconds longer than the service's lease, so that some documents are taken over from a process that
 * is still waiting.
 */
const slow: Fault = (random) => ({ behaviour: "slow", delay: random.between(200, 7000) })

/**
 * Faults of filings. Left out are verdicts that say nothing about the document (`missing-fields`), because the next
 * post is a new filing by design. Another issuer's document under our number (`number-taken`) is left out, because the
 * ledgers would count it against us. So are rejected certificates, because no retry helps.
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
  () => ({ behaviour: "rejected-with-nil-messages", number: mayBeRejected }),
  () => ({ behaviour: "rejected-with-repeated-messages", number: mayBeRejected })
]

/** Faults of queries about documents. */
const ofQuestions: ReadonlyArray<Fault> = [
  plain("pending"),
  plain("drop-after-processing"),
  plain("http-503"),
  plain("truncated"),
  plain("not-xml"),
  plain("internal-error"),
  plain("invalid-security-fault"),
  plain("repeated-answer"),
  plain("late-answer"),
  plain("application-response-tampered"),
  slow
]

/** The next fault of the authority. Queries are rarer than filings, and so are their faults. */
export const nextFault = (random: Random): SandboxFault =>
  random.next() < 0.75
    ? { operation: "SendBillSync", ...random.pick(ofFilings)(random) }
    : { operation: "GetStatus", ...random.pick(ofQuestions)(random) }
