import type { SheetFault } from "@radicar/contract/inner/SheetsGroup"
import { useRef } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { countText } from "../language/moments.ts"
import { moneyText } from "../language/money.ts"
import { useCompany } from "../live/useCompany.ts"
import { useProvider } from "../live/useProvider.ts"
import { DropZone, FileField } from "../parts/FileField.tsx"
import { Heading } from "../parts/Heading.tsx"
import { NoCompany } from "../parts/NoCompany.tsx"
import { LeaveGuard } from "../parts/LeaveGuard.tsx"
import { Badge, Notice } from "../parts/Notice.tsx"
import { Outside, visibly } from "../parts/Outside.tsx"
import { ProviderPicker } from "../ranges/ProviderPicker.tsx"
import { useClient, useMay } from "../session/Session.ts"
import { NoScope } from "../issue/FilingEnd.tsx"
import { DownloadNotice, useDownload } from "../submissions/Downloads.tsx"
import { SalesTable } from "./SalesTable.tsx"
import { type FileableSale, isFiled, type Outcomes, sumOf, useSheet } from "./useSheet.ts"

/** Faults that are shown; the saved sheet has all of them. */
const most = 200

/** Faults of a sheet, by cell. */
const Faults = ({ faults }: { readonly faults: ReadonlyArray<SheetFault> }) => {
  const say = useSay()
  const language = useLanguage()
  const title = say({ en: "To correct", es: "Por corregir" })
  return (
    <section aria-labelledby="faults">
      <h2 id="faults">
        <Badge tone="danger">{title}</Badge> <span class="kind">{countText(faults.length, language)}</span>
      </h2>
      <div class="table" role="group" tabIndex={0} aria-label={title}>
        <table class="list stack">
          <thead>
            <tr>
              <th scope="col">{say({ en: "Cell", es: "Celda" })}</th>
              <th scope="col">{say({ en: "Reference", es: "Referencia" })}</th>
              <th scope="col">{say({ en: "Problem", es: "Problema" })}</th>
            </tr>
          </thead>
          <tbody>
            {faults.slice(0, most).map(({ cell, message, reference, row }, index) => (
              <tr key={index}>
                <th scope="row">{cell ?? say({ en: `row ${row}`, es: `fila ${row}` })}</th>
                <td data-label={say({ en: "Reference", es: "Referencia" })}>
                  <Outside text={reference ?? "—"} />
                </td>
                <td data-label={say({ en: "Problem", es: "Problema" })}>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** Numbers and sums of the filed and the remaining sales, with the button that files the rest. */
const Remaining = ({
  file,
  isBusy,
  outcomes,
  sales
}: {
  readonly file: () => void
  readonly isBusy: boolean
  readonly outcomes: Outcomes
  readonly sales: ReadonlyArray<FileableSale>
}) => {
  const say = useSay()
  const language = useLanguage()
  const count = (number: number): string => countText(number, language)
  const total = (some: ReadonlyArray<FileableSale>): string => moneyText(sumOf(some), "COP", language)
  const filed = sales.filter((sale) => isFiled(sale, outcomes))
  const open = sales.filter((sale) => !isFiled(sale, outcomes))
  if (sales.length === 0) return null
  const text =
    filed.length === 0
      ? {
          en: `${count(open.length)} ${open.length === 1 ? "invoice" : "invoices"}, ${total(open)} to be paid in all.`,
          es: `${count(open.length)} ${open.length === 1 ? "factura" : "facturas"}, ${total(open)} a pagar en total.`
        }
      : open.length === 0
        ? {
            en: `All ${count(filed.length)} are filed, for ${total(filed)}.`,
            es:
              filed.length === 1
                ? `Ya radicada, por ${total(filed)}.`
                : `Las ${count(filed.length)} ya están radicadas, por ${total(filed)}.`
          }
        : {
            en: `${count(filed.length)} already filed for ${total(filed)}; ${count(open.length)} to go for ${total(open)}.`,
            es: `${count(filed.length)} ya ${filed.length === 1 ? "radicada" : "radicadas"} por ${total(filed)}; ${open.length === 1 ? "falta" : "faltan"} ${count(open.length)} por ${total(open)}.`
          }
  return (
    <Notice tone={open.length === 0 ? "good" : "neutral"}>
      <p>{say(text)}</p>
      {open.length === 0 ? null : (
        <button type="button" class="primary" disabled={isBusy} onClick={file}>
          {say({
            en: `File ${count(open.length)} for ${total(open)}`,
            es: `Radicar ${count(open.length)} por ${total(open)}`
          })}
        </button>
      )}
    </Notice>
  )
}

/** The sheet of a company: chosen, checked, confirmed and filed. */
const Filing = ({ company, provider }: { readonly company: string; readonly provider: string }) => {
  const say = useSay()
  const language = useLanguage()
  const client = useClient()
  const input = useRef<HTMLInputElement>(null)
  const download = useDownload()
  const { answer, failure, file, outcomes, read, sheet, step, stop } = useSheet(company, provider)
  const count = (number: number): string => countText(number, language)
  return (
    <>
      <DropZone onFiles={(files) => void read(files?.[0])}>
        <p>
          {say({
            en: "One row for each line of an invoice; the rows of one reference are one invoice. Drop the Excel file here.",
            es: "Una fila por cada línea de factura; las filas de una referencia son una factura. Suelte aquí el archivo de Excel."
          })}
        </p>
        <FileField
          input={input}
          accept=".xlsx"
          disabled={step !== undefined}
          label={say({ en: "Excel file", es: "Archivo de Excel" })}
          onFile={(chosen) => void read(chosen)}
        />
        <p class="quiet">
          {say({
            en: "First everything is checked. A reference is filed once, however often its sheet is uploaded.",
            es: "Primero se revisa todo. Una referencia se radica una sola vez, sin importar cuántas veces se suba su hoja."
          })}
        </p>
        <button
          type="button"
          class="small"
          disabled={download.isBusy}
          onClick={() => void download.fetchFile(client.sheets.template())}
        >
          {say({ en: "Save the template", es: "Guardar la plantilla" })}
        </button>
      </DropZone>
      {step === undefined ? null : (
        <p role="status">
          {step.name === "checking" ? say({ en: "Checking", es: "Revisando" }) : say({ en: "Filing", es: "Radicando" })}{" "}
          <progress value={step.done} max={Math.max(step.of, 1)}>
            {count(step.done)}
          </progress>{" "}
          {count(step.done)} / {count(step.of)}{" "}
          {step.name === "checking" ? null : (
            <>
              <button type="button" class="small" onClick={stop}>
                {say({ en: "Stop", es: "Detener" })}
              </button>
              <LeaveGuard
                text={say({
                  en: "Invoices are being filed. If you leave, this stops: what is filed stays filed, and the same sheet files the rest.",
                  es: "Se están radicando facturas. Si sale, esto se detiene: lo radicado queda radicado, y la misma hoja radica el resto."
                })}
              />
            </>
          )}
        </p>
      )}
      {failure === undefined ? null : (
        <Notice tone="danger" alert>
          <p>{failure}</p>
        </Notice>
      )}
      <DownloadNotice state={download} />
      {sheet === undefined ? null : (
        <>
          <div class="toolbar">
            <strong>{visibly(sheet.name)}</strong>
            <button
              type="button"
              class="small push"
              disabled={download.isBusy || step !== undefined}
              onClick={() => void download.fetchFile(answer())}
            >
              {say({ en: "Save the sheet with its results", es: "Guardar la hoja con sus resultados" })}
            </button>
          </div>
          <Remaining outcomes={outcomes} sales={sheet.sales} isBusy={step !== undefined} file={() => void file()} />
          {sheet.sales.length === 0 ? null : <SalesTable company={company} outcomes={outcomes} sales={sheet.sales} />}
          {sheet.faults.length === 0 ? null : <Faults faults={sheet.faults} />}
        </>
      )}
    </>
  )
}

/** The view that files the sales of an Excel sheet. */
export const SheetPage = () => {
  const say = useSay()
  const company = useCompany()
  const provider = useProvider()
  const mayWrite = useMay("documents:write")
  const title = say({ en: "Sheet of sales", es: "Hoja de ventas" })
  if (company === undefined) return <NoCompany />
  return (
    <>
      <div class="title-row">
        <Heading title={title}>{title}</Heading>
      </div>
      <ProviderPicker company={company} isTest={false} path="/sheet" provider={provider} />
      {mayWrite ? null : <NoScope />}
      {mayWrite && provider !== undefined ? (
        <Filing key={`${company} ${provider}`} company={company} provider={provider} />
      ) : null}
    </>
  )
}
