import { NamedCodeList } from "./CodeList.ts"

/** Whether an item of a payroll is paid (earning) or withheld (deduction), `Items[].Type`. */
export type PayrollItemType = "Devengo" | "Deduccion"

/** An attribute of a concept's element, with the number of the authority's rule (`NIE…`, `NIAE…`) on it. */
export interface ConceptAttribute {
  readonly name: string
  readonly rule: string
  /**
   * The schema does not require the attribute. It is not written with the value 0, which the authority rejects (NIE072
   * and NIE073, seen in habilitación in October 2026).
   */
  readonly optional?: true
}

/** A percentage that the law sets from a day on (`YYYY-MM-DD`). */
export interface LaterPercentage {
  readonly from: string
  readonly percentage: string
}

/** One earning or deduction: the code of its item on the wire, and the place of each part of the item in the XML. */
export interface PayrollConcept {
  readonly type: PayrollItemType
  /** Code of the item in the body, `Items[].code`. */
  readonly code: string
  /** Spanish name. */
  readonly name: string
  /** The meaning of the name, in English. */
  readonly meaning: string
  /** The element that encloses elements of this kind: `HEDs`; absent if nothing encloses them. */
  readonly group?: string
  readonly element: string
  /** The element may appear once in the document: several items are merged into one element. */
  readonly single?: true
  /**
   * XML attribute that holds the amount of the concept, and the rule that demands it. If `name` is `undefined`, the
   * amount is the text of the element. Absent for concepts that pay nothing.
   */
  readonly amount?: Omit<ConceptAttribute, "name"> & { readonly name: string | undefined }
  /** Attribute in place of `amount` when the item is salary (`IsSalary`). */
  readonly salaryAmount?: ConceptAttribute
  /** Attribute of the quantity. Days are whole numbers; hours may have fractions. */
  readonly quantity?: ConceptAttribute & { readonly unit: "days" | "hours" }
  /**
   * `standard`: the percentage of the annex or the law for items that state none; if absent, the caller must state it.
   * `later`: percentages that the law sets from certain days on, in order.
   */
  readonly percentage?: ConceptAttribute & {
    readonly standard?: string
    readonly later?: ReadonlyArray<LaterPercentage>
  }
  readonly description?: ConceptAttribute
  readonly inhability?: ConceptAttribute
  /** Attributes for the first and last day, or the first and last moment; always optional. */
  readonly time?: {
    readonly start: string
    readonly end: string
    readonly unit: "days" | "hours"
    readonly rule: string
  }
  /** Default values of the element's mandatory attributes, used if no item of the element states them. */
  readonly otherwise?: Readonly<Record<string, string>>
}

const number = (value: number): string => String(value).padStart(3, "0")
const attribute = (name: string, rule: number): ConceptAttribute => ({ name, rule: number(rule) })
const optional = (name: string, rule: number) => ({ ...attribute(name, rule), optional: true }) as const
const days = (name: string, rule: number) => ({ ...attribute(name, rule), unit: "days" as const })
const dates = (end: number) => ({ start: "FechaInicio", end: "FechaFin", unit: "days" as const, rule: number(end) })

type Row = Omit<PayrollConcept, "type" | "code" | "name" | "meaning" | "element"> & { readonly element?: string }

const concept =
  (type: PayrollItemType) =>
  (code: string, name: string, meaning: string, row: Row): PayrollConcept => ({
    element: code,
    ...row,
    type,
    code,
    name,
    meaning
  })

const earning = concept("Devengo")
const deduction = concept("Deduccion")

/**
 * Makes a concept of overtime or a surcharge. Its five rules have consecutive numbers from `first`; its percentage is
 * in table 5.5.5.
 */
const hours = (
  code: string,
  name: string,
  meaning: string,
  first: number,
  percentage: { readonly standard: string; readonly later?: ReadonlyArray<LaterPercentage> }
): PayrollConcept =>
  earning(code, name, meaning, {
    group: `${code}s`,
    time: { start: "HoraInicio", end: "HoraFin", unit: "hours", rule: number(first + 1) },
    quantity: { ...attribute("Cantidad", first + 2), unit: "hours" },
    percentage: { ...attribute("Porcentaje", first + 3), ...percentage },
    amount: attribute("Pago", first + 4)
  })

const percent = (integer: number): string => `${integer}.00`

/**
 * The percentages of hours on Sundays and holidays: the surcharge for the day, plus `added` for overtime or night
 * (annex table 5.5.5). Law 2466 of 2025 raises the surcharge for the day from 75 % in three steps (article 179 of the
 * labour code).
 */
const onHolidays = (added: number) => ({
  standard: percent(added + 75),
  later: [
    { from: "2025-07-01", percentage: percent(added + 80) },
    { from: "2026-07-01", percentage: percent(added + 90) },
    { from: "2027-07-01", percentage: percent(added + 100) }
  ]
})

/** Describes a concept whose amount is the text of its element. */
const text = (rule: number, group?: string): Row => ({
  amount: { name: undefined, rule: number(rule) },
  ...(group === undefined ? { single: true } : { group })
})

/** Describes the two attributes of an amount, for salary and for other pay; `IsSalary` chooses one of them. */
const bySalary = (stem: string, rule: number) => ({
  salaryAmount: optional(`${stem}S`, rule),
  amount: optional(`${stem}NS`, rule + 1)
})

/**
 * Every earning and every deduction in the order of the annex, one row each (payroll annex 1.0 §2.1, the groups
 * `Devengados` and `Deducciones`). A code is the annex's own name of the element. If one element has several amounts,
 * the code of the second is made from its attribute's name (`Viatico`, `PrimasNS`, `InteresesCesantias`,
 * `CompensacionE`, `BonoAlimentacion`, `FondoSub`, `SancionPublic`).
 *
 * Percentages that the caller does not state are those of the annex. For hours it is table 5.5.5, as Law 2466 of 2025
 * changes it for Sundays and holidays. For health and pension they are in rules NIE163 and NIE166. Interest on
 * severance is 12 % a year by law.
 */
export const payrollConcepts: ReadonlyArray<PayrollConcept> = [
  earning("Basico", "Sueldo trabajado", "Salary for days worked", {
    single: true,
    quantity: days("DiasTrabajados", 69),
    amount: attribute("SueldoTrabajado", 70)
  }),
  earning("Transporte", "Auxilio de transporte", "Transport allowance", { amount: optional("AuxilioTransporte", 71) }),
  earning("Viatico", "Viáticos, manutención y alojamiento", "Travel expenses, board and lodging", {
    element: "Transporte",
    ...bySalary("ViaticoManuAloj", 72)
  }),
  hours("HED", "Horas extra diurnas", "Daytime overtime", 74, { standard: "25.00" }),
  hours("HEN", "Horas extra nocturnas", "Night overtime", 79, { standard: "75.00" }),
  hours("HRN", "Recargo nocturno", "Night surcharge", 84, { standard: "35.00" }),
  hours(
    "HEDDF",
    "Horas extra diurnas dominicales y festivas",
    "Daytime overtime on Sundays and holidays",
    89,
    onHolidays(25)
  ),
  hours("HRDDF", "Recargo diurno dominical y festivo", "Daytime surcharge on Sundays and holidays", 94, onHolidays(0)),
  hours(
    "HENDF",
    "Horas extra nocturnas dominicales y festivas",
    "Night overtime on Sundays and holidays",
    99,
    onHolidays(75)
  ),
  hours(
    "HRNDF",
    "Recargo nocturno dominical y festivo",
    "Night surcharge on Sundays and holidays",
    104,
    onHolidays(35)
  ),
  earning("VacacionesComunes", "Vacaciones disfrutadas", "Vacation taken", {
    group: "Vacaciones",
    time: dates(110),
    quantity: days("Cantidad", 111),
    amount: attribute("Pago", 112)
  }),
  earning("VacacionesCompensadas", "Vacaciones compensadas", "Vacation paid instead of taken", {
    group: "Vacaciones",
    quantity: days("Cantidad", 115),
    amount: attribute("Pago", 116)
  }),
  earning("Primas", "Prima legal", "Statutory service bonus", {
    single: true,
    quantity: days("Cantidad", 117),
    amount: attribute("Pago", 118)
  }),
  earning("PrimasNS", "Prima no salarial", "Service bonus that is not salary", {
    element: "Primas",
    single: true,
    quantity: days("Cantidad", 117),
    amount: optional("PagoNS", 119),
    otherwise: { Pago: "0.00" }
  }),
  earning("Cesantias", "Cesantías", "Severance", {
    single: true,
    amount: attribute("Pago", 120),
    otherwise: { Porcentaje: "12.00", PagoIntereses: "0.00" }
  }),
  earning("InteresesCesantias", "Intereses de cesantías", "Interest on severance", {
    element: "Cesantias",
    single: true,
    percentage: { ...attribute("Porcentaje", 121), standard: "12.00" },
    amount: attribute("PagoIntereses", 122),
    otherwise: { Pago: "0.00" }
  }),
  earning("Incapacidad", "Incapacidad", "Sick leave", {
    group: "Incapacidades",
    time: dates(124),
    quantity: days("Cantidad", 125),
    inhability: attribute("Tipo", 126),
    amount: attribute("Pago", 127)
  }),
  earning("LicenciaMP", "Licencia de maternidad o paternidad", "Maternity or paternity leave", {
    group: "Licencias",
    time: dates(129),
    quantity: days("Cantidad", 130),
    amount: attribute("Pago", 131)
  }),
  earning("LicenciaR", "Licencia remunerada", "Paid leave", {
    group: "Licencias",
    time: dates(133),
    quantity: days("Cantidad", 134),
    amount: attribute("Pago", 135)
  }),
  earning("LicenciaNR", "Licencia no remunerada", "Unpaid leave", {
    group: "Licencias",
    time: dates(137),
    quantity: days("Cantidad", 138)
  }),
  earning("Bonificacion", "Bonificación", "Bonus", { group: "Bonificaciones", ...bySalary("Bonificacion", 139) }),
  earning("Auxilio", "Auxilio", "Allowance", { group: "Auxilios", ...bySalary("Auxilio", 141) }),
  earning("HuelgaLegal", "Huelga legal", "Lawful strike", {
    group: "HuelgasLegales",
    time: dates(144),
    quantity: days("Cantidad", 145)
  }),
  earning("OtroConcepto", "Otro concepto", "Other earning", {
    group: "OtrosConceptos",
    description: attribute("DescripcionConcepto", 146),
    ...bySalary("Concepto", 147)
  }),
  earning("Compensacion", "Compensación ordinaria", "Regular compensation of a cooperative", {
    group: "Compensaciones",
    amount: attribute("CompensacionO", 149),
    otherwise: { CompensacionE: "0.00" }
  }),
  earning("CompensacionE", "Compensación extraordinaria", "Extraordinary compensation of a cooperative", {
    group: "Compensaciones",
    element: "Compensacion",
    amount: attribute("CompensacionE", 150),
    otherwise: { CompensacionO: "0.00" }
  }),
  earning("BonoEPCTV", "Bonos, cheques, tarjetas y vales", "Bonds, cheques, cards and vouchers", {
    group: "BonoEPCTVs",
    ...bySalary("Pago", 151)
  }),
  earning(
    "BonoAlimentacion",
    "Bonos, cheques, tarjetas y vales de alimentación",
    "Bonds, cheques, cards and vouchers for food",
    {
      group: "BonoEPCTVs",
      element: "BonoEPCTV",
      ...bySalary("PagoAlimentacion", 153)
    }
  ),
  earning("Comision", "Comisión", "Commission", text(155, "Comisiones")),
  earning("PagoTercero", "Pago a tercero", "Payment to a third party", text(193, "PagosTerceros")),
  earning("Anticipo", "Anticipo", "Advance", text(194, "Anticipos")),
  earning("Dotacion", "Dotación", "Work clothing", text(156)),
  earning("ApoyoSost", "Apoyo de sostenimiento", "Apprentice's support", text(157)),
  earning("Teletrabajo", "Teletrabajo", "Telework allowance", text(158)),
  earning("BonifRetiro", "Bonificación por retiro", "Retirement bonus", text(159)),
  earning("Indemnizacion", "Indemnización", "Compensation for dismissal", text(160)),
  earning("Reintegro", "Reintegro del empleador", "Reimbursement by the employer", text(201)),
  deduction("Salud", "Salud", "Health insurance", {
    single: true,
    percentage: { ...attribute("Porcentaje", 161), standard: "4.00" },
    amount: attribute("Deduccion", 163)
  }),
  deduction("FondoPension", "Fondo de pensión", "Pension fund", {
    single: true,
    percentage: { ...attribute("Porcentaje", 164), standard: "4.00" },
    amount: attribute("Deduccion", 166)
  }),
  deduction("FondoSP", "Fondo de solidaridad pensional", "Pension solidarity fund", {
    single: true,
    percentage: optional("Porcentaje", 167),
    amount: optional("DeduccionSP", 168)
  }),
  deduction("FondoSub", "Fondo de subsistencia", "Subsistence fund", {
    element: "FondoSP",
    single: true,
    percentage: optional("PorcentajeSub", 169),
    amount: optional("DeduccionSub", 170)
  }),
  deduction("Sindicato", "Sindicato", "Trade union", {
    group: "Sindicatos",
    percentage: attribute("Porcentaje", 171),
    amount: attribute("Deduccion", 172)
  }),
  deduction("SancionPublic", "Sanción pública", "Public sanction", {
    group: "Sanciones",
    element: "Sancion",
    amount: attribute("SancionPublic", 173),
    otherwise: { SancionPriv: "0.00" }
  }),
  deduction("Sancion", "Sanción privada", "Private sanction", {
    group: "Sanciones",
    amount: attribute("SancionPriv", 174),
    otherwise: { SancionPublic: "0.00" }
  }),
  deduction("Libranza", "Libranza", "Loan repaid from the payroll", {
    group: "Libranzas",
    description: attribute("Descripcion", 175),
    amount: attribute("Deduccion", 176)
  }),
  deduction("PagoTercero", "Pago a tercero", "Payment to a third party", text(195, "PagosTerceros")),
  deduction("Anticipo", "Anticipo", "Advance", text(196, "Anticipos")),
  deduction("OtraDeduccion", "Otra deducción", "Other deduction", text(197, "OtrasDeducciones")),
  deduction("PensionVoluntaria", "Pensión voluntaria", "Voluntary pension", text(198)),
  deduction("RetencionFuente", "Retención en la fuente", "Income tax withheld", text(177)),
  deduction("AFC", "Ahorro para el fomento de la construcción", "Savings for housing (AFC)", text(179)),
  deduction("Cooperativa", "Cooperativa", "Cooperative", text(180)),
  deduction("EmbargoFiscal", "Embargo fiscal", "Tax garnishment", text(181)),
  deduction("PlanComplementarios", "Planes complementarios", "Complementary health plans", text(182)),
  deduction("Educacion", "Educación", "Education", text(183)),
  deduction("Reintegro", "Reintegro del trabajador", "Reimbursement by the worker", text(184)),
  deduction("Deuda", "Deuda con la empresa", "Debt to the employer", text(185))
]

const conceptsOf = (type: PayrollItemType): ReadonlyArray<PayrollConcept> =>
  payrollConcepts.filter((each) => each.type === type)

const listOf = (name: string, type: PayrollItemType): NamedCodeList =>
  new NamedCodeList(
    "payroll-concepts",
    name,
    conceptsOf(type)
      .map((each) => `${each.code}\t${each.name}`)
      .join("\n")
  )

/** The codes of items by their type. */
export const payrollConceptCodes: Readonly<Record<PayrollItemType, NamedCodeList>> = {
  Devengo: listOf("Devengados", "Devengo"),
  Deduccion: listOf("Deducciones", "Deduccion")
}

const byCode = new Map(payrollConcepts.map((each) => [`${each.type} ${each.code}`, each]))

/** The concept of an item; `undefined` if no concept has this type and code. */
export const payrollConcept = (type: string, code: string): PayrollConcept | undefined => byCode.get(`${type} ${code}`)

/** The percentage that applies on a day to an item that states none; `undefined` if the caller must state it. */
export const percentageOn = ({ percentage }: PayrollConcept, day: () => string): string | undefined =>
  percentage?.later?.findLast(({ from }) => from <= day())?.percentage ?? percentage?.standard
