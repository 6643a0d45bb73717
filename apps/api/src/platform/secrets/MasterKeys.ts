import { Context, Effect, Layer, Redacted } from "effect"
import { createHmac, createSecretKey, type KeyObject, randomBytes } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { StorageError } from "../database/StorageError.ts"
import { InvalidSetting } from "../settings.ts"

/** A key that encrypts secrets. */
export interface MasterKey {
  /** Identifier of the key, 16 hexadecimal digits, which reveals nothing about it. */
  readonly id: string
  /** The key, 32 bytes. */
  readonly key: KeyObject
}

const bytesOfKey = 32

const keysForm = {
  en:
    "32 random bytes in base64 (openssl rand -base64 32), " +
    "or several such keys separated by commas: the first encrypts, all decrypt",
  es:
    "32 bytes aleatorios en base64 (openssl rand -base64 32), " +
    "o varias de esas claves separadas por comas: la primera cifra, todas descifran"
}

const masterKey = (text: string): MasterKey | undefined => {
  const bytes = Buffer.from(text, "base64")
  if (bytes.length !== bytesOfKey || bytes.toString("base64") !== text) return undefined
  const id = createHmac("sha256", bytes).update("radicar key id").digest("hex").slice(0, 16)
  return { id, key: createSecretKey(bytes) }
}

/**
 * Parses keys: 32 bytes in base64 each, separated by commas. The first encrypts, all decrypt. `where` names the source
 * of the text in an error.
 */
export const readMasterKeys = (
  text: Redacted.Redacted,
  where: string
): Effect.Effect<readonly [MasterKey, ...ReadonlyArray<MasterKey>], InvalidSetting> => {
  const [first, ...others] = Redacted.value(text)
    .split(",")
    .map((each) => masterKey(each.trim()))
  return first === undefined || others.includes(undefined)
    ? Effect.fail(InvalidSetting.mustBe(where, keysForm))
    : Effect.succeed([first, ...others.filter((key) => key !== undefined)])
}

const readOrMake = async (directory: string): Promise<string> => {
  const file = join(directory, "master.key")
  const existing = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined
    throw error
  })
  if (existing !== undefined) return existing
  const text = `${randomBytes(32).toString("base64")}\n`
  await mkdir(directory, { recursive: true, mode: 0o700 })
  // written completely or not at all: half a key would prevent the start
  await writeFile(`${file}.new`, text, { mode: 0o600, flush: true })
  await rename(`${file}.new`, file)
  return text
}

/**
 * The key of an embedded service: the file `master.key` in its data directory, created at the first start, for its
 * owner only. Access to both this file and the directory's database reveals the retained secrets.
 */
const ownMasterKey = (directory: string): Effect.Effect<Redacted.Redacted, StorageError> =>
  Effect.tryPromise({
    try: () => readOrMake(directory),
    catch: () => StorageError.because("read or make master.key in the data directory", "FileError", false)
  }).pipe(Effect.map(Redacted.make))

/** Source of the keys. */
export interface MasterKeysOptions {
  /** Keys in the form of `RADICAR_MASTER_KEY`. */
  readonly masterKey: Redacted.Redacted | undefined
  readonly databaseUrl: Redacted.Redacted | undefined
  readonly dataDirectory: string
}

const make = Effect.fnUntraced(function* ({ dataDirectory, databaseUrl, masterKey }: MasterKeysOptions) {
  if (masterKey !== undefined) return { keys: yield* readMasterKeys(masterKey, "RADICAR_MASTER_KEY") }
  if (databaseUrl !== undefined) return { keys: [] }
  return { keys: yield* readMasterKeys(yield* ownMasterKey(dataDirectory), "master.key") }
})

/** Keys that encrypt the secrets in the database. */
export class MasterKeys extends Context.Service<
  MasterKeys,
  {
    /** Keys: the first encrypts, all decrypt; empty without a key. */
    readonly keys: ReadonlyArray<MasterKey>
  }
>()("@radicar/api/MasterKeys") {
  /**
   * The keys of `RADICAR_MASTER_KEY`. Without it, a service with the embedded database creates its own key. A service
   * on Postgres has none, because the other services on that database could not decrypt its secrets.
   */
  static readonly layer = (options: MasterKeysOptions) => Layer.effect(MasterKeys, make(options))
}
