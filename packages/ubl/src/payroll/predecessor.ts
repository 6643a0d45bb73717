import type { PredecessorReference } from "@radicar/domain/document/payroll/Payroll"
import { attributes } from "../xml/attributes.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"

/** The document that a note is about (rules NIAE190 to NIAE192, NIAE215 to NIAE217). */
export const predecessor = (
  xml: XmlWriter,
  name: "ReemplazandoPredecesor" | "EliminandoPredecesor",
  { date, number, uuid }: PredecessorReference
): void => xml.empty(name, attributes({ NumeroPred: number, CUNEPred: uuid, FechaGenPred: date }))
