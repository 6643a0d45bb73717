import { Effect } from "effect"
import type { DianResponse } from "../soap/DianResponse.ts"
import { decodeBase64 } from "../xml/decodeBase64.ts"
import { readXmlEntries, type ZipProblem } from "../zip/readZip.ts"
import type { DocumentFamily } from "../judge/DocumentFamily.ts"
import type { DocumentKind } from "../judge/DocumentKind.ts"
import { dianResult, type Operation } from "./Operation.ts"
import { refused } from "./responses.ts"
import { submitDocument } from "./submitDocument.ts"

/** 20 MiB of XML for one document: far above what a request of 10 MiB holds in earnest. */
const limits = { entries: 50, size: 20 * 1024 * 1024 }

const sentences: Readonly<Record<ZipProblem, string>> = {
  "not-a-zip": "Archivo no es un zip válido.",
  damaged: "Archivo zip dañado o no se puede leer.",
  "too-many-entries": "Archivo zip excede la cantidad de archivos permitida.",
  "entry-too-large": "Archivo zip excede el tamaño permitido.",
  encrypted: "Archivo zip protegido con contraseña."
}

/** An operation that takes one document of a family in a ZIP and judges it at once. */
export const sendOperation = <Kind extends DocumentKind>(
  name: string,
  parameterNames: ReadonlyArray<string>,
  family: DocumentFamily<Kind>
): Operation => ({
  name,
  parameters: parameterNames,
  run: Effect.fnUntraced(function* (parameters, caller, state) {
    const zipName = parameters["fileName"]
    const refuse = (sentence: string) => dianResult(refused(sentence, zipName))
    const content = decodeBase64(parameters["contentFile"])
    if (content === undefined) return refuse("No se encontró el contenido del archivo, o no es base64.")
    const entries = yield* Effect.result(readXmlEntries(content, limits))
    if (entries._tag === "Failure") return refuse(sentences[entries.failure])
    const [entry, ...others] = entries.success
    if (entry === undefined) return refuse("No se encontró un archivo xml válido en el zip.")
    if (others.length > 0) return refuse("El método síncrono solo puede recibir un documento.")
    // One synchronous step from the look-up of duplicates to the record: two senders of one number cannot both pass.
    const response: DianResponse = submitDocument(name, family, entry, zipName, caller, state)
    return dianResult(response)
  })
})
