import { Effect, Layer } from "effect"
import type { WatchOptions } from "../following/FollowingOptions.ts"
import { watchAuthority } from "./watchAuthority.ts"
import { watchCertificates } from "./watchCertificates.ts"

/** What the service notices by itself, to tell of it: whether the authority answers, whether certificates expire. */
export const Watch = {
  /** Looks until the scope closes. */
  layer: ({ authority, certificates }: WatchOptions) =>
    Layer.effectDiscard(Effect.andThen(watchAuthority(authority), watchCertificates(certificates)))
}
