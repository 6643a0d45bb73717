import type { Notice as OpenNotice, NoticeList } from "@radicar/contract/inner/NoticesGroup"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { useId } from "preact/hooks"
import { authorityFace, useAuthority } from "../authority/authorityFace.ts"
import { certificateFace, useCertificates } from "../certificates/useCertificates.ts"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { colombianDay } from "../language/moments.ts"
import { useCompany } from "../live/useCompany.ts"
import { type Live, useLive } from "../live/useLive.ts"
import { environmentText } from "../parts/environmentText.ts"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { NoCompany } from "../parts/NoCompany.tsx"
import { Moment } from "../parts/Moment.tsx"
import { Badge, Notice } from "../parts/Notice.tsx"
import { Outside } from "../parts/Outside.tsx"
import { href } from "../routing/address.ts"
import { useClient, useMay } from "../session/Session.ts"
import { type Filter, wireFilter } from "../submissions/filter.ts"
import { SubmissionTable } from "../submissions/SubmissionTable.tsx"

const interval = (): number => 10_000

/** The open notices about everything that the token may see, for any company. */
export const useNotices = (): Live<NoticeList> => {
  const client = useClient()
  const language = useLanguage()
  const mayRead = useMay("documents:read")
  return useLive(
    mayRead ? `notices ${language}` : undefined,
    (signal) => client.notices.list({ query: {} }, { signal }),
    interval
  )
}

/** Names of the service's queues and regular jobs. */
const workNames: Readonly<Record<string, Localized>> = {
  submissions: { en: "open documents", es: "documentos abiertos" },
  batches: { en: "uploads", es: "envíos de lotes" },
  mails: { en: "mails", es: "correos" },
  webhooks: { en: "events for webhooks", es: "eventos para webhooks" },
  certificates: { en: "warnings about expiring certificates", es: "avisos de certificados por vencer" },
  erasures: { en: "erasures", es: "eliminaciones" },
  facts: { en: "facts of earlier documents", es: "datos de documentos anteriores" },
  months: { en: "partitions of the database", es: "particiones de la base de datos" }
}

/** Subject of a notice: a link to a document, or a name. */
const Subject = ({
  kind,
  subject
}: {
  readonly kind: OpenNotice["kind"]
  readonly subject: OpenNotice["subjects"][number]
}) => {
  const say = useSay()
  const { companyId, name, since, submissionId } = subject
  const isWork = kind === "queue.stalled" || kind === "job.overdue"
  const text = <Outside text={isWork ? say(workNames[name] ?? { en: name, es: name }) : name} />
  return (
    <li>
      {submissionId === undefined ? (
        text
      ) : (
        <a href={href(`/submissions/${submissionId}`, { company: companyId })}>{text}</a>
      )}{" "}
      {companyId === undefined ? null : `${say({ en: "company", es: "compañía" })} ${companyId}, `}
      {say({ en: "since", es: "desde el" })} <Moment at={since} />
    </li>
  )
}

/** The open notices, each with its remedy and links to its documents; nothing if there are none. */
const Notices = ({ live }: { readonly live: Live<NoticeList> }) => {
  const say = useSay()
  const { data, failure } = live
  if (failure !== undefined) return <LiveState live={live} />
  if (data === undefined || data.items.length === 0) return null
  return (
    <section aria-labelledby="notices">
      <h2 id="notices">{say({ en: "Notices", es: "Avisos" })}</h2>
      {data.items.map(({ action, count, kind, message, subjects }) => (
        <Notice key={kind} tone={kind === "webhook.disabled" ? "warning" : "danger"} alert>
          <p>
            <strong>{message}</strong>
          </p>
          <p>{action}</p>
          <ul class="plain">
            {subjects.map((subject) => (
              <Subject
                key={`${subject.name} ${subject.zipKey ?? subject.webhookId ?? ""}`}
                kind={kind}
                subject={subject}
              />
            ))}
          </ul>
          {count > subjects.length ? (
            <p class="quiet">
              {say({ en: `And ${count - subjects.length} more.`, es: `Y ${count - subjects.length} más.` })}
            </p>
          ) : null}
        </Notice>
      ))}
    </section>
  )
}

/** The newest submissions that match a filter, with a link to all of them. */
const Few = ({
  company,
  filter,
  none,
  title
}: {
  readonly company: string
  readonly filter: Filter
  readonly none: string
  readonly title: string
}) => {
  const say = useSay()
  const id = useId()
  const client = useClient()
  const language = useLanguage()
  const live = useLive(
    `few ${language} ${company} ${JSON.stringify(filter)}`,
    (signal) =>
      client.submissions.list({ query: { companyId: company, limit: "5", ...wireFilter(filter) } }, { signal }).page(),
    interval
  )
  const { data, failure } = live
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <a href={href("/submissions", { company, ...filter })}>{title}</a>
      </h2>
      {data === undefined || failure !== undefined ? <LiveState live={live} /> : null}
      {data === undefined ? null : data.items.length === 0 ? (
        <p class="quiet">{none}</p>
      ) : (
        <>
          <SubmissionTable caption={title} company={company} items={data.items} />
          {data.next === undefined ? null : (
            <p>
              <a href={href("/submissions", { company, ...filter })}>{say({ en: "All of them", es: "Ver todos" })}</a>
            </p>
          )}
        </>
      )}
    </section>
  )
}

const Authority = ({ company }: { readonly company: string }) => {
  const say = useSay()
  const live = useAuthority()
  return (
    <section aria-labelledby="authority">
      <h2 id="authority">
        <a href={href("/authority", { company })}>{say({ en: "Authority", es: "DIAN" })}</a>
      </h2>
      {live.data === undefined || live.failure !== undefined ? <LiveState live={live} /> : null}
      <ul class="plain">
        {live.data?.items.map((status) => {
          const { meaning, name, tone } = authorityFace(status)
          return (
            <li key={status.environment}>
              {say(environmentText[status.environment])} <Badge tone={tone}>{say(name)}</Badge>
              {tone === "good" ? null : <p>{say(meaning)}</p>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const Certificates = ({ company }: { readonly company: string }) => {
  const say = useSay()
  const live = useCertificates(company)
  const soon = live.data?.filter(({ daysLeft }) => certificateFace(daysLeft).tone !== "good")
  return (
    <section aria-labelledby="certificates">
      <h2 id="certificates">
        <a href={href("/certificates", { company })}>{say({ en: "Certificates", es: "Certificados" })}</a>
      </h2>
      {soon === undefined ? <LiveState live={live} /> : null}
      {soon?.length === 0 ? (
        <p class="quiet">
          {live.data?.length === 0
            ? say({ en: "None is stored.", es: "No hay guardados." })
            : say({ en: "None expires within 30 days.", es: "Ninguno vence en 30 días." })}
        </p>
      ) : null}
      <ul class="plain">
        {soon?.map(({ daysLeft, id, nit }) => {
          const { text, tone } = certificateFace(daysLeft)
          return (
            <li key={id}>
              NIT {nit ?? "—"}: {daysLeft} {say(daysLeft === 1 ? { en: "day", es: "día" } : { en: "days", es: "días" })}{" "}
              <Badge tone={tone}>{say(text)}</Badge>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const Parts = ({ company }: { readonly company: string }) => {
  const say = useSay()
  const yesterday = colombianDay(Date.now(), 1)
  return (
    <>
      <div class="columns">
        <Authority company={company} />
        <Certificates company={company} />
      </div>
      <Few
        company={company}
        filter={{ status: "rejected", from: yesterday }}
        title={say({ en: "Rejected since yesterday", es: "Rechazados desde ayer" })}
        none={say({ en: "Nothing was rejected.", es: "No hubo rechazos." })}
      />
      <Few
        company={company}
        filter={{ status: "pending" }}
        title={say({ en: "Pending", es: "Pendientes" })}
        none={say({ en: "Nothing waits for the authority.", es: "Nada espera a la DIAN." })}
      />
      <Few
        company={company}
        filter={{ status: "processing" }}
        title={say({ en: "Processing at the authority", es: "En proceso en la DIAN" })}
        none={say({ en: "Nothing is being processed.", es: "Nada está en proceso." })}
      />
    </>
  )
}

/** The overview: notices, the authority, certificates, rejected and open documents. */
export const OverviewPage = ({ notices }: { readonly notices: Live<NoticeList> }) => {
  const say = useSay()
  const company = useCompany()
  const title = say({ en: "Overview", es: "Resumen" })
  return (
    <>
      {company === undefined ? <NoCompany /> : <Heading title={title}>{title}</Heading>}
      <Notices live={notices} />
      {company === undefined ? null : <Parts company={company} />}
    </>
  )
}
