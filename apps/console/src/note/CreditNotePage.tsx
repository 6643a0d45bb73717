import type { SubmissionDetail } from "@radicar/contract/inner/SubmissionsGroup"
import { useMemo, useRef, useState } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { amountText, readAmount } from "../language/money.ts"
import { failureText } from "../live/failureText.ts"
import { everyItem, useLive } from "../live/useLive.ts"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { Notice } from "../parts/Notice.tsx"
import { visibly } from "../parts/Outside.tsx"
import { go, href, useAddress } from "../routing/address.ts"
import { readFile } from "../session/readFile.ts"
import { useClient, useMay } from "../session/Session.ts"
import { submissionName } from "../submissions/SubmissionTable.tsx"
import { linesOf, noteBody } from "./noteBody.ts"
import { FileQuestion, type LineChoice, Lines, useExcess, useJudgement, Verdict } from "./NoteParts.tsx"

const once = (): number => 3_600_000

/** Rule by which a note exceeds the balance that earlier notes left of its invoice. */
const overBalance = "RAD77"

const prefixKey = "radicar.console.notePrefix"

/** Now in Colombia, `YYYY-MM-DDTHH:MM:SS`. */
const colombianNow = (): string => new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 19)

interface Invoice {
  readonly detail: typeof SubmissionDetail.Type
  readonly body: Readonly<Record<string, unknown>>
  /** Bodies of the accepted credit notes about it. */
  readonly notes: ReadonlyArray<Readonly<Record<string, unknown>>>
  readonly reasons: ReadonlyArray<{ readonly code: string; readonly name: string }>
  readonly hasCertificate: boolean
}

const NoCertificate = ({ company }: { readonly company: string }) => {
  const say = useSay()
  return (
    <Notice tone="warning" alert>
      <p>
        {say({
          en: "The company has no default certificate, so the console cannot file. The note can be prepared and checked.",
          es: "La compañía no tiene certificado por defecto, así que la consola no puede radicar. La nota se puede preparar y revisar."
        })}
      </p>
      <p>
        <a href={href("/certificates", { company })}>
          {say({
            en: "Store a certificate and make it the default",
            es: "Guarde un certificado y hágalo el de por defecto"
          })}
        </a>
      </p>
    </Notice>
  )
}

const ReasonAndPrefix = ({
  prefix,
  reason,
  reasons,
  setPrefix,
  setReason
}: {
  readonly prefix: string
  readonly reason: string
  readonly reasons: Invoice["reasons"]
  readonly setPrefix: (prefix: string) => void
  readonly setReason: (reason: string) => void
}) => {
  const say = useSay()
  return (
    <div class="row">
      <label>
        {say({ en: "Reason", es: "Motivo" })}
        <select value={reason} required onChange={(event) => setReason(event.currentTarget.value)}>
          <option value="">{say({ en: "Choose…", es: "Elija…" })}</option>
          {reasons.map(({ code, name }) => (
            <option key={code} value={code}>
              {code} · {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say({ en: "Prefix of the note", es: "Prefijo de la nota" })}
        <input
          value={prefix}
          maxLength={10}
          autocomplete="off"
          onInput={(event) => setPrefix(event.currentTarget.value)}
        />
      </label>
    </div>
  )
}

/** Content of the form. */
interface TypedNote {
  readonly choices: ReadonlyArray<LineChoice>
  readonly note: string
  readonly prefix: string
  readonly reason: string
}

/** The body of the note as typed; `undefined` while it has no reason or no line. */
const useMadeNote = ({ body, detail }: Invoice, { choices, note, prefix, reason }: TypedNote) => {
  const language = useLanguage()
  const document = detail.result?.document
  return useMemo(() => {
    if (document === undefined) return undefined
    const amount = (typed: string): string => readAmount(typed, language) || "0"
    const chosen = choices.flatMap(({ isChosen, price, quantity }, index) =>
      isChosen ? [{ index, quantity: amount(quantity), price: amount(price) }] : []
    )
    if (reason === "" || chosen.length === 0) return undefined
    return noteBody(
      body,
      { number: detail.result?.id ?? "", uuid: document.uuid, date: document.date, type: document.type },
      { reason, prefix: prefix.trim(), note, lines: chosen, date: colombianNow() }
    )
  }, [body, choices, reason, prefix, note, language])
}

const filingQuery = (company: string, detail: Invoice["detail"]) => ({
  companyId: company,
  providerId: detail.providerId,
  complete: "totals" as const,
  ...(detail.environment === "habilitacion" ? { isTest: "true" as const } : {})
})

const Form = ({ company, invoice }: { readonly company: string; readonly invoice: Invoice }) => {
  const say = useSay()
  const language = useLanguage()
  const client = useClient()
  const { body, detail, hasCertificate, notes, reasons } = invoice
  const lines = useMemo(() => linesOf(body, notes), [body, notes])
  const [reason, setReason] = useState("")
  const [prefix, setPrefix] = useState(() => localStorage.getItem(prefixKey) ?? "NC")
  const [note, setNote] = useState("")
  const [choices, setChoices] = useState<ReadonlyArray<LineChoice>>(() =>
    lines.map(({ left, price }) => ({
      isChosen: left !== "0",
      quantity: amountText(left, language, true),
      price: amountText(price, language, true)
    }))
  )
  const [confirmed, setConfirmed] = useState<object>()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const key = useRef(`console-${crypto.randomUUID()}`)
  const made = useMadeNote(invoice, { choices, note, prefix, reason })
  const query = filingQuery(company, detail)
  const judgement = useJudgement(made, (payload, signal) =>
    client.documents.creditnoteCreate(
      { query: { ...query, dryRun: "true" }, headers: { "idempotency-key": key.current }, payload },
      { signal }
    )
  )
  const excess = useExcess(lines, choices)
  const judged = judgement._tag === "judged" && judgement.note === made ? judgement.validation : undefined
  const considered = [...excess, ...(judged?.notifications ?? [])]
  const needsConfirmation = excess.length > 0 || considered.some(({ rule }) => rule === overBalance)
  const isConfirmed = !needsConfirmation || confirmed === made

  const file = async (): Promise<void> => {
    if (made === undefined) return
    setIsAsking(false)
    setIsBusy(true)
    setFailure(undefined)
    try {
      const result = await client.documents.creditnoteCreate({
        query,
        headers: { "idempotency-key": key.current },
        payload: JSON.stringify(made)
      })
      localStorage.setItem(prefixKey, prefix.trim())
      if ("document" in result) go(href(`/submissions/${result.document.uuid}`, { company }))
    } catch (error) {
      setFailure(failureText(error, say))
      setIsBusy(false)
    }
  }
  const isReady = hasCertificate && judged?.valid === true && isConfirmed && !isBusy
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) setIsAsking(true)
      }}
    >
      {hasCertificate ? null : <NoCertificate company={company} />}
      <ReasonAndPrefix prefix={prefix} reason={reason} reasons={reasons} setPrefix={setPrefix} setReason={setReason} />
      <Lines
        lines={lines}
        choices={choices}
        change={(index, choice) =>
          setChoices((before) => before.map((each, at) => (at === index ? { ...each, ...choice } : each)))
        }
      />
      <label>
        {say({ en: "Text for the customer (optional)", es: "Texto para el cliente (opcional)" })}
        <textarea value={note} maxLength={1000} onInput={(event) => setNote(event.currentTarget.value)} />
      </label>
      <div aria-live="polite" class="panel">
        <Verdict excess={excess} isCurrent={judged !== undefined} judgement={judgement} />
      </div>
      {needsConfirmation ? (
        <label class="check">
          <input
            type="checkbox"
            checked={isConfirmed}
            onChange={(event) => setConfirmed(event.currentTarget.checked ? made : undefined)}
          />
          {say({
            en: "The note is meant to credit more than is left of the invoice.",
            es: "La nota debe acreditar más de lo que queda de la factura."
          })}
        </label>
      ) : null}
      {failure === undefined ? null : (
        <Notice tone="danger" alert>
          <p>{failure}</p>
        </Notice>
      )}
      <p class="actions">
        <button type="submit" class="primary" aria-disabled={!isReady}>
          {isBusy ? say({ en: "Filing…", es: "Radicando…" }) : say({ en: "File the note", es: "Radicar la nota" })}
        </button>
        <a class="button" href={href(`/submissions/${detail.submissionId}`, { company })}>
          {say({ en: "Cancel", es: "Cancelar" })}
        </a>
      </p>
      {isAsking && judged !== undefined ? (
        <FileQuestion
          considered={considered}
          detail={detail}
          end={() => setIsAsking(false)}
          file={() => void file()}
          prefix={prefix.trim()}
          validation={judged}
        />
      ) : null}
    </form>
  )
}

/** The view that prepares a credit note about an invoice, checks it while the user types, and files it. */
export const CreditNotePage = () => {
  const say = useSay()
  const client = useClient()
  const language = useLanguage()
  const mayWrite = useMay("documents:write")
  const { path, query } = useAddress()
  const id = path.split("/")[2] ?? ""
  const live = useLive(
    `note ${language} ${id}`,
    async (signal): Promise<Invoice> => {
      const detail = await client.submissions.get({ params: { id } }, { signal })
      const uuid = detail.result?.document.uuid ?? ""
      const bodyOf = async (key: string) => {
        const file = await client.files.xml({ query: { uuid: key, kind: "document" } }, { signal }).then(readFile)
        const payload = new Uint8Array(await file.content.arrayBuffer())
        return (await client.reading.read({ payload }, { signal })).documents[0]?.body ?? {}
      }
      const about = { companyId: detail.companyId, corrects: uuid, type: "91", status: "submitted" } as const
      const [body, notes, company, list] = await Promise.all([
        bodyOf(uuid),
        everyItem(client.submissions.list({ query: about }, { signal })).then((items) =>
          // an erased note counts in the balance of RAD77 alone
          Promise.all(items.map(({ result }) => bodyOf(result?.document.uuid ?? "").catch(() => ({}))))
        ),
        client.companies.get({ params: { id: detail.companyId } }, { signal }).catch(() => undefined),
        client.codes.get({ params: { list: "credit-note-reasons" }, query: {} }, { signal })
      ])
      return {
        detail,
        body,
        notes,
        reasons: list.items.map(({ code, name }) => ({ code, name })),
        hasCertificate: company?.settings.DefaultCertificate !== undefined
      }
    },
    once
  )
  const invoice = live.data
  const company = query.get("company") ?? invoice?.detail.companyId ?? ""
  const name = invoice === undefined ? undefined : submissionName(invoice.detail)
  const title = say({ en: "Credit note", es: "Nota crédito" })
  return (
    <>
      <p class="crumb">
        <a href={href(`/submissions/${id}`, { company })} data-back>
          ← {name === undefined ? say({ en: "Document", es: "Documento" }) : visibly(name)}
        </a>
      </p>
      <div class="title-row">
        <Heading title={name === undefined ? title : `${title} ${name}`}>
          {title}{" "}
          {name === undefined ? null : (
            <span class="kind">
              {say({ en: "about", es: "de" })} {visibly(name)}
            </span>
          )}
        </Heading>
        {invoice === undefined || live.failure !== undefined ? <LiveState live={live} /> : null}
      </div>
      {mayWrite ? null : (
        <Notice tone="neutral">
          <p>
            {say({
              en: "Filing needs a token with the scope documents:write.",
              es: "Radicar requiere un token con el permiso documents:write."
            })}
          </p>
        </Notice>
      )}
      {invoice === undefined || !mayWrite ? null : <Form key={language} company={company} invoice={invoice} />}
    </>
  )
}
