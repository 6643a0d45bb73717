import { type Failure, failure } from "@radicar/cli/Failure"
import { Effect, Schema, type Scope } from "effect"
import { randomBytes } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"

/**
 * Content of `dev.json`: the state of `radicar dev` between two starts. The file also marks its folder as one that
 * `radicar dev` made.
 */
const State = Schema.Struct({
  /** Key (CUFE) of the filed example; absent until one is filed. */
  uuid: Schema.optionalKey(Schema.String)
})
type State = typeof State.Type

/**
 * The folder of `radicar dev`: the service's data and files for the user. Only its owner can read it. Its functions
 * throw what the file system throws: that it can be used was found out when it was opened.
 */
export interface DevFolder {
  /** Folder of the service's database. */
  readonly data: string
  readonly log: string
  /** Returns the path of a file in the folder. */
  readonly file: (name: string) => string
  readonly read: (name: string) => string | undefined
  readonly write: (name: string, content: string | Uint8Array) => void
  readonly state: () => State
  readonly remember: (state: State) => void
  /** The service's administration token, created with the folder. */
  readonly adminToken: string
}

const marker = "dev.json"

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "unknown error"

const unusable = (path: string) => (error: unknown) =>
  failure(
    "configuration",
    { en: `${path} cannot be used (${codeOf(error)}).`, es: `No se puede usar ${path} (${codeOf(error)}).` },
    {
      en: "Name a folder that you may write to: --data FOLDER.",
      es: "Indique una carpeta donde pueda escribir: --data CARPETA."
    }
  )

const notOurs = (path: string) =>
  failure(
    "configuration",
    {
      en: `${path} holds other files: \`radicar dev\` uses only an empty folder or one of its own.`,
      es: `${path} contiene otros archivos: \`radicar dev\` solo usa una carpeta vacía o una propia.`
    },
    { en: "Name another one: --data FOLDER.", es: "Indique otra: --data CARPETA." }
  )

const inUse = (path: string) =>
  failure(
    "configuration",
    { en: `Another \`radicar dev\` runs on ${path}.`, es: `Otro \`radicar dev\` funciona sobre ${path}.` },
    {
      en: "Use that one, stop it with Ctrl-C, or start a second one: --data FOLDER --port PORT.",
      es: "Use ese, deténgalo con Ctrl-C o inicie un segundo: --data CARPETA --port PUERTO."
    }
  )

/** Holds a lock of the operating system, which is released however the process ends. */
const lock = (path: string): Effect.Effect<void, Failure, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.try({
      try: () => {
        const file = new DatabaseSync(join(path, "lock"), { timeout: 0 })
        try {
          file.exec("begin exclusive")
          return file
        } catch (error) {
          file.close()
          throw error
        }
      },
      // SQLITE_BUSY
      catch: (error) =>
        error instanceof Error && "errcode" in error && error.errcode === 5 ? inUse(path) : unusable(path)(error)
    }),
    (file) => Effect.sync(() => file.close())
  )

const isOurs = (path: string): boolean => {
  if (!existsSync(path)) return true
  // Fails with ENOTDIR if the path is a file.
  const names = readdirSync(path)
  return names.length === 0 || names.includes(marker)
}

/**
 * Opens the folder for this process alone until the scope closes, and creates it if necessary. `reset` empties it
 * first. A folder with other files is refused and stays unchanged.
 */
export const openDevFolder = Effect.fn("openDevFolder")(function* (path: string, reset: boolean) {
  const attempt = <A>(work: () => A) => Effect.try({ try: work, catch: unusable(path) })
  if (!(yield* attempt(() => isOurs(path)))) return yield* notOurs(path)
  const file = (name: string): string => join(path, name)
  const write = (name: string, content: string | Uint8Array): void =>
    writeFileSync(file(name), content, { mode: 0o600 })
  const read = (name: string): string | undefined =>
    existsSync(file(name)) ? readFileSync(file(name), "utf8") : undefined
  // before the lock, whose file would make the folder look like one with other files if the process ended here
  yield* attempt(() => {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    if (!existsSync(file(marker))) write(marker, "{}\n")
  })
  yield* lock(path)
  const adminToken = yield* attempt(() => {
    // lock and marker stay: this process holds the one, and the folder remains its own by the other
    if (reset) {
      for (const name of readdirSync(path)) {
        if (name !== "lock" && name !== marker) rmSync(file(name), { recursive: true })
      }
      write(marker, "{}\n")
    }
    const storedToken = read("admin-token")
    if (storedToken !== undefined) return storedToken
    const made = randomBytes(32).toString("base64")
    write("admin-token", made)
    return made
  })
  const folder: DevFolder = {
    data: file("data"),
    log: file("service.log"),
    file,
    read,
    write,
    state: () => Schema.decodeUnknownSync(Schema.fromJsonString(State))(read(marker) ?? "{}"),
    remember: (state) => write(marker, `${JSON.stringify(state)}\n`),
    adminToken
  }
  return folder
})

/**
 * Whether the folder already contains a company: the token of its certificate is written last of all when one is made,
 * and the database was not deleted since.
 */
export const hasCompany = ({ data, file }: DevFolder): boolean =>
  existsSync(file("certificate-token")) && existsSync(data)
