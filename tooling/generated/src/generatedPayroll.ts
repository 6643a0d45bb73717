import { payrollConcepts } from "@radicar/domain/inner/codes/payrollConcepts"
import { payrollExample } from "@radicar/domain/inner/example/payrollExample"
import { Schema } from "effect"
import { LineSeed, now } from "./generatedInvoice.ts"

const text = LineSeed.fields.text
const hundredths = (maximum: number) => Schema.Int.check(Schema.isBetween({ minimum: 0, maximum }))
const mandatory = ["Basico", "Salud", "FondoPension"]
const kinds = payrollConcepts.filter(({ code }) => !mandatory.includes(code)).map(({ code, type }) => `${type} ${code}`)

const ItemSeed = Schema.Struct({
  kind: Schema.Literals(kinds),
  amount: hundredths(1_000_000_000),
  quantity: hundredths(10_000),
  percentage: Schema.Literals(["none", "0", "1.5", "25", "110.00"]),
  salary: Schema.Boolean,
  dated: Schema.Boolean,
  text
})

/** Seed of a payroll; money and hours are in hundredths. */
export const PayrollSeed = Schema.Struct({
  text,
  prefix: Schema.Literals(["", "NE", "a1B2"]),
  foreign: Schema.Boolean,
  abroad: Schema.Boolean,
  wholeName: Schema.Boolean,
  account: Schema.Boolean,
  left: Schema.Boolean,
  provider: Schema.Boolean,
  swapped: Schema.Boolean,
  natural: Schema.Literals(["no", "names", "identity card"]),
  payments: Schema.Literals([1, 2, 4]),
  health: hundredths(100_000_000),
  salary: hundredths(1_000_000_000),
  items: Schema.Array(ItemSeed).check(Schema.isMaxLength(25))
})

const days = ["2026-01-08", "2026-01-15", "2026-01-22", "2026-02-02"]

const decimalText = (value: bigint): string => {
  const digits = value.toString().padStart(3, "0")
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const item = (seed: typeof ItemSeed.Type) => {
  const [type = "", code = ""] = seed.kind.split(" ")
  const concept = payrollConcepts.find((each) => each.type === type && each.code === code)
  // not 0, which is not written where the schema does not require the attribute
  const amount = concept?.amount === undefined ? 0n : BigInt(seed.amount) + 1n
  const unit = concept?.quantity?.unit
  return {
    type,
    single: concept?.single === true,
    kind: seed.kind,
    amount,
    wire: {
      Type: type,
      code,
      Amount: decimalText(amount),
      Quantity: unit === "hours" ? decimalText(BigInt(seed.quantity + 1)) : seed.quantity + 1,
      ...(seed.percentage === "none" && code !== "Sindicato"
        ? {}
        : { Percentage: seed.percentage === "none" ? 1 : seed.percentage }),
      Description: `x${seed.text.join("")}x`,
      StartDate: seed.dated ? "2026-01-02T18:00:00" : "0001-01-01T00:00:00",
      EndDate: seed.dated ? "2026-01-02T20:00:00" : "0001-01-01T00:00:00",
      InhabilityCode: code === "Incapacidad" ? "2" : "0",
      IsSalary: seed.salary
    }
  }
}

/** A body with correct totals, computed here in hundredths. Items that a document may state only once occur once. */
export const generatedPayroll = (seed: typeof PayrollSeed.Type): Record<string, any> => {
  const example: Record<string, any> = structuredClone(payrollExample({ number: 1, date: now }))
  const all = seed.items.map(item)
  const items = all.filter((each, index) => !each.single || all.findIndex(({ kind }) => kind === each.kind) === index)
  const total = (type: string) =>
    items.filter((each) => each.type === type).reduce((sum, each) => sum + each.amount, 0n)
  const health = BigInt(seed.health)
  const deducted = total("Deduccion") + 2n * health
  const basic = deducted + BigInt(seed.salary)
  const earned = total("Devengo") + basic
  const enclosed = `x${seed.text.join("")}x`
  const name = `x${seed.text.slice(0, 4).join("")}x`
  const [payable, left] = [decimalText(earned), decimalText(earned - deducted)]
  return {
    ...example,
    Note: enclosed,
    NumberingRange: { Prefix: seed.prefix },
    SoftwareProvider: seed.provider
      ? { Id: "a-1", Pin: "p", ProviderId: "800197268-4", ProviderName: enclosed }
      : { Origin: enclosed },
    CompanyParty:
      seed.natural === "no"
        ? { ...example["CompanyParty"], Name: enclosed }
        : {
            ...example["CompanyParty"],
            IdentificationType: seed.natural === "names" ? "31" : "13",
            Name: seed.wholeName ? name : "",
            FirstName: name,
            MiddleName: seed.wholeName ? name : "",
            FirstSurname: name,
            SecondSurname: seed.wholeName ? name : ""
          },
    EmployeeParty: {
      ...example["EmployeeParty"],
      Code: name,
      FirstName: name,
      FirstSurname: name,
      MiddleName: seed.wholeName ? name : "",
      SecondSurname: seed.wholeName ? name : "",
      SalaryAmount: decimalText(BigInt(seed.salary)),
      PhysicalLocation: seed.abroad
        ? { Address: enclosed, CityCode: name, SubentityCode: name, CountryCode: "US" }
        : { ...example["EmployeeParty"].PhysicalLocation, Address: enclosed }
    },
    Information: seed.foreign
      ? { CurrencyCode: "USD", CurrencyBaseRate: "4012.35", PeriodCode: "5" }
      : example["Information"],
    Period: { ...example["Period"], FinishDate: seed.left ? "2026-01-14T00:00:00" : null },
    Pay: seed.payments === 1 ? example["Pay"] : { Code: "1", MethodCode: "47", Dates: days.slice(0, seed.payments) },
    Account: seed.account ? { Bank: name, Type: name, Number: name } : null,
    Items: [
      ...items.map((each) => each.wire),
      { Type: "Deduccion", code: "FondoPension", Amount: decimalText(health) },
      { Type: "Devengo", code: "Basico", Quantity: 15, Amount: decimalText(basic) },
      { Type: "Deduccion", code: "Salud", Amount: decimalText(health) }
    ],
    MonetaryTotal: {
      PayableAmount: seed.swapped ? left : payable,
      DiscountAmount: decimalText(deducted),
      TotalAmount: seed.swapped ? payable : left
    }
  }
}
