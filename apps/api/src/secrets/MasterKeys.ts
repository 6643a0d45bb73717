import { Context, Effect, Layer, type Redacted } from "effect"
import { type MasterKey, readMasterKeys } from "./MasterKey.ts"
import { ownMasterKey } from "./ownMasterKey.ts"

/** Where the keys come from. */
export interface MasterKeysOptions {
  /** Keys as `RADICAR_MASTER_KEY` has them. */
  readonly masterKey: Redacted.Redacted | undefined
  readonly databaseUrl: Redacted.Redacted | undefined
  readonly dataDirectory: string
}

const make = Effect.fnUntraced(function* ({ dataDirectory, databaseUrl, masterKey }: MasterKeysOptions) {
  if (masterKey !== undefined) return { keys: yield* readMasterKeys(masterKey, "RADICAR_MASTER_KEY") }
  if (databaseUrl !== undefined) return { keys: [] }
  return { keys: yield* readMasterKeys(yield* ownMasterKey(dataDirectory), "master.key") }
})

/** The keys that encrypt what the database keeps of certificates. */
export class MasterKeys extends Context.Service<
  MasterKeys,
  {
    /** The first encrypts, all decrypt; none where the service was given none. */
    readonly keys: ReadonlyArray<MasterKey>
  }
>()("@radicar/api/MasterKeys") {
  /**
   * The keys of `RADICAR_MASTER_KEY`; without any, the embedded database's service has one of its own, while a service
   * on Postgres has none, because the others on that database could not read what it encrypts.
   */
  static readonly layer = (options: MasterKeysOptions) => Layer.effect(MasterKeys, make(options))
}
