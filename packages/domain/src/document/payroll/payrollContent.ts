import { Schema } from "effect"
import { wireList } from "../../wire/wireList.ts"
import { CustomizePrintFormat } from "../CustomizePrintFormat.ts"
import { PaymentMeans } from "../PaymentMeans.ts"
import { Employee } from "./Employee.ts"
import { PayrollAccount } from "./PayrollAccount.ts"
import { PayrollInformation } from "./PayrollInformation.ts"
import { PayrollItem } from "./PayrollItem.ts"
import { PayrollMonetaryTotal } from "./PayrollMonetaryTotal.ts"
import { PayrollPeriod } from "./PayrollPeriod.ts"

/** What is paid to whom: the part that a payroll and the note replacing one have in common. */
export const payrollContent = {
  employeeParty: Employee,
  information: PayrollInformation,
  period: PayrollPeriod,
  pay: PaymentMeans,
  account: Schema.optionalKey(PayrollAccount),
  items: wireList(PayrollItem, { maximum: 2000 }),
  monetaryTotal: PayrollMonetaryTotal,
  customizePrintFormat: Schema.optionalKey(CustomizePrintFormat)
}
