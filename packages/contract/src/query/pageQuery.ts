import { isCalendarDate } from "@radicar/domain/time/LocalDateTime"
import { Schema } from "effect"

/** A whole number in a query. */
export const count = (description: string) =>
  Schema.String.check(Schema.isPattern(/^[0-9]{1,10}$/u, { expected: "a whole number" })).annotate({ description })

const form =
  /^\d{4}-\d\d-\d\d(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d))?$/u

/** Years that every database knows, whatever the offset. */
const isWithinReach = (text: string): boolean => text >= "0001-01-02" && text < "9999-12-31"

/** A date, or a date and time with offset, in a query. */
export const instant = (description: string) =>
  Schema.String.check(
    // the last check reports a value of another form; it is also the one that the description belongs to
    Schema.makeFilter((text: string) => !form.test(text) || (isCalendarDate(text) && isWithinReach(text)), {
      expected: "a day of the calendar"
    }),
    Schema.isPattern(form, { expected: "a date, or a date and time with offset" })
  ).annotate({ description })

/** How many items a page has. */
export const pageLimit = Schema.String.check(
  Schema.isPattern(/^(?:[1-9][0-9]?|1[0-9]{2}|200)$/u, { expected: "a whole number from 1 to 200" })
).annotate({ description: "How many at most: 1 to 200; 50 when absent." })

/** Query parameters of a list in pages. */
export const pagingQuery = {
  limit: Schema.optionalKey(pageLimit),
  cursor: Schema.optionalKey(Schema.String.annotate({ description: "`next` of the page before." }))
}

/** Query parameters of a list in pages whose items were recorded at a time. */
export const pageQuery = {
  from: Schema.optionalKey(instant("Recorded at or after; a date begins in Colombia.")),
  to: Schema.optionalKey(instant("Recorded before.")),
  ...pagingQuery
}

/** The fields of a page: its items and where the next page begins. */
export const pageFields = <Item extends Schema.Top>(item: Item) => ({
  items: Schema.Array(item),
  next: Schema.optionalKey(Schema.String.annotate({ description: "cursor of the next page; absent on the last." }))
})
