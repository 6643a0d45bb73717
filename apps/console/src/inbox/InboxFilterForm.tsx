import { inboxStateNames } from "@radicar/domain/inner/inbox/inboxStates"
import { useSay } from "../language/LanguageContext.ts"
import { useLive } from "../live/useLive.ts"
import { ChoiceField, SearchForm, TypeAndDays, useFilterChange } from "../submissions/SearchForm.tsx"
import { TaxChip } from "../submissions/FilterForm.tsx"
import { useClient } from "../session/Session.ts"
import { typeCodes } from "../submissions/typeNames.ts"
import { faceOfState } from "./inboxTexts.ts"
import type { InboxFilter } from "./inboxFilter.ts"

/** Types of documents; codes of events and payrolls have three digits. */
const receivedTypes = typeCodes.filter((code) => code.length === 2)

const everyMinute = (): number => 60_000

/** Suppliers of the inbox by name, for the choice of one. */
const useSuppliers = (company: string): ReadonlyArray<readonly [identification: string, name: string]> => {
  const client = useClient()
  const live = useLive(
    `inbox suppliers ${company}`,
    (signal) => client.inbox.summary({ query: { companyId: company, by: "counterparty", limit: "1000" } }, { signal }),
    everyMinute
  )
  const names = (live.data?.groups ?? []).flatMap(({ counterparty }) =>
    counterparty === undefined ? [] : [[counterparty.identification, counterparty.name] as const]
  )
  return [...new Map(names)].toSorted(([, left], [, right]) => left.localeCompare(right))
}

/** The filters of the inbox; the address stores every choice. The search runs while the user types. */
export const InboxFilterForm = ({ company, filter }: { readonly company: string; readonly filter: InboxFilter }) => {
  const say = useSay()
  const suppliers = useSuppliers(company)
  const change = useFilterChange("/inbox", company, filter)
  const { counterparty, q = "", state, tax, warning } = filter
  const isListed = suppliers.some(([identification]) => identification === counterparty)
  return (
    <SearchForm
      company={company}
      filter={filter}
      label={say({ en: "Inbox", es: "Recibidos" })}
      path="/inbox"
      placeholder={say({ en: "Supplier, NIT, number, order or CUFE", es: "Proveedor, NIT, número, orden o CUFE" })}
      search={(text) => change({ q: text }, { replace: true })}
      sought={q}
    >
      <ChoiceField
        name={say({ en: "Status", es: "Estado" })}
        options={[
          ...inboxStateNames.map((name) => [name, say(faceOfState(name).name)] as const),
          ...(state?.includes(",") === true ? [[state, say({ en: "Several", es: "Varios" })] as const] : [])
        ]}
        value={state}
        change={(state) => change({ state })}
      />
      <ChoiceField
        name={say({ en: "Supplier", es: "Proveedor" })}
        options={[
          ...(counterparty === undefined || isListed ? [] : [[counterparty, counterparty] as const]),
          ...suppliers.map(([identification, name]) => [identification, `${name} · ${identification}`] as const)
        ]}
        value={counterparty}
        change={(counterparty) => change({ counterparty })}
      />
      <TypeAndDays codes={receivedTypes} filter={filter} change={change} />
      <label class="check">
        <input
          type="checkbox"
          checked={warning === "any"}
          onChange={(event) => change({ warning: event.currentTarget.checked ? "any" : "" })}
        />
        {say({ en: "With warnings", es: "Con advertencias" })}
      </label>
      <TaxChip tax={tax} change={(tax) => change({ tax })} />
    </SearchForm>
  )
}
