import { useSession } from "../session/Session.ts"
import { useAddress } from "../routing/address.ts"
import { useLive } from "../live/useLive.ts"
import { useClient, useMay } from "../session/Session.ts"

/** A company that the token may act for, and what people call it. */
export interface KnownCompany {
  readonly id: string
  readonly name: string | undefined
}

const everyTenMinutes = (): number => 600_000

/** The companies that the token may act for, as far as they are known, and whether there may be others. */
export const useCompanies = (): { readonly known: ReadonlyArray<KnownCompany>; readonly isOpen: boolean } => {
  const client = useClient()
  const mayRead = useMay("documents:read")
  const { Companies } = useSession().self
  const configured = useLive(
    mayRead ? "companies" : undefined,
    (signal) => client.companies.list({}, { signal }),
    everyTenMinutes
  )
  const items = configured.data?.items ?? []
  const named = (id: string): string | undefined => {
    const settings = items.find(({ Id }) => Id === id)?.Settings
    return settings?.Name ?? settings?.CompanyParty?.Name ?? undefined
  }
  const isOpen = Companies.includes("*")
  const ids = isOpen ? items.map(({ Id }) => Id) : Companies
  return { known: ids.map((id) => ({ id, name: named(id) })), isOpen }
}

/** The company that the page is about: the one of the address, else the first of the token; `undefined` until one is stated. */
export const useCompany = (): string | undefined => {
  const { query } = useAddress()
  const { known } = useCompanies()
  const stated = query.get("company") ?? ""
  return /^[0-9]{1,20}$/u.test(stated) ? stated : known[0]?.id
}
