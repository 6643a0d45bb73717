import { useId } from "preact/hooks"
import { authorityFace, useAuthority } from "../authority/authorityFace.ts"
import { certificateFace, useCertificates } from "../certificates/useCertificates.ts"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { colombianDay, countText, dateText } from "../language/moments.ts"
import { useCompany } from "../live/useCompany.ts"
import { type Live, useLive } from "../live/useLive.ts"
import { useOpenNotices } from "../live/useNotices.ts"
import { environmentNames } from "@radicar/domain/inner/submission/environmentNames"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { NoCompany } from "../parts/NoCompany.tsx"
import { Badge } from "../parts/Notice.tsx"
import { visibly } from "../parts/Outside.tsx"
import { rangeEnd } from "../ranges/rangeEnd.ts"
import { useRanges } from "../ranges/useRanges.ts"
import { href } from "../routing/address.ts"
import { useClient } from "../session/Session.ts"
import { DismissButton } from "../submission/Dismissal.tsx"
import { type Filter, wireFilter } from "../submissions/filter.ts"
import { SubmissionTable } from "../submissions/SubmissionTable.tsx"
import { Figures } from "./Figures.tsx"
import { FirstDocument } from "./FirstDocument.tsx"
import { MailLine } from "./MailLine.tsx"
import { Notices } from "./Notices.tsx"

const interval = (): number => 10_000

/** The newest submissions that match a filter, with a link to all of them; nothing if there are none and no `none`. */
const Few = ({
  company,
  dismissible = false,
  filter,
  none,
  title
}: {
  readonly company: string
  readonly dismissible?: boolean
  readonly filter: Filter
  readonly none?: string
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
  if (none === undefined && failure === undefined && (data?.items.length ?? 0) === 0) return null
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
          <SubmissionTable
            caption={title}
            company={company}
            items={data.items}
            {...(dismissible ? { action: (item) => <DismissButton item={item} done={live.ask} /> } : {})}
          />
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
              {say(environmentNames[status.environment])} <Badge tone={tone}>{say(name)}</Badge>
              {tone === "good" ? null : <p class="quiet">{say(meaning)}</p>}
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

/** The ranges in use, each with the day on which it will end. */
const Ranges = ({ company }: { readonly company: string }) => {
  const say = useSay()
  const language = useLanguage()
  const { live, provider } = useRanges(company)
  const { data, failure } = live
  const shown = data?.items.filter(({ Used, Warnings }) => Used > 0 || Warnings.length > 0)
  return (
    <section aria-labelledby="ranges">
      <h2 id="ranges">
        <a href={href("/ranges", { company })}>{say({ en: "Numbering ranges", es: "Rangos de numeración" })}</a>
      </h2>
      {failure !== undefined || provider === undefined ? (
        <p class="quiet">
          {say({
            en: "Open the ranges to query the authority.",
            es: "Abra los rangos para consultar a la DIAN."
          })}
        </p>
      ) : shown === undefined ? (
        <LiveState live={live} />
      ) : shown.length === 0 ? (
        <p class="quiet">{say({ en: "None is in use.", es: "Ninguno está en uso." })}</p>
      ) : (
        <ul class="plain">
          {shown.slice(0, 6).map((range) => {
            const { text, tone } = rangeEnd(range)
            return (
              <li key={`${range.Id} ${range.Prefix} ${range.FromNumber}`}>
                <strong>{visibly(range.Prefix || "—")}</strong> {countText(range.Left, language)}{" "}
                {say({ en: "left", es: "disponibles" })} <Badge tone={tone}>{text(language)}</Badge>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

/** Whether the company has filed anything; `undefined` until that is known. */
const useHasFiled = (company: string): boolean | undefined => {
  const client = useClient()
  const live: Live<boolean> = useLive(
    `any ${company}`,
    async (signal) =>
      (await client.submissions.list({ query: { companyId: company, limit: "1" } }, { signal }).page()).items.length >
      0,
    (isAny) => (isAny === true ? 3_600_000 : 5_000)
  )
  return live.failure === undefined ? live.data : true
}

const Parts = ({ company }: { readonly company: string }) => {
  const say = useSay()
  const hasFiled = useHasFiled(company)
  return (
    <>
      {hasFiled === false ? <FirstDocument company={company} /> : <Figures company={company} />}
      {hasFiled === false ? null : (
        <Few
          company={company}
          filter={{ status: "toCorrect" }}
          dismissible
          title={say({ en: "Rejected, to be corrected", es: "Rechazados por corregir" })}
          none={say({ en: "Nothing has to be corrected.", es: "No hay nada por corregir." })}
        />
      )}
      {hasFiled === false ? null : <MailLine company={company} month={`${colombianDay(Date.now()).slice(0, 8)}01`} />}
      <Few company={company} filter={{ status: "pending" }} title={say({ en: "Pending", es: "Pendientes" })} />
      <Few
        company={company}
        filter={{ status: "processing" }}
        title={say({ en: "Processing at the authority", es: "En proceso en la DIAN" })}
      />
      <div class="columns">
        <Authority company={company} />
        <Ranges company={company} />
        <Certificates company={company} />
      </div>
    </>
  )
}

/** The overview: figures, notices, documents that need a person, the authority, ranges and certificates. */
export const OverviewPage = () => {
  const say = useSay()
  const language = useLanguage()
  const company = useCompany()
  const notices = useOpenNotices()
  const title = say({ en: "Overview", es: "Resumen" })
  return (
    <>
      {company === undefined ? (
        <NoCompany />
      ) : (
        <div class="title-row">
          <Heading title={title}>{title}</Heading>
          <p class="quiet">{dateText(colombianDay(Date.now()), language)}</p>
        </div>
      )}
      {notices === undefined ? null : <Notices live={notices} />}
      {company === undefined ? null : <Parts key={company} company={company} />}
    </>
  )
}
