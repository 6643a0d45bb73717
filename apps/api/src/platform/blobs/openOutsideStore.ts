import { Effect } from "effect"
import { createHash } from "node:crypto"
import { type BlobSettings, invalidBlobs } from "./BlobSettings.ts"
import type { InvalidSetting } from "../settings.ts"
import { directoryStore } from "./directoryStore.ts"
import { type OutsideStore, OutsideStoreError } from "./OutsideStore.ts"
import { s3Store } from "./s3Store.ts"

const probe = Buffer.from("radicar keeps files here\n")
const probeDigest = createHash("sha256").update(probe).digest("hex")

/** Time limit of the test, because a network directory may never answer. */
const TIMEOUT = "1 minute"

const tooSlow = new OutsideStoreError({
  reason: { en: "no answer within a minute", es: "sin respuesta en un minuto" },
  retryable: true
})

/** Tests at the start of the service that the store can be written and read, before the first document arrives. */
const proven = Effect.fnUntraced(
  function* (store: OutsideStore) {
    yield* store.write(probeDigest, probe)
    const read = yield* store.read(probeDigest)
    if (read === undefined || !probe.equals(read)) {
      return yield* new OutsideStoreError({
        reason: {
          en: "the file that was written could not be read back",
          es: "el archivo escrito no se pudo leer de nuevo"
        },
        retryable: false
      })
    }
    return store
  },
  Effect.timeoutOrElse({ duration: TIMEOUT, orElse: () => Effect.fail(tooSlow) }),
  Effect.mapError(({ reason }) => invalidBlobs.unusable(reason))
)

/** The tested store of the settings; `undefined` if files are stored in the database. */
export const openOutsideStore = (settings: BlobSettings): Effect.Effect<OutsideStore | undefined, InvalidSetting> => {
  switch (settings._tag) {
    case "postgres":
      return Effect.undefined
    case "files":
      return proven(directoryStore(settings.directory))
    case "s3":
      return proven(s3Store(settings))
  }
}
