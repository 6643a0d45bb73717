import { useContext, useId } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { CompaniesContext, type KnownCompany, useCompany } from "../live/useCompany.ts"
import { visibly } from "../parts/Outside.tsx"
import { go, href, useAddress } from "../routing/address.ts"

const label = ({ id, name }: KnownCompany) => visibly(name ?? id)

/** Choice of the page's company: one that the token may act for, or any company if the token may act for all. */
export const CompanyPicker = () => {
  const say = useSay()
  const id = useId()
  const { path } = useAddress()
  const { isOpen, knownCompanies } = useContext(CompaniesContext)
  const company = useCompany()
  const pick = (picked: string): void => {
    if (/^[0-9]{1,20}$/u.test(picked))
      // a document is of one company: the other's list takes its place
      go(href(path.replace(/^(\/(?:submissions|inbox))\/.*$/u, "$1"), { company: picked }))
  }
  const name = say({ en: "Company", es: "Compañía" })
  const [only] = knownCompanies
  const here = knownCompanies.find(({ id }) => id === company)
  if (!isOpen && knownCompanies.length <= 1) {
    return (
      <p class="company">
        {name} <strong>{only === undefined ? say({ en: "none", es: "ninguna" }) : label(only)}</strong>
      </p>
    )
  }
  if (!isOpen) {
    return (
      <label class="company">
        {name}
        <select value={company} onChange={(event) => pick(event.currentTarget.value)}>
          {knownCompanies.map((each) => (
            <option key={each.id} value={each.id}>
              {label(each)}
            </option>
          ))}
        </select>
      </label>
    )
  }
  return (
    <label class="company">
      {name}
      <input
        key={company}
        list={id}
        defaultValue={company}
        inputMode="numeric"
        size={8}
        onChange={(event) => pick(event.currentTarget.value.trim())}
      />
      <datalist id={id}>
        {knownCompanies.map((each) => (
          <option key={each.id} value={each.id}>
            {label(each)}
          </option>
        ))}
      </datalist>
      {here?.name === undefined ? null : <strong>{label(here)}</strong>}
    </label>
  )
}
