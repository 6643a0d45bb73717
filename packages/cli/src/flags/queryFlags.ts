import { certificateFlags } from "./certificateFlags.ts"
import { serviceFlags } from "./serviceFlags.ts"
import { Flag } from "effect/cli"

const { companyId, providerId, tokenFile, url } = serviceFlags

/** Which service asks the authority, for whom, and with whose certificate. */
export const queryFlags = {
  service: {
    url,
    tokenFile,
    companyId,
    providerId,
    test: Flag.Boolean("test").pipe(
      Flag.withDescription("Asks the authority's test environment instead of the company's own"),
      Flag.withDefault(false)
    )
  },
  certificate: certificateFlags
}
