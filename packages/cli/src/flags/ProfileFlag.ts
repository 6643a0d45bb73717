import { Flag, GlobalFlag } from "effect/cli"
import { describe } from "./describe.ts"

/** `--profile`: whose settings hold where neither a flag nor the environment says otherwise. Read before flags are parsed. */
export const ProfileFlag = GlobalFlag.Setting("profile")({
  flag: Flag.String("profile").pipe(
    Flag.withMetavar("name"),
    describe({
      en: "Settings of radicar profile (env RADICAR_PROFILE)",
      es: "Configuración de radicar profile (variable RADICAR_PROFILE)"
    }),
    Flag.optional
  )
})
