import { described } from "./rules/described.ts"
import { Schema } from "effect"
import { Violation } from "./rules/Violation.ts"

/**
 * The result of checking a document without filing it. A valid document comes with its key and with the text that the
 * key hashes. Names in braces replace the secrets in that text: `{technicalKey}`, `{softwarePin}`.
 */
export const Validation = Schema.Struct({
  /** The outcome of the check. Its values distinguish a dry run from the result of a filing. */
  status: described(Schema.Literals(["valid", "invalid"]), {
    en: "valid: the document can be filed. invalid: it has violations. Tells the answer of a dry run from the result of a filing.",
    es: "valid: el documento se puede radicar. invalid: tiene infracciones. Distingue la respuesta de un ensayo del resultado de una radicación."
  }),
  valid: described(Schema.Boolean, {
    en: "true: there are no violations, and the document can be filed.",
    es: "true: no hay infracciones y el documento se puede radicar."
  }),
  /** Reasons for which the authority would refuse the document; empty when it is valid. */
  violations: described(Schema.Array(Violation), {
    en: "What keeps the document from being accepted, at most 200; empty if it can be filed.",
    es: "Lo que impide que el documento sea aceptado, máximo 200; vacío si se puede radicar."
  }),
  /** The number of violations, if `violations` does not list all of them. */
  violationsTotal: described(Schema.optionalKey(Schema.Int), {
    en: "Number of violations found, where `violations` lists only the first 200; absent otherwise. Other rules are not checked if the form alone has 200.",
    es: "Cantidad de infracciones encontradas, si `violations` solo lista las primeras 200; ausente en los demás casos. No se revisan otras reglas si la forma sola tiene 200."
  }),
  /** Faults that the authority reports but accepts. */
  notifications: described(Schema.Array(Violation), {
    en: "What the authority accepts but complains about, or what was read otherwise than stated.",
    es: "Lo que la DIAN acepta pero observa, o lo que se leyó distinto de como se escribió."
  }),
  /** Number of the document with its prefix. */
  number: described(Schema.optionalKey(Schema.String), {
    en: "Number that the document would get, with its prefix: SETP990000001. Absent if the body states none.",
    es: "Número que tendría el documento, con su prefijo: SETP990000001. Ausente si el cuerpo no lo indica."
  }),
  documentKey: described(Schema.optionalKey(Schema.String), {
    en: "Key that the document would have: CUFE, CUDE, CUDS or CUNE, 96 hexadecimal digits; absent if it is not valid, or a secret of the key is missing.",
    es: "Clave que tendría el documento: CUFE, CUDE, CUDS o CUNE, 96 dígitos hexadecimales; ausente si no es válido o falta un secreto de la clave."
  }),
  schemeName: described(
    Schema.optionalKey(Schema.Literals(["CUFE-SHA384", "CUDE-SHA384", "CUDS-SHA384", "CUNE-SHA384"])),
    {
      en: "Name of the key's scheme, which tells how it is computed: CUFE-SHA384.",
      es: "Nombre del esquema de la clave, que dice cómo se calcula: CUFE-SHA384."
    }
  ),
  seed: described(Schema.optionalKey(Schema.String), {
    en: "Text that the key is the SHA-384 hash of; secrets are replaced by their names in braces: {technicalKey}, {softwarePin}.",
    es: "Texto del que la clave es el resumen SHA-384; los secretos van por su nombre entre llaves: {technicalKey}, {softwarePin}."
  }),
  /** The completed body without its secrets; only in a dry run with `complete=totals`. */
  body: described(Schema.optionalKey(Schema.Record(Schema.String, Schema.Unknown)), {
    en: "The completed body without its secrets, in PascalCase as it is sent; only of a dry run with complete=totals.",
    es: "El cuerpo completado sin sus secretos, en PascalCase como se envía; solo en un ensayo con complete=totals."
  })
}).annotate({ identifier: "Validation" })

/** A value of the schema {@link Validation}. */
export interface Validation extends Schema.Schema.Type<typeof Validation> {}
