import { described } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { FilingHeaders } from "./FilingQuery.ts"
import { NotFound } from "./problem/problems.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"

const summary = {
  id: described(Schema.String, {
    en: "Name of the list in paths and commands: payment-means.",
    es: "Nombre de la lista en rutas y órdenes: payment-means."
  }),
  title: described(Schema.String, {
    en: "Title of the list, in the caller's language: Means of payment.",
    es: "Título de la lista, en el idioma de quien llama: Medios de pago."
  }),
  name: described(Schema.String, {
    en: "Name that the authority gives to the list: MediosPago.",
    es: "Nombre que la DIAN da a la lista: MediosPago."
  }),
  source: described(Schema.String, {
    en: "Publication that the list is taken from, in the caller's language.",
    es: "Publicación de la que se tomó la lista, en el idioma de quien llama."
  }),
  total: described(Schema.Int, {
    en: "Number of codes of the whole list: 77.",
    es: "Cantidad de códigos de toda la lista: 77."
  })
}

/** Facts about a code list, without its codes. */
export const CodeListItem = Schema.Struct(summary).annotate({ identifier: "CodeListItem" })

/** Every code list, without the codes. */
export const CodeListItems = Schema.Struct({
  items: described(Schema.Array(CodeListItem), {
    en: "Every code list, without its codes.",
    es: "Todas las listas de códigos, sin sus códigos."
  })
}).annotate({
  identifier: "CodeListItems"
})

/** A value of the schema {@link CodeListItems}. */
export type CodeListItems = typeof CodeListItems.Type

const ConceptField = Schema.Struct({
  field: described(Schema.String, {
    en: "Field of an element of `Items` of the body: Quantity.",
    es: "Campo de un elemento de `Items` del cuerpo: Quantity."
  }),
  isSalary: described(Schema.optionalKey(Schema.Boolean), {
    en: "Value of `IsSalary` with which the item goes to this place; absent where the concept has no such choice.",
    es: "Valor de `IsSalary` con el que el ítem va a este lugar; ausente si el concepto no tiene esa opción."
  }),
  xml: described(Schema.String, {
    en: "Element or attribute that the value becomes: Devengados/Basico/@DiasTrabajados.",
    es: "Elemento o atributo en el que queda el valor: Devengados/Basico/@DiasTrabajados."
  }),
  rule: described(Schema.optionalKey(Schema.String), {
    en: "The authority's rule about this place: NIE069. Absent where the annex gives none.",
    es: "Regla de la DIAN sobre este lugar: NIE069. Ausente si el anexo no da ninguna."
  })
}).annotate({ identifier: "ConceptField" })

/** A code of a list. */
export const ListedCode = Schema.Struct({
  type: described(Schema.optionalKey(Schema.String), {
    en: "Type of the concept of payroll, `Items[].Type` of the body, within which the code is unique: Devengo. Absent in other lists.",
    es: "Tipo del concepto de nómina, `Items[].Type` del cuerpo, dentro del cual el código es único: Devengo. Ausente en otras listas."
  }),
  code: described(Schema.String, {
    en: "The code as a body states it: 10.",
    es: "El código como lo indica un cuerpo: 10."
  }),
  name: described(Schema.String, {
    en: "Meaning of the code: in the caller's language where the list has both, else in Spanish.",
    es: "Significado del código: en el idioma de quien llama si la lista tiene ambos; si no, en español."
  }),
  validFrom: described(Schema.optionalKey(Schema.String), {
    en: "First day on which the code may be used, YYYY-MM-DD; absent if there is none.",
    es: "Primer día en que el código se puede usar, AAAA-MM-DD; ausente si no hay."
  }),
  validUntil: described(Schema.optionalKey(Schema.String), {
    en: "Last day on which the code may be used, YYYY-MM-DD; absent if there is none.",
    es: "Último día en que el código se puede usar, AAAA-MM-DD; ausente si no hay."
  }),
  doubt: described(Schema.optionalKey(Schema.String), {
    en: "Sources that have the code and sources that lack it, in the caller's language. The authority may reject it, so it is filed with a notification. Absent if the sources agree.",
    es: "Fuentes que tienen el código y fuentes que no, en el idioma de quien llama. La DIAN lo puede rechazar, así que se radica con una notificación. Ausente si las fuentes coinciden."
  }),
  element: described(Schema.optionalKey(Schema.String), {
    en: "XML element of a concept of payroll: Devengados/Basico. Absent in other lists.",
    es: "Elemento XML de un concepto de nómina: Devengados/Basico. Ausente en otras listas."
  }),
  fields: described(Schema.optionalKey(Schema.Array(ConceptField)), {
    en: "Fields that an item of a concept of payroll states, and where each goes; absent in other lists.",
    es: "Campos que indica un ítem de un concepto de nómina, y a dónde va cada uno; ausente en otras listas."
  })
}).annotate({ identifier: "ListedCode" })

/** A code list with its codes, or those that a search finds. */
export const ListedCodes = Schema.Struct({
  ...summary,
  items: described(Schema.Array(ListedCode), {
    en: "The codes, best match first if something was searched, else in the order of the list.",
    es: "Los códigos, primero los que mejor coinciden si se buscó algo; si no, en el orden de la lista."
  })
}).annotate({
  identifier: "ListedCodes"
})

/** A value of the schema {@link ListedCodes}. */
export type ListedCodes = typeof ListedCodes.Type

const headers = { "accept-language": FilingHeaders["accept-language"] }

/** Operations on the code lists of bodies. They are public, so no token is needed. */
export class CodesGroup extends HttpApiGroup.make("codes")
  .add(
    HttpApiEndpoint.get("list", "/", { headers, success: CodeListItems }).annotateMerge(
      operationTexts("CodeListGetAll", {
        summary: { en: "List the code lists", es: "Listar las listas de códigos" },
        en: "Every list of codes that a field of a body may take, without the codes.",
        es: "Cada lista de códigos que un campo de un cuerpo puede recibir, sin los códigos."
      })
    ),
    HttpApiEndpoint.get("get", "/:list", {
      params: {
        list: Schema.String.annotate({
          description: bilingual({
            en: "Id of the list, as GET /v1/codes names it: units.",
            es: "Identificador de la lista, como units."
          })
        })
      },
      query: {
        search: Schema.optionalKey(
          Schema.String.check(Schema.isMaxLength(100)).annotate({
            description: bilingual({
              en: "Words that code or name must have, accents and case ignored, at most 100 characters: kilo. The best answers come first; without it every code is listed.",
              es: "Palabras que deben estar en el código o el nombre, sin distinguir tildes ni mayúsculas, máximo 100 caracteres: kilo. Primero van las mejores respuestas; sin este parámetro se listan todos los códigos."
            })
          })
        )
      },
      headers,
      success: ListedCodes,
      error: NotFound
    }).annotateMerge(
      operationTexts("CodeListGetItem", {
        summary: { en: "Codes of a list", es: "Códigos de una lista" },
        en: "The codes of a list with their names. Concepts of payroll have type, fields and XML element as well. The answer has an ETag and may be cached for an hour.",
        es: "Los códigos de una lista con sus nombres. Los conceptos de nómina tienen además tipo, campos y elemento XML. La respuesta tiene un ETag y se puede guardar en caché una hora."
      })
    )
  )
  .prefix("/v1/codes")
  .annotateMerge(
    groupTexts("Codes", {
      en: "The code lists that bodies take their codes from.",
      es: "Las listas de las que los cuerpos toman sus códigos."
    })
  ) {}
