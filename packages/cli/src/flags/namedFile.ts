import { Flag } from "effect/cli"

/** A flag that names a file which may be left out. The file is read when it is needed, not when the flag is parsed. */
export const namedFile = (name: string, description: string) =>
  Flag.String(name).pipe(Flag.withMetavar("file"), Flag.withDescription(description), Flag.optional)
