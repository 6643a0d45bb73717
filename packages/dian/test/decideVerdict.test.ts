import { describe, expect, it } from "@effect/vitest"
import { decideVerdict, type AnswerEvidence, type AnswerFacts } from "../src/Verdict.ts"

const both = [true, false] as const
/** Whether the text says that the document is in process, and to try later. */
const saying = [
  [false, false],
  [true, false],
  [false, true]
] as const
const relations = ["same", "different", "absent"] as const

const evidences: ReadonlyArray<AnswerEvidence> = [
  { kind: "absent" },
  { kind: "unreadable" },
  ...both.flatMap((verified) =>
    ["02", "04", "030"].flatMap((responseCode) =>
      relations.map((key): AnswerEvidence => ({ kind: "read", verified, responseCode, key }))
    )
  )
]

/** Every combination of the facts that decide: some 60 000. */
function* everyAnswer(): Generator<AnswerFacts> {
  for (const statusCode of ["00", "99", "98", "66", "67", "89", "90", "500", "2", "0", "ex", "", "?"]) {
    for (const isValid of [true, false, undefined]) {
      for (const question of ["send", "query"] as const) {
        for (const alreadyProcessed of both) {
          for (const explained of both) {
            for (const [saysProcessing, saysTryLater] of saying) {
              for (const key of relations) {
                for (const evidence of evidences) {
                  yield {
                    statusCode,
                    isValid,
                    question,
                    alreadyProcessed,
                    explained,
                    saysProcessing,
                    saysTryLater,
                    key,
                    evidence
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}

/** Facts for which `claim` does not hold; the first few, to be read. */
const counterexamples = (claim: (facts: AnswerFacts, verdict: string, alarms: ReadonlyArray<string>) => boolean) =>
  [...everyAnswer()]
    .filter((facts) => {
      const { alarms, verdict } = decideVerdict(facts)
      return !claim(facts, verdict, alarms)
    })
    .slice(0, 3)

const implies = (premise: boolean, conclusion: boolean): boolean => !premise || conclusion

const proves = ({ evidence }: AnswerFacts): boolean =>
  evidence.kind === "read" && evidence.verified && evidence.responseCode === "02" && evidence.key === "same"

describe("decideVerdict, over every combination of facts", () => {
  it("accepts exactly when flags, status, evidence, signature and keys all agree", () => {
    const expected = (facts: AnswerFacts): boolean =>
      proves(facts) &&
      facts.key !== "different" &&
      ((facts.isValid === true && facts.statusCode === "00") ||
        // The answer to a repeated filing of our own document.
        (facts.isValid !== true && facts.statusCode === "99" && facts.alreadyProcessed))
    expect(counterexamples((facts, verdict) => (verdict === "accepted") === expected(facts))).toEqual([])
  })

  it("never calls a document unaccepted that the authority's signature proves accepted", () => {
    const bad = ["rejected", "notProcessed", "unknownDocument", "processing"]
    expect(counterexamples((facts, verdict) => implies(proves(facts), !bad.includes(verdict)))).toEqual([])
  })

  it("accepts without evidence only when nothing but the evidence is missing", () => {
    const claim = (facts: AnswerFacts, verdict: string) =>
      implies(
        verdict === "acceptedWithoutEvidence",
        facts.evidence.kind === "absent" &&
          ((facts.isValid === true && facts.statusCode === "00" && facts.key !== "different") ||
            (facts.statusCode === "99" && facts.alreadyProcessed && facts.key === "same"))
      )
    expect(counterexamples(claim)).toEqual([])
    const plain = {
      question: "send",
      statusCode: "00",
      isValid: true,
      key: "same",
      evidence: { kind: "absent" }
    } as const
    const rest = { alreadyProcessed: false, explained: false, saysProcessing: false, saysTryLater: false }
    expect(decideVerdict({ ...plain, ...rest })).toEqual({ verdict: "acceptedWithoutEvidence", alarms: [] })
  })

  it("rejects only on status 99 without IsValid, and not against an ApplicationResponse that validates", () => {
    const claim = (facts: AnswerFacts, verdict: string) =>
      implies(
        verdict === "rejected",
        facts.statusCode === "99" &&
          facts.isValid !== true &&
          (facts.evidence.kind !== "read" ||
            (facts.evidence.responseCode === "04" && facts.evidence.key !== "different") ||
            // A number taken by another document: the attached answer is that document's.
            (facts.alreadyProcessed && facts.evidence.key !== "same"))
      )
    expect(counterexamples(claim)).toEqual([])
  })

  it("takes rule 90 for a collision only when another key is named, and never guesses", () => {
    const claim = (facts: AnswerFacts, verdict: string) =>
      implies(
        facts.alreadyProcessed && facts.statusCode === "99" && verdict === "rejected",
        facts.key === "different" ||
          (facts.key === "absent" && facts.evidence.kind === "read" && facts.evidence.key === "different")
      )
    expect(counterexamples(claim)).toEqual([])
  })

  it("takes 66, 89 and 90 as what the question makes of them", () => {
    const claim = (facts: AnswerFacts, verdict: string) =>
      implies(verdict === "unknownDocument", facts.question === "query" && ["66", "90"].includes(facts.statusCode)) &&
      implies(verdict === "notProcessed", facts.question === "send" && ["66", "89", "90"].includes(facts.statusCode)) &&
      implies(verdict === "processing", ["98", ""].includes(facts.statusCode)) &&
      // The answer to a question about this document names no other.
      implies(
        facts.question === "query" && facts.key === "different",
        !["unknownDocument", "processing"].includes(verdict)
      )
    expect(counterexamples(claim)).toEqual([])
    const plain = { isValid: false, key: "absent", evidence: { kind: "absent" } } as const
    const rest = { alreadyProcessed: false, explained: true, saysProcessing: false, saysTryLater: false }
    const verdict = (question: "send" | "query", statusCode: string) =>
      decideVerdict({ ...plain, ...rest, question, statusCode }).verdict
    expect(["66", "89", "90", "98"].map((code) => verdict("send", code))).toEqual([
      "notProcessed",
      "notProcessed",
      "notProcessed",
      "processing"
    ])
    expect(["66", "89", "90", "98"].map((code) => verdict("query", code))).toEqual([
      "unknownDocument",
      "inconclusive",
      "unknownDocument",
      "processing"
    ])
  })

  it("takes 66 that says to try later for no answer", () => {
    const facts = { key: "absent", evidence: { kind: "absent" }, alreadyProcessed: false, isValid: false } as const
    const verdict = (saysTryLater: boolean) =>
      decideVerdict({
        ...facts,
        question: "query",
        statusCode: "66",
        explained: false,
        saysProcessing: false,
        saysTryLater
      }).verdict
    expect([verdict(false), verdict(true)]).toEqual(["unknownDocument", "inconclusive"])
  })

  it("takes the codes of batches as what is answered makes of them: a document, or the batch", () => {
    const rest = { key: "absent", evidence: { kind: "absent" }, alreadyProcessed: false, isValid: false } as const
    const verdicts = (question: AnswerFacts["question"], explained: boolean) =>
      ["0", "2", "66", "89", "90", "98", "ex"].map(
        (statusCode) =>
          decideVerdict({ ...rest, question, statusCode, explained, saysProcessing: false, saysTryLater: false })
            .verdict
      )
    const ofDocument = ["notProcessed", "notProcessed", "notProcessed", "notProcessed", "notProcessed"]
    expect(verdicts("batchDocument", true)).toEqual([...ofDocument, "processing", "inconclusive"])
    expect(verdicts("batchDocument", false)[2]).toBe("inconclusive")
    expect(verdicts("batch", false)).toEqual([
      "notProcessed",
      "notProcessed",
      "unknownDocument",
      "inconclusive",
      "unknownDocument",
      "processing",
      "inconclusive"
    ])
  })

  it("never says of a batch whose number a repeated one is", () => {
    const repeated = [...everyAnswer()].filter((facts) => facts.statusCode === "99" && facts.alreadyProcessed)
    for (const question of ["batch", "batchDocument"] as const) {
      const verdicts = new Set(repeated.map((facts) => decideVerdict({ ...facts, question }).verdict))
      expect([...verdicts]).toEqual(["inconclusive"])
    }
  })

  it("says of a document whose key is known what it says of one that was sent", () => {
    const repeated = [...everyAnswer()].filter((facts) => facts.question === "send" && facts.statusCode !== "0")
    const differing = repeated.filter((facts) => {
      const known = decideVerdict({ ...facts, question: "knownBatchDocument" })
      const sent = decideVerdict(facts)
      return facts.statusCode !== "2" && known.verdict !== sent.verdict
    })
    expect(differing.slice(0, 3)).toEqual([])
    const closed = { key: "absent", evidence: { kind: "absent" }, alreadyProcessed: false, isValid: false } as const
    const facts = {
      ...closed,
      question: "knownBatchDocument",
      explained: false,
      saysProcessing: false,
      saysTryLater: false
    } as const
    expect(["0", "2"].map((statusCode) => decideVerdict({ ...facts, statusCode }).verdict)).toEqual([
      "notProcessed",
      "notProcessed"
    ])
  })

  it("raises an alarm whenever evidence is bad or flags and evidence disagree", () => {
    const claim = (facts: AnswerFacts, _verdict: string, alarms: ReadonlyArray<string>) => {
      const { evidence } = facts
      const disagree =
        (facts.statusCode === "00" && facts.isValid !== true) ||
        (facts.statusCode === "99" && facts.isValid === true) ||
        (evidence.kind === "read" && facts.isValid === true && evidence.responseCode === "04")
      const known = ["00", "99", "98", "66", "89", "90", ""].includes(facts.statusCode)
      // In a number collision the evidence is rightly about the other document.
      const unsound = evidence.kind === "unreadable" || (evidence.kind === "read" && !evidence.verified)
      return implies(unsound || (disagree && known), alarms.length > 0)
    }
    expect(counterexamples(claim)).toEqual([])
  })
})
