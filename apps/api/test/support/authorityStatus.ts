import type { AuthorityStatus } from "@radicar/contract/inner/AuthorityGroup"
import { Effect } from "effect"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { TestService } from "./TestService.ts"

/** Asks the service how the authority does. */
export const askAuthorityStatus = (token = developmentToken) =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}/v1/authority/status`, { headers: { authorization: `Bearer ${token}` } })
      return { status: response.status, body: (await response.json()) as AuthorityStatus }
    })
  )

/** How the sandbox does, the only environment of a test's service. */
export const sandboxStatus = Effect.map(askAuthorityStatus(), ({ body }) => body.items[0])
