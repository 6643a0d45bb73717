import type { BounceRefused } from "@radicar/contract/problem/BounceRefused"
import { Failure, untranslated } from "../Failure.ts"
import { type ResourceError, resourceFailure } from "./resourceFailure.ts"

/** Why the service at `url` recorded nothing of a message. */
export const bounceFailure = (error: ResourceError | BounceRefused, url: string): Failure =>
  error._tag === "BounceRefused"
    ? new Failure({ reason: "invalid-document", text: untranslated(error.detail ?? error.title) })
    : resourceFailure(error, url)
