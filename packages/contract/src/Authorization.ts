import { HttpApiMiddleware, HttpApiSecurity } from "effect/http-api"
import { CurrentCaller } from "./CurrentCaller.ts"
import { Unauthorized } from "./problem/Unauthorized.ts"

/** Demands a bearer token and provides who it speaks for. */
export class Authorization extends HttpApiMiddleware.Service<Authorization, { provides: CurrentCaller }>()(
  "@radicar/contract/Authorization",
  { requiredForClient: true, error: Unauthorized, security: { bearer: HttpApiSecurity.bearer } }
) {}
