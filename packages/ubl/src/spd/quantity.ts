import type { SpdQuantity } from "@radicar/domain/inner/document/equivalent/SpdService"
import { toExact } from "@radicar/domain/inner/number/Decimal"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { type Row, wireName } from "../table/Row.ts"
import { derivedAttribute } from "../table/attributes.ts"
import { count } from "../table/elements.ts"
import { fields, number } from "../table/wireValues.ts"
import { escapeAttribute, tagOctets, Tags } from "../xml/XmlWriter.ts"

/** A quantity with its unit, with every significant digit as in the samples; left out if absent. */
export const quantity = <S>(element: string, field: string, note?: Localized): Row<S> => {
  const from = (subject: S) => (subject as Record<string, SpdQuantity | undefined>)[field]
  return {
    element,
    fields: [field, `${field}.value`, `${field}.unitCode`],
    note: {
      en: `and \`@unitCode\`${note === undefined ? "" : `; ${note.en}`}`,
      es: `y \`@unitCode\`${note === undefined ? "" : `; ${note.es}`}`
    },
    compileWrite: () => {
      const [tags, end] = [new Tags(`<${element}`, ">"), tagOctets(`</${element}>`)]
      return (xml, subject) => {
        const quantity = from(subject)
        if (quantity === undefined) return
        xml.text(tags, toExact(quantity.value, 0), end, ` unitCode="${escapeAttribute(quantity.unitCode)}"`)
      }
    },
    read: (xml, values) => {
      const at = xml.at(element)
      values[wireName(field)] = fields({ Value: number(at.text()), UnitCode: at.text("@unitCode") })
    }
  }
}

/** A number of days with its unit; left out if absent. */
export const dayCount = <S>(element: string, field: string): Row<S> =>
  count(element, field, undefined, { attributes: [derivedAttribute("unitCode", "DAY")] })
