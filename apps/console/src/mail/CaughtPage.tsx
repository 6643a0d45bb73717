import type { CaughtMail } from "@radicar/contract/inner/mail/CaughtMail"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { countText } from "../language/moments.ts"
import { useCompany } from "../live/useCompany.ts"
import { useLive } from "../live/useLive.ts"
import { Facts } from "../parts/Facts.tsx"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { Moment } from "../parts/Moment.tsx"
import { NoCompany } from "../parts/NoCompany.tsx"
import { Outside, visibly } from "../parts/Outside.tsx"
import { useClient } from "../session/Session.ts"
import { DownloadNotice, useDownload } from "../submissions/Downloads.tsx"

const everyFewSeconds = (): number => 5_000

type FetchFile = (mail: CaughtMail, file: string) => void

/** A caught mail: to whom, what it says, and its files to open. */
const Caught = ({ fetchFile, mail }: { readonly fetchFile: FetchFile; readonly mail: CaughtMail }) => {
  const say = useSay()
  const language = useLanguage()
  const { caught, files, from, receivers, subject, text } = mail
  return (
    <li class="panel">
      <h2>
        <Outside text={subject} />
      </h2>
      <Facts
        items={[
          [say({ en: "To", es: "Para" }), <Outside key="to" text={receivers.join(", ")} />],
          [say({ en: "From", es: "De" }), <Outside key="from" text={from} />],
          [say({ en: "Caught", es: "Atrapado" }), <Moment key="at" at={caught} />]
        ]}
      />
      <details>
        <summary>{say({ en: "Text", es: "Texto" })}</summary>
        <p class="lines">
          <Outside text={text} />
        </p>
      </details>
      <ul class="files">
        {files.map(({ bytes, name }, place) => (
          <li key={`${place} ${name}`}>
            <span>
              {visibly(name)}
              <span class="under">{countText(Math.max(1, Math.round(bytes / 1024)), language)} KB</span>
            </span>
            <button type="button" class="small" onClick={() => fetchFile(mail, String(place))}>
              {say({ en: "Save", es: "Guardar" })}
              <span class="unseen-label"> {visibly(name)}</span>
            </button>
          </li>
        ))}
        <li>
          <span>{say({ en: "The whole message", es: "Todo el mensaje" })}</span>
          <button type="button" class="small" onClick={() => fetchFile(mail, "message")}>
            {say({ en: "Save", es: "Guardar" })}
            <span class="unseen-label"> {visibly(subject)}</span>
          </button>
        </li>
      </ul>
    </li>
  )
}

const CaughtList = ({ company }: { readonly company: string }) => {
  const say = useSay()
  const language = useLanguage()
  const client = useClient()
  const download = useDownload()
  const live = useLive(
    `caught ${language} ${company}`,
    (signal) => client.caughtMails.list({ query: { companyId: company } }, { signal }),
    everyFewSeconds
  )
  const fetchFile: FetchFile = ({ id }, file) =>
    void download.fetchFile(client.caughtMails.file({ params: { id, file }, query: { companyId: company } }))
  const title = say({ en: "Caught mails", es: "Correos atrapados" })
  return (
    <>
      <div class="title-row">
        <Heading title={title}>{title}</Heading>
        <LiveState live={live} />
      </div>
      <p class="quiet">
        {say({
          en: "This sandbox has no mail server: it catches what it would have sent, and nothing reaches anybody. The last 100 mails of a day.",
          es: "Este simulador no tiene servidor de correo: atrapa lo que habría enviado, y nada le llega a nadie. Los últimos 100 correos de un día."
        })}
      </p>
      <DownloadNotice state={download} />
      {live.data?.items.length === 0 ? (
        <p class="empty">
          {say({
            en: "Nothing was caught yet. Open an accepted document and send it by e-mail.",
            es: "Aún no hay correos. Abra un documento aceptado y envíelo por correo."
          })}
        </p>
      ) : null}
      <ul class="cards">
        {live.data?.items.map((mail) => (
          <Caught key={mail.id} fetchFile={fetchFile} mail={mail} />
        ))}
      </ul>
    </>
  )
}

/** The mails that a sandbox without a mail server would have sent. */
export const CaughtPage = () => {
  const company = useCompany()
  return company === undefined ? <NoCompany /> : <CaughtList key={company} company={company} />
}
