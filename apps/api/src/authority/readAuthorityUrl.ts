import { Endpoint } from "@radicar/dian/Endpoint"
import { Effect } from "effect"
import { AuthorityUrlRefused } from "./AuthorityUrlRefused.ts"
import type { FilingEnvironment } from "./FilingEnvironment.ts"

/** The address of `AUTHORITY_URL`, which replaces that of an environment; `undefined` without it. */
export const readAuthorityUrl = (
  environment: FilingEnvironment,
  url: string | undefined
): Effect.Effect<Endpoint | undefined, AuthorityUrlRefused> =>
  url === undefined
    ? Effect.undefined
    : Effect.try({ try: () => new Endpoint({ url, environment }), catch: () => AuthorityUrlRefused.in(environment) })
