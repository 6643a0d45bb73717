import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { StorageError } from "../database/StorageError.ts"
import { storageOperation } from "../database/records.ts"
import { type MasterKey, MasterKeys } from "./MasterKeys.ts"
import { seal, type Sealed, unseal } from "./seal.ts"
import { logError } from "../observability/log.ts"

/** Additional authenticated data that binds an encrypted secret to its name. */
const boundTo = (name: string): string => `radicar service secret ${name}`

/** First bytes of an encrypted secret, which distinguish it from a plain one in the same column. */
const mark = Buffer.from("radicar sealed 1\0")
const keyIdBytes = 8
const nonceBytes = 12

/** Packs an encrypted secret for its column: mark, id of the key, nonce, ciphertext with its tag. */
const packed = ({ keyId, nonce, sealed }: Sealed): Uint8Array =>
  Buffer.concat([mark, Buffer.from(keyId, "hex"), nonce, sealed])

/** Reads the output of {@link packed}; `undefined` for a plain secret. */
const unpacked = (column: Uint8Array): Sealed | undefined => {
  const bytes = Buffer.from(column)
  if (!bytes.subarray(0, mark.length).equals(mark)) return undefined
  const [key, nonce] = [mark.length, mark.length + keyIdBytes]
  return {
    keyId: bytes.subarray(key, nonce).toString("hex"),
    nonce: bytes.subarray(nonce, nonce + nonceBytes),
    sealed: bytes.subarray(nonce + nonceBytes)
  }
}

/** Column value of a secret: encrypted with the first master key, or plain if there is no master key. */
const columnOf = (key: MasterKey | undefined, name: string, secret: Uint8Array): Uint8Array =>
  key === undefined ? secret : packed(seal(key, boundTo(name), secret))

interface SecretRow {
  readonly name: string
  readonly secret: Uint8Array
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { keys } = yield* MasterKeys
  const [key] = keys

  /** The secret in a column; `undefined` if no master key of this service opens it. */
  const opened = ({ name, secret }: SecretRow): Uint8Array | undefined => {
    const sealed = unpacked(secret)
    return sealed === undefined ? secret : unseal(keys, boundTo(name), sealed)
  }

  const unreadable = (name: string) =>
    StorageError.because(
      `read the secret "${name}", which another RADICAR_MASTER_KEY encrypted (add that key behind the first)`,
      "UnknownKey",
      false
    )

  /** Re-encrypts secrets that are not encrypted with the first master key. */
  const resealAll = Effect.gen(function* () {
    if (key === undefined) return
    for (const row of yield* sql<SecretRow>`select name, secret from service_secrets`) {
      if (unpacked(row.secret)?.keyId === key.id) continue
      const secret = opened(row)
      if (secret === undefined)
        yield* logError({
          en: unreadable(row.name).message,
          es: `no se puede leer el secreto «${row.name}», que cifró otra RADICAR_MASTER_KEY (agregue esa llave después de la primera)`
        })
      else {
        // skipped if another process replaced it meanwhile
        yield* sql`
          update service_secrets set secret = ${columnOf(key, row.name, secret)}
          where name = ${row.name} and secret = ${row.secret}`
      }
    }
  }).pipe(storageOperation("ServiceSecrets.resealAll"))

  yield* resealAll
  return ServiceSecrets.of({
    secret: Effect.fnUntraced(function* (name: string, fresh: () => Uint8Array) {
      const find = sql<SecretRow>`select name, secret from service_secrets where name = ${name}`
      let [row] = yield* find
      if (row === undefined) {
        yield* sql`
          insert into service_secrets (name, secret) values (${name}, ${columnOf(key, name, fresh())})
          on conflict (name) do nothing`
        row = (yield* find)[0]
      }
      const secret = row && opened(row)
      return secret ?? (yield* Effect.die(unreadable(name)))
    }, storageOperation("ServiceSecrets.secret")),
    replace: Effect.fnUntraced(function* (name: string, secret: Uint8Array) {
      yield* sql`
        insert into service_secrets (name, secret) values (${name}, ${columnOf(key, name, secret)})
        on conflict (name) do update set secret = excluded.secret`
    }, storageOperation("ServiceSecrets.replace"))
  })
})

/**
 * Random bytes shared by all processes on a database, encrypted with the first master key if there is one. A failure
 * of the database and a secret that no master key opens are defects (`StorageError`).
 */
export class ServiceSecrets extends Context.Service<
  ServiceSecrets,
  {
    /** The secret of a name; `fresh` creates it at its first use. */
    readonly secret: (name: string, fresh: () => Uint8Array) => Effect.Effect<Uint8Array>
    /** Replaces the secret of a name, which invalidates everything made with the old one. */
    readonly replace: (name: string, secret: Uint8Array) => Effect.Effect<void>
  }
>()("@radicar/api/ServiceSecrets") {
  /** Secrets in the database. Those that are not encrypted with the first master key are re-encrypted first. */
  static readonly layer = Layer.effect(ServiceSecrets, make)
}
