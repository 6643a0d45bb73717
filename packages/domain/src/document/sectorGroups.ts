import { isGiven } from "../rules/hole.ts"
import type { WirePath } from "../rules/Violation.ts"
import { healthOperations } from "./Health.ts"
import type { SaleDocument } from "./SaleDocument.ts"

/** Fields that only documents of a sector have: a group of the body, of each line or of each prepayment. */
export interface SectorGroup {
  /** Where a document states it, in the body; each place once. */
  readonly stated: (document: SaleDocument) => ReadonlyArray<WirePath>
  /** Operations that take it, and those among them that must have it. */
  readonly operations: ReadonlyArray<string>
  readonly required: ReadonlyArray<string>
  /** Where it is missing from a document that must have it. */
  readonly missing: (document: SaleDocument) => ReadonlyArray<WirePath>
}

const withExtension = Object.entries(healthOperations).flatMap(([code, { extension }]) => (extension ? [code] : []))
const withPrepayments = Object.entries(healthOperations).flatMap(([code, { prepayments }]) =>
  prepayments === "none" ? [] : [code]
)

/** A group of the body. */
const ofBody = (field: string, read: (document: SaleDocument) => unknown): Pick<SectorGroup, "missing" | "stated"> => ({
  stated: (document) => (isGiven(() => read(document)) ? [[field]] : []),
  missing: (document) => (isGiven(() => read(document)) ? [] : [[field]])
})

/**
 * Every group of a sector. The rules on them follow from here: which operations take a group is said nowhere else. The
 * operations of a note that repeats a group are among those that take it.
 */
export const sectorGroups: ReadonlyArray<SectorGroup> = [
  {
    ...ofBody("Health", ({ health }) => health),
    operations: [...withExtension, "20", "30"],
    required: withExtension
  },
  {
    stated: ({ prepaidPayments = [] }) =>
      prepaidPayments.flatMap((payment, index) =>
        isGiven(() => payment.conceptCode) ? [["PrepaidPayments", index, "ConceptCode"]] : []
      ),
    operations: withPrepayments,
    required: [],
    missing: () => []
  }
]
