import { described } from "@radicar/domain/inner/rules/described"
import { Violation } from "@radicar/domain/inner/rules/Violation"
import { Schema } from "effect"

/** Items of one request that gives a result for each. */
export const maximumItems = 200

/** The problem of one item of a request, as the request for it alone would be answered. */
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

/** See {@link ItemProblem}. */
export type ItemProblem = typeof ItemProblem.Type
