import { taxes } from "@radicar/domain/inner/codes/taxes"
import { namedUnits } from "@radicar/domain/inner/codes/named/units"
import {
  aiuNotePrefix,
  type Allowance,
  type Item,
  type ItemTax,
  type SaleItem
} from "@radicar/domain/inner/document/Item"
import { type CheckedSale, incomeNote, type LineSchemeFacts } from "@radicar/domain/inner/document/CheckedSale"
import { partyIdentity } from "@radicar/domain/inner/document/Party"
import { kindOf, taxBase, taxKind } from "@radicar/domain/inner/document/TaxTotal"
import { BigDecimal } from "effect"
import type { ShortRow, Table } from "../../layout/Sheet.ts"
import { money, percent, quantityText } from "../../text/money.ts"
import { identityText, joined, table } from "../facts.ts"

/** Name of a unit; its code if it has none. */
export const unitText = (code: string): string => namedUnits.nameOf(code) ?? code

const allowanceNote = ({ amount, charge, percentage, reason }: Allowance): string =>
  joined(": ", `${charge ? "Cargo" : "Descuento"} ${percent(percentage)} (${money(amount)})`, reason)

const taxName = ({ code }: ItemTax): string => taxes.nameOf(code) ?? code

/** Name of a tax, with its rate if that is a percentage. */
export const taxLabel = (tax: ItemTax): string =>
  kindOf(tax) === "perUnit" || tax.percentage === undefined
    ? taxName(tax)
    : `${taxName(tax)} ${percent(tax.percentage)}`

/** Taxes of a line without its withholdings, which the totals show. */
const taxesOf = ({ taxes = [] }: Item): ReadonlyArray<ItemTax> =>
  taxes.filter(({ code }) => taxKind(code) !== "withholding")

const taxNotes = (item: Item): ReadonlyArray<string> =>
  taxesOf(item).flatMap((tax) => {
    const base = taxBase(item, tax)
    const rate =
      kindOf(tax) === "perUnit" && tax.perUnitAmount !== undefined
        ? `${taxName(tax)}: tarifa ${perUnitText(tax.code, tax.perUnitAmount)}, base ${quantityText(base.quantity)} ${unitText(base.unitCode)}`
        : undefined
    const text = joined("; ", rate, tax.concept)
    return text === "" ? [] : [text]
  })

/** Formats a rate for one unit of its base; the rate of sugary drinks is for 100 ml (annex FE 1.9 §11.9). */
export const perUnitText = (taxCode: string, amount: BigDecimal.BigDecimal): string =>
  taxCode === "34" ? `${money(amount)} / 100 ml` : money(amount)

const standards: Readonly<Record<string, string>> = { "001": "UNSPSC", "010": "GTIN", "020": "Partida arancelaria" }

/**
 * Text about the price reference of a line. For a free line it is the commercial value (`FreeOfChargeIndicator`, rule
 * FAW03), for a paid one the list price if that differs from the price.
 */
const referenceNote = ({ price, priceReference, subtotalAmount }: Item): string => {
  if (priceReference === undefined) return ""
  if (subtotalAmount.value === 0n) return `Sin costo; valor comercial de referencia: ${money(priceReference)}`
  return BigDecimal.equals(price, priceReference) ? "" : `Precio de lista: ${money(priceReference)}`
}

/** Words for whose income a line of an invoice is, in a mandate. */
const mandateWords = ({ principal }: SaleItem, operationCode: string): string | undefined => {
  if (principal !== undefined) return "Ingreso recibido para el mandante"
  return operationCode === "11" ? "Ingreso propio" : undefined
}

/** Text about the owner of the income from a line. */
const ownerNote = (item: SaleItem, sale: LineSchemeFacts): string => {
  const { principal } = item
  const identity = principal && partyIdentity(principal)
  const owner = identity && joined(" · ", principal?.name, identityText(identity))
  return joined(": ", incomeNote(sale, item) ?? mandateWords(item, sale.operationCode), owner)
}

/** Text about the shipment (remesa) that a line bills. */
const remesaNote = ({ shipment }: SaleItem): string =>
  shipment === undefined
    ? ""
    : joined(
        " · ",
        `Remesa ${shipment.number}`,
        `Radicado RNDC ${shipment.radicadoNumber}`,
        `Flete ${money(shipment.freightValue)}`,
        `${quantityText(shipment.quantity)} ${unitText(shipment.unitCode)}`
      )

const aiuNote = ({ aiuObject }: SaleItem): string => (aiuObject === undefined ? "" : `${aiuNotePrefix} ${aiuObject}`)

/** Notes below a line's description. */
const notesOf = (
  item: SaleItem,
  allowances: ReadonlyArray<Allowance>,
  sale: LineSchemeFacts
): ReadonlyArray<string> => {
  const standard = item.standardItemIdentification
  const lines = [
    joined(
      " · ",
      item.brandName === undefined ? undefined : `Marca: ${item.brandName}`,
      item.modelName === undefined ? undefined : `Modelo: ${item.modelName}`,
      standard === undefined ? undefined : `${standards[standard.schemeId] ?? standard.schemeId}: ${standard.id}`,
      referenceNote(item)
    ),
    ownerNote(item, sale),
    remesaNote(item),
    aiuNote(item),
    item.note ?? ""
  ]
  return [...lines.filter((line) => line !== ""), ...allowances.map(allowanceNote), ...taxNotes(item)]
}

/**
 * Text with the concepts of the withholdings of all lines, each once, after the withholding's name and rate.
 * `undefined` if there are none.
 */
export const withholdingConcepts = ({ document: { items } }: CheckedSale): string | undefined => {
  const concepts = new Set(
    items.flatMap(({ taxes = [] }) =>
      taxes
        .filter(({ code, concept }) => taxKind(code) === "withholding" && concept !== undefined)
        .map((tax) => joined(": ", taxLabel(tax), tax.concept))
    )
  )
  return concepts.size === 0 ? undefined : `Retenciones. ${Array.from(concepts).join("; ")}`
}

/** A line of a sale for narrow paper. */
const shortRow = (item: SaleItem, allowances: ReadonlyArray<Allowance>, sale: LineSchemeFacts): ShortRow => ({
  name: joined(" ", item.code, item.description),
  detail: `${quantityText(item.quantity)} ${unitText(item.unitCode)} × ${money(item.price)}`,
  amount: money(item.subtotalAmount),
  notes: [...taxesOf(item).map((tax) => `${taxLabel(tax)}: ${money(tax.amount)}`), ...notesOf(item, allowances, sale)]
})

/** Table with the lines of a sale. */
export const saleLinesTable = (sale: CheckedSale): Table => ({
  ...linesTable(sale),
  short: {
    titles: ["Descripción", "Valor total"],
    rows: sale.document.items.map((item, index) => shortRow(item, sale.lineAllowances[index] ?? [], sale))
  }
})

const linesTable = (sale: CheckedSale): Table =>
  table(
    undefined,
    sale.document.items.map((item, index) => ({ item, allowances: sale.lineAllowances[index] ?? [] })),
    [
      { title: "N.º", align: "right", width: 28, cell: (_, index) => String(index + 1) },
      { title: "Código", align: "left", width: 66, cell: ({ item }) => item.code },
      {
        title: "Descripción",
        align: "left",
        width: "fill",
        cell: ({ allowances, item }) => ({ lines: [item.description], notes: notesOf(item, allowances, sale) })
      },
      { title: "Cantidad", align: "right", width: 60, cell: ({ item }) => quantityText(item.quantity) },
      { title: "Unidad", align: "left", width: 44, cell: ({ item }) => unitText(item.unitCode) },
      { title: "Valor unitario", align: "right", width: 72, cell: ({ item }) => money(item.price) },
      {
        title: "Desc. / cargo",
        align: "right",
        width: 58,
        cell: ({ allowances }) => ({
          lines: allowances.map(({ amount, charge }) => `${charge ? "+" : "−"}${money(amount)}`)
        })
      },
      {
        title: "Impuesto",
        align: "left",
        width: 84,
        isUnwrapped: true,
        cell: ({ item }) => ({ lines: taxesOf(item).map(taxLabel) })
      },
      {
        title: "Valor impuesto",
        align: "right",
        width: 66,
        cell: ({ item }) => ({ lines: taxesOf(item).map(({ amount }) => money(amount)) })
      },
      { title: "Valor total", align: "right", width: 78, cell: ({ item }) => money(item.subtotalAmount) }
    ]
  )
