import { codeText } from "./codeText.ts"
import { BigDecimal, Schema } from "effect"
import { Amount, AmountOrZero } from "../number/wireNumber.ts"
import { printedUse } from "../wire/Reader.ts"
import { patternText, text } from "../wire/text.ts"
import { IdentificationNumber } from "./Party.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { wireList } from "../wire/wireList.ts"
import { described, supplied } from "../rules/described.ts"
import { roundHalfEven, zero } from "../number/Decimal.ts"

/** A discount or a charge (`cac:AllowanceCharge`), depending on the list that contains it. */
export const AllowanceCharge = wireStruct("AllowanceCharge", {
  code: described(Schema.optionalKey(codeText(2, "discount-reasons", "open", "length")), {
    en: "Kind of discount: 00 unconditional, 01 conditional. Charges have none.",
    es: "Clase de descuento: 00 no condicionado, 01 condicionado. Los cargos no tienen."
  }),
  percentage: described(Schema.optionalKey(AmountOrZero), {
    en: "Rate of the discount or charge in percent: 10 for 10 %. 0 means absent.",
    es: "Tarifa del descuento o cargo en porcentaje: 10 para el 10 %. 0 significa ausente."
  }),
  amount: described(supplied("completion", Amount), {
    en: "Amount of the discount or charge in the document's currency, two decimals.",
    es: "Valor del descuento o cargo en la moneda del documento, con dos decimales."
  }),
  baseAmount: described(Schema.optionalKey(AmountOrZero), {
    en: "Amount on which Percentage is computed, in the document's currency. 0 means absent.",
    es: "Valor sobre el que se calcula Percentage, en la moneda del documento. 0 significa ausente."
  }),
  reason: described(Schema.optionalKey(text(5000)), {
    en: "Reason of the discount or charge in words: Cliente frecuente.",
    es: "Motivo del descuento o cargo en palabras: Cliente frecuente."
  })
})

/** A value of the schema {@link AllowanceCharge}. */
export type AllowanceCharge = typeof AllowanceCharge.Type

const perUnitUse = { en: "of a tax per unit notified (RAD60)", es: "en un tributo por unidad se notifica (RAD60)" }
const percentageUse = {
  en: "of a tax by percentage notified (RAD60)",
  es: "en un tributo por porcentaje se notifica (RAD60)"
}

/**
 * A tax or a withholding of one line. Taxes per unit state `perUnitAmount`. If they do not apply to the item's own
 * quantity and unit, they also state `baseQuantity` and `baseUnitCode` (millilitres of a sugary drink, grams of
 * plastic). Other taxes (ZZ) may state these fields too.
 */
export const ItemTax = wireStruct("ItemTax", {
  code: described(codeText(2, "taxes"), {
    en: "Tax or withholding: 01 IVA, 04 INC, 03 ICA, 05 ReteIVA, 06 ReteRenta, 07 ReteICA, 22 bags.",
    es: "Tributo o retención: 01 IVA, 04 INC, 03 ICA, 05 ReteIVA, 06 ReteRenta, 07 ReteICA, 22 bolsas."
  }),
  amount: described(supplied("completion", Amount), {
    en: "Amount of the tax on this line, in the document's currency. Completion computes it from base and rate.",
    es: "Valor del tributo en esta línea, en la moneda del documento. Al completar se calcula con la base y la tarifa."
  }),
  percentage: described(Schema.optionalKey(Amount), {
    en: "Rate in percent: 19 for 19 %. Taxes per unit have none.",
    es: "Tarifa en porcentaje: 19 para el 19 %. Los tributos por unidad no tienen.",
    use: perUnitUse
  }),
  taxableAmount: described(Schema.optionalKey(Amount), {
    en: "Amount on which the rate is applied, in the document's currency. Taxes per unit have none.",
    es: "Base gravable en la moneda del documento. Los tributos por unidad no tienen.",
    use: perUnitUse
  }),
  perUnitAmount: described(Schema.optionalKey(AmountOrZero), {
    en: "Amount per unit of a tax that is levied per unit, in the document's currency: 73 a plastic bag. 0 means absent.",
    es: "Valor por unidad de un tributo que se cobra por unidad, en la moneda del documento: 73 por bolsa. 0 significa ausente.",
    use: percentageUse
  }),
  baseQuantity: described(Schema.optionalKey(AmountOrZero), {
    en: "Quantity on which a tax per unit is levied: millilitres of a drink, grams of plastic. If absent, the item's quantity.",
    es: "Cantidad sobre la que se cobra un tributo por unidad: mililitros de una bebida, gramos de plástico. Si falta, la cantidad del ítem.",
    use: percentageUse
  }),
  baseUnitCode: described(Schema.optionalKey(codeText(5, "units", "listed", "length")), {
    en: "Unit of BaseQuantity: MLT millilitre, GRM gram. If absent, the item's unit.",
    es: "Unidad de BaseQuantity: MLT mililitro, GRM gramo. Si falta, la unidad del ítem.",
    use: percentageUse
  }),
  concept: described(Schema.optionalKey(text(500)), {
    en: "Description of the withholding or the tax, such as Compras. Printed, not filed.",
    es: "Concepto de la retención o del tributo, como Compras. Se imprime y no se transmite.",
    use: printedUse
  })
})

/** A value of the schema {@link ItemTax}. */
export type ItemTax = typeof ItemTax.Type

/** A withholding on the whole document: its base multiplied by its rate (rule FAT07). */
export const Withholding = wireStruct("Withholding", {
  code: described(codeText(2, "taxes"), {
    en: "Withholding: 05 ReteIVA, 06 ReteRenta, 07 ReteICA.",
    es: "Retención: 05 ReteIVA, 06 ReteRenta, 07 ReteICA."
  }),
  amount: described(supplied("completion", Amount), {
    en: "Amount withheld, in the document's currency: its base by its rate (FAT07).",
    es: "Valor retenido, en la moneda del documento: la base por la tarifa (FAT07)."
  }),
  percentage: described(Schema.optionalKey(Amount), {
    en: "Rate of the withholding in percent: 2.5 for 2.5 %.",
    es: "Tarifa de la retención en porcentaje: 2.5 para el 2,5 %."
  }),
  taxableAmount: described(Schema.optionalKey(Amount), {
    en: "Base of the withholding, in the document's currency.",
    es: "Base de la retención, en la moneda del documento."
  })
})

/** A value of the schema {@link Withholding}. */
export type Withholding = typeof Withholding.Type

/**
 * A code of a product standard: UNSPSC (001), GTIN (010), customs tariff (020) or the seller's own (999; rule FAZ12).
 */
export const StandardItemIdentification = wireStruct("StandardItemIdentification", {
  id: described(text(100), {
    en: "Code of the item in the standard that SchemeId names: a GTIN, a UNSPSC code.",
    es: "Código del ítem en el estándar que indica SchemeId: un GTIN, un código UNSPSC."
  }),
  schemeId: described(codeText(3, "item-standards"), {
    en: "Standard of the code: 001 UNSPSC, 010 GTIN, 020 customs tariff, 999 the seller's own (FAZ12).",
    es: "Estándar del código: 001 UNSPSC, 010 GTIN, 020 partida arancelaria, 999 propio del vendedor (FAZ12)."
  })
})

const line = {
  code: described(Schema.optionalKey(text(100)), {
    en: "The seller's own code of the item: CAM-001.",
    es: "Código del ítem según el vendedor: CAM-001."
  }),
  description: described(text(5000), {
    en: "Description of the item sold. The authority requires it on every line.",
    es: "Descripción de lo que se vende. La DIAN lo exige en cada línea."
  }),
  quantity: described(Amount, {
    en: "Quantity in UnitCode, up to six decimals: 2.5.",
    es: "Cantidad en UnitCode, con hasta seis decimales: 2.5."
  }),
  price: described(Amount, {
    en: "Price of one unit without taxes, in the document's currency, up to six decimals.",
    es: "Precio de una unidad sin impuestos, en la moneda del documento, con hasta seis decimales."
  }),
  priceReference: described(Schema.optionalKey(AmountOrZero), {
    en: "Commercial value of one unit given for free, whose SubtotalAmount is 0 (FAW03). 0 means absent.",
    es: "Valor comercial de una unidad entregada gratis, cuyo SubtotalAmount es 0 (FAW03). 0 significa ausente."
  }),
  subtotalAmount: described(supplied("completion", Amount), {
    en: "Quantity × Price − discounts + charges of the line, without taxes (FAV06). Completion computes it.",
    es: "Quantity × Price − descuentos + cargos de la línea, sin impuestos (FAV06). Al completar se calcula."
  }),
  unitCode: described(codeText(5, "units"), {
    en: "Unit of Quantity: 94 unit, KGM kilogram, MTR metre, HUR hour.",
    es: "Unidad de Quantity: 94 unidad, KGM kilogramo, MTR metro, HUR hora."
  }),
  brandName: described(Schema.optionalKey(text(100)), { en: "Brand of the item.", es: "Marca del ítem." }),
  modelName: described(Schema.optionalKey(text(100)), { en: "Model of the item.", es: "Modelo del ítem." }),
  note: described(Schema.optionalKey(text(5000)), {
    en: "Remark about the line, filed with it.",
    es: "Observación sobre la línea, que se transmite con ella."
  }),
  standardItemIdentification: described(Schema.optionalKey(StandardItemIdentification), {
    en: "Code of the item in a product standard. Exports require one.",
    es: "Código del ítem en un estándar de productos. En exportación es obligatorio."
  }),
  taxes: described(Schema.optionalKey(wireList(ItemTax, { maximum: 30 })), {
    en: "Taxes and withholdings of the line, each code once per rate.",
    es: "Tributos y retenciones de la línea, cada código una vez por tarifa."
  }),
  discounts: described(Schema.optionalKey(wireList(AllowanceCharge, { maximum: 100 })), {
    en: "Discounts of the line, already subtracted in SubtotalAmount.",
    es: "Descuentos de la línea, ya restados en SubtotalAmount."
  }),
  charges: described(Schema.optionalKey(wireList(AllowanceCharge, { maximum: 100 })), {
    en: "Charges of the line, already added in SubtotalAmount.",
    es: "Cargos de la línea, ya sumados en SubtotalAmount."
  })
}

/**
 * A line. `subtotalAmount` is `quantity × price − discounts + charges` (rule FAV06). `priceReference` is the commercial
 * value of a free item, whose `subtotalAmount` is 0 (rule FAW03).
 */
export const Item = wireStruct("Item", line)

/** A value of the schema {@link Item}. */
export type Item = typeof Item.Type

const principalFields = {
  id: described(IdentificationNumber, {
    en: "Identification number of the principal for whom the amount is received.",
    es: "Número de identificación del mandante para quien se recibe el valor."
  }),
  identificationType: described(codeText(2, "identifications"), {
    en: "Type of the principal's identification: 31 NIT, 13 identity card.",
    es: "Tipo de identificación del mandante: 31 NIT, 13 cédula."
  })
}

/**
 * The principal for whom the amount of a line is received, in a mandate (`cac:InformationContentProviderParty`; annex
 * FE 1.9, rules FBA01 to FBA08). A line without one is the issuer's own income.
 */
export const Principal = wireStruct("Principal", principalFields)

/** A value of the schema {@link Principal}. */
export type Principal = typeof Principal.Type

/**
 * The principal of a line of an equivalent document or of a note on one, as the samples "Ingreso Terceros" and "SPD" of
 * the DEE toolbox V1-3 state it.
 */
export const EquivalentPrincipal = wireStruct("EquivalentPrincipal", {
  ...principalFields,
  name: described(Schema.optionalKey(text(450)), {
    en: "Legal name of the principal.",
    es: "Razón social del mandante."
  }),
  incomeCode: described(
    patternText({
      identifier: "IncomeCode",
      pattern: /^[12]$/u,
      expected: {
        en: "1 (collected for the principal) or 2 (invoiced for the principal)",
        es: "1 (recaudado para el mandante) o 2 (facturado para el mandante)"
      },
      description: "1 income collected for the principal, 2 income invoiced for the principal."
    }),
    {
      en: "Kind of the income: 1 collected for the principal, 2 invoiced for the principal.",
      es: "Clase de ingreso: 1 recaudado para el mandante, 2 facturado para el mandante."
    }
  )
})

/** A value of the schema {@link EquivalentPrincipal}. */
export type EquivalentPrincipal = typeof EquivalentPrincipal.Type

/** A line of an equivalent document or of a note on one. */
export const EquivalentItem = wireStruct("EquivalentItem", {
  ...line,
  principal: described(Schema.optionalKey(EquivalentPrincipal), {
    en: "Principal for whom this line is collected or invoiced. Without it the line is the issuer's own income.",
    es: "Mandante para quien se recauda o factura esta línea. Sin él, la línea es ingreso propio del emisor."
  })
})

/**
 * The shipment (*remesa*) that a line of a carrier bills, registered beforehand in the RNDC, the register of road
 * freight (annex FE 1.9, lists RegistroTransporte and RemesaTransporte). A line without one is an additional service.
 */
export const Shipment = wireStruct("Shipment", {
  radicadoNumber: described(text(60), {
    en: "Number that the RNDC gave the remesa when it accepted it: digits.",
    es: "Número que el RNDC dio a la remesa al aceptarla: dígitos."
  }),
  number: described(text(60), {
    en: "The carrier's own number of the remesa: at most 15 letters and digits, leading zeros included.",
    es: "Consecutivo de la remesa según el transportador: máximo 15 letras y dígitos, con los ceros a la izquierda."
  }),
  freightValue: described(Amount, {
    en: "Value of the freight of the remesa, in the document's currency.",
    es: "Valor del flete de la remesa, en la moneda del documento."
  }),
  quantity: described(Amount, { en: "Quantity carried, in UnitCode.", es: "Cantidad transportada, en UnitCode." }),
  unitCode: described(text(5), {
    en: "Unit of the quantity: KGM kilograms or GLL gallons.",
    es: "Unidad de la cantidad: KGM kilogramos o GLL galones."
  })
})

/** A value of the schema {@link Shipment}. */
export type Shipment = typeof Shipment.Type

/**
 * The exact beginning of the note on an AIU contract (administration, contingencies, profit; annex FE 1.9, rules FAV03
 * and CAV03).
 */
export const aiuNotePrefix = "Contrato de servicios AIU por concepto de:"

/**
 * The maximum length of a note on an AIU contract (rule FAV03). The prefix alone exceeds the rule's minimum of 20
 * characters.
 */
const longestAiuNote = 5000

/** A line of an invoice or of a note on an invoice, with fields that only lines of some operations state (RAD33). */
export const SaleItem = wireStruct("SaleItem", {
  ...line,
  aiuObject: described(
    Schema.optionalKey(
      text(
        longestAiuNote - aiuNotePrefix.length - 1,
        "Object of the contract with AIU, on the line of the administration (FAV03); the words before it are added."
      )
    ),
    {
      en: "Object of the contract with AIU, on the line of the administration. The words that the authority requires before it are added (FAV03).",
      es: "Objeto del contrato con AIU, en la línea de la administración. Las palabras que la DIAN exige delante se agregan (FAV03)."
    }
  ),
  principal: described(Schema.optionalKey(Principal), {
    en: "Principal for whom this line is received, in a mandate (operation 11). Without it the line is the issuer's own income.",
    es: "Mandante para quien se recibe esta línea, en un mandato (operación 11). Sin él, la línea es ingreso propio del emisor."
  }),
  shipment: described(Schema.optionalKey(Shipment), {
    en: "Remesa that this line bills, for a carrier (operation 12). Without it the line is an additional service.",
    es: "Remesa que cobra esta línea, en transporte (operación 12). Sin ella, la línea es un servicio adicional."
  })
})

/** A line of any sale document. Only the principal of an equivalent's line has a name and an `incomeCode`. */
export type SaleItem = Omit<typeof SaleItem.Type, "principal"> & {
  readonly principal?: Principal & Partial<EquivalentPrincipal>
}

/** Whether a note is about an AIU contract and names its object (rules FAV03 and CAV03). */
export const isAiuNote = (note: string): boolean => note.startsWith(aiuNotePrefix) && note.length > aiuNotePrefix.length

/**
 * A discount or charge with everything that `cac:AllowanceCharge` must state (rules FAQ02 to FAQ10, FBE01 to FBE08).
 */
export interface Allowance {
  readonly charge: boolean
  readonly reasonCode: string | undefined
  readonly reason: string | undefined
  readonly percentage: BigDecimal.BigDecimal
  readonly amount: BigDecimal.BigDecimal
  readonly baseAmount: BigDecimal.BigDecimal
}

const none: ReadonlyArray<Allowance> = []
const hundred = BigDecimal.make(100n, 0)

/** `amount` as a percentage of `base`, two fraction digits; 0 if the base is 0. */
const shareOf = (amount: BigDecimal.BigDecimal, base: BigDecimal.BigDecimal): BigDecimal.BigDecimal =>
  base.value === 0n ? zero : roundHalfEven(BigDecimal.divideUnsafe(BigDecimal.multiply(amount, hundred), base), 2)

/** Completes a discount or charge: an absent base is `defaultBase`, an absent percentage follows from the amounts. */
export const allowance = (
  allowanceCharge: AllowanceCharge,
  options: {
    readonly charge: boolean
    readonly defaultBase: () => BigDecimal.BigDecimal
    readonly defaultReasonCode?: string
  }
): Allowance => {
  const baseAmount = allowanceCharge.baseAmount ?? options.defaultBase()
  return {
    charge: options.charge,
    reasonCode: allowanceCharge.code ?? options.defaultReasonCode,
    reason: allowanceCharge.reason,
    percentage: allowanceCharge.percentage ?? shareOf(allowanceCharge.amount, baseAmount),
    amount: allowanceCharge.amount,
    baseAmount
  }
}

/** The discounts of a line, followed by its charges; an absent base is `quantity × price`. */
export const lineAllowances = ({ charges, discounts, price, quantity }: Item): ReadonlyArray<Allowance> => {
  if (discounts === undefined && charges === undefined) return none
  const defaultBase = () => BigDecimal.multiply(price, quantity)
  const discounted = discounts?.map((discount) => allowance(discount, { charge: false, defaultBase })) ?? none
  const charged = charges?.map((charge) => allowance(charge, { charge: true, defaultBase })) ?? none
  return charged.length === 0 ? discounted : [...discounted, ...charged]
}
