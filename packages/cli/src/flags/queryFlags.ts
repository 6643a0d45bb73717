import { certificateFlags } from "./certificateFlags.ts"
import { serviceFlags } from "./serviceFlags.ts"
import { Flag } from "effect/cli"
import { namedFile } from "./namedFile.ts"

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
  certificate: {
    ...certificateFlags,
    certificate: namedFile(
      "certificate",
      "PKCS#12 file of who asks; else the stored one that env RADICAR_CERTIFICATE_TOKEN names"
    )
  }
}
