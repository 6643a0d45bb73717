import type { ExampleOptions } from "../document/DocumentDefinition.ts"
import { payrollExample, payrollIssuerExample } from "./payrollExample.ts"

/** A document of no one: the key of the payroll annex' example, its clock put right. */
const published = {
  uuid: "dae35b4dfdf10939502c96278feb97be1af6cd5653bd662ca29b5c9cdf2729464b51d272ba0008586cf153b46f87a2bd",
  number: "NE1"
}

const predecessor = ({ date, reference = { ...published, date: date.toString() } }: ExampleOptions) => ({
  Uuid: reference.uuid,
  Date: reference.date,
  SchemeName: "CUNE-SHA384",
  TypeCode: "102",
  Number: reference.number
})

/** The body of a note that replaces a payroll: the one given, else one of the annex; without its certificate. */
export const payrollReplaceNoteExample = (options: ExampleOptions) => ({
  ...payrollExample(options),
  TypeCode: "103",
  Note: "Corrige el valor de las horas extra",
  DocumentReference: predecessor(options),
  NumberingRange: { Prefix: "NA" }
})

/** The body of a note that deletes a payroll: the one given, else one of the annex; without its certificate. */
export const payrollDeleteNoteExample = (options: ExampleOptions) => ({
  TypeCode: "103",
  Number: options.number,
  Date: options.date.toString(),
  Note: "Documento enviado por error",
  DocumentReference: predecessor(options),
  NumberingRange: { Prefix: "NA" },
  ...payrollIssuerExample
})
