import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import { publicPage } from "@radicar/domain/key/publicPage"
import { sum, toFixed } from "@radicar/domain/number/Decimal"
import { keyName } from "../keyFact.ts"

/** What the code of a sale document holds, a label and a value a line (annex FE 1.9 §11.7). */
export const saleQr = (checked: CheckedSale, key: DocumentKey): string => {
  const { customer, document, environment, id, supplier, taxTotals } = checked
  const { date, legalMonetaryTotal: total } = document
  const taxed = (isIva: boolean): string =>
    toFixed(sum(taxTotals.filter(({ code }) => (code === "01") === isIva).map(({ amount }) => amount)), 2)
  const purchase = checked.kind.issuer === "customer"
  const gross = toFixed(total.grossAmount, 2)
  const payable = toFixed(total.payableAmount, 2)
  const lines = purchase
    ? [
        `NumDS: ${id}`,
        `FecDS: ${date.date}`,
        `HorDS: ${date.timeWithOffset}`,
        `NumSNO: ${supplier.number}`,
        `DocAdq: ${customer.number}`,
        `ValDS: ${gross}`,
        `ValIva: ${taxed(true)}`,
        `ValTolDS: ${payable}`
      ]
    : [
        `NumFac: ${id}`,
        `FecFac: ${date.date}`,
        `HorFac: ${date.timeWithOffset}`,
        `NitFac: ${supplier.number}`,
        `DocAdq: ${customer.number}`,
        `ValFac: ${gross}`,
        `ValIva: ${taxed(true)}`,
        `ValOtroIm: ${taxed(false)}`,
        `ValTolFac: ${payable}`
      ]
  const page = publicPage(environment, key.value)
  return [...lines, `${keyName(key.scheme)}: ${key.value}`, `QRCode: ${page}`].join("\n")
}
