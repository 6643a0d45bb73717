import { Flag } from "effect/cli"
import { describe } from "./describe.ts"

/** `--certificates`: where the sandbox's certification authority keeps its keys. */
export const certificateDirectoryFlag = Flag.String("certificates").pipe(
  Flag.withMetavar("directory"),
  describe({
    en: "Keeps the sandbox's certification authority here; default a new one each time",
    es: "Guarda aquí la autoridad de certificación del sandbox; por omisión una nueva cada vez"
  }),
  Flag.optional
)
