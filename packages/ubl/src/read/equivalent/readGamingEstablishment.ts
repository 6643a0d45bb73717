import { fields, list, number, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import { readExtension } from "./readExtension.ts"

/** The establishment whose games a document reports. */
export const readGamingEstablishment = (root: XmlReader): Wire => {
  const xml = readExtension(root, "InfoEstablishment")
  return fields({
    Address: xml.text("InfoPoint/EstablishmentAddress"),
    MoneyDeposit: number(xml.text("InfoPoint/MoneyDeposit")),
    Games: list(
      xml
        .all("GameInformation")
        .map((game) => fields({ Type: game.text("TypeOfGame"), Instruments: number(game.text("GameTypeTotal")) }))
    ),
    MachineCredits: list(
      xml.all("CreditValueOfTheMachine").map((credit) =>
        fields({
          MachineSerial: credit.text("GameMachineSerial"),
          CreditValue: number(credit.text("CreditValue"))
        })
      )
    )
  })
}
