// oxlint-disable max-lines -- each field has its description in both languages
import { codeText } from "../codeText.ts"
import { Amount, Money, wholeNumber } from "../../number/wireNumber.ts"
import { patternText, text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"
import { Schema } from "effect"
import { LocalDateFromWire, yearPattern } from "../../time/LocalDateTime.ts"
import { wireList } from "../../wire/wireList.ts"
import { Flag } from "../../wire/Flag.ts"
import { IdentificationNumber } from "../Party.ts"
import { SoftwareManufacturer } from "./equivalentFields.ts"
import { described } from "../../rules/described.ts"

/**
 * A quantity of a public service, with its unit. The official samples use units outside the list UnidadesMedida (`TON`,
 * `kwh`), so only the form of the unit is checked.
 */
export const SpdQuantity = wireStruct("SpdQuantity", {
  value: described(Amount, {
    en: "Quantity itself, up to six decimals: 12.5.",
    es: "La cantidad, con hasta seis decimales: 12.5."
  }),
  unitCode: described(
    patternText({
      identifier: "SpdUnitCode",
      pattern: /^[0-9A-Za-z]{1,5}$/u,
      expected: { en: "1 to 5 letters or digits: MTQ, KWH", es: "de 1 a 5 letras o dígitos: MTQ, KWH" },
      description: "Unit of measure: MTQ cubic metre, KWH kilowatt hour."
    }),
    {
      en: "Unit of the quantity, 1 to 5 letters or digits: MTQ cubic metre, KWH kilowatt hour.",
      es: "Unidad de la cantidad, de 1 a 5 letras o dígitos: MTQ metro cúbico, KWH kilovatio hora."
    }
  )
})

/** A value of the schema {@link SpdQuantity}. */
export type SpdQuantity = typeof SpdQuantity.Type

/** A duration in days. */
export const days = wholeNumber({
  identifier: "SpdDays",
  description: "A number of days.",
  minimum: 0,
  maximum: 9_999
})

/**
 * A reduction of the price of a consumption (`DescuentoCreditoAlItem`: a subsidy) or an addition to it
 * (`CargoDebitoAlItem`: a fixed charge, a contribution). Without `id`, it gets its position in the list as number.
 */
export const SpdAdjustment = wireStruct("SpdAdjustment", {
  id: described(Schema.optionalKey(text(50)), {
    en: "Number of the adjustment. If absent, its place in the list.",
    es: "Número del ajuste. Si falta, su lugar en la lista."
  }),
  reason: described(text(450), {
    en: "Reason in words: Subsidio, Cargo fijo, Contribución.",
    es: "Motivo en palabras: Subsidio, Cargo fijo, Contribución."
  }),
  amount: described(Money, {
    en: "Amount of the adjustment in the document's currency, without sign.",
    es: "Valor del ajuste en la moneda del documento, sin signo."
  })
})

/** A value of the schema {@link SpdAdjustment}. */
export type SpdAdjustment = typeof SpdAdjustment.Type

/** Two readings of a meter (`MeterReading`). The latest may be lower than the one before, because meters roll over. */
const SpdMeterReading = wireStruct("SpdMeterReading", {
  previousDate: described(LocalDateFromWire, {
    en: "Day of the previous reading, YYYY-MM-DD.",
    es: "Fecha de la lectura anterior, AAAA-MM-DD."
  }),
  previousQuantity: described(SpdQuantity, {
    en: "Meter value at the previous reading.",
    es: "Valor del medidor en la lectura anterior."
  }),
  latestDate: described(LocalDateFromWire, {
    en: "Day of the latest reading, YYYY-MM-DD.",
    es: "Fecha de la lectura actual, AAAA-MM-DD."
  }),
  latestQuantity: described(SpdQuantity, {
    en: "Meter value at the latest reading. It may be less: meters roll over.",
    es: "Valor del medidor en la lectura actual. Puede ser menos: los medidores dan la vuelta."
  }),
  method: described(Schema.optionalKey(text(100)), {
    en: "Method by which the meter was read, in words.",
    es: "Método de lectura del medidor, en palabras."
  }),
  days: described(Schema.optionalKey(days), {
    en: "Number of days between the two readings.",
    es: "Número de días entre las dos lecturas."
  })
})

/** The meter of a service, and its readings (`UtilityMeter`; official samples SPD001). */
export const SpdMeter = wireStruct("SpdMeter", {
  number: described(text(100), { en: "Serial number of the meter.", es: "Número de serie del medidor." }),
  reading: described(Schema.optionalKey(SpdMeterReading), {
    en: "Previous and latest reading of the meter.",
    es: "Lectura anterior y actual del medidor."
  })
})

/** A value of the schema {@link SpdMeter}. */
export type SpdMeter = typeof SpdMeter.Type

const SpdConsumptionPrice = wireStruct("SpdConsumptionPrice", {
  quantity: described(SpdQuantity, { en: "Quantity that is charged.", es: "Cantidad que se cobra." }),
  amount: described(Money, {
    en: "Price of the whole quantity, in the document's currency.",
    es: "Precio de toda la cantidad, en la moneda del documento."
  })
})

const SpdUnitPrice = wireStruct("SpdUnitPrice", {
  price: described(Amount, {
    en: "Price of the base quantity, in the document's currency.",
    es: "Precio de la cantidad base, en la moneda del documento."
  }),
  baseQuantity: described(SpdQuantity, {
    en: "Quantity that the price is for, such as 1 KWH.",
    es: "Cantidad a la que corresponde el precio, como 1 KWH."
  })
})

/**
 * A consumption and its cost (`SPDDebitForPartialConsumption`; official samples SPD001). The relation between the
 * amounts is not published and differs from sample to sample, so they are filed as stated.
 */
export const SpdConsumption = wireStruct("SpdConsumption", {
  meteredQuantity: described(Schema.optionalKey(SpdQuantity), {
    en: "Quantity that was consumed according to the meter.",
    es: "Cantidad consumida según el medidor."
  }),
  payableAmount: described(Money, {
    en: "Amount to be paid for the consumption, after credits and debits.",
    es: "Valor a pagar por el consumo, después de créditos y débitos."
  }),
  price: described(Schema.optionalKey(SpdConsumptionPrice), {
    en: "Price of the consumption before credits and debits.",
    es: "Precio del consumo antes de créditos y débitos."
  }),
  credits: described(Schema.optionalKey(wireList(SpdAdjustment, { maximum: 100 })), {
    en: "Amounts subtracted from the price: subsidies.",
    es: "Valores que se restan del precio: subsidios."
  }),
  debits: described(Schema.optionalKey(wireList(SpdAdjustment, { maximum: 100 })), {
    en: "Amounts added to the price: fixed charges, contributions.",
    es: "Valores que se suman al precio: cargos fijos, contribuciones."
  }),
  unitPrice: described(Schema.optionalKey(SpdUnitPrice), {
    en: "Tariff per unit of consumption.",
    es: "Tarifa por unidad de consumo."
  }),
  meter: described(Schema.optionalKey(SpdMeter), {
    en: "Meter of the service and its readings.",
    es: "Medidor del servicio y sus lecturas."
  })
})

/** A value of the schema {@link SpdConsumption}. */
export type SpdConsumption = typeof SpdConsumption.Type

const SpdMonth = wireStruct("SpdMonth", {
  quantity: described(Schema.optionalKey(SpdQuantity), {
    en: "Quantity consumed in the month.",
    es: "Cantidad consumida en el mes."
  }),
  startDate: described(LocalDateFromWire, {
    en: "First day of the month billed, YYYY-MM-DD.",
    es: "Primer día del mes facturado, AAAA-MM-DD."
  }),
  endDate: described(LocalDateFromWire, {
    en: "Last day of the month billed, YYYY-MM-DD.",
    es: "Último día del mes facturado, AAAA-MM-DD."
  }),
  days: described(Schema.optionalKey(days), { en: "Number of days billed.", es: "Número de días facturados." }),
  payableAmount: described(Schema.optionalKey(Money), {
    en: "Amount that was to be paid for the month, in the document's currency.",
    es: "Valor a pagar por el mes, en la moneda del documento."
  })
})

const SpdAverage = wireStruct("SpdAverage", {
  quantity: described(SpdQuantity, { en: "Average quantity consumed.", es: "Cantidad promedio consumida." }),
  days: described(Schema.optionalKey(days), {
    en: "Number of days of the average.",
    es: "Número de días del promedio."
  })
})

/** Earlier consumptions and payments, and the average consumption (`ConsumptionHistory`; official samples SPD001). */
export const SpdHistory = wireStruct("SpdHistory", {
  previousPayment: described(Schema.optionalKey(Money), {
    en: "Amount of the previous payment, in the document's currency.",
    es: "Valor del pago anterior, en la moneda del documento."
  }),
  months: described(Schema.optionalKey(wireList(SpdMonth, { maximum: 120 })), {
    en: "Months billed before, in their order.",
    es: "Meses facturados antes, en su orden."
  }),
  average: described(Schema.optionalKey(SpdAverage), {
    en: "Average consumption of the months before.",
    es: "Consumo promedio de los meses anteriores."
  })
})

/** A value of the schema {@link SpdHistory}. */
export type SpdHistory = typeof SpdHistory.Type

const SpdWasteMonth = wireStruct("SpdWasteMonth", {
  isUsable: described(Flag, {
    en: "true if the waste is recycled, false if it is buried.",
    es: "true si el residuo es aprovechable, false si no lo es."
  }),
  quantity: described(SpdQuantity, {
    en: "Quantity of waste collected in the month.",
    es: "Cantidad de residuos recogida en el mes."
  }),
  startDate: described(LocalDateFromWire, {
    en: "First day of the month, YYYY-MM-DD.",
    es: "Primer día del mes, AAAA-MM-DD."
  }),
  endDate: described(LocalDateFromWire, {
    en: "Last day of the month, YYYY-MM-DD.",
    es: "Último día del mes, AAAA-MM-DD."
  })
})

/** The waste that a cleaning service collected before and in the period (`QuantityWaste`; official samples SPD001). */
export const SpdWaste = wireStruct("SpdWaste", {
  months: described(Schema.optionalKey(wireList(SpdWasteMonth, { maximum: 240 })), {
    en: "Waste collected month by month.",
    es: "Residuos recogidos mes por mes."
  }),
  ordinaryUnusable: described(Schema.optionalKey(SpdQuantity), {
    en: "Quantity of household waste that cannot be recycled.",
    es: "Cantidad de residuos ordinarios no aprovechables."
  }),
  sweepingCleaning: described(Schema.optionalKey(SpdQuantity), {
    en: "Quantity of waste from sweeping and cleaning of streets.",
    es: "Cantidad de residuos de barrido y limpieza."
  }),
  urbanCleaning: described(Schema.optionalKey(SpdQuantity), {
    en: "Quantity of waste from urban cleaning: lawns, trees, washing.",
    es: "Cantidad de residuos de limpieza urbana: césped, árboles, lavado."
  }),
  useless: described(Schema.optionalKey(SpdQuantity), {
    en: "Quantity of rejected waste.",
    es: "Cantidad de residuos de rechazo."
  })
})

/** A value of the schema {@link SpdWaste}. */
export type SpdWaste = typeof SpdWaste.Type

const installments = wholeNumber({
  identifier: "SpdInstallments",
  description: "A number of instalments.",
  minimum: 0,
  maximum: 9_999
})

const SpdTransaction = wireStruct("SpdTransaction", {
  description: described(text(450), {
    en: "Words for the transaction: Cuota 3.",
    es: "Descripción de la transacción: Cuota 3."
  }),
  amount: described(Money, {
    en: "Amount of the transaction, in the document's currency.",
    es: "Valor de la transacción, en la moneda del documento."
  })
})

/** The amounts owed, paid now, and left (`Balance`). */
const SpdBalance = wireStruct("SpdBalance", {
  pendingAmount: described(Schema.optionalKey(Money), {
    en: "Amount still owed before this document, in its currency.",
    es: "Saldo pendiente antes de este documento, en su moneda."
  }),
  transactions: described(Schema.optionalKey(wireList(SpdTransaction, { maximum: 100 })), {
    en: "Amounts paid or charged with this document.",
    es: "Valores pagados o cobrados con este documento."
  }),
  creditAmount: described(Schema.optionalKey(Money), {
    en: "Sum of the credits, in the document's currency.",
    es: "Suma de los créditos, en la moneda del documento."
  }),
  debitAmount: described(Schema.optionalKey(Money), {
    en: "Sum of the debits, in the document's currency.",
    es: "Suma de los débitos, en la moneda del documento."
  }),
  newDebitAmount: described(Schema.optionalKey(Money), {
    en: "New balance if it is owed by the subscriber.",
    es: "Nuevo saldo si es a cargo del suscriptor."
  }),
  newCreditAmount: described(Schema.optionalKey(Money), {
    en: "New balance if it is in favour of the subscriber.",
    es: "Nuevo saldo si es a favor del suscriptor."
  })
})

/** A value of the schema {@link SpdBalance}. */
export type SpdBalance = typeof SpdBalance.Type

/** An instalment that the subscriber pays besides the service (`SubInvoiceLine`; official samples SPD001). */
export const SpdFinancing = wireStruct("SpdFinancing", {
  contractNumber: described(text(100), {
    en: "Number of the contract of the financing.",
    es: "Número del contrato de la financiación."
  }),
  name: described(text(450), {
    en: "Short title of the financed purchase: Crédito nevera.",
    es: "Título corto de la compra financiada: Crédito nevera."
  }),
  description: described(Schema.optionalKey(text(450)), {
    en: "Further description of the financed purchase.",
    es: "Descripción adicional de la compra financiada."
  }),
  installments: described(Schema.optionalKey(installments), {
    en: "Number of instalments in all.",
    es: "Número total de cuotas."
  }),
  paidInstallments: described(Schema.optionalKey(installments), {
    en: "Number of instalments already paid.",
    es: "Número de cuotas ya pagadas."
  }),
  interestPercentage: described(Schema.optionalKey(Amount), {
    en: "Interest in percent: 1.5 for 1.5 %. The official sample does not say for which period.",
    es: "Interés en porcentaje: 1.5 para el 1,5 %. La muestra oficial no dice de qué período."
  }),
  balance: described(Schema.optionalKey(SpdBalance), {
    en: "Balance of the financing.",
    es: "Saldo de la financiación."
  })
})

/** A value of the schema {@link SpdFinancing}. */
export type SpdFinancing = typeof SpdFinancing.Type

/** The company that provides a public service (`SenderParty`; official samples SPD001). */
export const SpdProvider = wireStruct("SpdProvider", {
  id: described(IdentificationNumber, {
    en: "Identification number of the company that provides the service, without dots.",
    es: "Número de identificación de la empresa que presta el servicio, sin puntos."
  }),
  identificationType: described(codeText(2, "identifications"), {
    en: "Type of the identification: 31 NIT.",
    es: "Tipo de identificación: 31 NIT."
  }),
  name: described(text(450), {
    en: "Legal name of the company that provides the service.",
    es: "Razón social de la empresa que presta el servicio."
  })
})

/** A value of the schema {@link SpdProvider}. */
export type SpdProvider = typeof SpdProvider.Type

/** The postal address of a subscriber, in words without codes (`PostalAddress`; official samples SPD001). */
export const SpdAddress = wireStruct("SpdAddress", {
  streetName: described(text(300), {
    en: "Street and number of the post address.",
    es: "Calle y número de la dirección de correspondencia."
  }),
  additionalStreetName: described(Schema.optionalKey(text(300)), {
    en: "Further line of the address: apartment, tower.",
    es: "Complemento de la dirección: apartamento, torre."
  }),
  cityName: described(Schema.optionalKey(text(100)), {
    en: "Name of the city or municipality.",
    es: "Nombre de la ciudad o municipio."
  }),
  countrySubentity: described(Schema.optionalKey(text(100)), {
    en: "Name of the department, not its code.",
    es: "Nombre del departamento, no su código."
  }),
  country: described(Schema.optionalKey(text(100)), {
    en: "Name of the country, not its code.",
    es: "Nombre del país, no su código."
  }),
  residentialStratum: described(Schema.optionalKey(text(50)), {
    en: "Stratum and use of the premises: 3-Residencial.",
    es: "Estrato y uso del inmueble: 3-Residencial."
  })
})

/** A value of the schema {@link SpdAddress}. */
export type SpdAddress = typeof SpdAddress.Type

/**
 * The subscriber or user of a service (`SubscriberParty`; official samples SPD001). The samples state it only for
 * services of other companies; for own services the subscriber is the document's buyer.
 */
export const SpdSubscriber = wireStruct("SpdSubscriber", {
  name: described(text(450), {
    en: "Full or legal name of the subscriber.",
    es: "Nombre completo o razón social del suscriptor."
  }),
  address: described(Schema.optionalKey(SpdAddress), {
    en: "Address for post to the subscriber.",
    es: "Dirección de correspondencia del suscriptor."
  }),
  email: described(Schema.optionalKey(text(254)), {
    en: "E-mail address of the subscriber.",
    es: "Correo electrónico del suscriptor."
  })
})

/** A value of the schema {@link SpdSubscriber}. */
export type SpdSubscriber = typeof SpdSubscriber.Type

/**
 * A public service that a document bills (`Services_SPD`), or that it bills for another company (`OTHERCOMPANY_SPD`,
 * when `isOtherCompany` is true). The fields come from the official samples SPD001 of the DEE toolbox V1-3. The annex's
 * own table of these fields was not available, so only indispensable fields are required.
 */
export const SpdService = wireStruct("SpdService", {
  service: described(text(450), {
    en: "Name of the service: Energía, Acueducto.",
    es: "Nombre del servicio: Energía, Acueducto."
  }),
  isOtherCompany: described(Schema.optionalKey(Flag), {
    en: "true if the service of another company is billed here. If absent, false.",
    es: "true si aquí se factura el servicio de otra empresa. Si falta, false."
  }),
  contractNumber: described(text(100), {
    en: "Number of the subscriber's contract or product.",
    es: "Número del contrato o producto del suscriptor."
  }),
  billingPeriod: described(
    patternText({
      identifier: "BillingPeriod",
      pattern: new RegExp(`^${yearPattern}-(?:0[1-9]|1[0-2])$`, "u"),
      expected: { en: "a month such as 2026-01", es: "un mes como 2026-01" },
      description: "The month that is billed, YYYY-MM."
    }),
    { en: "Month that is billed, YYYY-MM: 2026-01.", es: "Mes que se factura, AAAA-MM: 2026-01." }
  ),
  billingCycleMonths: described(Schema.optionalKey(Amount), {
    en: "Length of the billing cycle in months: 1, 2.",
    es: "Duración del ciclo de facturación en meses: 1, 2."
  }),
  provider: described(SpdProvider, { en: "Company that provides the service.", es: "Empresa que presta el servicio." }),
  subscriber: described(Schema.optionalKey(SpdSubscriber), {
    en: "Subscriber of a service of another company. For own services the buyer of the document is the subscriber.",
    es: "Suscriptor de un servicio de otra empresa. En los servicios propios, el suscriptor es el adquiriente del documento."
  }),
  reason: described(Schema.optionalKey(text(450)), {
    en: "Reason why the service is billed here.",
    es: "Motivo por el que el servicio se factura aquí."
  }),
  note: described(Schema.optionalKey(text(5000)), {
    en: "Free text about the service, at most 5000 characters.",
    es: "Texto libre sobre el servicio, máximo 5000 caracteres."
  }),
  consumptionNote: described(Schema.optionalKey(text(5000)), {
    en: "Free text about the consumption, at most 5000 characters.",
    es: "Texto libre sobre el consumo, máximo 5000 caracteres."
  }),
  consumptions: described(wireList(SpdConsumption, { maximum: 100 }), {
    en: "Quantities consumed and their price, at least one.",
    es: "Consumos y su precio, al menos uno."
  }),
  history: described(Schema.optionalKey(SpdHistory), {
    en: "Consumption and payments before.",
    es: "Consumos y pagos anteriores."
  }),
  waste: described(Schema.optionalKey(SpdWaste), {
    en: "Waste collected by a cleaning service.",
    es: "Residuos recogidos por un servicio de aseo."
  }),
  financings: described(Schema.optionalKey(wireList(SpdFinancing, { maximum: 100 })), {
    en: "Purchases that the subscriber pays in instalments besides the service.",
    es: "Compras que el suscriptor paga a cuotas junto con el servicio."
  })
})

/** A value of the schema {@link SpdService}. */
export type SpdService = typeof SpdService.Type

/**
 * The kind of premises that receive the services (`LocationTypeCode` of the buyer's place; annex DEE 1.0, tables
 * 17.1.3.1 and 17.1.3.3). The tables were not available, so only the form of both codes is checked.
 */
export const Premises = wireStruct("Premises", {
  serviceType: described(
    patternText({
      identifier: "SpdServiceType",
      pattern: /^[0-9]{2}$/u,
      expected: { en: "2 digits: 01 residential, 02 corporate", es: "2 dígitos: 01 residencial, 02 corporativo" },
      description: "01 residential, 02 corporate."
    }),
    {
      en: "Use of the premises: 01 residential, 02 corporate.",
      es: "Uso del inmueble: 01 residencial, 02 corporativo."
    }
  ),
  stratum: described(
    patternText({
      identifier: "SpdStratum",
      pattern: /^[0-9]{1,2}$/u,
      expected: { en: "1 or 2 digits: 1 to 6 of a dwelling", es: "1 o 2 dígitos: de 1 a 6 si es una vivienda" },
      description: "Socioeconomic stratum of the premises: 1 to 6 of a dwelling."
    }),
    {
      en: "Socioeconomic stratum of the premises: 1 to 6 of a dwelling.",
      es: "Estrato socioeconómico del inmueble: de 1 a 6 si es vivienda."
    }
  )
})

/** A value of the schema {@link Premises}. */
export type Premises = typeof Premises.Type

/** Additional fields of a document of public utilities (*servicios públicos domiciliarios*). */
export const spdFields = {
  softwareManufacturer: described(Schema.optionalKey(SoftwareManufacturer), {
    en: "Maker of the software that issues the document (DEAB41 to DEAB46).",
    es: "Fabricante del software que expide el documento (DEAB41 a DEAB46)."
  }),
  taxPointDate: described(Schema.optionalKey(LocalDateFromWire), {
    en: "Day on which the tax becomes due, YYYY-MM-DD.",
    es: "Fecha en que se causa el impuesto, AAAA-MM-DD."
  }),
  accountingCostCode: described(Schema.optionalKey(text(100)), {
    en: "Code of the buyer's cost centre. The official samples do not explain it.",
    es: "Código del centro de costos del adquiriente. Las muestras oficiales no lo explican."
  }),
  accountingCost: described(Schema.optionalKey(text(100)), {
    en: "Name of the buyer's cost centre. The official samples do not explain it.",
    es: "Nombre del centro de costos del adquiriente. Las muestras oficiales no lo explican."
  }),
  premises: described(Schema.optionalKey(Premises), {
    en: "Premises that receive the services.",
    es: "Inmueble que recibe los servicios."
  }),
  spdServices: described(wireList(SpdService, { maximum: 100 }), {
    en: "Public services that the document bills, at least one.",
    es: "Servicios públicos que factura el documento, al menos uno."
  })
} as const
