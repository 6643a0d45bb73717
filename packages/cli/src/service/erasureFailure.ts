import type { OpenSubmissions } from "@radicar/contract/problem/OpenSubmissions"
import { Failure, untranslated } from "../Failure.ts"
import { type ResourceError, resourceFailure } from "./resourceFailure.ts"

/** Why the service at `url` has not erased a company's data. */
export const erasureFailure = (error: ResourceError | OpenSubmissions, url: string): Failure =>
  error._tag === "OpenSubmissions"
    ? new Failure({ reason: "conflict", text: untranslated(error.detail ?? error.title) })
    : resourceFailure(error, url)
