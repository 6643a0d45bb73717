import { text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"
import { IdentificationNumber } from "../Party.ts"

/** The company that provides a public service (`SenderParty`; official samples SPD001). */
export const SpdProvider = wireStruct("SpdProvider", {
  id: IdentificationNumber,
  identificationType: text(2),
  name: text(450)
})

/** See {@link SpdProvider}. */
export type SpdProvider = typeof SpdProvider.Type
