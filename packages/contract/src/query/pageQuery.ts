import { Schema } from "effect"

/** A whole number in a query. */
export const count = (description: string) =>
  Schema.String.check(Schema.isPattern(/^[0-9]{1,10}$/u, { expected: "a whole number" })).annotate({ description })

/** A date, or a date and time with offset, in a query. */
export const instant = (description: string) =>
  Schema.String.check(
    Schema.isPattern(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/u, {
      expected: "a date, or a date and time with offset"
    })
  ).annotate({ description })

/** What pages a list. */
export const pageQuery = {
  from: Schema.optionalKey(instant("Recorded at or after; a date begins in Colombia.")),
  to: Schema.optionalKey(instant("Recorded before.")),
  limit: Schema.optionalKey(count("How many at most: 1 to 200; 50 when absent.")),
  cursor: Schema.optionalKey(Schema.String.annotate({ description: "`next` of the page before." }))
}
