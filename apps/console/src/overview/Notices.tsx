import type { Notice as OpenNotice, NoticeList } from "@radicar/contract/inner/NoticesGroup"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { useContext } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { CompaniesContext } from "../live/useCompany.ts"
import type { Live } from "../live/useLive.ts"
import { LiveState } from "../parts/LiveState.tsx"
import { Moment } from "../parts/Moment.tsx"
import { Notice } from "../parts/Notice.tsx"
import { Outside } from "../parts/Outside.tsx"
import { href } from "../routing/address.ts"

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
  const { knownCompanies } = useContext(CompaniesContext)
  const { companyId, name, since, submissionId } = subject
  const isWork = kind === "queue.stalled" || kind === "job.overdue"
  const text = <Outside text={isWork ? say(workNames[name] ?? { en: name, es: name }) : name} />
  // of one company alone, its name says nothing
  const company =
    knownCompanies.length === 1 ? undefined : (knownCompanies.find(({ id }) => id === companyId)?.name ?? companyId)
  return (
    <li>
      {submissionId === undefined ? (
        text
      ) : (
        <a href={href(`/submissions/${submissionId}`, { company: companyId })}>{text}</a>
      )}{" "}
      {company === undefined ? null : (
        <>
          · <Outside text={company} />{" "}
        </>
      )}
      · {say({ en: "since", es: "desde el" })} <Moment at={since} />
    </li>
  )
}

/** Number of subjects that a notice shows unfolded: the figures below stay in sight. */
const first = 3

const Subjects = ({ kind, subjects }: Pick<OpenNotice, "kind" | "subjects">) => (
  <ul class="plain">
    {subjects.map((subject) => (
      <Subject key={`${subject.name} ${subject.zipKey ?? subject.webhookId ?? ""}`} kind={kind} subject={subject} />
    ))}
  </ul>
)

/** The open notices, each with its remedy and links to its documents; nothing if there are none. */
export const Notices = ({ live }: { readonly live: Live<NoticeList> }) => {
  const say = useSay()
  const { data, failure } = live
  if (failure !== undefined && data === undefined) return <LiveState live={live} />
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
          <Subjects kind={kind} subjects={subjects.slice(0, first)} />
          {subjects.length > first ? (
            <details>
              <summary>{say({ en: `${count - first} more`, es: `${count - first} más` })}</summary>
              <Subjects kind={kind} subjects={subjects.slice(first)} />
              {count > subjects.length ? (
                <p>{say({ en: `And ${count - subjects.length} more.`, es: `Y ${count - subjects.length} más.` })}</p>
              ) : null}
            </details>
          ) : null}
        </Notice>
      ))}
    </section>
  )
}
