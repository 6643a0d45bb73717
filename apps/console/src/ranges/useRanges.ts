import type { NumberingRangeList } from "@radicar/contract/inner/NumberingRangesGroup"
import { useState } from "preact/hooks"
import { useLanguage } from "../language/LanguageContext.ts"
import { type Live, useLive } from "../live/useLive.ts"
import { useProvider } from "../live/useProvider.ts"
import { useAddress } from "../routing/address.ts"
import { useClient, useSession } from "../session/Session.ts"

const everyMinute = (): number => 60_000

/**
 * The ranges of a company at the authority, with their usage. `again` queries with the certificate given by then, and
 * the authority itself if `isFresh`.
 */
export const useRanges = (company: string) => {
  const client = useClient()
  const language = useLanguage()
  const { certificate } = useSession()
  const provider = useProvider()
  const isTest = useAddress().query.get("test") === "true"
  const [reload, setReload] = useState({ round: 0, isFresh: false })
  const live: Live<NumberingRangeList> = useLive(
    provider === undefined ? undefined : `ranges ${language} ${company} ${provider} ${isTest} ${reload.round}`,
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
  const again = (isFresh: boolean): void => setReload(({ round }) => ({ round: round + 1, isFresh }))
  return { again, isTest, live, provider }
}
