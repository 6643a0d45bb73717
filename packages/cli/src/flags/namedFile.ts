import { Flag } from "effect/cli"
import { describe } from "./describe.ts"
import type { Localized } from "@radicar/domain/rules/Language"

/** A flag that names a file which may be left out. The file is read when it is needed, not when the flag is parsed. */
export const namedFile = (name: string, text: Localized) =>
  Flag.String(name).pipe(Flag.withMetavar("file"), describe(text), Flag.optional)
