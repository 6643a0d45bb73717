import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { colombianDay } from "../language/moments.ts"
import { amountText, readAmount } from "../language/money.ts"
import { ChoiceField, SearchForm, TypeAndDays, useFilterChange } from "./SearchForm.tsx"
import { taxFilterText } from "./taxText.ts"
import { type Filter, statuses } from "./filter.ts"
import { mailFilterNames } from "./mailText.ts"
import { periodAround, periodName, periodNames, withPeriod } from "./periods.ts"
import { sortNames } from "./sorting.ts"
import { filterNames } from "./statusText.ts"
import { issuedBooks, typesOfGroup } from "./typeNames.ts"

/** A field for an amount, written as people of the language write it. */
const AmountField = ({
  change,
  name,
  value
}: {
  readonly change: (amount: string) => void
  readonly name: string
  readonly value: string | undefined
}) => {
  const say = useSay()
  const language = useLanguage()
  const take = (field: HTMLInputElement): void => {
    const amount = readAmount(field.value, language)
    field.setCustomValidity(
      amount === undefined ? say({ en: "An amount such as 1,000,000.50", es: "Un valor como 1.000.000,50" }) : ""
    )
    if (amount === undefined) field.reportValidity()
    else change(amount)
  }
  return (
    <label>
      {name}
      <input
        key={value}
        inputMode="decimal"
        autocomplete="off"
        defaultValue={value === undefined ? "" : amountText(value, language, true)}
        onInput={(event) => event.currentTarget.setCustomValidity("")}
        onChange={(event) => take(event.currentTarget)}
      />
    </label>
  )
}

/** A filter without a field, which a link has set, and the button that removes it. */
const Chip = ({
  name,
  remove,
  value
}: {
  readonly name: string
  readonly remove: () => void
  readonly value: string
}) => {
  const say = useSay()
  return (
    <button
      type="button"
      class="small chip"
      title={value}
      aria-label={say({ en: `Remove: ${name} ${value}`, es: `Quitar: ${name} ${value}` })}
      onClick={remove}
    >
      {name} <code>{value.length > 16 ? `${value.slice(0, 15)}…` : value}</code> <span aria-hidden="true">×</span>
    </button>
  )
}

/** The filter by a tax, which a report of taxes has set. */
export const TaxChip = ({
  change,
  tax
}: {
  readonly change: (tax: string) => void
  readonly tax: string | undefined
}) => {
  const say = useSay()
  const language = useLanguage()
  if (tax === undefined) return null
  const value = taxFilterText(tax, language)
  return <Chip name={say({ en: "Tax", es: "Tributo" })} value={value} remove={() => change("")} />
}

/** The filters of the list; the address stores every choice. The search runs while the user types. */
export const FilterForm = ({ company, filter }: { readonly company: string; readonly filter: Filter }) => {
  const say = useSay()
  const store = useFilterChange("/submissions", company, filter)
  const change = (
    changes: Partial<Record<keyof Filter, string | undefined>>,
    options?: { readonly replace?: boolean }
  ) => store(withPeriod(filter, changes as Partial<Filter>), options)
  const {
    amountFrom,
    amountTo,
    book,
    certificate,
    counterparty,
    mail,
    number = "",
    prefix = "",
    q,
    sort,
    status,
    tax
  } = filter
  const today = colombianDay(Date.now())
  const period = periodName(filter, today)
  const hasDays = (filter.issuedFrom ?? filter.issuedTo) !== undefined
  return (
    <SearchForm
      company={company}
      filter={filter}
      label={say({ en: "Documents", es: "Documentos" })}
      path="/submissions"
      placeholder={say({ en: "Name, NIT, number or CUFE", es: "Nombre, NIT, número o CUFE" })}
      search={(text) => change({ q: text, prefix: "", number: "" }, { replace: true })}
      sought={q ?? `${prefix}${number}`}
    >
      <ChoiceField
        name={say({ en: "Period", es: "Período" })}
        all={say({ en: "All days", es: "Todas" })}
        options={[
          ...periodNames.map(([name, text]) => [name, say(text)] as const),
          ...(hasDays && period === undefined ? [["days", say({ en: "Other days", es: "Otras fechas" })] as const] : [])
        ]}
        value={period ?? (hasDays ? "days" : undefined)}
        change={(chosen) => {
          const named = periodNames.find(([name]) => name === chosen)
          if (named !== undefined) change(periodAround(named[0], today))
          else if (chosen === "") change({ issuedFrom: "", issuedTo: "" })
        }}
      />
      <ChoiceField
        name={say({ en: "Group", es: "Grupo" })}
        options={Object.entries(issuedBooks).map(([code, name]) => [code, say(name)])}
        value={book}
        change={(chosen) =>
          change({ book: chosen, ...(typesOfGroup(chosen).includes(filter.type ?? "") ? {} : { type: "" }) })
        }
      />
      <ChoiceField
        name={say({ en: "Status", es: "Estado" })}
        options={statuses.map((each) => [each, say(filterNames[each])])}
        value={status}
        change={(status) => change({ status })}
      />
      <TypeAndDays codes={typesOfGroup(book)} filter={filter} change={change} />
      <AmountField
        name={say({ en: "Total from", es: "Total desde" })}
        value={amountFrom}
        change={(amountFrom) => change({ amountFrom })}
      />
      <AmountField
        name={say({ en: "Total to", es: "Total hasta" })}
        value={amountTo}
        change={(amountTo) => change({ amountTo })}
      />
      <ChoiceField
        name={say({ en: "E-mail", es: "Correo" })}
        options={Object.entries(mailFilterNames).map(([each, name]) => [each, say(name)])}
        value={mail}
        change={(mail) => change({ mail })}
      />
      <ChoiceField
        name={say({ en: "Order", es: "Orden" })}
        all={say({ en: "Newest first", es: "Más recientes" })}
        options={sortNames.map(([each, name]) => [each, say(name)])}
        value={sort}
        change={(sort) => change({ sort })}
      />
      {counterparty === undefined ? null : (
        <Chip
          name={say({ en: "Counterparty", es: "Contraparte" })}
          value={counterparty}
          remove={() => change({ counterparty: "" })}
        />
      )}
      {certificate === undefined ? null : (
        <Chip
          name={say({ en: "Certificate", es: "Certificado" })}
          value={certificate}
          remove={() => change({ certificate: "" })}
        />
      )}
      <TaxChip tax={tax} change={(tax) => change({ tax })} />
    </SearchForm>
  )
}
