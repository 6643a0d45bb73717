import { Config, Effect, Option } from "effect"
import { Failure } from "../Failure.ts"
import type { Profile } from "./Profile.ts"
import { readProfiles } from "./profilesFile.ts"

/** A profile and its name. */
export interface UsedProfile {
  readonly name: string
  readonly profile: Profile
}

/** The profile that holds: the named one, else that of `RADICAR_PROFILE`, else the one in use; `undefined` where there is none. */
export const usedProfile = Effect.fn("usedProfile")(function* (named: string | undefined) {
  const variable = yield* Effect.orDie(Config.option(Config.String("RADICAR_PROFILE")))
  const { current, profiles } = yield* readProfiles
  const name = named ?? Option.getOrUndefined(Option.filter(variable, (text) => text !== "")) ?? current
  if (name === undefined) return undefined
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined
  if (profile !== undefined) return { name, profile } satisfies UsedProfile
  return yield* new Failure({
    reason: "configuration",
    text: { en: `There is no profile ${name}.`, es: `No hay un perfil ${name}.` },
    hint: {
      en: "radicar profile list shows those that there are; radicar profile set makes one.",
      es: "radicar profile list muestra los que hay; radicar profile set crea uno."
    }
  })
})
