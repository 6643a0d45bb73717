import type { Payslip, PayslipConsent, SentPayslips } from "@radicar/contract/inner/mail/Payslip"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { useState } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { colombianDay } from "../language/moments.ts"
import { useCompany } from "../live/useCompany.ts"
import { everyItem, useLive } from "../live/useLive.ts"
import { FormDialog } from "../parts/FormDialog.tsx"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { NoCompany } from "../parts/NoCompany.tsx"
import { Badge, Notice, type Tone } from "../parts/Notice.tsx"
import { Outside, visibly } from "../parts/Outside.tsx"
import { go, href, useAddress } from "../routing/address.ts"
import { useClient, useMay, useSession } from "../session/Session.ts"
import { ConsentForm, Consents } from "./Consents.tsx"

const monthForm = /^20[0-9]{2}-(?:0[1-9]|1[0-2])$/u

const faces: Readonly<Record<Payslip["state"], { readonly tone: Tone; readonly name: Localized }>> = {
  ready: { tone: "neutral", name: { en: "To be sent", es: "Por enviar" } },
  queued: { tone: "neutral", name: { en: "In the queue", es: "En cola" } },
  sent: { tone: "good", name: { en: "Sent", es: "Enviado" } },
  failed: { tone: "danger", name: { en: "Did not arrive", es: "No llegó" } },
  noConsent: { tone: "warning", name: { en: "Without consent", es: "Sin consentimiento" } }
}

/** A worker's payslip. Without consent, or where the address failed, a button records one. */
const Row = ({ agree, payslip }: { readonly agree: (() => void) | undefined; readonly payslip: Payslip }) => {
  const say = useSay()
  const { documentId, email, identification, name, state, submissionId } = payslip
  const { name: stateName, tone } = faces[state]
  return (
    <tr>
      <th scope="row">
        <Outside text={name ?? "—"} />
        <span class="under">{visibly(identification ?? "")}</span>
      </th>
      <td data-label={say({ en: "Document", es: "Documento" })}>
        <a href={href(`/submissions/${submissionId}`)} data-row>
          {visibly(documentId)}
        </a>
      </td>
      <td data-label={say({ en: "Address", es: "Correo" })}>{email === undefined ? "—" : <Outside text={email} />}</td>
      <td data-label={say({ en: "State", es: "Estado" })}>
        <Badge tone={tone}>{say(stateName)}</Badge>
      </td>
      <td>
        {agree === undefined || (state !== "noConsent" && state !== "failed") ? null : (
          <button type="button" class="small" onClick={agree}>
            {say({ en: "Record consent", es: "Registrar consentimiento" })}
            <span class="unseen-label"> {name}</span>
          </button>
        )}
      </td>
    </tr>
  )
}

const Table = ({
  agree,
  items,
  title
}: {
  readonly agree: ((payslip: Payslip) => void) | undefined
  readonly items: ReadonlyArray<Payslip>
  readonly title: string
}) => {
  const say = useSay()
  return (
    <div class="table" role="group" tabIndex={0} aria-label={title}>
      <table class="list stack">
        <thead>
          <tr>
            <th scope="col">{say({ en: "Worker", es: "Trabajador" })}</th>
            <th scope="col">{say({ en: "Document", es: "Documento" })}</th>
            <th scope="col">{say({ en: "Address", es: "Correo" })}</th>
            <th scope="col">{say({ en: "State", es: "Estado" })}</th>
            <th scope="col">
              <span class="unseen-label">{say({ en: "Action", es: "Acción" })}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((payslip) => (
            <Row
              key={payslip.submissionId}
              agree={agree === undefined ? undefined : () => agree(payslip)}
              payslip={payslip}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Outcome of sending a month. */
interface Outcome {
  readonly queued: number
  readonly problems: ReadonlyArray<SentPayslips["items"][number]>
  readonly withoutConsent: number
}

const OutcomeNotice = ({ outcome }: { readonly outcome: Outcome }) => {
  const say = useSay()
  const { problems, queued, withoutConsent } = outcome
  return (
    <Notice tone={problems.length === 0 ? "good" : "warning"} alert>
      <p>
        {say({
          en: `In the queue: ${queued}. With a problem: ${problems.length}. Without consent, not mailed: ${withoutConsent}.`,
          es: `En cola: ${queued}. Con problema: ${problems.length}. Sin consentimiento, no enviados: ${withoutConsent}.`
        })}
      </p>
      <ul class="plain">
        {problems.slice(0, 20).map(({ payslip, problem }) => (
          <li key={payslip.submissionId}>
            <strong>{visibly(payslip.documentId)}</strong>: <Outside text={problem?.detail ?? problem?.title ?? ""} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

type Client = ReturnType<typeof useClient>

/** Queues the payslips of a month, as many requests as it takes; a request without progress is the last. */
const sendAll = async (client: Client, tenant: { companyId: string; providerId: string }, month: string) => {
  const problems: Array<SentPayslips["items"][number]> = []
  let queued = 0
  for (;;) {
    const { items, left, withoutConsent } = await client.payslips.send({ query: tenant, payload: { Month: month } })
    const failed = items.filter(({ problem }) => problem !== undefined)
    problems.push(...failed)
    queued += items.length - failed.length
    if (left === 0 || failed.length > 0 || items.length === 0)
      return { queued, problems, withoutConsent: withoutConsent.length }
  }
}

const Payslips = ({ company, month }: { readonly company: string; readonly month: string }) => {
  const say = useSay()
  const language = useLanguage()
  const client = useClient()
  const mayWrite = useMay("documents:write")
  const provider = useSession().self.providers.find((id) => id !== "*") ?? "1"
  const [agreeing, setAgreeing] = useState<Payslip>()
  const [isAsking, setIsAsking] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const live = useLive(
    `payslips ${language} ${company} ${month}`,
    (signal) => client.payslips.list({ query: { companyId: company, month, limit: "200" } }, { signal }).page(),
    (page) => (page !== undefined && page.counts.queued > 0 ? 4_000 : 60_000)
  )
  const consents = useLive<ReadonlyArray<PayslipConsent>>(
    `consents ${company}`,
    (signal) => everyItem(client.payslips.consents({ query: { companyId: company, limit: "200" } }, { signal })),
    () => 60_000
  )
  const renew = (): void => {
    live.ask()
    consents.ask()
  }
  const { data } = live
  const ready = data?.counts.ready ?? 0
  const all = data === undefined ? 0 : Object.values(data.counts).reduce((sum, count) => sum + count, 0)
  const title = say({ en: "Payslips of the month", es: "Desprendibles del mes" })
  return (
    <>
      {outcome === undefined ? null : <OutcomeNotice outcome={outcome} />}
      {live.failure === undefined ? null : <LiveState live={live} />}
      {mayWrite ? (
        <p class="actions">
          <button type="button" class="primary" disabled={ready === 0} onClick={() => setIsAsking(true)}>
            {say(
              ready === 1
                ? { en: "Send 1 payslip", es: "Enviar 1 desprendible" }
                : { en: `Send ${ready} payslips`, es: `Enviar ${ready} desprendibles` }
            )}
          </button>
        </p>
      ) : null}
      {data?.items.length === 0 ? (
        <p class="empty">
          {say({ en: "The month has no accepted payroll.", es: "El mes no tiene nóminas aceptadas." })}
        </p>
      ) : data === undefined ? null : (
        <Table agree={mayWrite ? setAgreeing : undefined} items={data.items} title={title} />
      )}
      {data?.next === undefined ? null : (
        <p class="quiet">{say({ en: `The newest 200 of ${all}.`, es: `Los 200 más recientes de ${all}.` })}</p>
      )}
      <Consents company={company} live={consents} done={renew} />
      {agreeing === undefined ? null : (
        <ConsentForm company={company} worker={agreeing} done={renew} end={() => setAgreeing(undefined)} />
      )}
      {isAsking ? (
        <FormDialog
          title={say({ en: "Send the payslips?", es: "¿Enviar los desprendibles?" })}
          label={say({ en: "Send", es: "Enviar" })}
          end={() => setIsAsking(false)}
          submit={async () => {
            setOutcome(await sendAll(client, { companyId: company, providerId: provider }, month))
            renew()
          }}
        >
          <p>
            {say({
              en: `Workers who agreed and have not received theirs: ${ready}. Each gets a mail alone, with the PDF and the signed XML. Nobody gets one twice.`,
              es: `Trabajadores que aceptaron y no han recibido el suyo: ${ready}. Cada uno recibe un correo aparte, con el PDF y el XML firmado. Nadie lo recibe dos veces.`
            })}
          </p>
        </FormDialog>
      ) : null}
    </>
  )
}

/** The payslips of a month by e-mail, and the workers who agreed to it. */
export const PayslipsPage = () => {
  const say = useSay()
  const company = useCompany()
  const { query } = useAddress()
  const stated = query.get("month") ?? ""
  const month = monthForm.test(stated) ? stated : colombianDay(Date.now()).slice(0, 7)
  if (company === undefined) return <NoCompany />
  const title = say({ en: "Payslips", es: "Desprendibles" })
  return (
    <>
      <div class="title-row">
        <Heading title={title}>{title}</Heading>
        <label>
          {say({ en: "Month", es: "Mes" })}{" "}
          <input
            type="month"
            value={month}
            onChange={({ currentTarget: { value } }) => {
              if (monthForm.test(value))
                go(href("/payslips", { company: query.get("company") ?? undefined, month: value }))
            }}
          />
        </label>
      </div>
      <Payslips key={`${company} ${month}`} company={company} month={month} />
    </>
  )
}
