import { Result } from "effect"
import { payrollExample } from "../../example/payrollExample.ts"
import { payrollKey } from "../../key/payrollKey.ts"
import { readDocument } from "../../wire/readDocument.ts"
import type { DocumentDefinition } from "../DocumentDefinition.ts"
import { type CheckedPayroll, checkPayroll } from "./CheckedPayroll.ts"
import { identified } from "./identified.ts"
import { Payroll } from "./Payroll.ts"

/** Payroll support document (`NominaIndividual`). */
export const payrollDefinition: DocumentDefinition<CheckedPayroll> = {
  operation: "PayrollCreate",
  name: "payroll",
  typeCodes: ["102"],
  identify: (body, configuration, options) =>
    readDocument(Payroll, body, options).pipe(
      Result.flatMap((document) => checkPayroll(document, configuration, options.language)),
      Result.map((checked) => identified(checked, payrollKey(checked), ""))
    ),
  example: payrollExample
}
