import { inboxStates } from "@radicar/domain/inner/inbox/inboxStates"
import { useEffect, useRef, useState } from "preact/hooks"
import { useLanguage, useSay } from "../../language/LanguageContext.ts"
import { failureText } from "../../live/failureText.ts"
import { useCompany } from "../../live/useCompany.ts"
import { useLive } from "../../live/useLive.ts"
import { announce } from "../../parts/announce.ts"
import { FormDialog } from "../../parts/FormDialog.tsx"
import { Heading } from "../../parts/Heading.tsx"
import { LiveState } from "../../parts/LiveState.tsx"
import { NoCompany } from "../../parts/NoCompany.tsx"
import { Badge } from "../../parts/Notice.tsx"
import { visibly } from "../../parts/Outside.tsx"
import { go, href, useAddress } from "../../routing/address.ts"
import { useClient, useMay, useSession } from "../../session/Session.ts"
import { Pdf } from "../../parts/Pdf.tsx"
import { typeName } from "../../submissions/typeNames.ts"
import { EventButtons, type FiledEvents, FiledNotice } from "../FileEvents.tsx"
import { faceOfState, itemName } from "../inboxTexts.ts"
import { InboxFiles } from "./InboxFiles.tsx"
import { Events, InboxHistory, Remarks, Summary } from "./InboxItemParts.tsx"

/** Makes the service judge an unreadable item again, or ask the authority for the events of a document. */
const Retry = ({
  company,
  done,
  id,
  isUnreadable
}: {
  readonly company: string
  readonly done: () => void
  readonly id: string
  readonly isUnreadable: boolean
}) => {
  const say = useSay()
  const client = useClient()
  const { certificate } = useSession()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const retry = async (): Promise<void> => {
    if (isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    try {
      const { state } = await client.inbox.retry({
        params: { id },
        query: { companyId: company },
        headers: certificate.current ?? {}
      })
      announce(say(inboxStates[state].name))
    } catch (error) {
      setFailure(failureText(error, say))
    } finally {
      setIsBusy(false)
      done()
    }
  }
  return (
    <>
      {/* not disabled while busy: what has the focus would lose it */}
      <button type="button" class="small" aria-disabled={isBusy} onClick={() => void retry()}>
        {isUnreadable
          ? say({ en: "Try again", es: "Reintentar" })
          : say({ en: "Ask DIAN again", es: "Consultar de nuevo a la DIAN" })}
      </button>
      {failure === undefined ? null : (
        <p class="error" role="alert">
          {failure}
        </p>
      )}
    </>
  )
}

/** Removes an item that is no document, after a question, and goes back to the list. */
const Remove = ({ company, id, name }: { readonly company: string; readonly id: string; readonly name: string }) => {
  const say = useSay()
  const client = useClient()
  const { answers } = useSession()
  const [isAsking, setIsAsking] = useState(false)
  const title = say({ en: "Remove from the inbox", es: "Quitar de recibidos" })
  return (
    <>
      <button type="button" class="small" onClick={() => setIsAsking(true)}>
        {title}
      </button>
      {isAsking ? (
        <FormDialog
          isDanger
          title={title}
          label={say({ en: "Remove", es: "Quitar" })}
          end={() => setIsAsking(false)}
          submit={async () => {
            await client.inbox.remove({ params: { id }, query: { companyId: company } })
            answers.clear()
            announce(say({ en: "Removed", es: "Quitado" }))
            go(href("/inbox", { company }))
          }}
        >
          <p>
            {say({
              en: `${name} and its files are deleted. Documents that came with it stay.`,
              es: `${name} y sus archivos se eliminan. Los documentos que llegaron con él se conservan.`
            })}
          </p>
        </FormDialog>
      ) : null}
    </>
  )
}

const Item = ({ company, id }: { readonly company: string; readonly id: string }) => {
  const say = useSay()
  const client = useClient()
  const language = useLanguage()
  const mayWrite = useMay("inbox:write")
  const [outcomes, setOutcomes] = useState<ReadonlyArray<FiledEvents>>()
  const live = useLive(
    `inbox item ${language} ${company} ${id}`,
    (signal) => client.inbox.get({ params: { id }, query: { companyId: company } }, { signal }),
    (item) => (item?.filed.some(({ state }) => state === "filing") === false ? 60_000 : 4_000)
  )
  const detail = live.data
  const lastState = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (detail === undefined) return
    if (lastState.current !== undefined && lastState.current !== detail.state)
      announce(say(inboxStates[detail.state].name))
    lastState.current = detail.state
  }, [detail?.state])
  const name = detail === undefined ? say({ en: "Received", es: "Recibido" }) : itemName(detail, say)
  const type = detail?.type === undefined ? undefined : typeName(detail.type, language)
  return (
    <>
      <p class="crumb">
        <a href={href("/inbox", { company })} data-back>
          ← {say({ en: "Inbox", es: "Recibidos" })}
        </a>
      </p>
      <div class="title-row">
        <Heading title={name}>
          {visibly(name)} {type === undefined ? null : <span class="kind">{visibly(type)}</span>}
        </Heading>
        {detail === undefined ? null : (
          <Badge tone={faceOfState(detail.state).tone}>{say(faceOfState(detail.state).name)}</Badge>
        )}
        <LiveState live={live} />
      </div>
      {detail === undefined ? null : (
        <>
          <p class="meaning">{say(faceOfState(detail.state).meaning)}.</p>
          <div class="actions">
            <EventButtons
              company={company}
              items={[detail]}
              filed={(filed) => {
                setOutcomes(filed)
                live.ask()
              }}
            />
            {mayWrite && (detail.uuid !== undefined || detail.state === "unreadable") ? (
              <Retry company={company} done={live.ask} id={detail.id} isUnreadable={detail.state === "unreadable"} />
            ) : null}
            {mayWrite && detail.uuid === undefined ? <Remove company={company} id={detail.id} name={name} /> : null}
          </div>
          <FiledNotice company={company} outcomes={outcomes} />
          <Remarks detail={detail} />
          <div class="beside">
            <div class="beside-facts">
              <Summary company={company} detail={detail} />
              <Events company={company} detail={detail} />
              <InboxHistory detail={detail} />
            </div>
            <div class="beside-file">
              {detail.files.some((file) => file.id === "pdf") ? (
                <Pdf
                  id={detail.id}
                  get={(service, signal) =>
                    service.inbox.file(
                      { params: { id: detail.id, file: "pdf" }, query: { companyId: company } },
                      { signal }
                    )
                  }
                />
              ) : null}
              <InboxFiles company={company} files={detail.files} item={detail.id} />
            </div>
          </div>
        </>
      )}
    </>
  )
}

/** The view of something received: state, facts next to its PDF, events, history and files. */
export const InboxItemPage = () => {
  const company = useCompany()
  const id = useAddress().path.split("/")[2] ?? ""
  return company === undefined ? <NoCompany /> : <Item key={`${company} ${id}`} company={company} id={id} />
}
