import type { StoredCertificate } from "@radicar/contract/inner/CertificatesGroup"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { countText, dateText } from "../language/moments.ts"
import { useCompany } from "../live/useCompany.ts"
import { Facts } from "../parts/Facts.tsx"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { Moment } from "../parts/Moment.tsx"
import { NoCompany } from "../parts/NoCompany.tsx"
import { Badge } from "../parts/Notice.tsx"
import { Outside } from "../parts/Outside.tsx"
import { certificateFace, useCertificates } from "./useCertificates.ts"

/** The common name of a distinguished name (RFC 4514), with the full name below. */
const IssuerName = ({ name }: { readonly name: string }) => {
  const common = /(?:^|,)CN=((?:\\.|[^,\\])*)/u.exec(name)?.[1]?.replaceAll(/\\(.)/gu, "$1")
  if (common === undefined) return <Outside text={name} />
  return (
    <>
      <Outside text={common} />
      <span class="under">
        <Outside text={name} />
      </span>
    </>
  )
}

const Card = ({ certificate }: { readonly certificate: StoredCertificate }) => {
  const say = useSay()
  const language = useLanguage()
  const { created, daysLeft, issuer, nit, notAfter, notBefore, serialNumber } = certificate
  const { text, tone } = certificateFace(daysLeft)
  return (
    <li class="panel">
      <h2>
        {nit === undefined ? say({ en: "Without NIT", es: "Sin NIT" }) : `NIT ${nit}`}{" "}
        <Badge tone={tone}>{say(text)}</Badge>
      </h2>
      <p class="left">
        <strong>{countText(Math.abs(daysLeft), language)}</strong>{" "}
        {daysLeft < 0
          ? say(
              daysLeft === -1
                ? { en: "day ago", es: "día desde que venció" }
                : { en: "days ago", es: "días desde que venció" }
            )
          : say(daysLeft === 1 ? { en: "day left", es: "día queda" } : { en: "days left", es: "días quedan" })}
      </p>
      <Facts
        items={[
          [say({ en: "Valid", es: "Válido" }), `${dateText(notBefore, language)} – ${dateText(notAfter, language)}`],
          [say({ en: "Issued by", es: "Expedido por" }), <IssuerName key="issuer" name={issuer} />],
          [
            say({ en: "Serial number", es: "Número de serie" }),
            <code key="serial" class="key">
              {serialNumber}
            </code>
          ],
          [say({ en: "Stored", es: "Guardado" }), <Moment key="stored" at={created} />]
        ]}
      />
    </li>
  )
}

const List = ({ company }: { readonly company: string }) => {
  const say = useSay()
  const live = useCertificates(company)
  const title = say({ en: "Stored certificates", es: "Certificados guardados" })
  return (
    <>
      <div class="title-row">
        <Heading title={title}>{title}</Heading>
        <LiveState live={live} />
      </div>
      {live.data === undefined ? null : live.data.length === 0 ? (
        <p class="empty">
          {say({
            en: "The company has stored no certificate: each document must include its own.",
            es: "La compañía no ha guardado certificados: cada documento debe incluir el suyo."
          })}
        </p>
      ) : (
        <ul class="cards">
          {live.data.map((certificate) => (
            <Card key={certificate.id} certificate={certificate} />
          ))}
        </ul>
      )}
    </>
  )
}

/** The view of a company's stored certificates and their validity. */
export const CertificatesPage = () => {
  const company = useCompany()
  return company === undefined ? <NoCompany /> : <List company={company} />
}
