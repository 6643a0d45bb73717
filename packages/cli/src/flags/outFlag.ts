import { namedFile } from "./namedFile.ts"

/** `--out`: where a document goes instead of standard output. */
export const outFlag = namedFile("out", "Writes to this file instead of standard output")
