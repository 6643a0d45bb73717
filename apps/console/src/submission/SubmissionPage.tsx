import type { SubmissionDetail } from "@radicar/contract/inner/SubmissionsGroup"
import { useEffect, useRef } from "preact/hooks"
import { kindOf } from "../issue/kinds.ts"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { useLive } from "../live/useLive.ts"
import { announce } from "../parts/announce.ts"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { Badge, Notice } from "../parts/Notice.tsx"
import { Outside, visibly } from "../parts/Outside.tsx"
import { href, useAddress } from "../routing/address.ts"
import { useClient, useMay } from "../session/Session.ts"
import { faceOf, faceOfItem, isOpen, needsCorrection } from "../submissions/statusText.ts"
import { numberOf, submissionType } from "../submissions/SubmissionTable.tsx"
import { typeName } from "../submissions/typeNames.ts"
import { Arrival } from "./Arrival.tsx"
import { Answer, Notifications, Violations } from "./Answer.tsx"
import { DismissButton, Dismissal } from "./Dismissal.tsx"
import { Files } from "./files/Files.tsx"
import { Pdf } from "../parts/Pdf.tsx"
import { History } from "./History.tsx"
import { Identity, Summary } from "./Identity.tsx"
import { Mails } from "./Mails.tsx"
import { NextStep } from "./NextStep.tsx"
import { Related } from "./Related.tsx"
import { Retry } from "./Retry.tsx"

type Detail = typeof SubmissionDetail.Type

const interval = (detail: Detail | undefined): number => (detail === undefined || isOpen(detail) ? 4_000 : 60_000)

/** Invoices that a note can be about. */
const invoices: ReadonlySet<string> = new Set(["01", "02", "03", "04"])

/** Announces a change of the state to screen readers. */
const useStateNews = (detail: Detail | undefined): void => {
  const say = useSay()
  const lastState = useRef<Detail["state"] | undefined>(undefined)
  useEffect(() => {
    if (detail === undefined) return
    if (lastState.current !== undefined && lastState.current !== detail.state) announce(say(faceOf(detail.state).name))
    lastState.current = detail.state
  }, [detail?.state])
}

const Parts = ({ ask, detail }: { readonly ask: () => void; readonly detail: Detail }) => {
  const say = useSay()
  const { meaning } = faceOfItem(detail)
  const { alarm, filedAgain, result, state } = detail
  return (
    <>
      <p class="meaning">{say(meaning)}</p>
      {alarm === undefined ? null : (
        <Notice tone="danger">
          <p>
            <strong>{say({ en: "Needs review: ", es: "Hay que revisarlo: " })}</strong>
            <Outside text={alarm} />
          </p>
        </Notice>
      )}
      {filedAgain === true ? (
        <Notice tone="neutral">
          <p>
            {say({
              en: "Its number was filed again: see the related documents.",
              es: "Su número se volvió a radicar: vea los documentos relacionados."
            })}
          </p>
        </Notice>
      ) : null}
      <Dismissal detail={detail} done={ask} />
      <NextStep detail={detail} />
      {isOpen(detail) ? <Retry detail={detail} done={ask} /> : null}
      <div class="beside">
        <div class="beside-facts">
          {result?.response.violations === undefined ? null : <Violations violations={result.response.violations} />}
          <Summary detail={detail} />
          <Related detail={detail} />
          {state === "accepted" ? <Mails detail={detail} /> : null}
          <History steps={detail.history} />
          {result?.notifications === undefined ? null : <Notifications notifications={result.notifications} />}
          {result === undefined ? null : <Answer response={result.response} />}
          <Identity detail={detail} />
        </div>
        <div class="beside-file">
          {result === undefined ? null : (
            <Pdf
              id={result.document.uuid}
              get={(client, signal) => client.files.pdf({ query: { uuid: result.document.uuid } }, { signal })}
            />
          )}
          <Files detail={detail} />
        </div>
      </div>
    </>
  )
}

/** Address of the form that opens a document for a purpose; documents without a form open as JSON. */
const formOf = (detail: Detail, purpose: "correct" | "copy"): string =>
  href(`/issue/${kindOf(detail.operation, submissionType(detail)) ?? "json"}`, {
    company: detail.companyId,
    [purpose]: detail.submissionId
  })

/** Links to the forms that correct a rejected document, copy one, or add a note. */
const IssueLinks = ({ detail }: { readonly detail: Detail }) => {
  const say = useSay()
  if (detail.result === undefined || isOpen(detail)) return null
  const isCopied = kindOf(detail.operation, submissionType(detail)) !== undefined
  return (
    <>
      {detail.state === "accepted" && invoices.has(submissionType(detail) ?? "")
        ? Object.entries({
            "credit-note": say({ en: "Start a credit note", es: "Iniciar nota crédito" }),
            "debit-note": say({ en: "Start a debit note", es: "Iniciar nota débito" })
          }).map(([kind, text]) => (
            <a
              key={kind}
              class="button small"
              href={href(`/issue/${kind}`, { company: detail.companyId, about: detail.submissionId })}
            >
              {text}
            </a>
          ))
        : null}
      {needsCorrection(detail) ? (
        <a class="button small primary" href={formOf(detail, "correct")}>
          {say({ en: "Correct and file again", es: "Corregir y radicar de nuevo" })}
        </a>
      ) : null}
      {detail.state === "accepted" && isCopied ? (
        <a class="button small" href={formOf(detail, "copy")}>
          {say({ en: "Copy", es: "Copiar" })}
        </a>
      ) : null}
    </>
  )
}

/** The view of a document: state, facts next to its PDF, mails and history. */
export const SubmissionPage = () => {
  const say = useSay()
  const client = useClient()
  const language = useLanguage()
  const mayWrite = useMay("documents:write")
  const { path, query } = useAddress()
  const id = path.split("/")[2] ?? ""
  const company = query.get("company") ?? undefined
  const live = useLive(
    `submission ${language} ${id}`,
    (signal) => client.submissions.get({ params: { id } }, { signal }),
    interval
  )
  const detail = live.data
  useStateNews(detail)
  // a heading has the number or nothing: an id tells a person nothing
  const name = detail === undefined ? "" : (numberOf(detail) ?? "")
  const code = detail === undefined ? undefined : submissionType(detail)
  const type = code === undefined ? undefined : typeName(code, language)
  return (
    <>
      <p class="crumb">
        <a href={href("/submissions", { company: company ?? detail?.companyId })} data-back>
          ← {say({ en: "Documents", es: "Documentos" })}
        </a>
      </p>
      <div class="title-row">
        <Heading title={`${say({ en: "Document", es: "Documento" })} ${name}`.trim()}>
          {name === "" ? say({ en: "Document", es: "Documento" }) : visibly(name)}{" "}
          {type === undefined ? null : <span class="kind">{visibly(type)}</span>}
        </Heading>
        {detail === undefined ? null : <Badge tone={faceOfItem(detail).tone}>{say(faceOfItem(detail).name)}</Badge>}
        <LiveState live={live} />
        {detail === undefined ? null : (
          <div class="actions">
            {mayWrite ? <IssueLinks detail={detail} /> : null}
            {needsCorrection(detail) ? <DismissButton item={detail} done={live.ask} /> : null}
          </div>
        )}
      </div>
      <Arrival key={id} id={id} />
      {detail === undefined ? null : <Parts ask={live.ask} detail={detail} />}
    </>
  )
}
