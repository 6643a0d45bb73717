import type { ExampleOptions } from "../document/DocumentDefinition.ts"

/** The issuer's fields, shared by the examples of the three payroll documents. */
export const payrollIssuerExample = {
  SoftwareProvider: { Name: "ERP" },
  CompanyParty: {
    ImageUrl: null,
    Id: "900373115",
    IdentificationType: "31",
    Name: "Café Piñón y Cía. S.A.S.",
    PhysicalLocation: {
      Address: "Carrera 7 # 71-21, oficina 501",
      CityCode: "11001",
      SubentityCode: "11",
      CountryCode: "CO",
      CountryName: "Colombia"
    },
    Email: "nomina@example.com",
    Phone: "6015550100"
  }
}

const unset = "0001-01-01T00:00:00"

const item = (Type: string, code: string, values: object) => ({
  Type,
  code,
  Quantity: 0,
  Description: "",
  StartDate: unset,
  EndDate: unset,
  InhabilityCode: "0",
  ...values
})

/**
 * Identification number of the worker in the payroll with the given number. Each payroll has a different worker,
 * because a worker has one document a month. A document that refers to another one uses that document's number.
 */
const workerOf = (number: number): string => String(1_020_304_049 + number)

/**
 * Half a month of a salary of 3 000 000, with transport allowance and four hours of overtime at 3 000 000 / 220 × 1.25.
 * Of salary and overtime, 4 % is withheld for health and 4 % for the pension.
 */
const halfMonth = ({ date, number, reference }: ExampleOptions) => ({
  TypeCode: "102",
  Number: number,
  Date: date.toString(),
  Note: "Pago de la quincena",
  NumberingRange: { Prefix: "NE" },
  ...payrollIssuerExample,
  EmployeeParty: {
    Id: workerOf(reference === undefined ? number : Number(/(?<![0-9])[0-9]+$/u.exec(reference.number)?.[0] ?? number)),
    IdentificationType: "13",
    Code: "E-017",
    TypeCode: "01",
    SubtypeCode: "00",
    IsPensionRisk: false,
    FirstName: "Ana",
    MiddleName: "María",
    FirstSurname: "Muñoz",
    SecondSurname: "Peña",
    ContractType: "2",
    IsIntegralSalary: false,
    SalaryAmount: 3000000,
    PhysicalLocation: {
      Address: "Calle 50 # 46-36",
      CityCode: "05001",
      SubentityCode: "05",
      CountryCode: "CO"
    },
    Email: "ana@example.com",
    Phone: "6045550101"
  },
  Information: {
    Date: date.toString(),
    Address: "Carrera 7 # 71-21, oficina 501",
    CurrencyCode: "COP",
    CurrencyBaseRate: 0,
    PeriodCode: "4"
  },
  Period: {
    EntryDate: "2015-03-01T00:00:00",
    FinishDate: null,
    StartDate: `${date.date.slice(0, 8)}01T00:00:00`,
    EndDate: `${date.date}T00:00:00`,
    TimeWorkedDays: 15
  },
  Pay: { Code: "1", Date: date.toString(), MethodCode: "47" },
  Account: { Bank: "Banco de Prueba", Type: "Ahorros", Number: "000123456789" },
  Items: [
    item("Devengo", "Basico", { Quantity: 15, Description: "Sueldo", Amount: 1500000 }),
    item("Devengo", "Transporte", { Description: "Auxilio de transporte", Amount: 124548 }),
    item("Devengo", "HED", { Quantity: 4, Description: "Horas extra", Amount: 68181.82 }),
    item("Deduccion", "Salud", { Description: "Salud", Amount: 62727.27 }),
    item("Deduccion", "FondoPension", { Description: "Pensión", Amount: 62727.27 })
  ],
  MonetaryTotal: { PayableAmount: 1692729.82, DiscountAmount: 125454.54, TotalAmount: 1567275.28 },
  CustomizePrintFormat: { HeaderText: "", FooterText: "" }
})

/** A fictitious document: the key of the example in the payroll annex, with its time corrected. */
const published = {
  uuid: "dae35b4dfdf10939502c96278feb97be1af6cd5653bd662ca29b5c9cdf2729464b51d272ba0008586cf153b46f87a2bd",
  number: "NE1"
}

type Example = (options: ExampleOptions, half: ReturnType<typeof halfMonth>) => object

/** Changes that turn the default example into the others, by the name of the example. */
const changes: Readonly<Record<string, Example>> = {
  // a second document of the month, for the half that is paid at a raised salary
  novedad: ({ reference: { uuid } = published }, { EmployeeParty }) => ({
    Novedad: { Uuid: uuid },
    EmployeeParty: { ...EmployeeParty, SalaryAmount: 3500000 },
    Note: "Novedad contractual: aumento de sueldo desde el día 16",
    Items: [
      item("Devengo", "Basico", { Quantity: 15, Description: "Sueldo", Amount: 1750000 }),
      item("Deduccion", "Salud", { Description: "Salud", Amount: 70000 }),
      item("Deduccion", "FondoPension", { Description: "Pensión", Amount: 70000 })
    ],
    MonetaryTotal: { PayableAmount: 1750000, DiscountAmount: 140000, TotalAmount: 1610000 }
  }),
  // a month paid in two halves
  "two-payments": ({ date }) => ({
    Note: "Pago del mes en dos quincenas",
    Pay: { Code: "1", Dates: [`${date.date.slice(0, 8)}15`, date.date], MethodCode: "47" }
  }),
  "natural-employer": (_, { CompanyParty }) => ({
    CompanyParty: {
      ...CompanyParty,
      Id: "1020304051",
      IdentificationType: "13",
      Name: null,
      FirstName: "Carlos",
      MiddleName: "José",
      FirstSurname: "Rodríguez",
      SecondSurname: "Niño",
      Email: "carlos@example.com"
    }
  })
}

/** Names of the examples other than the default one, which is half a month paid by a company. */
export const payrollExamples = Object.keys(changes)

/** The body of a payroll support document as the sandbox accepts it, without its certificate. */
export const payrollExample = (options: ExampleOptions) => {
  const half = halfMonth(options)
  return { ...half, ...changes[options.operation ?? ""]?.(options, half) }
}

const predecessor = ({ date, reference = { ...published, date: date.toString() } }: ExampleOptions) => ({
  Uuid: reference.uuid,
  Date: reference.date,
  SchemeName: "CUNE-SHA384",
  TypeCode: "102",
  Number: reference.number
})

/**
 * The body of a note that replaces a payroll, without its certificate. The payroll is `reference`, or else the example
 * of the annex.
 */
export const payrollReplaceNoteExample = (options: ExampleOptions) => ({
  ...halfMonth(options),
  TypeCode: "103",
  Note: "Corrige el valor de las horas extra",
  DocumentReference: predecessor(options),
  NumberingRange: { Prefix: "NA" }
})

/**
 * The body of a note that deletes a payroll, without its certificate. The payroll is `reference`, or else the example
 * of the annex.
 */
export const payrollDeleteNoteExample = (options: ExampleOptions) => ({
  TypeCode: "103",
  Number: options.number,
  Date: options.date.toString(),
  Note: "Documento enviado por error",
  DocumentReference: predecessor(options),
  NumberingRange: { Prefix: "NA" },
  ...payrollIssuerExample
})
