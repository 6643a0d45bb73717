import { wholeNumber } from "../../number/wholeNumber.ts"

/** How long something took, in days. */
export const days = wholeNumber({
  identifier: "SpdDays",
  description: "A number of days.",
  minimum: 0,
  maximum: 9_999
})
