import type { SubmissionDetail } from "@radicar/contract/inner/SubmissionsGroup"
import { useEffect, useRef } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { useLive } from "../live/useLive.ts"
import { announce } from "../parts/announce.ts"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { Badge, Notice } from "../parts/Notice.tsx"
import { Outside, visibly } from "../parts/Outside.tsx"
import { href, useAddress } from "../routing/address.ts"
import { useClient } from "../session/Session.ts"
import { faceOf, faceOfItem, isOpen } from "../submissions/statusText.ts"
import { submissionName, submissionType } from "../submissions/SubmissionTable.tsx"
import { typeName } from "../submissions/typeNames.ts"
import { Answer, Notifications, Violations } from "./Answer.tsx"
import { Files } from "./files/Files.tsx"
import { History } from "./History.tsx"
import { Identity } from "./Identity.tsx"
import { Retry } from "./Retry.tsx"

type Detail = typeof SubmissionDetail.Type

const interval = (detail: Detail | undefined): number => (detail === undefined || isOpen(detail) ? 4_000 : 60_000)

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
  const { alarm, result } = detail
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
      {isOpen(detail) ? <Retry detail={detail} done={ask} /> : null}
      {result?.response.violations === undefined ? null : <Violations violations={result.response.violations} />}
      <Identity detail={detail} />
      {result === undefined ? null : <Answer response={result.response} />}
      {result?.notifications === undefined ? null : <Notifications notifications={result.notifications} />}
      <Files detail={detail} />
      <History steps={detail.history} />
    </>
  )
}

/** The view of a submission: state, reasons and history. */
export const SubmissionPage = ({ id }: { readonly id: string }) => {
  const say = useSay()
  const client = useClient()
  const language = useLanguage()
  const company = useAddress().query.get("company") ?? undefined
  const live = useLive(
    `submission ${language} ${id}`,
    (signal) => client.submissions.get({ params: { id } }, { signal }),
    interval
  )
  const detail = live.data
  useStateNews(detail)
  const name = detail === undefined ? id.slice(0, 13) : submissionName(detail)
  const code = detail === undefined ? undefined : submissionType(detail)
  const type = code === undefined ? undefined : typeName(code, language)
  return (
    <>
      <p class="crumb">
        <a href={href("/submissions", { company: company ?? detail?.companyId })} data-back>
          ← {say({ en: "Submissions", es: "Envíos" })}
        </a>
      </p>
      <div class="title-row">
        <Heading title={`${say({ en: "Submission", es: "Envío" })} ${name}`}>
          {visibly(name)} {type === undefined ? null : <span class="kind">{visibly(type)}</span>}
        </Heading>
        {detail === undefined ? null : <Badge tone={faceOfItem(detail).tone}>{say(faceOfItem(detail).name)}</Badge>}
        <LiveState live={live} />
      </div>
      {detail === undefined ? null : <Parts ask={live.ask} detail={detail} />}
    </>
  )
}
