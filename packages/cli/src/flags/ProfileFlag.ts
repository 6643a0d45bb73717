import { Flag, GlobalFlag } from "effect/cli"

/** `--profile`: whose settings hold where neither a flag nor the environment says otherwise. Read before flags are parsed. */
export const ProfileFlag = GlobalFlag.Setting("profile")({
  flag: Flag.String("profile").pipe(
    Flag.withMetavar("name"),
    Flag.withDescription("Settings of radicar profile (env RADICAR_PROFILE)"),
    Flag.optional
  )
})
