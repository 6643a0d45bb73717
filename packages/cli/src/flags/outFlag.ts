import { namedFile } from "./namedFile.ts"

/** `--out`: where a document goes instead of standard output. */
export const outFlag = namedFile("out", {
  en: "Writes to this file instead of standard output",
  es: "Escribe en este archivo y no en la salida estándar"
})
