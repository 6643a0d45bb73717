import { described } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { Schema } from "effect"
import { moment } from "../moment.ts"

/** Fields of an answer about a configured company or provider, in addition to its settings. */
export const tenantFacts = {
  id: described(Schema.String, {
    en: "Id of the company or provider in this service, 1 to 20 digits: 1.",
    es: "Identificador de la compañía o proveedor en este servicio, de 1 a 20 dígitos: 1."
  }),
  secrets: described(Schema.Array(Schema.String), {
    en: "Paths in `settings` of the secrets that are stored and not shown: NumberingRanges[0].TechnicalKey.",
    es: "Rutas en `settings` de los secretos que están guardados y no se muestran: NumberingRanges[0].TechnicalKey."
  }),
  updated: moment({
    en: "When the settings were replaced last.",
    es: "Cuándo se reemplazó la configuración por última vez."
  })
}

/** Request headers of a `PUT` that replaces settings: conditions on the stored ones (RFC 9110 §13.1). */
export const replaceHeaders = {
  "if-match": Schema.optionalKey(
    Schema.String.annotate({
      description: bilingual({
        en: "Replaces only the settings with this `ETag`, as `GET` answered it; 412 if they have changed. `*`: only if there are settings.",
        es: "Reemplaza solo la configuración con este `ETag`, como lo respondió `GET`; 412 si cambió. `*`: solo si hay una configuración."
      })
    })
  ),
  "if-none-match": Schema.optionalKey(
    Schema.Literal("*").annotate({
      description: bilingual({
        en: "`*` stores settings only where there are none; else 412.",
        es: "`*` guarda la configuración solo si no hay ninguna; si no, 412."
      })
    })
  )
}
