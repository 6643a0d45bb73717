import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import type { Attachment } from "@radicar/print/pdf/Attachment"
import { Effect, type FileSystem, Option, type Stdio } from "effect"
import { basename } from "node:path"
import { Failure } from "../Failure.ts"
import { readInput } from "../input/readInput.ts"
import type { Output } from "../output/Output.ts"

/** The file of `--xml`, which must be of this very document: its key stands in it. */
export const readXmlFlag = Effect.fn("readXmlFlag")(function* (
  flag: Option.Option<string>,
  key: DocumentKey
): Effect.fn.Return<Attachment | undefined, Failure, FileSystem.FileSystem | Stdio.Stdio | Output> {
  if (Option.isNone(flag)) return undefined
  const octets = yield* readInput(flag.value)
  if (!Buffer.from(octets).includes(key.value)) {
    return yield* new Failure({
      reason: "invalid-document",
      text: {
        en: `${flag.value} is not the XML of this document: its key is not in it.`,
        es: `${flag.value} no es el XML de este documento: no contiene su código único.`
      },
      hint: {
        en: `The key is ${key.value}; it changes with the date, the number, the amounts and the software.`,
        es: `El código único es ${key.value}; cambia con la fecha, el número, los valores y el software.`
      }
    })
  }
  return { name: flag.value === "-" ? "documento.xml" : basename(flag.value), octets }
})
