import { CertificateUnusable } from "@radicar/http-client/inner/plain"
import { useSay } from "../language/LanguageContext.ts"
import { useCompany } from "../live/useCompany.ts"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { Moment } from "../parts/Moment.tsx"
import { NoCompany } from "../parts/NoCompany.tsx"
import { CertificateForm } from "./CertificateForm.tsx"
import { ProviderPicker } from "./ProviderPicker.tsx"
import { RangeCard } from "./RangeCard.tsx"
import { useRanges } from "./useRanges.ts"

const List = ({ company }: { readonly company: string }) => {
  const say = useSay()
  const { again, isTest, live, provider } = useRanges(company)
  const title = say({ en: "Numbering ranges", es: "Rangos de numeración" })
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
  return company === undefined ? <NoCompany /> : <List company={company} />
}
