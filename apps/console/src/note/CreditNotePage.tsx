import type { SubmissionDetail } from "@radicar/contract/inner/SubmissionsGroup"
import { useMemo, useState } from "preact/hooks"
import { type ByHand, byHandOf, proposedPrefix, useSeriesConfirmation } from "../issue/ByHand.tsx"
import { FilingEnd, sendToBuyer, NoCertificate, NoScope } from "../issue/FilingEnd.tsx"
import { bodyOf } from "../issue/openBody.ts"
import { currencyOf, payableOf } from "../issue/totals.ts"
import { colombianNow, type Send, useDraftId, useFiling } from "../issue/useFiling.ts"
import { Verdict } from "../issue/Verdict.tsx"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { amountText, moneyText, readAmount } from "../language/money.ts"
import { everyItem, useLive } from "../live/useLive.ts"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { Outside, visibly } from "../parts/Outside.tsx"
import { href, useAddress } from "../routing/address.ts"
import { useClient, useMay } from "../session/Session.ts"
import { submissionName } from "../submissions/SubmissionTable.tsx"
import { linesOf, noteBody } from "./noteBody.ts"
import { type LineChoice, Lines, useExcess } from "./NoteParts.tsx"

const once = (): number => 3_600_000

/** Rule by which a note exceeds the balance that earlier notes left of its invoice. */
const overBalance = "RAD77"

/** Type code of a credit note. */
const noteType = "91"

const send: Send = (client, request, options) => client.documents.creditnoteCreate(request, options)

interface Invoice {
  readonly detail: typeof SubmissionDetail.Type
  readonly body: Readonly<Record<string, unknown>>
  /** Bodies of the accepted credit notes about it. */
  readonly notes: ReadonlyArray<Readonly<Record<string, unknown>>>
  readonly reasons: ReadonlyArray<{ readonly code: string; readonly name: string }>
  readonly hasCertificate: boolean
  readonly byHand: ByHand
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

/** Total, customer and numbers for the last question. */
const useFacts = ({ detail }: Invoice, prefix: string, body: unknown) => {
  const say = useSay()
  const language = useLanguage()
  const { counterparty } = detail.result?.document ?? {}
  const payable = payableOf(body)
  const checkDigit = counterparty?.checkDigit === undefined ? "" : `-${counterparty.checkDigit}`
  return [
    [
      say({ en: "Total", es: "Total" }),
      payable === undefined ? undefined : <strong>{moneyText(payable, currencyOf(body), language)}</strong>
    ],
    [
      say({ en: "Customer", es: "Cliente" }),
      counterparty && (
        <>
          <Outside text={counterparty.name} /> {visibly(`${counterparty.identification}${checkDigit}`)}
        </>
      )
    ],
    [say({ en: "Invoice", es: "Factura" }), visibly(detail.result?.id ?? "")],
    [
      say({ en: "Number", es: "Número" }),
      <>
        {say({ en: "the next one of", es: "el siguiente de" })} {visibly(prefix)}
      </>
    ]
  ] as const
}

const Form = ({ company, invoice }: { readonly company: string; readonly invoice: Invoice }) => {
  const say = useSay()
  const language = useLanguage()
  const { body, byHand, detail, hasCertificate, notes, reasons } = invoice
  const lines = useMemo(() => linesOf(body, notes), [body, notes])
  const [reason, setReason] = useState("")
  const [prefix, setPrefix] = useState(() => proposedPrefix(byHand, noteType) || "NC")
  const [note, setNote] = useState("")
  const [choices, setChoices] = useState<ReadonlyArray<LineChoice>>(() =>
    lines.map(({ left, price }) => ({
      isChosen: left !== "0",
      quantity: amountText(left, language, true),
      price: amountText(price, language, true)
    }))
  )
  const [confirmed, setConfirmed] = useState<object>()
  const made = useMadeNote(invoice, { choices, note, prefix, reason })
  const filing = useFiling(made, {
    company,
    provider: detail.providerId,
    isTest: detail.environment === "habilitacion",
    draft: useDraftId(),
    operation: "CreditnoteCreate",
    send
  })
  const { judgement, validation } = filing
  const excess = useExcess(lines, choices)
  const considered = [...excess, ...(validation?.notifications ?? [])]
  const needsConfirmation = excess.length > 0 || considered.some(({ rule }) => rule === overBalance)
  const isConfirmed = !needsConfirmation || confirmed === made
  const series = useSeriesConfirmation(byHand, noteType, prefix.trim())
  const judgedBody = judgement._tag === "judged" ? judgement.validation.body : undefined
  return (
    <form class="form" onSubmit={(event) => event.preventDefault()}>
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
        <Verdict
          currency={currencyOf(judgedBody)}
          empty={say({ en: "Choose a reason and at least one line.", es: "Elija un motivo y al menos una línea." })}
          excess={excess}
          isCurrent={validation !== undefined}
          judgement={judgement}
          payable={payableOf(judgedBody)}
          totalName={say({ en: "Total of the note", es: "Total de la nota" })}
        />
      </div>
      <FilingEnd
        cancel={href(`/submissions/${detail.submissionId}`, { company })}
        company={company}
        confirmation={
          <>
            {series.confirmation}
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
          </>
        }
        considered={considered}
        facts={useFacts(invoice, prefix.trim(), validation?.body)}
        filing={filing}
        isReady={hasCertificate && validation?.valid === true && isConfirmed && series.isConfirmed}
        receiver={{ address: detail.receiverEmail ?? "", label: say(sendToBuyer) }}
        texts={{
          button: say({ en: "File the note", es: "Radicar la nota" }),
          question: say({ en: "File the credit note?", es: "¿Radicar la nota crédito?" })
        }}
      />
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
      const about = { companyId: detail.companyId, corrects: uuid, type: "91", status: "submitted" } as const
      const [body, notes, company, list] = await Promise.all([
        bodyOf(client, uuid, signal),
        everyItem(client.submissions.list({ query: about }, { signal })).then((items) =>
          // an erased note counts in the balance of RAD77 alone
          Promise.all(items.map(({ result }) => bodyOf(client, result?.document.uuid ?? "", signal).catch(() => ({}))))
        ),
        client.companies.get({ params: { id: detail.companyId } }, { signal }).catch(() => undefined),
        client.codes.get({ params: { list: "credit-note-reasons" }, query: {} }, { signal })
      ])
      return {
        detail,
        body,
        notes,
        reasons: list.items.map(({ code, name }) => ({ code, name })),
        byHand: byHandOf(company),
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
      {mayWrite ? null : <NoScope />}
      {invoice === undefined || !mayWrite ? null : <Form key={language} company={company} invoice={invoice} />}
    </>
  )
}
