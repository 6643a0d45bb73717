import { Schema } from "effect"
import { Amount } from "../../number/amount.ts"
import { Flag } from "../../wire/Flag.ts"
import { text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"
import { PhysicalLocation } from "../PhysicalLocation.ts"

/**
 * The worker (`Trabajador`; rules NIE041 to NIE063). `physicalLocation` is the place of work, `code` the employer's own
 * name of the worker. The attribute of a second surname is mandatory: of who has none it is written empty.
 */
export const Employee = wireStruct("EmployeeParty", {
  id: text(35, "Number of the identification; the form of the document takes digits only."),
  identificationType: text(2),
  code: Schema.optionalKey(text(100)),
  typeCode: text(2),
  subtypeCode: text(2),
  isPensionRisk: Flag,
  firstName: text(60),
  middleName: Schema.optionalKey(text(60)),
  firstSurname: text(60),
  secondSurname: Schema.optionalKey(text(60)),
  contractType: text(2),
  isIntegralSalary: Flag,
  salaryAmount: Amount,
  physicalLocation: PhysicalLocation,
  email: Schema.optionalKey(text(254)),
  phone: Schema.optionalKey(text(50))
})

/** See {@link Employee}. */
export type Employee = typeof Employee.Type
