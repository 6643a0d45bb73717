// Whether a request was filed before: one table, without effects. Its word is advice; the claim (claim.sql) decides.

/** Facts about a request and the document on record with its key or its number. */
export interface RepeatFacts {
  /** Whether the body breaks a rule now. */
  readonly breaksRule: boolean
  /** Whether the request states no number, and none is kept under its key. */
  readonly lacksNumber: boolean
  readonly by: "key" | "number"
  /** State of the document; `filed` is neither rejected nor refused. */
  readonly state: "none" | "filed" | "rejected" | "refused"
  /** Whether the document was recorded without a request, and was found by its mark. */
  readonly isFound: boolean
  /** Whether the key was recorded for this request. */
  readonly sameRequest: boolean
  readonly sameContent: boolean
  /** Whether the document is the company's own. */
  readonly isOwn: boolean
  /** Test set of the document: that of the request or another one; `unasked` if only the document has one. */
  readonly set: "same" | "other" | "unasked"
  /** Whether the key of the request belongs to another document. */
  readonly hasOtherKey: boolean
  /** Whether the request has a certificate. */
  readonly signs: boolean
  /** Whether the authority's rules rejected the document, and for more than its signing time. */
  readonly isJudged: boolean
  /** Whether the content is the same once the settings recorded with the document complete the request. */
  readonly sameAsRecorded: boolean
  /** Whether the request has the same XML, without signature. */
  readonly sameXml: boolean
  /** Whether the request has the certificate that signed the document. */
  readonly sameCertificate: boolean
}

/** Facts that are costly: computed only when the table asks for them. */
export type CostlyFact = "sameAsRecorded" | "sameXml" | "sameCertificate"

/** Known facts. Facts about a document are absent if there is none. */
export type KnownFacts = Partial<RepeatFacts>

/** Reason of a conflict: the key, the content, the content of another company's document, or the test set. */
export type Difference = "key" | "content" | "hidden" | "set"

/** Relation of a request to the documents on record. A body that breaks a rule is refused if it is `New`. */
type Relation = "New" | "Repeat" | "Corrects" | "NextNumber" | { readonly conflict: Difference }

/** The rows in order; the first that holds decides. A row reads its facts from left to right. */
const table: ReadonlyArray<readonly [facts: KnownFacts, relation: Relation]> = [
  // a filed document stays filed, although its body breaks a rule now
  [{ breaksRule: true, by: "key" }, "New"],
  [{ breaksRule: true, state: "filed", isOwn: true, set: "same", hasOtherKey: false, sameContent: true }, "Repeat"],
  [{ breaksRule: true, state: "filed", isOwn: true, set: "same", hasOtherKey: false, sameAsRecorded: true }, "Repeat"],
  [{ breaksRule: true }, "New"],
  // the authority has another document under the number of the key, or the key is new
  [{ lacksNumber: true, state: "none" }, "NextNumber"],
  [{ lacksNumber: true, sameRequest: true }, "NextNumber"],
  [{ lacksNumber: true }, { conflict: "key" }],
  [{ state: "none" }, "New"],
  // a document of this request that the database had lost
  [{ by: "key", isFound: true, sameXml: true }, "Repeat"],
  [{ by: "key", isFound: true }, { conflict: "content" }],
  [{ by: "key", sameRequest: false, sameContent: false, sameAsRecorded: false }, { conflict: "key" }],
  [{ state: "refused" }, "New"],
  // rejected documents: the same rejection again would be no news
  [{ state: "rejected", sameContent: false }, "Corrects"],
  [{ state: "rejected", signs: false }, "Repeat"],
  [{ state: "rejected", isJudged: false }, "Corrects"],
  [{ state: "rejected", sameXml: false }, "Corrects"],
  [{ state: "rejected", sameCertificate: false }, "Corrects"],
  [{ state: "rejected" }, "Repeat"],
  [{ by: "key" }, "Repeat"],
  [{ sameContent: true }, "Repeat"],
  [{ sameAsRecorded: true }, "Repeat"],
  [{ isOwn: false }, { conflict: "hidden" }],
  [{ sameXml: true }, "Repeat"],
  [{}, { conflict: "content" }]
]

/** Answer of the table: a relation to the document of the key or the number, or a costly fact that it needs. */
type Advice = { readonly by: RepeatFacts["by"] } & (
  | { readonly relation: Relation }
  | { readonly relation?: undefined; readonly asks: CostlyFact }
)

const relate = (facts: KnownFacts & Pick<RepeatFacts, "by">): Advice => {
  const { by } = facts
  rows: for (const [when, relation] of table) {
    for (const name of Object.keys(when) as ReadonlyArray<keyof RepeatFacts>) {
      // facts that are not costly are known before
      if (facts[name] === undefined) return { by, asks: name as CostlyFact }
      if (facts[name] !== when[name]) continue rows
    }
    const isElsewhere = relation === "Repeat" && facts.set === "other"
    return { by, relation: isElsewhere ? { conflict: "set" } : relation }
  }
  return { by, relation: "New" }
}

/**
 * Relates a request to the document of its key, then to that of its number. A key is given to a new document only if it
 * was recorded for this very request.
 */
export const relateRequest = (byKey: KnownFacts, byNumber: KnownFacts): Advice => {
  const advice = relate({ ...byKey, by: "key" })
  if (advice.relation !== "New" && advice.relation !== "Corrects") return advice
  return byKey.breaksRule === true || byKey.state === "none" || byKey.sameRequest === true
    ? relate({ ...byNumber, by: "number" })
    : { by: "key", relation: { conflict: "key" } }
}
