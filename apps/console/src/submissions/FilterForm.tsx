import books from "virtual:radicar/books"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { amountText, readAmount } from "../language/money.ts"
import { ChoiceField, SearchForm, TypeAndDays, useFilterChange } from "./SearchForm.tsx"
import { type Filter, statuses } from "./filter.ts"
import { filterNames } from "./statusText.ts"
import { typeCodes } from "./typeNames.ts"

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

/** The filters of the list; the address stores every choice. The search runs while the user types. */
export const FilterForm = ({ company, filter }: { readonly company: string; readonly filter: Filter }) => {
  const say = useSay()
  const change = useFilterChange("/submissions", company, filter)
  const { amountFrom, amountTo, book, certificate, counterparty, number = "", prefix = "", q, status } = filter
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
        name={say({ en: "Status", es: "Estado" })}
        options={statuses.map((each) => [each, say(filterNames[each])])}
        value={status}
        change={(status) => change({ status })}
      />
      <TypeAndDays codes={typeCodes} filter={filter} change={change} />
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
      {book === undefined ? null : (
        <Chip
          name={say({ en: "Book", es: "Libro" })}
          value={say(books[book])}
          remove={() => change({ book: undefined })}
        />
      )}
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
    </SearchForm>
  )
}
