import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { GamingEstablishment } from "@radicar/domain/document/equivalent/equivalentFields"
import { toFixed } from "@radicar/domain/number/Decimal"
import { headerAmount } from "../xml/money.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"

/** `InfoEstablishment` (official sample DEJL2): games once to three times, credits of machines as many as there are. */
export const gamingEstablishment = (
  xml: XmlWriter,
  { address, games, machineCredits = [], moneyDeposit }: GamingEstablishment,
  { document }: CheckedSale
): void => {
  xml.open("InfoEstablishment")
  xml.open("InfoPoint")
  xml.leaf("EstablishmentAddress", address)
  xml.plain("MoneyDeposit", toFixed(moneyDeposit, 2))
  xml.close("InfoPoint")
  for (const { instruments, type } of games) {
    xml.open("GameInformation")
    xml.leaf("TypeOfGame", type)
    xml.plain("GameTypeTotal", String(instruments))
    xml.close("GameInformation")
  }
  for (const { creditValue, machineSerial } of machineCredits) {
    xml.open("CreditValueOfTheMachine")
    xml.leaf("GameMachineSerial", machineSerial)
    headerAmount(xml, "CreditValue", creditValue, document.currencyCode)
    xml.close("CreditValueOfTheMachine")
  }
  xml.close("InfoEstablishment")
}
