import type { StoredCertificate } from "@radicar/contract/CertificatesGroup"
import { type Live, useLive } from "../live/useLive.ts"
import { useClient } from "../session/Session.ts"

const everyMinute = (): number => 60_000

/** The stored certificates of a company, those that expire first at the top. */
export const useCertificates = (company: string | undefined): Live<ReadonlyArray<StoredCertificate>> => {
  const client = useClient()
  return useLive(
    company === undefined ? undefined : `certificates ${company}`,
    async (signal) => {
      const { items } = await client.certificates.list({ query: { companyId: company ?? "" } }, { signal })
      return items.toSorted((left, right) => left.DaysLeft - right.DaysLeft)
    },
    everyMinute
  )
}
