import type { SpdQuantity } from "@radicar/domain/document/spd/SpdQuantity"
import { quantity } from "../../text/money.ts"

/** How much of a service, with its unit as stated: `125 KWH`. */
export const spdQuantity = (stated: SpdQuantity | undefined): string | undefined =>
  stated === undefined ? undefined : `${quantity(stated.value)} ${stated.unitCode}`
