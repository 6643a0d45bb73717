import type { Localized } from "@radicar/domain/rules/Language"
import { Flag } from "effect/cli"
import { describe } from "./describe.ts"

/** A flag with a text that may be left out. */
export const optionalText = (name: string, metavar: string, text: Localized) =>
  Flag.String(name).pipe(Flag.withMetavar(metavar), describe(text), Flag.optional)

/** A flag that names a file which may be left out. The file is read when it is needed, not when the flag is parsed. */
export const namedFile = (name: string, text: Localized) => optionalText(name, "file", text)

/** `--out`: where a document goes instead of standard output. */
export const outFlag = namedFile("out", {
  en: "Writes to this file instead of standard output",
  es: "Escribe en este archivo y no en la salida estándar"
})

/** A flag that is either there or not. */
export const toggle = (name: string, text: Localized) =>
  Flag.Boolean(name).pipe(describe(text), Flag.withDefault(false))
