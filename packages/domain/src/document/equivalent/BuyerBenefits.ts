import { Amount } from "../../number/amount.ts"
import { text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"

/**
 * What a buyer has earned in a loyalty programme (`BeneficiosComprador`; annex DEE 1.0 §8.2.1.1). Rule DEPD11 demands it
 * of every POS ticket, of the final consumer's as well: then it names the final consumer and 0 points.
 */
export const BuyerBenefits = wireStruct("BuyerBenefits", {
  code: text(100, "Code of the buyer in the programme."),
  name: text(450, "First and family names of the buyer."),
  points: Amount
})

/** See {@link BuyerBenefits}. */
export type BuyerBenefits = typeof BuyerBenefits.Type
