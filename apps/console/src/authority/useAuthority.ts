import type { AuthorityStatus } from "@radicar/contract/AuthorityGroup"
import { type Live, useLive } from "../live/useLive.ts"
import { useClient } from "../session/Session.ts"

const interval = (): number => 5_000

/** How the authority does, as the process that answers knows it. */
export const useAuthority = (): Live<AuthorityStatus> => {
  const client = useClient()
  return useLive("authority", (signal) => client.authority.status({}, { signal }), interval)
}
