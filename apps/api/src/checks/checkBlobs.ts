import { Effect } from "effect"
import type { BlobSettings } from "../blobs/BlobSettings.ts"
import { openOutsideStore } from "../blobs/outside/openOutsideStore.ts"
import type { Check } from "./Check.ts"

/** Writes a small file to the store of `RADICAR_BLOBS` and reads it again, as the service does when it starts. */
export const checkBlobs = (settings: BlobSettings): Effect.Effect<Check> => {
  const variable = "RADICAR_BLOBS"
  if (settings._tag === "postgres") {
    return Effect.succeed({ variable, state: "not-tried", detail: "files are in the database" })
  }
  return openOutsideStore(settings).pipe(
    Effect.match({
      onSuccess: (): Check => ({ variable, state: "ok", detail: "written and read" }),
      onFailure: ({ message }): Check => ({ variable, state: "failed", detail: message })
    })
  )
}
