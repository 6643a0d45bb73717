import { Config, ConfigProvider, Effect, Option } from "effect"
import { failure } from "../Failure.ts"
import { type Profile, readProfiles } from "./profilesFile.ts"

/** A profile with its name. */
export interface UsedProfile {
  readonly name: string
  readonly profile: Profile
}

/**
 * Finds the profile to use: the named one, else that of `RADICAR_PROFILE`, else the current one; `undefined` without
 * any.
 */
export const usedProfile = Effect.fn("usedProfile")(function* (named: string | undefined) {
  const variable = yield* Effect.orDie(Config.option(Config.String("RADICAR_PROFILE")))
  const { current, profiles } = yield* readProfiles
  const name = named ?? Option.getOrUndefined(Option.filter(variable, (text) => text !== "")) ?? current
  if (name === undefined) return undefined
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined
  if (profile !== undefined) return { name, profile } satisfies UsedProfile
  return yield* failure(
    "configuration",
    { en: `There is no profile ${name}.`, es: `No hay un perfil ${name}.` },
    {
      en: "radicar profile list shows all profiles; radicar profile set creates one.",
      es: "radicar profile list muestra todos los perfiles; radicar profile set crea uno."
    }
  )
})

/** Value of `--profile NAME` or `--profile=NAME`, which is needed before flags are parsed. */
const namedIn = (args: ReadonlyArray<string>): string | undefined => {
  const index = args.findIndex((arg) => arg === "--profile" || arg.startsWith("--profile="))
  const arg = args[index]
  return arg === "--profile" ? args[index + 1] : arg?.slice("--profile=".length)
}

const variablesOf = (profile: Profile, hasToken: boolean): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [
      ["RADICAR_URL", profile.url],
      ["RADICAR_COMPANY_ID", profile.companyId],
      ["RADICAR_PROVIDER_ID", profile.providerId],
      ["RADICAR_SOFTWARE_ID", profile.softwareId],
      ["RADICAR_TRUST_ANCHORS", profile.trust],
      // a token in the environment takes precedence over the file of a profile
      ["RADICAR_TOKEN_FILE", hasToken ? undefined : profile.tokenFile]
    ].filter((entry): entry is [string, string] => entry[1] !== undefined)
  )

/**
 * Configuration from the environment, then from the profile: that of `--profile`, else of `RADICAR_PROFILE`, else the
 * current one. A flag therefore takes precedence over the environment, and both over a profile.
 */
export const profileConfig = Effect.fn("profileConfig")(function* (args: ReadonlyArray<string>) {
  const environment = yield* ConfigProvider.ConfigProvider
  const used = yield* usedProfile(namedIn(args))
  if (used === undefined) return environment
  const token = yield* Effect.orDie(Config.option(Config.String("RADICAR_TOKEN")))
  return ConfigProvider.orElse(environment, ConfigProvider.fromUnknown(variablesOf(used.profile, Option.isSome(token))))
})
