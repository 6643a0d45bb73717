import type { Reconciliation, ReconciliationFinding } from "@radicar/contract/inner/Reconciliation"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { inboxStates, type InboxState } from "@radicar/domain/inner/inbox/inboxStates"
import { submissionAdvice, type SubmissionState } from "@radicar/domain/inner/submission/submissionAdvice"
import { useRef, useState } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { countText, dateText } from "../language/moments.ts"
import { amountText } from "../language/money.ts"
import { failureText } from "../live/failureText.ts"
import { useCompany } from "../live/useCompany.ts"
import { announce } from "../parts/announce.ts"
import { DropZone, FileField } from "../parts/FileField.tsx"
import { Heading } from "../parts/Heading.tsx"
import { NoCompany } from "../parts/NoCompany.tsx"
import { Badge, Notice, type Tone } from "../parts/Notice.tsx"
import { Outside, visibly } from "../parts/Outside.tsx"
import { href } from "../routing/address.ts"
import { useClient } from "../session/Session.ts"
import { DownloadNotice, useDownload } from "../submissions/Downloads.tsx"

type Kind = ReconciliationFinding["kind"]

const kinds: Readonly<Record<Kind, { readonly name: Localized; readonly tone: Tone }>> = {
  "missing-here": { name: { en: "At DIAN, not here", es: "En la DIAN, no aquí" }, tone: "danger" },
  "missing-at-authority": {
    name: { en: "Accepted here, not in the listing", es: "Aceptado aquí, no está en el listado" },
    tone: "danger"
  },
  "other-key": { name: { en: "Same number, other document", es: "Mismo número, otro documento" }, tone: "danger" },
  amount: { name: { en: "Totals differ", es: "Los totales difieren" }, tone: "warning" },
  state: { name: { en: "States differ", es: "Los estados difieren" }, tone: "warning" },
  unanswered: {
    name: { en: "Open here, not in the listing", es: "Abierto aquí, no está en el listado" },
    tone: "neutral"
  },
  "not-received": {
    name: { en: "At DIAN, not in the inbox", es: "En la DIAN, no en la bandeja" },
    tone: "warning"
  },
  "received-not-listed": {
    name: { en: "In the inbox, not in the listing", es: "En la bandeja, no está en el listado" },
    tone: "neutral"
  }
}

/** Findings of one kind that are shown; the saved file has all of them. */
const most = 200

const stateName = (state: string): Localized =>
  Object.hasOwn(submissionAdvice, state)
    ? submissionAdvice[state as SubmissionState].name
    : Object.hasOwn(inboxStates, state)
      ? inboxStates[state as InboxState].name
      : { en: state, es: state }

/** A total as a plain number: neither side names a currency. */
const Total = ({ total }: { readonly total: string | undefined }) => {
  const language = useLanguage()
  return total === undefined ? null : <span class="number">{amountText(total, language)}</span>
}

/** A document as it is recorded or received here. */
const Here = ({
  document
}: {
  readonly document: Pick<NonNullable<ReconciliationFinding["received"]>, "state" | "total" | "uuid"> | undefined
}) => {
  const say = useSay()
  if (document === undefined) return <>—</>
  const { state, total, uuid } = document
  return (
    <>
      <span class="state-and-total">
        {say(stateName(state))} <Total total={total} />
      </span>
      <span class="under key">{visibly(uuid.slice(0, 16))}…</span>
    </>
  )
}

/** The differences of one kind, each with both sides and what to do. */
const Group = ({
  company,
  findings,
  kind
}: {
  readonly company: string
  readonly findings: ReadonlyArray<ReconciliationFinding>
  readonly kind: Kind
}) => {
  const say = useSay()
  const language = useLanguage()
  const { name, tone } = kinds[kind]
  return (
    <section aria-labelledby={`kind-${kind}`}>
      <h2 id={`kind-${kind}`}>
        <Badge tone={tone}>{say(name)}</Badge> <span class="kind">{countText(findings.length, language)}</span>
      </h2>
      <p>{findings[0]?.action}</p>
      <div class="table" role="group" tabIndex={0} aria-label={say(name)}>
        <table class="list sides stack">
          <thead>
            <tr>
              <th scope="col">{say({ en: "Document", es: "Documento" })}</th>
              <th scope="col">{say({ en: "Issued", es: "Expedido" })}</th>
              <th scope="col">{say({ en: "In the listing of DIAN", es: "En el listado de la DIAN" })}</th>
              <th scope="col">{say({ en: "Here", es: "Aquí" })}</th>
            </tr>
          </thead>
          <tbody>
            {findings.slice(0, most).map(({ date, id, listed, received, recorded }, index) => (
              <tr key={`${id} ${index}`}>
                <th scope="row">
                  {recorded === undefined ? (
                    visibly(id)
                  ) : (
                    <a
                      href={href(`/submissions/${recorded.submissionId}`, { company })}
                      data-row={recorded.submissionId}
                    >
                      {visibly(id)}
                    </a>
                  )}
                </th>
                <td class="moment">{date === undefined ? "—" : dateText(date, language)}</td>
                <td data-label={say({ en: "In the listing of DIAN", es: "En el listado de la DIAN" })}>
                  {listed === undefined ? (
                    "—"
                  ) : (
                    <>
                      <span class="state-and-total">
                        <Outside text={listed.state} /> <Total total={listed.total} />
                      </span>
                      <span class="under key">{visibly(listed.uuid.slice(0, 16))}…</span>
                    </>
                  )}
                </td>
                <td data-label={say({ en: "Here", es: "Aquí" })}>
                  <Here document={recorded ?? received} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {findings.length > most ? (
        <p class="quiet">
          {say({
            en: `The first ${most}. Save the result to see all of them.`,
            es: `Los primeros ${most}. Guarde el resultado para verlos todos.`
          })}
        </p>
      ) : null}
    </section>
  )
}

const Result = ({ company, result }: { readonly company: string; readonly result: Reconciliation }) => {
  const say = useSay()
  const language = useLanguage()
  const { counts, findings, from, omitted, to } = result
  const count = (value: number): string => countText(value, language)
  return (
    <>
      <Notice tone={counts.findings === 0 ? "good" : "warning"} alert>
        <p>
          <strong>
            {counts.findings === 0
              ? say({ en: "No differences.", es: "Sin diferencias." })
              : say({
                  en: `${count(counts.findings)} ${counts.findings === 1 ? "difference" : "differences"}.`,
                  es: `${count(counts.findings)} ${counts.findings === 1 ? "diferencia" : "diferencias"}.`
                })}
          </strong>{" "}
          {say({
            en: `${count(counts.matched)} of ${count(counts.issued)} issued documents agree.`,
            es: `${count(counts.matched)} de ${count(counts.issued)} documentos emitidos coinciden.`
          })}
        </p>
        <p>
          {from === undefined || to === undefined ? null : `${dateText(from, language)} – ${dateText(to, language)}. `}
          {say({
            en: `Only counted: ${count(counts.received)} received, ${count(counts.events)} events, ${count(counts.others)} of others.`,
            es: `Solo se cuentan: ${count(counts.received)} recibidos, ${count(counts.events)} eventos, ${count(counts.others)} de otros.`
          })}
        </p>
        {omitted === 0 ? null : (
          <p>
            {say({
              en: `${count(omitted)} more are only in the saved file.`,
              es: `${count(omitted)} más solo están en el archivo guardado.`
            })}
          </p>
        )}
      </Notice>
      {(Object.keys(kinds) as ReadonlyArray<Kind>).map((kind) => {
        const ofKind = findings.filter((finding) => finding.kind === kind)
        return ofKind.length === 0 ? null : <Group key={kind} company={company} findings={ofKind} kind={kind} />
      })}
    </>
  )
}

/** The listing of the authority, compared with the documents recorded here. */
const Comparison = ({ company }: { readonly company: string }) => {
  const say = useSay()
  const client = useClient()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [listing, setListing] = useState<{ readonly name: string; readonly bytes: Uint8Array }>()
  const [result, setResult] = useState<Reconciliation>()
  const download = useDownload()
  const ask = (bytes: Uint8Array, format: "json" | "xlsx") =>
    client.submissions.reconcile({ query: { companyId: company, format }, payload: bytes }, { timeout: 600_000 })
  const compare = async (file: File | undefined): Promise<void> => {
    if (file === undefined || isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    setResult(undefined)
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      setListing({ name: file.name, bytes })
      const answer = await ask(bytes, "json")
      if ("counts" in answer) {
        setResult(answer)
        announce(say({ en: "Compared", es: "Comparado" }))
      }
    } catch (error) {
      setFailure(failureText(error, say))
    } finally {
      setIsBusy(false)
      if (input.current !== null) input.current.value = ""
    }
  }
  return (
    <>
      <DropZone onFiles={(files) => void compare(files?.[0])}>
        <p>
          {say({
            en: "Download the listing of documents from the portal of DIAN and drop the Excel file here as it is.",
            es: "Descargue el listado de documentos del portal de la DIAN y suelte aquí el archivo de Excel tal cual."
          })}
        </p>
        <FileField
          input={input}
          accept=".xlsx"
          disabled={isBusy}
          label={say({ en: "Excel file", es: "Archivo de Excel" })}
          onFile={(file) => void compare(file)}
        />
        <p class="quiet">
          {say({
            en: "Nothing is recorded, and the authority is not queried. At most 36 MiB.",
            es: "No se registra nada ni se consulta a la DIAN. Máximo 36 MiB."
          })}
        </p>
      </DropZone>
      {isBusy ? (
        <p class="quiet" role="status">
          {say({ en: "Comparing…", es: "Comparando…" })}
        </p>
      ) : null}
      {failure === undefined ? null : (
        <Notice tone="danger" alert>
          <p>{failure}</p>
        </Notice>
      )}
      {result === undefined || listing === undefined ? null : (
        <>
          <div class="toolbar">
            <strong>{visibly(listing.name)}</strong>
            <button
              type="button"
              class="small push"
              disabled={download.isBusy}
              onClick={() => void download.fetchFile(ask(listing.bytes, "xlsx"))}
            >
              {say({ en: "Save the result (Excel)", es: "Guardar el resultado (Excel)" })}
            </button>
          </div>
          <DownloadNotice state={download} />
          <Result company={company} result={result} />
        </>
      )}
    </>
  )
}

/** The view that compares the authority's listing with the documents recorded here. */
export const ReconciliationPage = () => {
  const say = useSay()
  const company = useCompany()
  const title = say({ en: "Reconciliation with DIAN", es: "Conciliación con la DIAN" })
  if (company === undefined) return <NoCompany />
  return (
    <>
      <div class="title-row">
        <Heading title={title}>{title}</Heading>
      </div>
      <Comparison key={company} company={company} />
    </>
  )
}
