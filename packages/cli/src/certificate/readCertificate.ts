import { Effect, FileSystem } from "effect"
import type { CertificateFlags } from "../flags/certificateFlags.ts"
import { cannotRead } from "../input/cannotRead.ts"
import { certificatePassword } from "./certificatePassword.ts"
import { openCertificate } from "./openCertificate.ts"

/** Reads the certificate file that `--certificate` names, and opens it: a mistake shows before anything leaves. */
export const readCertificate = Effect.fn("readCertificate")(function* (file: string, flags: CertificateFlags) {
  const files = yield* FileSystem.FileSystem
  const bytes = yield* Effect.mapError(files.readFile(file), (error) => cannotRead(file, error))
  const password = yield* certificatePassword(flags)
  return { bytes, password, identity: yield* openCertificate(bytes, password) }
})
