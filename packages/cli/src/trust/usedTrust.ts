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

/** The anchors of this user, where no others are named: in the folder of the profiles. */
const ownFolder = Effect.gen(function* () {
  const path = yield* Path.Path
  return Option.map(yield* settingsFolder, (folder) => path.join(folder, "trust"))
})

/** Where anchors are kept: the path of `--trust`, the environment or the profile, else the folder of this user. */
export const trustPath = Effect.fn("trustPath")(function* (stated: Option.Option<string>) {
  const path = Option.orElse(stated, () => Option.none<string>())
  if (Option.isSome(path)) return path.value
  const own = yield* ownFolder
  if (Option.isSome(own)) return own.value
  return yield* failure(
    "configuration",
    { en: "There is no folder for trust anchors.", es: "No hay carpeta para las anclas de confianza." },
    { en: "Use --trust, or set XDG_CONFIG_HOME or HOME.", es: "Use --trust, o defina XDG_CONFIG_HOME o HOME." }
  )
})

/** What is wrong with a file of anchors. */
export const invalidTrust = (path: string, invalid: InvalidTrustFile): Failure =>
  notLoaded(new TrustNotLoaded({ path, invalid }))

const notLoaded = ({ text }: TrustNotLoaded): Failure => failure("configuration", text)

/** Loads the anchors that count; the folder of this user may not be there, which trusts nobody. */
export const usedTrust = Effect.fn("usedTrust")(function* (stated: Option.Option<string>) {
  if (Option.isNone(stated)) {
    const files = yield* FileSystem.FileSystem
    const own = yield* ownFolder
    const isThere = Option.isSome(own) && (yield* Effect.orElseSucceed(files.exists(own.value), () => false))
    if (!isThere) return TrustAnchors.none
  }
  return yield* Effect.mapError(loadTrustAnchors(yield* trustPath(stated)), notLoaded)
})

/** How a command ends that has shown what is not proven: a check that fails is another matter than a missing anchor. */
export const unproven = ({ degree }: DocumentProof): Outcome =>
  Outcome.of(degree === "broken" ? "invalid-document" : "not-proven")
