import type { Localized } from "@radicar/domain/inner/rules/Language"

/** A limitation of the product, one row of docs/concepts/limitations.md. */
interface Limitation {
  /** Short name of what is limited. */
  readonly subject: Localized
  /** The limit itself, in one or two sentences. */
  readonly limit: Localized
  /**
   * What would have to change if the limit were lifted, at least one:
   *
   * - A test: `api/inbox/arrivals` is `apps/api/test/inbox/arrivals.test.ts`, `zip/unzip` is
   *   `packages/zip/test/unzip.test.ts`, `tooling/judges/fuzz/fuzz` is `tooling/judges/test/fuzz/fuzz.test.ts`.
   * - A decision: `ADR 0012`.
   * - A row of docs/concepts/open-questions.md, by its first cell:
   *   `question: CTG01, contingency without a declared one`.
   */
  readonly heldBy: readonly [string, ...ReadonlyArray<string>]
}

/** A section of the page. */
export interface LimitationSection {
  readonly title: Localized
  readonly rows: ReadonlyArray<Limitation>
}
