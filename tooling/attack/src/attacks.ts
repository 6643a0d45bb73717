import type { Attack } from "./Attempt.ts"
import { anotherTaxpayer } from "./attacks/anotherTaxpayer.ts"
import { certificates, json, xml, zips } from "./attacks/bodies.ts"
import { forgedAuthority } from "./attacks/forgedAuthority.ts"
import { largeBodies, logins, requests, slowBody, slowHeaders, slowReaders } from "./attacks/http.ts"
import { mails } from "./attacks/mails.ts"
import { fileLinks, otherCompany } from "./attacks/otherCompany.ts"
import { outbound } from "./attacks/outbound.ts"

/** Every attack, in the order in which they run; after guessed tokens, nobody new may log in for a minute. */
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
