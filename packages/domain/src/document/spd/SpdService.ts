import { Schema } from "effect"
import { Amount } from "../../number/amount.ts"
import { Flag } from "../../wire/Flag.ts"
import { patternText, text } from "../../wire/text.ts"
import { wireList } from "../../wire/wireList.ts"
import { wireStruct } from "../../wire/wireStruct.ts"
import { SpdConsumption } from "./SpdConsumption.ts"
import { SpdFinancing } from "./SpdFinancing.ts"
import { SpdHistory } from "./SpdHistory.ts"
import { SpdProvider } from "./SpdProvider.ts"
import { SpdSubscriber } from "./SpdSubscriber.ts"
import { SpdWaste } from "./SpdWaste.ts"

/**
 * A public service that a document bills (`Services_SPD`), or that it bills for another company
 * (`OTHERCOMPANY_SPD`, when `isOtherCompany` is true). From the official samples SPD001 of the DEE toolbox V1-3: the annex' own
 * table of these fields was not to be found, so only what no service can do without is required.
 */
export const SpdService = wireStruct("SpdService", {
  service: text(450, "Name of the service: Energía."),
  isOtherCompany: Schema.optionalKey(Flag),
  contractNumber: text(100, "Number of the subscriber's contract or product."),
  billingPeriod: patternText({
    identifier: "BillingPeriod",
    pattern: /^[0-9]{4}-(0[1-9]|1[0-2])$/u,
    expected: { en: "a month such as 2026-01", es: "un mes como 2026-01" },
    description: "The month that is billed, YYYY-MM."
  }),
  billingCycleMonths: Schema.optionalKey(Amount),
  provider: SpdProvider,
  subscriber: Schema.optionalKey(SpdSubscriber),
  reason: Schema.optionalKey(text(450, "Why the service is billed here.")),
  note: Schema.optionalKey(text(5000)),
  consumptionNote: Schema.optionalKey(text(5000)),
  consumptions: wireList(SpdConsumption, { maximum: 100 }),
  history: Schema.optionalKey(SpdHistory),
  waste: Schema.optionalKey(SpdWaste),
  financings: Schema.optionalKey(wireList(SpdFinancing, { maximum: 100 }))
})

/** See {@link SpdService}. */
export type SpdService = typeof SpdService.Type
