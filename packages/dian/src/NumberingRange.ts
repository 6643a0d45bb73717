import { Schema } from "effect"

/** A numbering range as the authority has granted it (`NumberRangeResponse` of the WSDL). */
export class NumberingRange extends Schema.Class<NumberingRange>("@radicar/dian/inner/NumberingRange")({
  /** Number of the resolution that grants the range, digits only. */
  resolution: Schema.String,
  /** Date of the resolution, `yyyy-MM-dd`. */
  resolutionDate: Schema.String,
  /** Prefix of the numbers; `""` if the range has none. */
  prefix: Schema.String,
  /** First and last number, both inclusive. */
  fromNumber: Schema.Int,
  toNumber: Schema.Int,
  /** First and last day of validity, `yyyy-MM-dd`. */
  startDate: Schema.String,
  endDate: Schema.String,
  /** Secret part of the CUFE; ranges of support documents and of POS tickets have none. */
  technicalKey: Schema.optionalKey(Schema.Redacted(Schema.String))
}) {}
