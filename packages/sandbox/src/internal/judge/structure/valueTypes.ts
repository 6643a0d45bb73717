import type { XmlElement } from "libxml2-wasm"
import { text } from "../../xml/query.ts"

/** Form of a simple value, by the representation term at the end of the element's name (UBL naming rules). */
export interface ValueType {
  readonly term: RegExp
  readonly form: RegExp
  /** Attribute that must be present. */
  readonly attribute?: string
}

/** Form of a date, with or without time zone. */
export const date = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:Z|[+-]\d{2}:\d{2})?$/u
const time = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})?$/u
/** Form of a decimal number with a point, or of a whole number. */
export const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/u
const integer = /^\d{1,19}$/u
const truth = /^(?:true|false|0|1)$/u

/** Simple values of the official schemas. */
export const schemaValues: ReadonlyArray<ValueType> = [
  { term: /^cbc:(?:.*Date|Date)$/u, form: date },
  { term: /^cbc:.*Time$/u, form: time },
  { term: /^cbc:(?:.*Amount|Amount)$/u, form: number, attribute: "currencyID" },
  { term: /^cbc:.*Measure$/u, form: number, attribute: "unitCode" },
  { term: /^cbc:(?:.*Quantity|.*Numeric|.*Percent|.*Rate)$/u, form: number },
  { term: /^cbc:.*Indicator$/u, form: truth },
  { term: /^sts:(?:From|To)$/u, form: integer }
]

/** Problem with an element's simple value, in the schema's terms; `undefined` if there is none. */
export const valueProblem = (
  name: string,
  element: XmlElement,
  types: ReadonlyArray<ValueType>
): string | undefined => {
  const type = types.find(({ term }) => term.test(name))
  if (type === undefined) return undefined
  if (!type.form.test(element.content.trim()))
    return `El valor '${element.content}' del elemento '${name}' no es válido.`
  if (type.attribute !== undefined && text(element, `@${type.attribute}`) === undefined) {
    return `El atributo '${type.attribute}' es obligatorio en el elemento '${name}'.`
  }
  return undefined
}
