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
import { Badge, Notice } from "../parts/Notice.tsx"
import { Outside, visibly } from "../parts/Outside.tsx"
import { ProviderPicker } from "../ranges/ProviderPicker.tsx"
import { href } from "../routing/address.ts"
import { useClient, useMay } from "../session/Session.ts"
import { NoScope } from "../issue/FilingEnd.tsx"
import { DownloadNotice, useDownload } from "../submissions/Downloads.tsx"
import { type SaleOutcome, useSheet } from "./useSheet.ts"

/** Rows of a table that are shown; the saved sheet has all of them. */
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

const faces = {
  submitted: { tone: "good", en: "Accepted", es: "Aceptada" },
  rejected: { tone: "danger", en: "Rejected", es: "Rechazada" },
  failed: { tone: "danger", en: "Not filed", es: "Sin radicar" },
  open: { tone: "warning", en: "Open", es: "Abierta" }
} as const

const faceOf = (status: string) =>
  status === "submitted" || status === "rejected" || status === "failed" ? faces[status] : faces.open

/** Outcome of each sale that was filed. */
const Outcomes = ({
  company,
  outcomes
}: {
  readonly company: string
  readonly outcomes: ReadonlyArray<SaleOutcome>
}) => {
  const say = useSay()
  const title = say({ en: "Results", es: "Resultados" })
  return (
    <section aria-labelledby="results">
      <h2 id="results">{title}</h2>
      <div class="table" role="group" tabIndex={0} aria-label={title}>
        <table class="list stack">
          <thead>
            <tr>
              <th scope="col">{say({ en: "Reference", es: "Referencia" })}</th>
              <th scope="col">{say({ en: "Status", es: "Estado" })}</th>
              <th scope="col">{say({ en: "Invoice", es: "Factura" })}</th>
            </tr>
          </thead>
          <tbody>
            {outcomes.slice(0, most).map(({ id, message, reference, status, uuid }) => (
              <tr key={reference}>
                <th scope="row">
                  <Outside text={reference} />
                </th>
                <td data-label={say({ en: "Status", es: "Estado" })}>
                  <Badge tone={faceOf(status).tone}>{say(faceOf(status))}</Badge>
                  {message === undefined ? null : <span class="under">{message}</span>}
                </td>
                <td data-label={say({ en: "Invoice", es: "Factura" })}>
                  {uuid === undefined ? (
                    "—"
                  ) : (
                    <a href={href(`/submissions/${uuid}`, { company })} data-row={uuid}>
                      {visibly(id ?? uuid)}
                    </a>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** The sheet of a company: chosen, checked, confirmed and filed. */
const Filing = ({ company, provider }: { readonly company: string; readonly provider: string }) => {
  const say = useSay()
  const language = useLanguage()
  const client = useClient()
  const input = useRef<HTMLInputElement>(null)
  const download = useDownload()
  const { answer, failure, file, outcomes, read, sheet, step } = useSheet(company, provider)
  const count = (number: number): string => countText(number, language)
  const sales = sheet?.sales.length ?? 0
  const sum = moneyText(sheet?.sum ?? "0", "COP", language)
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
          {count(step.done)} / {count(step.of)}
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
          {outcomes === undefined && sales > 0 ? (
            <Notice tone="neutral">
              <p>
                {say({
                  en: `${count(sales)} ${sales === 1 ? "invoice" : "invoices"}, ${sum} to be paid in all.`,
                  es: `${count(sales)} ${sales === 1 ? "factura" : "facturas"}, ${sum} a pagar en total.`
                })}
              </p>
              <button type="button" class="primary" disabled={step !== undefined} onClick={() => void file()}>
                {say({
                  en: `File ${count(sales)} for ${sum}`,
                  es: `Radicar ${count(sales)} por ${sum}`
                })}
              </button>
            </Notice>
          ) : null}
          {outcomes === undefined ? null : <Outcomes company={company} outcomes={outcomes} />}
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
