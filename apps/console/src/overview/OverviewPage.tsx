import { useId } from "preact/hooks"
import { authorityFace, useAuthority } from "../authority/authorityFace.ts"
import { certificateFace, useCertificates } from "../certificates/useCertificates.ts"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { colombianDay } from "../language/moments.ts"
import { useCompany } from "../live/useCompany.ts"
import { useLive } from "../live/useLive.ts"
import { environmentText } from "../parts/environmentText.ts"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { NoCompany } from "../parts/NoCompany.tsx"
import { Badge } from "../parts/Notice.tsx"
import { href } from "../routing/address.ts"
import { useClient } from "../session/Session.ts"
import { type Filter, wireFilter } from "../submissions/filter.ts"
import { SubmissionTable } from "../submissions/SubmissionTable.tsx"

const interval = (): number => 10_000

/** The newest few submissions of a kind, and the way to all of them. */
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
  const title = say({ en: "Overview", es: "Resumen" })
  const yesterday = colombianDay(Date.now(), 1)
  return (
    <>
      <Heading title={title}>{title}</Heading>
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

/** What wants attention now: the authority, certificates, what was rejected and what is open. */
export const OverviewPage = () => {
  const company = useCompany()
  return company === undefined ? <NoCompany /> : <Parts company={company} />
}
