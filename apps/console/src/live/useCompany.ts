import { createContext } from "preact"
import { useContext } from "preact/hooks"
import { useAddress } from "../routing/address.ts"
import { useClient, useMay, useSession } from "../session/Session.ts"
import { everyItem, useLive } from "./useLive.ts"

/** A company that the token may act for, with its name. */
export interface KnownCompany {
  readonly id: string
  readonly name: string | undefined
}

const everyTenMinutes = (): number => 600_000

/** The known companies that the token may act for, and whether there may be others. */
interface Companies {
  readonly knownCompanies: ReadonlyArray<KnownCompany>
  readonly isOpen: boolean
}

/** The companies, queried once for all components. */
export const CompaniesContext = createContext<Companies>({ knownCompanies: [], isOpen: false })

/** The name in settings or a party; `undefined` if it is absent, empty or not a text. */
const nameIn = (value: unknown): string | undefined =>
  typeof value === "object" && value !== null && "Name" in value && typeof value.Name === "string" && value.Name !== ""
    ? value.Name
    : undefined

/** Queries the names of the companies, for {@link CompaniesContext}. */
export const useCompanies = (): Companies => {
  const client = useClient()
  const mayRead = useMay("documents:read")
  const { companies } = useSession().self
  const configured = useLive(
    mayRead ? "companies" : undefined,
    (signal) => everyItem(client.companies.list({ query: { limit: "200" } }, { signal })),
    everyTenMinutes
  )
  const items = configured.data ?? []
  const named = (id: string): string | undefined => {
    const settings = items.find((each) => each.id === id)?.settings
    const nit = settings?.Nit === undefined ? undefined : `NIT ${settings.Nit}`
    return nameIn(settings) ?? nameIn(settings?.CompanyParty) ?? nit
  }
  const isOpen = companies.includes("*")
  const ids = isOpen ? items.map(({ id }) => id) : companies
  return { knownCompanies: ids.map((id) => ({ id, name: named(id) })), isOpen }
}

/** The company of the page: the one in the address, else the token's first; `undefined` if there is none. */
export const useCompany = (): string | undefined => {
  const { query } = useAddress()
  const { knownCompanies } = useContext(CompaniesContext)
  const queryCompany = query.get("company") ?? ""
  return /^[0-9]{1,20}$/u.test(queryCompany) ? queryCompany : knownCompanies[0]?.id
}
