import { described } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { Violation } from "@radicar/domain/inner/rules/Violation"
import { patternText } from "@radicar/domain/inner/wire/text"
import { wireList } from "@radicar/domain/inner/wire/wireList"
import { Schema } from "effect"
import { guidPattern } from "../query/QueryParameters.ts"

/** Maximum number of items in a request that returns a result for each item. */
export const maximumItems = 200

/** The form of the UUID of a submission, or of the key of its document. */
export const submissionOrKey = new RegExp(`^(?:[0-9a-fA-F]{96}|${guidPattern})$`, "u")

/** A list of documents, each by the UUID of its submission or by its key. */
export const documentIds = (maximum: number) =>
  wireList(
    patternText({
      identifier: "SubmissionOrKey",
      pattern: submissionOrKey,
      expected: { en: "a UUID, or 96 hexadecimal digits", es: "un UUID, o 96 dígitos hexadecimales" },
      description: bilingual({
        en: "UUID of a submission, or key of its document.",
        es: "UUID de una radicación, o clave de su documento."
      })
    }),
    { maximum }
  )

/** Problem with one item of a request: the same as if the item had been requested alone. */
export const ItemProblem = Schema.Struct({
  type: described(Schema.String, {
    en: "Type of the problem: urn:radicar:problem:not-found.",
    es: "Tipo del problema: urn:radicar:problem:not-found."
  }),
  title: described(Schema.String, {
    en: "Name of the problem, the same for every one of its type.",
    es: "Nombre del problema, el mismo para todos los de su tipo."
  }),
  status: described(Schema.Int, {
    en: "Status with which the request for this item alone would be answered: 404.",
    es: "Estado con el que se respondería la solicitud de este elemento solo: 404."
  }),
  detail: described(Schema.optionalKey(Schema.String), {
    en: "What is wrong, a sentence in the language of the caller.",
    es: "Lo que está mal, una frase en el idioma de quien llama."
  }),
  reason: described(Schema.optionalKey(Schema.String), {
    en: "Cause by which programs can tell problems of one type apart: noAddress. Absent for types without one.",
    es: "Causa con la que un programa distingue los problemas de un tipo: noAddress. Ausente en los tipos que no la tienen."
  }),
  violations: described(Schema.optionalKey(Schema.Array(Violation)), {
    en: "What is wrong with a body, each with its place; absent for other problems.",
    es: "Lo que está mal en un cuerpo, cada cosa con su lugar; ausente en otros problemas."
  })
}).annotate({ identifier: "ItemProblem" })

/** A value of the schema {@link ItemProblem}. */
export type ItemProblem = typeof ItemProblem.Type
