import { described } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { HttpApiError } from "effect/http-api"

/**
 * The number was filed with other content. `existing` is the document that has it. `differences` are the first fields
 * that differ, if that document belongs to the caller.
 */
export class NumberConflict extends HttpApiError.Problem<NumberConflict>()(
  "NumberConflict",
  {
    type: "urn:radicar:problem:number-conflict",
    status: 409,
    title: "The number is taken"
  },
  {
    existing: described(
      Schema.optionalKey(
        Schema.Struct({
          id: described(Schema.String, {
            en: "Number of the document with its prefix: SETP990000001.",
            es: "Número del documento con su prefijo: SETP990000001."
          }),
          uuid: described(Schema.String, {
            en: "Key of the document: CUFE, CUDE, CUDS or CUNE, 96 hexadecimal digits.",
            es: "Clave del documento: CUFE, CUDE, CUDS o CUNE, 96 dígitos hexadecimales."
          }),
          status: described(Schema.String, {
            en: "Its `status`: pending, processing, submitted or rejected.",
            es: "Su `status`: pending, processing, submitted o rejected."
          })
        })
      ),
      {
        en: "Document that has the number, if it is the caller's own.",
        es: "Documento que tiene el número, si es de quien llama."
      }
    ),
    differences: described(Schema.optionalKey(Schema.Array(Schema.String)), {
      en: "JSON paths of at most five fields that differ from it: $.Items[0].Price. Of a difference that no field has, the XPath.",
      es: "Rutas JSON de máximo cinco campos que difieren de él: $.Items[0].Price. De una diferencia que ningún campo tiene, el XPath."
    })
  }
) {}
