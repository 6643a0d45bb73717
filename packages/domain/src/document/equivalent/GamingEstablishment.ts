import { Schema } from "effect"
import { Amount } from "../../number/amount.ts"
import { wholeNumber } from "../../number/wholeNumber.ts"
import { text } from "../../wire/text.ts"
import { wireList } from "../../wire/wireList.ts"
import { wireStruct } from "../../wire/wireStruct.ts"

const Games = wireStruct("Games", {
  type: text(100, "Kind of game."),
  instruments: wholeNumber({
    identifier: "GameInstruments",
    description: "How many instruments of this kind there are.",
    minimum: 0,
    maximum: 999_999_999
  })
})

const MachineCredit = wireStruct("MachineCredit", {
  machineSerial: text(100),
  creditValue: Amount
})

/**
 * The establishment whose daily sales a document of localised games (32) reports (`InfoEstablishment`; official sample
 * DEJL2). The sample takes the credits of the machines off the total with a discount of code 02, which the caller states.
 */
export const GamingEstablishment = wireStruct("GamingEstablishment", {
  address: text(450, "Address of the establishment; of a virtual one its web address and IP."),
  moneyDeposit: Amount,
  games: wireList(Games, { maximum: 3 }),
  machineCredits: Schema.optionalKey(wireList(MachineCredit, { maximum: 10_000 }))
})

/** See {@link GamingEstablishment}. */
export type GamingEstablishment = typeof GamingEstablishment.Type
