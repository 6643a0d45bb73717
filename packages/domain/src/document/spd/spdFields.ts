import { Schema } from "effect"
import { LocalDateFromWire } from "../../time/LocalDate.ts"
import { text } from "../../wire/text.ts"
import { wireList } from "../../wire/wireList.ts"
import { SoftwareManufacturer } from "../equivalent/SoftwareManufacturer.ts"
import { Premises } from "./Premises.ts"
import { SpdService } from "./SpdService.ts"

/** What a document of public utilities (*servicios públicos domiciliarios*) states beside a sale. */
export const spdFields = {
  softwareManufacturer: Schema.optionalKey(SoftwareManufacturer),
  taxPointDate: Schema.optionalKey(LocalDateFromWire),
  accountingCostCode: Schema.optionalKey(text(100)),
  accountingCost: Schema.optionalKey(text(100)),
  premises: Schema.optionalKey(Premises),
  spdServices: wireList(SpdService, { maximum: 100 })
} as const
