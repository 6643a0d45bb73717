import { contractTypes } from "@radicar/domain/inner/codes/contractTypes"
import { paymentForms } from "@radicar/domain/inner/codes/paymentForms"
import { payrollPaymentMeans } from "@radicar/domain/inner/codes/payrollPaymentMeans"
import { payrollPeriods } from "@radicar/domain/inner/codes/payrollPeriods"
import { workerSubtypes } from "@radicar/domain/inner/codes/workerSubtypes"
import { workerTypes } from "@radicar/domain/inner/codes/workerTypes"
import { paymentDates, paymentForm, paymentMethod } from "@radicar/domain/inner/document/PaymentMeans"
import type {
  CheckedPayroll,
  CheckedPayrollDeleteNote,
  CheckedPayrollReplaceNote
} from "@radicar/domain/inner/document/payroll/CheckedPayroll"
import { employerName, fullName, isNaturalPerson } from "@radicar/domain/inner/document/payroll/Payroll"
import type { Issuer, Panels } from "../../layout/Sheet.ts"
import { dayText, spanText, timeWorkedText } from "../../text/moments.ts"
import { money, quantityText } from "../../text/money.ts"
import { addressText, identityText, joined, codeAndName, nitText, panel, placeText } from "../facts.ts"

/** Any payroll document. */
export type AnyPayroll = CheckedPayroll | CheckedPayrollReplaceNote | CheckedPayrollDeleteNote

/** A payroll document that states payments. */
export type PayrollWithPay = CheckedPayroll | CheckedPayrollReplaceNote

/** Builds the issuer of a payroll document, which is the employer. */
export const payrollIssuer = ({ document, employer, employerAddress }: AnyPayroll): Issuer => {
  const { companyParty } = document
  const { email, name, phone } = companyParty
  return {
    name: employerName(companyParty),
    lines: [
      // trade name of a natural person
      isNaturalPerson(companyParty) ? (name ?? "") : "",
      nitText(employer),
      companyParty.identificationType === "31"
        ? ""
        : identityText({ type: companyParty.identificationType, number: employer.number, checkDigit: undefined }),
      "Empleador",
      employerAddress.line,
      placeText(employerAddress),
      joined(" · ", phone === undefined ? undefined : `Tel. ${phone}`, email)
    ].filter((line) => line !== "")
  }
}

const yesNo = (value: boolean): string => (value ? "Sí" : "No")

/** Builds two panels: one with the worker and the contract, one with the period and the payment method. */
export const workerPanels = (checked: PayrollWithPay): Panels => {
  const { document, timeWorked, worker, workplace } = checked
  const { account, employeeParty: employee, information, pay, period } = document
  const method = paymentMethod(pay)
  const days = paymentDates(pay)
  return {
    kind: "panels",
    panels: [
      panel(
        "Trabajador",
        ["Nombre", fullName(employee)],
        ["Identificación", identityText(worker)],
        ["Código", employee.code],
        ["Tipo", codeAndName(employee.typeCode, workerTypes.nameOf(employee.typeCode))],
        ["Subtipo", codeAndName(employee.subtypeCode, workerSubtypes.nameOf(employee.subtypeCode))],
        ["Contrato", codeAndName(employee.contractType, contractTypes.nameOf(employee.contractType))],
        ["Sueldo", money(employee.salaryAmount)],
        ["Salario integral", yesNo(employee.isIntegralSalary)],
        ["Alto riesgo de pensión", yesNo(employee.isPensionRisk)],
        ["Lugar de trabajo", addressText(workplace)],
        ["Contacto", joined(" · ", employee.phone, employee.email)]
      ),
      panel(
        "Período y pago",
        ["Liquidación", spanText(period.startDate, period.endDate)],
        ["Periodicidad", codeAndName(information.periodCode, payrollPeriods.nameOf(information.periodCode))],
        ["Ingreso", dayText(period.entryDate)],
        ["Retiro", period.finishDate && dayText(period.finishDate)],
        ["Tiempo laborado", timeWorkedText(timeWorked)],
        ["Forma de pago", paymentForms.nameOf(paymentForm(pay)) ?? paymentForm(pay)],
        ["Método de pago", codeAndName(method, payrollPaymentMeans.nameOf(method))],
        [days.length > 1 ? "Fechas de pago" : "Fecha de pago", days.map(dayText).join(" · ")],
        ["Banco", account?.bank],
        ["Cuenta", joined(" ", account?.type, account?.number)],
        ["Moneda", information.currencyCode],
        [
          "Tasa de cambio",
          information.currencyBaseRate === undefined || information.currencyCode === "COP"
            ? undefined
            : `1 ${information.currencyCode} = ${quantityText(information.currencyBaseRate)} COP`
        ],
        ["Dirección", information.address]
      )
    ]
  }
}
