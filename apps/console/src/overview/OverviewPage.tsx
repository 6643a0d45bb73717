import { authorityFace } from "../authority/authorityFace.ts"
import { useAuthority } from "../authority/useAuthority.ts"
import { certificateFace } from "../certificates/certificateFace.ts"
import { useCertificates } from "../certificates/useCertificates.ts"
import { useSay } from "../language/LanguageContext.ts"
import { colombianDay } from "../language/moments.ts"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { NoCompany } from "../parts/NoCompany.tsx"
import { Badge } from "../parts/Notice.tsx"
import { href } from "../routing/address.ts"
import { environmentText } from "../shell/environmentText.ts"
import { useCompany } from "../shell/useCompany.ts"
import { Few } from "./Few.tsx"

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
            <li key={status.Environment}>
              {say(environmentText[status.Environment])} <Badge tone={tone}>{say(name)}</Badge>
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
  const soon = live.data?.filter(({ DaysLeft }) => certificateFace(DaysLeft).tone !== "good")
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
        {soon?.map(({ DaysLeft, Id, Nit }) => {
          const { text, tone } = certificateFace(DaysLeft)
          return (
            <li key={Id}>
              NIT {Nit ?? "—"}: {DaysLeft} {say({ en: "days", es: "días" })} <Badge tone={tone}>{say(text)}</Badge>
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
