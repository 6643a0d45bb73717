import { assert, describe, it } from "@effect/vitest"
import { type KnownFacts, relateRequest } from "../../src/filing/repeatTable.ts"

/** A complete request with its number, of a company that has filed nothing yet. */
const request: KnownFacts = { breaksRule: false, lacksNumber: false, state: "none" }

/** A document of the same company under the number or the key, about which nothing costly is known. */
const document: KnownFacts = {
  ...request,
  state: "filed",
  isFound: false,
  sameRequest: false,
  sameContent: false,
  isOwn: true,
  set: "same",
  hasOtherKey: false,
  signs: true,
  isJudged: true
}

const same: KnownFacts = { ...document, sameRequest: true, sameContent: true }
const rejected: KnownFacts = { ...same, state: "rejected" }
const broken: KnownFacts = { ...document, breaksRule: true }
const unnumbered: KnownFacts = { ...document, lacksNumber: true, state: "refused" }

interface Situation {
  readonly it: string
  readonly key?: KnownFacts
  readonly number?: KnownFacts
  readonly is: unknown
}

const relation = (relation: unknown, by: "key" | "number" = "number") => ({ by, relation })
const asks = (fact: string, by: "key" | "number" = "number") => ({ by, asks: fact })
const conflict = (kind: string, by: "key" | "number" = "number") => relation({ conflict: kind }, by)

/**
 * Situations by what the documentation promises: docs/start/guarantees.md, "Idempotency-Key" and "The next number" in
 * docs/api/http.md, ADR 0005 and 0011, spec/operations.md ("The same document again").
 */
const situations: Readonly<Record<string, ReadonlyArray<Situation>>> = {
  "a document with its number": [
    { it: "is new if nobody has the number or the key", is: relation("New") },
    { it: "is answered if it was filed with the same content", number: same, is: relation("Repeat") },
    {
      it: "may have been completed by settings that have changed since",
      number: document,
      is: asks("sameAsRecorded")
    },
    {
      it: "is answered if the settings recorded with it give the same content",
      number: { ...document, sameAsRecorded: true },
      is: relation("Repeat")
    },
    {
      it: "may have been read from the filed document",
      number: { ...document, sameAsRecorded: false },
      is: asks("sameXml")
    },
    {
      it: "is answered if it gives the same XML, as a body read from the document does",
      number: { ...document, sameAsRecorded: false, sameXml: true },
      is: relation("Repeat")
    },
    {
      it: "is in conflict with other content under its number",
      number: { ...document, sameAsRecorded: false, sameXml: false },
      is: conflict("content")
    },
    {
      it: "learns nothing about another company's document",
      number: { ...document, isOwn: false, sameAsRecorded: false },
      is: conflict("hidden")
    },
    {
      it: "takes a number that a refusal freed, whatever was refused",
      number: { ...document, state: "refused" },
      is: relation("New")
    },
    {
      it: "does not count for a test set for which it was not filed",
      number: { ...same, set: "other" },
      is: conflict("set")
    },
    {
      it: "is answered if it was filed for a test set that nobody asks about",
      number: { ...same, set: "unasked" },
      is: relation("Repeat")
    }
  ],
  "a rejected document that comes again": [
    { it: "is corrected by other content", number: { ...rejected, sameContent: false }, is: relation("Corrects") },
    {
      it: "has the recorded answer for a request that cannot sign",
      number: { ...rejected, signs: false },
      is: relation("Repeat")
    },
    {
      it: "is filed unchanged if only its signing time was rejected, or no rule was checked",
      number: { ...rejected, isJudged: false },
      is: relation("Corrects")
    },
    { it: "may have another technical key or pin, which only its XML shows", number: rejected, is: asks("sameXml") },
    {
      it: "is corrected by another technical key or pin",
      number: { ...rejected, sameXml: false },
      is: relation("Corrects")
    },
    {
      it: "may come with another certificate",
      number: { ...rejected, sameXml: true },
      is: asks("sameCertificate")
    },
    {
      it: "is corrected by another certificate",
      number: { ...rejected, sameXml: true, sameCertificate: false },
      is: relation("Corrects")
    },
    {
      it: "has the recorded rejection if nothing changed",
      number: { ...rejected, sameXml: true, sameCertificate: true },
      is: relation("Repeat")
    }
  ],
  "a request with an Idempotency-Key": [
    { it: "is answered by the document of the key", key: same, number: same, is: relation("Repeat", "key") },
    {
      it: "may repeat a document that other settings completed",
      key: document,
      number: document,
      is: asks("sameAsRecorded", "key")
    },
    {
      it: "is answered if the settings recorded with the key give the same content",
      key: { ...document, sameAsRecorded: true },
      number: document,
      is: relation("Repeat", "key")
    },
    {
      it: "is in conflict if the key was used with another document",
      key: { ...document, sameAsRecorded: false },
      is: conflict("key", "key")
    },
    {
      it: "is in conflict even if that document was refused",
      key: { ...document, state: "refused", sameAsRecorded: false },
      is: conflict("key", "key")
    },
    {
      it: "serves again after a refusal",
      key: { ...same, state: "refused" },
      number: { ...same, state: "refused" },
      is: relation("New")
    },
    {
      it: "serves a correction of a secret",
      key: { ...rejected, sameXml: false },
      number: { ...rejected, sameXml: false },
      is: relation("Corrects")
    },
    {
      it: "has its rejection if nothing changed, although somebody filed the number since",
      key: { ...rejected, sameXml: true, sameCertificate: true },
      number: document,
      is: relation("Repeat", "key")
    },
    {
      it: "is in conflict with the document that got the number after a refusal",
      key: { ...same, state: "refused" },
      number: { ...document, sameAsRecorded: false, sameXml: false },
      is: conflict("content")
    },
    {
      it: "cannot be used for what settings made of a freed document since",
      key: { ...document, state: "refused", sameAsRecorded: true },
      is: conflict("key", "key")
    },
    {
      it: "does not count for another test set",
      key: { ...same, set: "other" },
      number: { ...same, set: "other" },
      is: conflict("set", "key")
    }
  ],
  "a document found at the authority by the mark of the request": [
    { it: "is compared by its XML", key: { ...document, isFound: true }, is: asks("sameXml", "key") },
    {
      it: "is the answer if its XML says the same",
      key: { ...document, isFound: true, sameXml: true },
      is: relation("Repeat", "key")
    },
    {
      it: "is in conflict if its XML says something else",
      key: { ...document, isFound: true, sameXml: false },
      is: conflict("content", "key")
    }
  ],
  "a request without a number": [
    {
      it: "gets the next number if its key is new",
      key: { ...request, lacksNumber: true },
      is: relation("NextNumber", "key")
    },
    {
      it: "gets the next number if its own was found to be another document's",
      key: { ...unnumbered, sameRequest: true },
      number: { ...document, lacksNumber: true },
      is: relation("NextNumber", "key")
    },
    {
      it: "is in conflict if the key was used with another document",
      key: unnumbered,
      is: conflict("key", "key")
    }
  ],
  "a body that breaks a rule now": [
    {
      it: "is refused if it was never filed",
      key: { ...request, breaksRule: true },
      number: { ...request, breaksRule: true },
      is: relation("New")
    },
    {
      it: "stays filed if it was",
      key: { ...request, breaksRule: true },
      number: { ...broken, sameContent: true },
      is: relation("Repeat")
    },
    {
      it: "stays filed with its key",
      key: { ...broken, sameContent: true },
      number: { ...broken, sameContent: true },
      is: relation("Repeat")
    },
    {
      it: "may break it only by the settings of today",
      key: { ...request, breaksRule: true },
      number: broken,
      is: asks("sameAsRecorded")
    },
    {
      it: "stays filed if the settings recorded with it give the same content",
      key: { ...request, breaksRule: true },
      number: { ...broken, sameAsRecorded: true },
      is: relation("Repeat")
    },
    {
      it: "is refused if other content was filed",
      key: { ...request, breaksRule: true },
      number: { ...broken, sameAsRecorded: false },
      is: relation("New")
    },
    ...(
      [
        ["another company's document", { isOwn: false }],
        ["one for another test set", { set: "other" }],
        ["one for a test set that the request does not name", { set: "unasked" }],
        ["one that its key does not belong to", { hasOtherKey: true }],
        ["a rejected one", { state: "rejected" }],
        ["a refused one", { state: "refused" }]
      ] as const
    ).map(([what, facts]) => ({
      it: `is refused, not answered with ${what}`,
      key: { ...request, breaksRule: true },
      number: { ...broken, sameContent: true, ...facts },
      is: relation("New")
    }))
  ]
}

describe.each(Object.entries(situations).map(([title, rows]) => ({ title, rows })))("$title", ({ rows }) => {
  it.each(rows)("$it", ({ is, key = request, number = request }) => {
    assert.deepStrictEqual(relateRequest(key, number) as unknown, is)
  })
})
