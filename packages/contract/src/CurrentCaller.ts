import { Context } from "effect"
import type { Scope } from "./scopes.ts"

/** Who calls: the companies and providers a token may act for (`*`: all of them) and its scopes. */
export interface Caller {
  /** Id of the token; of a JWT `oidc:` and its subject. */
  readonly tokenId: string
  /** Without the deprecated alias: the scopes that it means. */
  readonly scopes: ReadonlyArray<Scope>
  readonly companies: ReadonlyArray<string>
  readonly providers: ReadonlyArray<string>
}

/** The caller of the request that is being answered. */
export class CurrentCaller extends Context.Service<CurrentCaller, Caller>()("@radicar/contract/CurrentCaller") {}
