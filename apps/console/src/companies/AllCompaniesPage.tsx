import type { CompanyNotice } from "@radicar/contract/inner/NoticesGroup"
import { useContext } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { countText } from "../language/moments.ts"
import { CompaniesContext } from "../live/useCompany.ts"
import { useLive } from "../live/useLive.ts"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { Moment } from "../parts/Moment.tsx"
import { Badge, type Tone } from "../parts/Notice.tsx"
import { Outside } from "../parts/Outside.tsx"
import { href } from "../routing/address.ts"
import { useClient } from "../session/Session.ts"

const everyMinute = (): number => 60_000

/** Place where each kind is dealt with, and its urgency. */
const kinds: Readonly<
  Record<
    CompanyNotice["kind"],
    { readonly tone: Tone; readonly path: string; readonly query?: Readonly<Record<string, string>> }
  >
> = {
  "document.contingency_overdue": { tone: "danger", path: "/submissions", query: { status: "pending" } },
  "document.contingency_due": { tone: "warning", path: "/submissions", query: { status: "pending" } },
  "document.overdue": { tone: "danger", path: "/submissions", query: { status: "pending" } },
  "batch.stalled": { tone: "danger", path: "/" },
  "document.rejected": { tone: "danger", path: "/submissions", query: { status: "toCorrect" } },
  "inbox.term_ending": { tone: "warning", path: "/inbox" },
  "certificate.expiring": { tone: "warning", path: "/certificates" },
  "numbering_range.expiring": { tone: "warning", path: "/ranges" },
  "numbering_range.low": { tone: "warning", path: "/ranges" },
  "mail.failed": { tone: "warning", path: "/submissions", query: { mail: "undelivered" } },
  "webhook.disabled": { tone: "warning", path: "/webhooks" }
}

const Row = ({ notice }: { readonly notice: CompanyNotice }) => {
  const say = useSay()
  const language = useLanguage()
  const { knownCompanies } = useContext(CompaniesContext)
  const { companyId, count, kind, message, since, until } = notice
  const { path, query, tone } = kinds[kind]
  const name = knownCompanies.find(({ id }) => id === companyId)?.name ?? companyId
  return (
    <tr>
      <th scope="row">
        <a href={href("/", { company: companyId })} data-row>
          <Outside text={name} />
        </a>
      </th>
      <td data-label={say({ en: "Open", es: "Pendiente" })}>
        <a href={href(path, { ...query, company: companyId })}>
          {message}
          <span class="unseen-label">: {name}</span>
        </a>
      </td>
      <td class="number" data-label={say({ en: "How many", es: "Cuántos" })}>
        <Badge tone={tone}>{countText(count, language)}</Badge>
      </td>
      <td class="moment" data-label={say({ en: "Since", es: "Desde" })}>
        {since === undefined ? "—" : <Moment at={since} />}
      </td>
      <td class="moment" data-label={say({ en: "Until", es: "Hasta" })}>
        {until === undefined ? "—" : <Moment at={until} />}
      </td>
    </tr>
  )
}

/** The open states of every company that the token may read, the most urgent first; each row leads to its company. */
export const AllCompaniesPage = () => {
  const say = useSay()
  const language = useLanguage()
  const client = useClient()
  const live = useLive(`open ${language}`, (signal) => client.notices.companies({}, { signal }), everyMinute)
  const { data } = live
  const title = say({ en: "All companies", es: "Todas las compañías" })
  const companies = new Set(data?.items.map(({ companyId }) => companyId)).size
  return (
    <>
      <div class="title-row">
        <Heading title={title}>{title}</Heading>
        <LiveState live={live} />
      </div>
      {data === undefined ? null : data.items.length === 0 ? (
        <p class="empty">
          {say({
            en: "Nothing is open in any company.",
            es: "No hay nada pendiente en ninguna compañía."
          })}
        </p>
      ) : (
        <>
          <p class="quiet">
            {say({
              en: `Companies with something open: ${companies}. The most urgent first.`,
              es: `Compañías con algo pendiente: ${companies}. Primero lo más urgente.`
            })}
          </p>
          <div class="table" role="group" tabIndex={0} aria-label={title}>
            <table class="list stack">
              <thead>
                <tr>
                  <th scope="col">{say({ en: "Company", es: "Compañía" })}</th>
                  <th scope="col">{say({ en: "Open", es: "Pendiente" })}</th>
                  <th scope="col" class="number">
                    {say({ en: "How many", es: "Cuántos" })}
                  </th>
                  <th scope="col">{say({ en: "Since", es: "Desde" })}</th>
                  <th scope="col">{say({ en: "Until", es: "Hasta" })}</th>
                </tr>
              </thead>
              <tbody>
                {data.items.map((notice) => (
                  <Row key={`${notice.companyId} ${notice.kind}`} notice={notice} />
                ))}
              </tbody>
            </table>
          </div>
          {data.more ? (
            <p class="quiet">
              {say({ en: "There is more than can be shown here.", es: "Hay más de lo que se puede mostrar aquí." })}
            </p>
          ) : null}
        </>
      )}
    </>
  )
}
