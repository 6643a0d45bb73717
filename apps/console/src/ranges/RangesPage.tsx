import { CertificateUnusable } from "@radicar/http-client/inner/promise"
import { useState } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { useCompany } from "../live/useCompany.ts"
import { useLive } from "../live/useLive.ts"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { Moment } from "../parts/Moment.tsx"
import { NoCompany } from "../parts/NoCompany.tsx"
import { useAddress } from "../routing/address.ts"
import { useClient, useSession } from "../session/Session.ts"
import { CertificateForm } from "./CertificateForm.tsx"
import { ProviderPicker } from "./ProviderPicker.tsx"
import { RangeCard } from "./RangeCard.tsx"

const everyMinute = (): number => 60_000

/** The provider whose ranges are queried: the one in the address, else the token's first. */
const useProvider = (): string | undefined => {
  const { query } = useAddress()
  const { providers } = useSession().self
  const statedProvider = query.get("provider") ?? ""
  return /^[0-9]{1,20}$/u.test(statedProvider) ? statedProvider : providers.find((id) => id !== "*")
}

const List = ({ company, provider }: { readonly company: string; readonly provider: string | undefined }) => {
  const say = useSay()
  const client = useClient()
  const language = useLanguage()
  const { certificate } = useSession()
  const isTest = useAddress().query.get("test") === "true"
  // a higher round queries the authority again, with the certificate given by then
  const [reload, setReload] = useState({ round: 0, isFresh: false })
  const key = `ranges ${language} ${company} ${provider ?? ""} ${isTest} ${reload.round}`
  const live = useLive(
    provider === undefined ? undefined : key,
    (signal) =>
      client.numberingRanges.list(
        {
          query: {
            companyId: company,
            providerId: provider ?? "",
            ...(isTest ? { isTest: "true" as const } : {}),
            ...(reload.isFresh ? { refresh: "true" as const } : {})
          },
          headers: certificate.current ?? {}
        },
        { signal }
      ),
    everyMinute
  )
  const title = say({ en: "Numbering ranges", es: "Rangos de numeración" })
  const again = (isFresh: boolean): void => setReload(({ round }) => ({ round: round + 1, isFresh }))
  const { data, failure } = live
  return (
    <>
      <div class="title-row">
        <Heading title={title}>{title}</Heading>
        {provider === undefined ? null : <LiveState live={live} />}
      </div>
      <ProviderPicker company={company} provider={provider} isTest={isTest} />
      {failure instanceof CertificateUnusable ? <CertificateForm done={() => again(false)} /> : null}
      {data === undefined ? null : (
        <>
          <p class="quiet">
            {say({ en: "The authority was queried on", es: "Se consultó a la DIAN el" })} <Moment at={data.asked} />.{" "}
            <button type="button" class="small" onClick={() => again(true)}>
              {say({ en: "Ask again", es: "Consultar de nuevo" })}
            </button>
          </p>
          {data.items.length === 0 ? (
            <p class="empty">
              {say({ en: "The authority returned no ranges.", es: "La DIAN no informa ningún rango." })}
            </p>
          ) : (
            <ul class="cards">
              {data.items.map((range) => (
                <RangeCard key={`${range.Id} ${range.Prefix} ${range.FromNumber}`} range={range} />
              ))}
            </ul>
          )}
        </>
      )}
    </>
  )
}

/** The view of a company's ranges as named by the authority, with usage and validity. */
export const RangesPage = () => {
  const company = useCompany()
  const provider = useProvider()
  return company === undefined ? <NoCompany /> : <List company={company} provider={provider} />
}
