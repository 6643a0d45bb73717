import { Config, Effect, FileSystem, Option, Path, Schema } from "effect"
import { failure } from "../Failure.ts"
import { writeFile } from "../output/write.ts"

/** Named settings of the command line. They contain no secret: for the token only the name of its file. */
export const Profile = Schema.Struct({
  url: Schema.optionalKey(Schema.String),
  companyId: Schema.optionalKey(Schema.String),
  providerId: Schema.optionalKey(Schema.String),
  softwareId: Schema.optionalKey(Schema.String),
  tokenFile: Schema.optionalKey(Schema.String),
  /** File or folder of trust anchors. */
  trust: Schema.optionalKey(Schema.String)
})

/** A value of the schema {@link Profile}. */
export type Profile = typeof Profile.Type

/** All profiles of a user. */
export const Profiles = Schema.Struct({
  /** Default profile. */
  current: Schema.optionalKey(Schema.String),
  profiles: Schema.Record(Schema.String, Profile)
})

/** A value of the schema {@link Profiles}. */
export type Profiles = typeof Profiles.Type

const variable = (name: string) => Effect.orDie(Config.option(Config.String(name)))

/** Folder for the settings of this user (XDG Base Directory: `$XDG_CONFIG_HOME`, else `~/.config`). */
export const settingsFolder = Effect.gen(function* () {
  const path = yield* Path.Path
  const configured = Option.filter(yield* variable("XDG_CONFIG_HOME"), path.isAbsolute)
  if (Option.isSome(configured)) return Option.some(path.join(configured.value, "radicar"))
  const home = Option.orElse(yield* variable("HOME"), () => Option.none<string>())
  const user = Option.isSome(home) ? home : yield* variable("USERPROFILE")
  return Option.map(user, (folder) => path.join(folder, ".config", "radicar"))
})

const profilesFile = Effect.gen(function* () {
  const path = yield* Path.Path
  return Option.map(yield* settingsFolder, (folder) => path.join(folder, "profiles.json"))
})

const none: Profiles = { profiles: {} }
const decode = Schema.decodeUnknownEffect(Schema.fromJsonString(Profiles))

/** Profiles of this user; empty without a file. */
export const readProfiles = Effect.gen(function* () {
  const files = yield* FileSystem.FileSystem
  const file = yield* profilesFile
  if (Option.isNone(file)) return none
  const text = yield* files.readFileString(file.value).pipe(Effect.option)
  if (Option.isNone(text)) return none
  return yield* decode(text.value).pipe(
    Effect.mapError(() =>
      failure(
        "configuration",
        { en: `${file.value} holds no profiles.`, es: `${file.value} no contiene perfiles.` },
        { en: "Correct or delete the file.", es: "Corrija o borre el archivo." }
      )
    )
  )
})

/** Replaces the profiles of this user: completely or not at all, and readable only for this user. */
export const writeProfiles = Effect.fn("writeProfiles")(function* (profiles: Profiles) {
  const files = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const file = yield* profilesFile
  if (Option.isNone(file)) {
    return yield* failure(
      "configuration",
      { en: "There is no folder for settings.", es: "No hay carpeta para la configuración." },
      { en: "Set XDG_CONFIG_HOME or HOME.", es: "Defina XDG_CONFIG_HOME o HOME." }
    )
  }
  const refused = () =>
    failure("configuration", { en: `${file.value} cannot be written.`, es: `No se puede escribir ${file.value}.` })
  yield* files.makeDirectory(path.dirname(file.value), { recursive: true, mode: 0o700 }).pipe(Effect.mapError(refused))
  const fresh = `${file.value}.new`
  yield* writeFile(fresh, Buffer.from(`${JSON.stringify(profiles, null, 2)}\n`), { secret: true })
  yield* files.rename(fresh, file.value).pipe(Effect.mapError(refused))
})
