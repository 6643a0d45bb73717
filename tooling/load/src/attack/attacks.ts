import type { Attack } from "./Attempt.ts"
import { anotherTaxpayer } from "./attacks/anotherTaxpayer.ts"
import { certificates, json, xml, zips } from "./attacks/bodies.ts"
import { forgedAuthority } from "./attacks/forgedAuthority.ts"
import { largeBodies, logins, requests, slowBody, slowHeaders, slowReaders } from "./attacks/http.ts"
import { mails } from "./attacks/mails.ts"
import { fileLinks, otherCompany } from "./attacks/otherCompany.ts"
import { outbound } from "./attacks/outbound.ts"

/** All attacks in running order. Guessing tokens comes late, because no new login is possible for a minute after it. */
export const attacks: ReadonlyArray<Attack> = [
  forgedAuthority,
  anotherTaxpayer,
  outbound,
  otherCompany,
  fileLinks,
  mails,
  requests,
  largeBodies,
  xml,
  zips,
  json,
  certificates,
  slowHeaders,
  slowReaders,
  slowBody,
  logins
]
