import type { SpdQuantity } from "@radicar/domain/document/equivalent/SpdService"
import { quantity } from "../../text/money.ts"

/** Units as a bill shows them, by their code. */
const symbols: Readonly<Record<string, string>> = { KWH: "kWh", MTQ: "m³", TNE: "t" }

/** How much of a service, with the symbol of its unit or else as stated: `125 kWh`. */
export const spdQuantity = (stated: SpdQuantity | undefined): string | undefined =>
  stated === undefined ? undefined : `${quantity(stated.value)} ${symbols[stated.unitCode] ?? stated.unitCode}`
