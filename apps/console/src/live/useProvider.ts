import { useAddress } from "../routing/address.ts"
import { useSession } from "../session/Session.ts"

/** The provider whose software files and asks: the one in the address, else the token's first; `undefined` if none. */
export const useProvider = (): string | undefined => {
  const { query } = useAddress()
  const { providers } = useSession().self
  const statedProvider = query.get("provider") ?? ""
  return /^[0-9]{1,20}$/u.test(statedProvider) ? statedProvider : providers.find((id) => id !== "*")
}
