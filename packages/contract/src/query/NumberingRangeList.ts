import { Schema } from "effect"

const dateTime = (description: string) => Schema.String.annotate({ description: `${description} YYYY-MM-DDThh:mm:ss.` })

/** Why a range wants attention. */
export const RangeWarning = Schema.Struct({
  code: Schema.Literals(["used-up", "low", "expired", "expiring", "used-by-others", "skipped"]).annotate({
    description:
      "used-up: no number is left. low: a tenth or less is left. expired, expiring: 30 days or fewer. used-by-others: other programs number in it. skipped: a gap that may have to be explained."
  }),
  message: Schema.String
}).annotate({ identifier: "RangeWarning" })

/** See {@link RangeWarning}. */
export type RangeWarning = typeof RangeWarning.Type

/**
 * A range as the authority has granted it, in the words of a body's `NumberingRange`, and what this service knows of
 * it.
 */
export const GrantedNumberingRange = Schema.Struct({
  Id: Schema.Int.annotate({ description: "Number of the authorisation (resolution)." }),
  Date: dateTime("Day of the resolution."),
  Prefix: Schema.String.annotate({ description: "Empty for none." }),
  FromNumber: Schema.Int,
  ToNumber: Schema.Int,
  TechnicalKey: Schema.optionalKey(
    Schema.String.annotate({
      description: "Only for tokens with the scope companies:admin, and where the range has one."
    })
  ),
  StartDate: dateTime("First day in force."),
  EndDate: dateTime("Last day in force."),
  Used: Schema.Int.annotate({
    description: "Numbers that this service has filed or is filing; what others filed it does not know."
  }),
  UsedByOthers: Schema.Int.annotate({
    description:
      "Numbers under which the authority has a document that this service does not know (rule 90). They are not free. Used, UsedByOthers and Left add up to the range."
  }),
  Left: Schema.Int.annotate({
    description: "Numbers of the range that can still be filed: all but Used and UsedByOthers."
  }),
  FreedByRejection: Schema.Int.annotate({
    description:
      "Of those left, the ones that a rejection or refusal has set free; numbers by the service begin with them."
  }),
  Skipped: Schema.Int.annotate({ description: "Of those left, the ones below LastNumber that were never filed here." }),
  LastNumber: Schema.optionalKey(
    Schema.Int.annotate({ description: "The highest number used, freed by a rejection or used by others." })
  ),
  DaysToExpiry: Schema.Int.annotate({ description: "From today in Colombia to EndDate: 0 on the last day." }),
  Warnings: Schema.Array(RangeWarning).annotate({
    description: "What is to be done about the range before it is too late."
  })
}).annotate({ identifier: "GrantedNumberingRange" })

/** See {@link GrantedNumberingRange}. */
export type GrantedNumberingRange = typeof GrantedNumberingRange.Type

/** The ranges of an issuer with a software. */
export const NumberingRangeList = Schema.Struct({
  items: Schema.Array(GrantedNumberingRange),
  asked: Schema.String.annotate({ description: "When the authority was asked, ISO 8601 with offset." }),
  age: Schema.Int.annotate({ description: "Seconds since then. Used, Left and DaysToExpiry are always of now." })
}).annotate({ identifier: "NumberingRangeList" })

/** See {@link NumberingRangeList}. */
export type NumberingRangeList = typeof NumberingRangeList.Type
