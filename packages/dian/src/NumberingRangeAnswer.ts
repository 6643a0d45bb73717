import { Schema } from "effect"
import { NumberingRange } from "./NumberingRange.ts"

/**
 * Outcomes of the query for ranges, by `OperationCode`.
 *
 * - `found` (100): `ranges` are those in force today and associated with the software.
 * - `noRange` (301): the issuer has no range in force: request the numbering from the authority.
 * - `noAssociatedPrefix` (302): no range is associated with this software: associate the prefixes in the authority's
 *   portal.
 * - `softwareNotOwned` (303): the software does not belong to the NIT named as its owner: check both.
 * - `notAuthorised` (401): the certificate may not ask for this issuer: use the issuer's or its provider's.
 */
export const NumberingRangeOutcome = Schema.Literals([
  "found",
  "noRange",
  "noAssociatedPrefix",
  "softwareNotOwned",
  "notAuthorised"
])

/** One of the outcomes in {@link NumberingRangeOutcome}. */
export type NumberingRangeOutcome = typeof NumberingRangeOutcome.Type

/** The authority's answer to `GetNumberingRange`. */
export class NumberingRangeAnswer extends Schema.Class<NumberingRangeAnswer>(
  "@radicar/dian/inner/NumberingRangeAnswer"
)({
  outcome: NumberingRangeOutcome,
  /** `OperationCode` as answered. */
  operationCode: Schema.String,
  /** Description of the outcome in the authority's words. */
  operationDescription: Schema.String,
  /** Ranges in force today and associated with the software; empty unless `outcome` is `found`. */
  ranges: Schema.Array(NumberingRange)
}) {}
