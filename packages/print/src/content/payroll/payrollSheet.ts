import { type DocumentKey, publicPage } from "@radicar/domain/inner/key/DocumentKey"
import { employerName } from "@radicar/domain/inner/document/payroll/Payroll"
import { toFixed } from "@radicar/domain/inner/number/Decimal"
import type { SheetPart, Sheet, Totals } from "../../layout/Sheet.ts"
import type { SheetOptions } from "../../SheetOptions.ts"
import { amountInWords } from "../../text/amountInWords.ts"
import { dayText } from "../../text/moments.ts"
import {
  type AmountRow,
  keyFact,
  momentFacts,
  panel,
  paragraphs,
  pesosGrid,
  softwareLegend,
  testWarnings,
  totalRows
} from "../facts.ts"
import { type AnyPayroll, payrollIssuer, type PayrollWithPay, workerPanels } from "./payrollParties.ts"
import { payrollItemsTable } from "./payrollTables.ts"

const nothing = { earned: "0.00", deducted: "0.00", net: "0.00", worker: "0" }

const amountsOf = (checked: AnyPayroll) =>
  "totals" in checked
    ? {
        earned: toFixed(checked.totals.earned.amount, 2),
        deducted: toFixed(checked.totals.deducted.amount, 2),
        net: toFixed(checked.totals.net.amount, 2),
        worker: checked.worker.number
      }
    : nothing

/**
 * Content of the QR code of a payroll document (payroll annex 1.0 §8). A deletion note states neither amounts nor a
 * worker: its QR code has zeros instead, like the text that its CUNE hashes.
 */
const payrollQr = (checked: AnyPayroll, key: DocumentKey): string => {
  const { deducted, earned, net, worker } = amountsOf(checked)
  const { date } = checked.document
  return [
    `NumNIE: ${checked.id}`,
    `FecNIE: ${date.date}`,
    `HorNIE: ${date.timeWithOffset}`,
    `NitNIE: ${checked.employer.number}`,
    `DocEmp: ${worker}`,
    `ValDev: ${earned}`,
    `ValDed: ${deducted}`,
    `ValTol: ${net}`,
    `CUNE: ${key.value}`,
    publicPage(checked.environment, key.value)
  ].join("\n")
}

const payrollTotals = ({ document, rounding, totals }: PayrollWithPay): Totals => {
  const { currencyBaseRate, currencyCode } = document.information
  const rows: ReadonlyArray<AmountRow> = [
    { label: "Total devengado", amount: totals.earned.amount },
    { label: "Total deducciones", amount: totals.deducted.amount, sign: "−" },
    ...(rounding.value === 0n ? [] : [{ label: "Redondeo", amount: rounding }]),
    { label: "Neto a pagar", amount: totals.net.amount, strong: true }
  ]
  return {
    kind: "totals",
    words: amountInWords(totals.net.amount, currencyCode),
    rows: totalRows(rows, currencyCode),
    grids: pesosGrid(rows, currencyCode, currencyBaseRate)
  }
}

const payParts = (checked: AnyPayroll): ReadonlyArray<SheetPart> => {
  if (!("totals" in checked)) return []
  return [
    workerPanels(checked),
    payrollItemsTable(checked, "Devengo"),
    payrollItemsTable(checked, "Deduccion"),
    payrollTotals(checked)
  ]
}

const predecessors: Readonly<Record<string, string>> = {
  "102": "Documento soporte de pago de nómina electrónica",
  "103": "Nota de ajuste de nómina electrónica"
}

/** Panel of the document that a note replaces or deletes. */
const predecessor = (checked: AnyPayroll): ReadonlyArray<SheetPart> => {
  if (!("documentReference" in checked.document)) return []
  const { date, number, typeCode, uuid } = checked.document.documentReference
  const action = "totals" in checked ? "Documento que se reemplaza" : "Documento que se elimina"
  return [
    {
      kind: "panels",
      panels: [
        panel(
          action,
          ["Tipo", typeCode && predecessors[typeCode]],
          ["Número", number],
          ["Fecha", dayText(date)],
          ["CUNE", uuid]
        )
      ]
    }
  ]
}

/** Panel of the earlier document of the same worker and month, if this one follows a change of contract. */
const novedad = ({ document }: AnyPayroll): ReadonlyArray<SheetPart> =>
  "novedad" in document && document.novedad !== undefined
    ? [{ kind: "panels", panels: [panel("Novedad contractual", ["CUNE de la nómina del mes", document.novedad.uuid])] }]
    : []

const name = "documento soporte de pago de nómina electrónica"

const titleOf = (checked: AnyPayroll): string => {
  if (checked.document.typeCode === "102") return "Documento soporte de pago de nómina electrónica"
  return `Nota de ajuste de ${name}: ${"totals" in checked ? "reemplazar" : "eliminar"}`
}

/** Builds the sheet of a payroll document or of a note about one. */
export const payrollSheet = (checked: AnyPayroll, key: DocumentKey, options: SheetOptions): Sheet => {
  const { document, employer, environment, id, software, softwareOwner } = checked
  const format = "customizePrintFormat" in document ? document.customizePrintFormat : undefined
  return {
    title: titleOf(checked),
    number: id,
    issuer: payrollIssuer(checked),
    facts: momentFacts(document.date, options),
    warnings: testWarnings(environment),
    parts: [
      ...paragraphs(undefined, format?.headerText),
      ...predecessor(checked),
      ...novedad(checked),
      ...payParts(checked),
      ...paragraphs("Notas", document.note),
      ...paragraphs(undefined, format?.footerText)
    ],
    qr: payrollQr(checked, key),
    key: keyFact(key),
    legends: [
      softwareLegend({
        provider: document.softwareProvider,
        id: software.id,
        owner: softwareOwner,
        issuer: { nit: employer.number, name: employerName(document.companyParty) }
      }),
      `Representación gráfica ${document.typeCode === "102" ? `del ${name}` : "de la nota de ajuste de nómina electrónica"}. El documento electrónico se consulta con el código QR en el catálogo de la DIAN.`
    ]
  }
}
