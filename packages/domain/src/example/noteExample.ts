import type { ExampleOptions } from "../document/DocumentDefinition.ts"
import { invoiceExample } from "./invoiceExample.ts"

/**
 * The body of a note. With `reference` it corrects that invoice. Without, it refers to no invoice but to the month up
 * to its date.
 */
export const noteExample = (
  options: ExampleOptions & {
    readonly typeCode: string
    readonly prefix: string
    readonly operations: { readonly withReference: string; readonly withoutReference: string }
    readonly correctionCode: string
  }
) => {
  const {
    DueDate: _dueDate,
    NumberingRange: _numberingRange,
    OrderReference: _orderReference,
    ...sale
  } = invoiceExample(options)
  const { date, reference } = options
  const month = date.date.slice(0, 7)
  return {
    ...sale,
    TypeCode: options.typeCode,
    OperationCode: reference === undefined ? options.operations.withoutReference : options.operations.withReference,
    Note: "Ajuste por diferencia de precios",
    NumberingRange: { Prefix: options.prefix },
    CorrectionCode: options.correctionCode,
    ...(reference === undefined
      ? { Period: { StartDate: `${month}-01T00:00:00`, EndDate: date.toString() } }
      : {
          DocumentReference: {
            Uuid: reference.uuid,
            Date: reference.date,
            SchemeName: "CUFE-SHA384",
            TypeCode: "01",
            Number: reference.number
          }
        })
  }
}
