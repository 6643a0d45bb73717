/** The types of attributes and texts in the payroll XSD; a text without type is any string. */
export type PayrollValue = "boolean" | "date" | "dateTime" | "decimal" | "integer" | "time"

/** An element of the payroll documents: unlike in UBL the same name means different things in different places. */
export interface PayrollModel {
  /** Names from the document or its branch (Reemplazar, Eliminar) down. */
  readonly path: string
  /** Children in order with their cardinality, as in content models. */
  readonly content?: string
  /** Attributes: `Name`, with `!` when required, with `:type` when it is not any string. */
  readonly attributes?: string
  /** Type of its text. */
  readonly value?: PayrollValue
}
