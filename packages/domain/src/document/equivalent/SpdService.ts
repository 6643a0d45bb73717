import { codeText } from "../codeText.ts"
import { Amount, Money } from "../../number/amount.ts"
import { patternText, text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"
import { wholeNumber } from "../../number/wholeNumber.ts"
import { Schema } from "effect"
import { LocalDateFromWire } from "../../time/LocalDate.ts"
import { wireList } from "../../wire/wireList.ts"
import { Flag } from "../../wire/Flag.ts"
import { IdentificationNumber } from "../Party.ts"
import { SoftwareManufacturer } from "./equivalentFields.ts"

/**
 * How much of a public service, and in which unit. The official samples use units that the list UnidadesMedida does not
 * have (`TON`, `kwh`), so the unit is held to its form only.
 */
export const SpdQuantity = wireStruct("SpdQuantity", {
  value: Amount,
  unitCode: patternText({
    identifier: "SpdUnitCode",
    pattern: /^[0-9A-Za-z]{1,5}$/u,
    expected: { en: "1 to 5 letters or digits: MTQ, KWH", es: "de 1 a 5 letras o dígitos: MTQ, KWH" },
    description: "Unit of measure: MTQ cubic metre, KWH kilowatt hour."
  })
})

/** See {@link SpdQuantity}. */
export type SpdQuantity = typeof SpdQuantity.Type

/** How long something took, in days. */
export const days = wholeNumber({
  identifier: "SpdDays",
  description: "A number of days.",
  minimum: 0,
  maximum: 9_999
})

/**
 * What is taken off the price of a consumption (`DescuentoCreditoAlItem`: a subsidy) or put on it (`CargoDebitoAlItem`:
 * a fixed charge, a contribution). Without `id` it is numbered.
 */
export const SpdAdjustment = wireStruct("SpdAdjustment", {
  id: Schema.optionalKey(text(50)),
  reason: text(450),
  amount: Money
})

/** See {@link SpdAdjustment}. */
export type SpdAdjustment = typeof SpdAdjustment.Type

/** Two readings of a meter (`MeterReading`). The latest may show less than the one before: meters roll over. */
const SpdMeterReading = wireStruct("SpdMeterReading", {
  previousDate: LocalDateFromWire,
  previousQuantity: SpdQuantity,
  latestDate: LocalDateFromWire,
  latestQuantity: SpdQuantity,
  method: Schema.optionalKey(text(100, "How the meter was read.")),
  days: Schema.optionalKey(days)
})

/** The meter of a service, and what it showed (`UtilityMeter`; official samples SPD001). */
export const SpdMeter = wireStruct("SpdMeter", {
  number: text(100, "Number of the meter."),
  reading: Schema.optionalKey(SpdMeterReading)
})

/** See {@link SpdMeter}. */
export type SpdMeter = typeof SpdMeter.Type

const SpdConsumptionPrice = wireStruct("SpdConsumptionPrice", {
  quantity: SpdQuantity,
  amount: Money
})

const SpdUnitPrice = wireStruct("SpdUnitPrice", {
  price: Amount,
  baseQuantity: SpdQuantity
})

/**
 * What was consumed and what it costs (`SPDDebitForPartialConsumption`; official samples SPD001). How the amounts hang
 * together is not published and differs from sample to sample, so they are filed as they are stated.
 */
export const SpdConsumption = wireStruct("SpdConsumption", {
  meteredQuantity: Schema.optionalKey(SpdQuantity),
  payableAmount: Money,
  price: Schema.optionalKey(SpdConsumptionPrice),
  credits: Schema.optionalKey(wireList(SpdAdjustment, { maximum: 100 })),
  debits: Schema.optionalKey(wireList(SpdAdjustment, { maximum: 100 })),
  unitPrice: Schema.optionalKey(SpdUnitPrice),
  meter: Schema.optionalKey(SpdMeter)
})

/** See {@link SpdConsumption}. */
export type SpdConsumption = typeof SpdConsumption.Type

const SpdMonth = wireStruct("SpdMonth", {
  quantity: Schema.optionalKey(SpdQuantity),
  startDate: LocalDateFromWire,
  endDate: LocalDateFromWire,
  days: Schema.optionalKey(days),
  payableAmount: Schema.optionalKey(Money)
})

const SpdAverage = wireStruct("SpdAverage", {
  quantity: SpdQuantity,
  days: Schema.optionalKey(days)
})

/** What was consumed and paid before, and the average of it (`ConsumptionHistory`; official samples SPD001). */
export const SpdHistory = wireStruct("SpdHistory", {
  previousPayment: Schema.optionalKey(Money),
  months: Schema.optionalKey(wireList(SpdMonth, { maximum: 120 })),
  average: Schema.optionalKey(SpdAverage)
})

/** See {@link SpdHistory}. */
export type SpdHistory = typeof SpdHistory.Type

const SpdWasteMonth = wireStruct("SpdWasteMonth", {
  isUsable: Flag,
  quantity: SpdQuantity,
  startDate: LocalDateFromWire,
  endDate: LocalDateFromWire
})

/** The waste that a cleaning service collected before and in the period (`QuantityWaste`; official samples SPD001). */
export const SpdWaste = wireStruct("SpdWaste", {
  months: Schema.optionalKey(wireList(SpdWasteMonth, { maximum: 240 })),
  ordinaryUnusable: Schema.optionalKey(SpdQuantity),
  sweepingCleaning: Schema.optionalKey(SpdQuantity),
  urbanCleaning: Schema.optionalKey(SpdQuantity),
  useless: Schema.optionalKey(SpdQuantity)
})

/** See {@link SpdWaste}. */
export type SpdWaste = typeof SpdWaste.Type

const installments = wholeNumber({
  identifier: "SpdInstallments",
  description: "A number of instalments.",
  minimum: 0,
  maximum: 9_999
})

const SpdTransaction = wireStruct("SpdTransaction", {
  description: text(450),
  amount: Money
})

/** What is owed, what is paid of it now, and what is left (`Balance`). */
const SpdBalance = wireStruct("SpdBalance", {
  pendingAmount: Schema.optionalKey(Money),
  transactions: Schema.optionalKey(wireList(SpdTransaction, { maximum: 100 })),
  creditAmount: Schema.optionalKey(Money),
  debitAmount: Schema.optionalKey(Money),
  newDebitAmount: Schema.optionalKey(Money),
  newCreditAmount: Schema.optionalKey(Money)
})

/** See {@link SpdBalance}. */
export type SpdBalance = typeof SpdBalance.Type

/**
 * Something that the subscriber pays in instalments besides the service (`SubInvoiceLine`; official samples SPD001).
 */
export const SpdFinancing = wireStruct("SpdFinancing", {
  contractNumber: text(100),
  name: text(450),
  description: Schema.optionalKey(text(450)),
  installments: Schema.optionalKey(installments),
  paidInstallments: Schema.optionalKey(installments),
  interestPercentage: Schema.optionalKey(Amount),
  balance: Schema.optionalKey(SpdBalance)
})

/** See {@link SpdFinancing}. */
export type SpdFinancing = typeof SpdFinancing.Type

/** The company that provides a public service (`SenderParty`; official samples SPD001). */
export const SpdProvider = wireStruct("SpdProvider", {
  id: IdentificationNumber,
  identificationType: codeText(2, "identifications"),
  name: text(450)
})

/** See {@link SpdProvider}. */
export type SpdProvider = typeof SpdProvider.Type

/** Where post for a subscriber goes, in words: nothing of it is a code (`PostalAddress`; official samples SPD001). */
export const SpdAddress = wireStruct("SpdAddress", {
  streetName: text(300),
  additionalStreetName: Schema.optionalKey(text(300)),
  cityName: Schema.optionalKey(text(100)),
  countrySubentity: Schema.optionalKey(text(100, "Name of the department.")),
  country: Schema.optionalKey(text(100, "Name of the country.")),
  residentialStratum: Schema.optionalKey(text(50, "Stratum and use of the premises: 3-Residencial."))
})

/** See {@link SpdAddress}. */
export type SpdAddress = typeof SpdAddress.Type

/**
 * The subscriber or user of a service (`SubscriberParty`; official samples SPD001). The samples state it of services of
 * other companies only; of own services the document's buyer is the subscriber.
 */
export const SpdSubscriber = wireStruct("SpdSubscriber", {
  name: text(450),
  address: Schema.optionalKey(SpdAddress),
  email: Schema.optionalKey(text(254))
})

/** See {@link SpdSubscriber}. */
export type SpdSubscriber = typeof SpdSubscriber.Type

/**
 * A public service that a document bills (`Services_SPD`), or that it bills for another company
 * (`OTHERCOMPANY_SPD`, when `isOtherCompany` is true). From the official samples SPD001 of the DEE toolbox V1-3: the
 * annex' own table of these fields was not to be found, so only what no service can do without is required.
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

/**
 * The kind of premises that receive the services (`LocationTypeCode` of the buyer's place; annex DEE 1.0, tables
 * 17.1.3.1 and 17.1.3.3). The tables were not available, so only the form of both codes is checked.
 */
export const Premises = wireStruct("Premises", {
  serviceType: patternText({
    identifier: "SpdServiceType",
    pattern: /^[0-9]{2}$/u,
    expected: { en: "2 digits: 01 residential, 02 corporate", es: "2 dígitos: 01 residencial, 02 corporativo" },
    description: "01 residential, 02 corporate."
  }),
  stratum: patternText({
    identifier: "SpdStratum",
    pattern: /^[0-9]{1,2}$/u,
    expected: { en: "1 or 2 digits: 1 to 6 of a dwelling", es: "1 o 2 dígitos: de 1 a 6 si es una vivienda" },
    description: "Socioeconomic stratum of the premises: 1 to 6 of a dwelling."
  })
})

/** See {@link Premises}. */
export type Premises = typeof Premises.Type

/** What a document of public utilities (*servicios públicos domiciliarios*) states in addition to a sale. */
export const spdFields = {
  softwareManufacturer: Schema.optionalKey(SoftwareManufacturer),
  taxPointDate: Schema.optionalKey(LocalDateFromWire),
  accountingCostCode: Schema.optionalKey(text(100)),
  accountingCost: Schema.optionalKey(text(100)),
  premises: Schema.optionalKey(Premises),
  spdServices: wireList(SpdService, { maximum: 100 })
} as const
