import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import type { Part, Sheet, Totals } from "../../layout/Sheet.ts"
import type { PrintOptions } from "../../PrintOptions.ts"
import { amountInWords } from "../../text/amountInWords.ts"
import { money } from "../../text/money.ts"
import { dayText } from "../../text/moments.ts"
import { testWarnings } from "../environment.ts"
import { panel } from "../facts.ts"
import { keyFact } from "../keyFact.ts"
import { momentFacts } from "../moments.ts"
import { paragraphs } from "../paragraphs.ts"
import { softwareLegend } from "../software.ts"
import { type AnyPayroll, payrollIssuer, type PayrollWithPay } from "./payrollIssuer.ts"
import { payrollQr } from "./payrollQr.ts"
import { payrollTable } from "./payrollTables.ts"
import { workerPanels } from "./workerPanels.ts"

const payrollTotals = ({ document, rounding, totals }: PayrollWithPay): Totals => {
  const { currencyCode } = document.information
  return {
    kind: "totals",
    words: amountInWords(totals.net.amount, currencyCode),
    rows: [
      { label: "Total devengado", amount: money(totals.earned.amount) },
      { label: "Total deducciones", amount: `−${money(totals.deducted.amount)}` },
      ...(rounding.value === 0n ? [] : [{ label: "Redondeo", amount: money(rounding) }]),
      { label: `Neto a pagar ${currencyCode}`, amount: money(totals.net.amount), strong: true }
    ],
    grids: []
  }
}

const payParts = (checked: AnyPayroll): ReadonlyArray<Part> => {
  if (!("totals" in checked)) return []
  return [
    workerPanels(checked),
    payrollTable(checked, "Devengo"),
    payrollTable(checked, "Deduccion"),
    payrollTotals(checked)
  ]
}

/** The document that a note replaces or deletes. */
const predecessor = (checked: AnyPayroll): ReadonlyArray<Part> => {
  if (!("documentReference" in checked.document)) return []
  const { date, number, uuid } = checked.document.documentReference
  const action = "totals" in checked ? "Documento que se reemplaza" : "Documento que se elimina"
  return [
    {
      kind: "panels",
      panels: [panel(action, ["Número", number], ["Fecha", dayText(date)], ["CUNE", uuid])]
    }
  ]
}

const name = "documento soporte de pago de nómina electrónica"

const titleOf = (checked: AnyPayroll): string => {
  if (checked.document.typeCode === "102") return "Documento soporte de pago de nómina electrónica"
  return `Nota de ajuste de ${name}: ${"totals" in checked ? "reemplazar" : "eliminar"}`
}

/** A payroll document or a note of one, as it is shown. */
export const payrollSheet = (checked: AnyPayroll, key: DocumentKey, options: PrintOptions): Sheet => {
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
      ...payParts(checked),
      ...paragraphs("Notas", document.note),
      ...paragraphs(undefined, format?.footerText)
    ],
    qr: payrollQr(checked, key),
    key: keyFact(key),
    legends: [
      softwareLegend({
        stated: document.softwareProvider,
        id: software.id,
        owner: softwareOwner,
        issuer: { nit: employer.number, name: document.companyParty.name }
      }),
      `Representación gráfica ${document.typeCode === "102" ? `del ${name}` : "de la nota de ajuste de nómina electrónica"}. El documento electrónico se consulta con el código QR en el catálogo de la DIAN.`
    ]
  }
}
