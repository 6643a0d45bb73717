import type { CheckedSale } from "@radicar/domain/inner/document/CheckedSale"
import { type DocumentKey, publicPage } from "@radicar/domain/inner/key/DocumentKey"
import { sum, toFixed } from "@radicar/domain/inner/number/Decimal"
import type { SheetPart, Sheet } from "../../layout/Sheet.ts"
import type { SheetOptions } from "../../SheetOptions.ts"
import { dayText } from "../../text/moments.ts"
import { equivalentParts } from "../equivalent/equivalentParts.ts"
import { facts, keyFact, keyName, momentFacts, paragraphs, testWarnings } from "../facts.ts"
import { dataPanels, healthPanels } from "../health/healthPanel.ts"
import { spdParts } from "../spd/spdParts.ts"
import { authorisationLegend, saleLegends } from "./saleLegends.ts"
import { paymentPanel, referencePanels } from "./salePanels.ts"
import { consortiumPanels, otherParty, partiesOf, saleIssuer } from "./saleParties.ts"
import { saleLinesTable, withholdingConcepts } from "./saleTable.ts"
import { isIssuedInContingency, isTillTicket, saleTitle } from "./saleTitles.ts"
import { saleTotals } from "./saleTotals.ts"

/** Content of the QR code of a sale document: a label and a value in each line (annex FE 1.9 §11.7). */
const saleQr = (checked: CheckedSale, key: DocumentKey): string => {
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

/** Builds the sheet of an invoice, a support document, an equivalent, or a note about one. */
export const saleSheet = (checked: CheckedSale, key: DocumentKey, options: SheetOptions): Sheet => {
  const { document, environment, id } = checked
  const { customizePrintFormat: format, date, dueDate, note, notes = [] } = document
  const { issuer, other } = partiesOf(checked)
  const { title, warning } = saleTitle(document.typeCode)
  const authorisation = authorisationLegend(checked)
  const parts: ReadonlyArray<SheetPart> = [
    ...paragraphs(undefined, format?.headerText),
    { kind: "panels", panels: [otherParty(checked, other), paymentPanel(checked)] },
    { kind: "panels", panels: referencePanels(checked) },
    { kind: "panels", panels: [...consortiumPanels(document), ...healthPanels(document), ...dataPanels(document)] },
    ...equivalentParts(document),
    saleLinesTable(checked),
    saleTotals(checked),
    ...paragraphs(undefined, withholdingConcepts(checked)),
    ...spdParts(document),
    ...[note, ...notes.map(({ localeId, text }) => (localeId === undefined ? text : `${localeId}: ${text}`))]
      .filter((text) => text !== undefined)
      .flatMap((text, index) => paragraphs(index === 0 ? "Notas" : undefined, text)),
    ...paragraphs(undefined, format?.footerText)
  ]
  return {
    title,
    number: id,
    issuer: saleIssuer(issuer),
    facts: [
      ...momentFacts(date, options),
      ...facts(["Vencimiento", dueDate === undefined ? undefined : dayText(dueDate)])
    ],
    warnings: [...(warning === undefined ? [] : [warning]), ...testWarnings(environment)],
    ...(isIssuedInContingency(document.typeCode) ? { isInContingency: true as const } : {}),
    parts,
    qr: saleQr(checked, key),
    key: keyFact(key),
    ...(authorisation === undefined ? {} : { authorisation }),
    legends: saleLegends(checked),
    ...(isTillTicket(document.typeCode) ? { isTillTicket: true as const } : {}),
    isForRolls: true
  }
}
