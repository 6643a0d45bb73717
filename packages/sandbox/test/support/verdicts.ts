import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { isSampled } from "@radicar/fixtures/long"
import { Effect } from "effect"
import { Sandbox } from "../../src/Sandbox.ts"
import { type Answer, sendFile } from "./client.ts"
import { company } from "./company.ts"
import { fixedClock } from "./fixedClock.ts"
import { type SignatureChanges, signInvoice } from "./signInvoice.ts"

/** A document to file after those before it, and the rules the sandbox must name, no more and no less. */
export interface Filing {
  readonly what: string
  readonly xml: string
  /** Rejections, or with `accepted` notifications. */
  readonly rules?: ReadonlyArray<string>
  readonly accepted?: boolean
  readonly signature?: SignatureChanges
}

/** A document that is accepted before the one that is judged. */
export interface EarlierFiling {
  readonly operation: string
  readonly xml: string
  readonly signature?: SignatureChanges
}

/**
 * Files documents with one operation and compares what the sandbox says about each; `before` are accepted first. Of
 * cases that need several filings, one of six is tried in a normal run.
 */
export const testFilings = (
  title: string,
  operation: string,
  before: ReadonlyArray<EarlierFiling>,
  cases: ReadonlyArray<Filing & { readonly before?: ReadonlyArray<EarlierFiling> }>
): void =>
  layer(Sandbox.layer({ certificateDirectory, clock: fixedClock() }), { excludeTestServices: true })(title, (it) => {
    const sampled = cases.filter(
      ({ before: own = [], what }) => before.length + own.length < 2 || isSampled(`${title} ${what}`, 6)
    )
    const tried = sampled.length === 0 ? cases.slice(0, 1) : sampled
    it.effect.each(tried.map((entry) => [`${(entry.rules ?? []).join(", ")}: ${entry.what}`, entry] as const))(
      "%s",
      ([, entry]) =>
        Effect.gen(function* () {
          const sandbox = yield* Sandbox
          const signer = yield* company(sandbox)
          yield* sandbox.reset
          for (const earlier of [...before, ...(entry.before ?? [])]) {
            const sent = yield* Effect.promise(() =>
              sendFile(sandbox.url, earlier.operation, signInvoice(earlier.xml, signer, earlier.signature), signer)
            )
            expect([sent.statusCode, ...sent.rules]).toEqual(["00"])
          }
          const answer: Answer = yield* Effect.promise(() =>
            sendFile(sandbox.url, operation, signInvoice(entry.xml, signer, entry.signature), signer)
          )
          expect(answer.rules.toSorted()).toEqual((entry.rules ?? []).toSorted())
          expect(answer.statusCode).toBe(entry.accepted === true || entry.rules === undefined ? "00" : "99")
        })
    )
  })
