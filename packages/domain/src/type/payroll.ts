import { Result } from "effect"
import { payrollExample } from "../example/payrollExample.ts"
import { payrollKey } from "../key/payrollKey.ts"
import { payrollRules } from "../rules/payroll/payrollRules.ts"
import { describeRules } from "../rules/RuleDescription.ts"
import { readDocument } from "../wire/readDocument.ts"
import type { DocumentDefinition } from "../document/DocumentDefinition.ts"
import { type CheckedPayroll, checkPayroll } from "../document/payroll/CheckedPayroll.ts"
import { policyDescription } from "../document/payroll/policyDescription.ts"
import { endStep } from "../document/IdentifyOptions.ts"
import { identified } from "../document/payroll/identified.ts"
import { Payroll } from "../document/payroll/Payroll.ts"

/** Payroll support document (`NominaIndividual`). */
export const payroll: DocumentDefinition<CheckedPayroll> = {
  operation: "PayrollCreate",
  name: "payroll",
  typeCodes: ["102"],
  fileKind: "nie",
  schema: Payroll,
  sentBy: "SendNominaSync",
  policyDescription,
  exampleNumbers: { from: 1, to: 999_999_999 },
  rules: /* @__PURE__ */ describeRules(payrollRules),
  identify: (body, configuration, options) =>
    endStep(options, "decode", readDocument(Payroll, body, options)).pipe(
      Result.flatMap((document) => endStep(options, "check", checkPayroll(document, configuration, options.language))),
      Result.map((checked) => identified(checked, endStep(options, "key", payrollKey(checked)), ""))
    ),
  example: payrollExample
}
