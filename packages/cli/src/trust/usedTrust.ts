import {
  type InvalidTrustFile,
  loadTrustAnchors,
  TrustAnchors,
  TrustNotLoaded
} from "@radicar/signature/inner/TrustAnchors"
import type { DocumentProof } from "@radicar/ubl/inner/verify/DocumentReport"
import { Effect, FileSystem, Option, Path } from "effect"
import { type Failure, failure } from "../Failure.ts"
import { Outcome } from "../Outcome.ts"
import { settingsFolder } from "../profile/profilesFile.ts"

/** Default folder for this user's trust anchors, next to the profiles. */
const ownFolder = Effect.gen(function* () {
  const path = yield* Path.Path
  return Option.map(yield* settingsFolder, (folder) => path.join(folder, "trust"))
})

/** Path of the trust anchors: from `--trust`, the environment or the profile, else the folder of this user. */
export const trustPath = Effect.fn("trustPath")(function* (trustFlag: Option.Option<string>) {
  const path = Option.orElse(trustFlag, () => Option.none<string>())
  if (Option.isSome(path)) return path.value
  const folder = yield* ownFolder
  if (Option.isSome(folder)) return folder.value
  return yield* failure(
    "configuration",
    { en: "There is no folder for trust anchors.", es: "No hay carpeta para las anclas de confianza." },
    { en: "Use --trust, or set XDG_CONFIG_HOME or HOME.", es: "Use --trust, o defina XDG_CONFIG_HOME o HOME." }
  )
})

/** Failure of reading a file of trust anchors. */
export const invalidTrust = (path: string, invalid: InvalidTrustFile): Failure =>
  notLoaded(new TrustNotLoaded({ path, invalid }))

const notLoaded = ({ text }: TrustNotLoaded): Failure => failure("configuration", text)

/** Loads the trust anchors to use. If the folder of this user is missing, nobody is trusted. */
export const usedTrust = Effect.fn("usedTrust")(function* (trustFlag: Option.Option<string>) {
  if (Option.isNone(trustFlag)) {
    const files = yield* FileSystem.FileSystem
    const folder = yield* ownFolder
    const isThere = Option.isSome(folder) && (yield* Effect.orElseSucceed(files.exists(folder.value), () => false))
    if (!isThere) return TrustAnchors.none
  }
  return yield* Effect.mapError(loadTrustAnchors(yield* trustPath(trustFlag)), notLoaded)
})

/**
 * Outcome of a command that has shown an unproven document: `invalid-document` after a failed check, else `not-proven`.
 */
export const unproven = ({ degree }: DocumentProof): Outcome =>
  Outcome.of(degree === "broken" ? "invalid-document" : "not-proven")
