import type { Mail } from "@radicar/contract/inner/mail/Mail"
import type { SubmissionDetail } from "@radicar/contract/inner/SubmissionsGroup"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { useEffect, useRef, useState } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { failureText } from "../live/failureText.ts"
import { useLive } from "../live/useLive.ts"
import { AddressField, mailQueued, sendDocument } from "../mail/sendDocument.tsx"
import { announce } from "../parts/announce.ts"
import { Dialog } from "../parts/Dialog.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { Moment } from "../parts/Moment.tsx"
import { Badge, type Tone } from "../parts/Notice.tsx"
import { Outside } from "../parts/Outside.tsx"
import { href } from "../routing/address.ts"
import { useClient, useMay } from "../session/Session.ts"

type Receiver = Mail["receivers"][number]

/** State of a receiver in words; a bounce outweighs the acceptance by the first server. */
const faceOfReceiver = ({ bounce, state }: Receiver): { readonly tone: Tone; readonly name: Localized } => {
  if (bounce !== undefined) {
    return bounce.state === "bounced"
      ? { tone: "danger", name: { en: "Came back", es: "Devuelto" } }
      : { tone: "warning", name: { en: "Delayed", es: "Demorado" } }
  }
  switch (state) {
    case "queued":
      return { tone: "neutral", name: { en: "To be sent", es: "Por enviar" } }
    case "sent":
      return { tone: "good", name: { en: "Sent", es: "Enviado" } }
    case "failed":
      return { tone: "danger", name: { en: "Not accepted", es: "No aceptado" } }
  }
}

const origins: Readonly<Record<NonNullable<Receiver["origin"]>, Localized>> = {
  request: { en: "stated when sending", es: "indicada al enviar" },
  GetAcquirer: { en: "registered with the authority", es: "registrada en la DIAN" },
  GetExchangeEmails: { en: "from the authority's list", es: "de la lista de la DIAN" },
  document: { en: "from the document", es: "del documento" }
}

const interval = (mails: ReadonlyArray<Mail> | undefined): number =>
  mails?.some(({ state }) => state === "queued") === true ? 4_000 : 60_000

/** End of the reply with which the sandbox catches a mail. */
const caughtReply = "nothing leaves the sandbox"

/** The form that mails the document to its receiver or to another address. */
const SendDialog = ({
  detail,
  done,
  end
}: {
  readonly detail: typeof SubmissionDetail.Type
  readonly done: () => void
  readonly end: () => void
}) => {
  const say = useSay()
  const client = useClient()
  const field = useRef<HTMLInputElement>(null)
  const key = useRef(crypto.randomUUID())
  const [to, setTo] = useState(detail.receiverEmail ?? "")
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  useEffect(() => field.current?.focus(), [])
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setIsBusy(true)
    setFailure(undefined)
    try {
      await sendDocument(client, {
        company: detail.companyId,
        provider: detail.providerId,
        isTest: detail.environment === "habilitacion",
        uuid: detail.result?.document.uuid ?? "",
        to,
        idempotencyKey: key.current
      })
      announce(say(mailQueued))
      done()
      end()
    } catch (error) {
      setFailure(failureText(error, say))
      // the form may have changed: this is another request
      key.current = crypto.randomUUID()
      field.current?.focus()
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Dialog title={say({ en: "Send by e-mail", es: "Enviar por correo" })} end={end}>
      <form onSubmit={(event) => void send(event)}>
        <AddressField change={setTo} field={field} isWrong={failure !== undefined} value={to} />
        {failure === undefined ? null : (
          <p class="error" role="alert">
            {failure}
          </p>
        )}
        <p class="actions">
          <button type="submit" class="primary" aria-disabled={isBusy}>
            {isBusy ? say({ en: "Sending…", es: "Enviando…" }) : say({ en: "Send", es: "Enviar" })}
          </button>
          <button type="button" onClick={end}>
            {say({ en: "Cancel", es: "Cancelar" })}
          </button>
        </p>
      </form>
    </Dialog>
  )
}

/** The mails of a document with the state of each receiver, and a way to send it again. */
export const Mails = ({ detail }: { readonly detail: typeof SubmissionDetail.Type }) => {
  const say = useSay()
  const client = useClient()
  const language = useLanguage()
  const mayWrite = useMay("documents:write")
  const [isSending, setIsSending] = useState(false)
  const { companyId, providerId, submissionId } = detail
  const live = useLive(
    `mails ${language} ${submissionId}`,
    async (signal) =>
      (await client.mails.sendMailGetAll({ query: { companyId, providerId, submissionId } }, { signal }).page()).items,
    interval
  )
  const mails = live.data
  return (
    <section aria-labelledby="mails">
      <h2 id="mails">{say({ en: "E-mails", es: "Correos" })}</h2>
      {mails === undefined || live.failure !== undefined ? <LiveState live={live} /> : null}
      {mails?.length === 0 ? (
        <p class="quiet">
          {say({ en: "It was not mailed from here.", es: "No se ha enviado por correo desde aquí." })}
        </p>
      ) : null}
      <ul class="plain">
        {mails?.map((mail) => (
          <li key={mail.id} class="mail">
            <p class="quiet">
              <Moment at={mail.created} /> · <Outside text={mail.subject} />
            </p>
            <ul class="plain">
              {mail.receivers.map((receiver) => {
                const { name, tone } = faceOfReceiver(receiver)
                const { address, bounce, origin, reply } = receiver
                return (
                  <li key={`${receiver.kind} ${address}`}>
                    <Outside text={address} /> <Badge tone={tone}>{say(name)}</Badge>
                    {origin === undefined ? null : <span class="quiet"> {say(origins[origin])}</span>}
                    {tone === "danger" || tone === "warning" ? (
                      <span class="under" lang="en">
                        <Outside text={bounce?.diagnostic ?? reply ?? ""} />
                      </span>
                    ) : null}
                  </li>
                )
              })}
            </ul>
            {mail.reply?.endsWith(caughtReply) === true ? (
              <p class="quiet">
                {say({
                  en: "This sandbox has no mail server: the mail reached nobody.",
                  es: "Este simulador no tiene servidor de correo: el correo no le llegó a nadie."
                })}{" "}
                <a href={href("/caught", { company: companyId })}>
                  {say({ en: "See what it would have sent", es: "Ver lo que habría enviado" })}
                </a>
              </p>
            ) : null}
            {mail.state === "queued" && mail.failure !== undefined ? (
              <p class="quiet">
                <Outside text={mail.failure} />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {mayWrite ? (
        <p>
          <button type="button" class="small" onClick={() => setIsSending(true)}>
            {mails?.length === 0
              ? say({ en: "Send by e-mail", es: "Enviar por correo" })
              : say({ en: "Send again", es: "Enviar de nuevo" })}
          </button>
        </p>
      ) : null}
      {isSending ? <SendDialog detail={detail} done={live.ask} end={() => setIsSending(false)} /> : null}
    </section>
  )
}
