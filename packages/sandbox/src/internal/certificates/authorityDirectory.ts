import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Effect, Schema } from "effect"
import { SandboxCertificateError } from "../../SandboxCertificateError.ts"
import { type CertificateAuthority, createAuthority, exportAuthority, importAuthority } from "./CertificateAuthority.ts"

const fileName = "sandbox-authority.json"
/** File with the authority's root and subordinate, for verifiers to trust. */
const anchorsName = "sandbox-authority.pem"
const Entry = Schema.Struct({ key: Schema.String, certificate: Schema.String })
const AuthorityFile = Schema.fromJsonString(Schema.Struct({ root: Entry, subordinate: Entry, signer: Entry }))

/**
 * Loads the authority from a directory, or creates and stores a new one if there is none. Certificates issued by one
 * process are then trusted by another, and two processes that start at the same time get the same authority. The root
 * and subordinate certificates are stored in the same directory as PEM for verifiers.
 */
export const loadOrCreateAuthority = Effect.fn("loadOrCreateAuthority")(function* (
  directory: string
): Effect.fn.Return<CertificateAuthority, SandboxCertificateError> {
  const path = join(directory, fileName)
  const existing = yield* readIfPresent(path)
  if (existing !== undefined) return yield* withAnchors(directory, yield* decode(existing))
  const authority = yield* Effect.promise(createAuthority)
  yield* attempt(() => keep(directory, path, JSON.stringify(exportAuthority(authority))))
  const kept = yield* readIfPresent(path)
  return yield* withAnchors(directory, kept === undefined ? authority : yield* decode(kept))
})

const withAnchors = (directory: string, authority: CertificateAuthority) => {
  const text = `${authority.root.certificatePem}${authority.subordinate.certificatePem}`
  return Effect.as(
    attempt(() => keep(directory, join(directory, anchorsName), text)),
    authority
  )
}

const readIfPresent = (path: string) =>
  attempt(async () => {
    try {
      return await readFile(path, "utf8")
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
      throw error
    }
  })

/**
 * Writes a temporary file and links it into place. If another process was first, `link` fails and the other process's
 * file is kept.
 */
const keep = async (directory: string, path: string, text: string): Promise<void> => {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const temporary = `${path}.${process.pid}.${crypto.randomUUID()}`
  await writeFile(temporary, text, { mode: 0o600 })
  try {
    await link(temporary, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
  } finally {
    await rm(temporary, { force: true })
  }
}

const damaged = () =>
  new SandboxCertificateError({
    reason: "damaged-authority",
    text: {
      en: `The sandbox authority file ${fileName} is damaged: remove it and a new one is made.`,
      es: `El archivo ${fileName} de la autoridad del sandbox está dañado: bórrelo y se crea otro.`
    }
  })

const decode = (text: string) =>
  Schema.decodeUnknownEffect(AuthorityFile)(text).pipe(
    Effect.mapError(damaged),
    Effect.flatMap((file) => Effect.try({ try: () => importAuthority(file), catch: damaged }))
  )

const attempt = <A>(run: () => Promise<A>): Effect.Effect<A, SandboxCertificateError> =>
  Effect.tryPromise({
    try: run,
    catch: (error) => {
      const { code = "unknown" } = error as NodeJS.ErrnoException
      return new SandboxCertificateError({
        reason: "directory",
        text: {
          en: `The directory of the sandbox authority cannot be used (${code}).`,
          es: `No se puede usar la carpeta de la autoridad del sandbox (${code}).`
        }
      })
    }
  })
