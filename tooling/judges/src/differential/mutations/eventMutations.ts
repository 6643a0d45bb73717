import { type Body, type Mutation, raising, setting } from "../Mutation.ts"

/** Makes a mutation that changes the value of an entry in the event's group `Negotiation`, by the entry's name. */
const valuing = (name: string, change: (value: string) => string | undefined): Mutation => ({
  name: `Negotiation ${name}: ${change("1")}`,
  change: (body) => {
    const entry = (body["Negotiation"] as ReadonlyArray<Body> | undefined)?.find((value) => value["Name"] === name)
    const value = entry === undefined ? undefined : change(entry["Value"])
    if (entry === undefined || value === undefined) return false
    entry["Value"] = value
    return true
  }
})

/** Makes a mutation that renames an entry of the group `Negotiation`, so that the authority does not find it. */
const renaming = (name: string): Mutation => ({
  name: `Negotiation ${name} renamed`,
  change: (body) => {
    const entry = (body["Negotiation"] as ReadonlyArray<Body> | undefined)?.find((value) => value["Name"] === name)
    if (entry === undefined) return false
    entry["Name"] = `${name}X`
    return true
  }
})

/** Restricts a mutation to events of one operation. */
const forOperation = (operation: string, { change, name }: Mutation): Mutation => ({
  name: `${operation}: ${name}`,
  change: (body) => body["OperationCode"] === operation && change(body)
})

const amounts = ["SenderAmounts", "ReceiverAmounts", "GuaranteedAmounts"]

const firstAmount = (value: string): Mutation => setting(["SenderAmounts", 0, "Amount"], value)

/** Mutations that set a discount rate which contradicts the stated price. */
const rates = ["TasaDescuento", "FactordeDescuento"].map((name) =>
  valuing(name, (value) => (value === "12.34" ? undefined : "12.34"))
)

/** Names of the numeric entries of the group `Negotiation`. */
const numbers = [
  "ValorTotalEndoso",
  "PrecioPagarseFEV",
  "TasaDescuento",
  "FactordeDescuento",
  "ValorFEVavala",
  "ValorFEV-TV",
  "MontoMedidaCautelar",
  "ValorActualTituloValor",
  "ValorAceptado",
  "ValorPendiente",
  "ValorTransferenciaDerechos"
]

/** Mutations of events that register a mandate. */
const mandates: ReadonlyArray<Mutation> = [
  setting(["Mandate"], undefined),
  setting(["Mandate", "SchemeId"], "3"),
  setting(["Mandate", "PrincipalRole"], "Mandante-XX"),
  setting(["Mandate", "AgentMode"], "F"),
  setting(["Mandate", "Faculties"], ["mr91", "MR91"]),
  setting(["Mandate", "Faculties"], ["MR91"]),
  setting(["Mandate", "Faculties"], ["ALL17"]),
  setting(["Mandate", "Faculties"], ["ALL17", "MR91"]),
  setting(["Mandate", "Documents", 0, "Uuid"], "f".repeat(95)),
  setting(["Mandate", "Documents", 1, "Uuid"], "0".repeat(96)),
  setting(["Mandate", "Documents", 0, "SchemeName"], "CUDE-SHA384"),
  setting(["Mandate", "Documents", 0, "TypeCode"], "20"),
  setting(["Mandate", "Documents", 0, "TypeCode"], "91"),
  setting(
    ["Mandate", "Documents"],
    Array.from({ length: 20 }, (_, index) => ({ Uuid: String(index).padStart(96, "0"), Number: `D${index}` }))
  ),
  setting(
    ["Mandate", "Documents"],
    Array.from({ length: 19 }, (_, index) => ({ Uuid: String(index).padStart(96, "0"), Number: `D${index}` }))
  ),
  setting(["Mandate", "Attachments", 0, "Content"], "JVBERi0"),
  setting(["Mandate", "Attachments", 1, "Content"], "JVB&"),
  setting(["Mandate", "Attachments", 1, "Content"], "Y29udHJhdG8="),
  setting(["Mandate", "Attachments", 0, "Content"], "JVBERw=="),
  setting(["Mandate", "Attachments"], [{ Content: "JVBERg==" }]),
  {
    name: "an open mandate",
    change: (body) => {
      if (body["Mandate"] === undefined) return false
      body["ResponseListId"] = "3"
      return true
    }
  }
]

/** All mutations of an event. */
export const eventMutations: ReadonlyArray<Mutation> = [
  // mutations for every event come first, because events without the last ones also reach these in turn
  setting(["Date"], "2026-01-16T10:00:00"),
  setting(["CompanyParty", "Id"], "900373115-9"),
  setting(["CompanyParty", "IdentificationType"], "99"),
  setting(["SupplierParty", "Id"], "900373115-9"),
  setting(["IssuerParty"], undefined),
  setting(["IssuerParty", "IdentificationType"], "99"),
  setting(["ClaimCode"], "09"),
  setting(["OperationCode"], "99"),
  setting(["DocumentReference", "SchemeName"], "CUDE-SHA384"),
  setting(["DocumentReference", "TypeCode"], "91"),
  setting(["NumberingRange", "Prefix"], "A-R"),
  {
    name: "the holder as its own endorsee",
    change: (body) =>
      ["037", "038", "039", "047", "049"].includes(body["TypeCode"]) &&
      setting(["ReceiverParty", "Id"], "900373115").change(body)
  },
  setting(["ReceiverParty", "Name"], "Otra S.A.S."),
  {
    name: "another receiver than the endorsee",
    change: (body) =>
      body["ReceiverAmounts"] !== undefined && setting(["ReceiverParty", "Id"], "900508908").change(body)
  },
  ...["036", "045", "046"].map((code) => ({
    name: `${code} without the due date`,
    change: (body: Body) => body["TypeCode"] === code && setting(["ValidityPeriod"], undefined).change(body)
  })),
  forOperation("361", setting(["Negotiation"], undefined)),
  ...mandates,
  ...numbers.flatMap((name) => [valuing(name, () => "1,5"), renaming(name)]),
  renaming("MedioPago"),
  setting(["Attachments", 0, "Content"], "YWN0YQ=="),
  ...rates,
  valuing("PrecioPagarseFEV", (value) => `${value}1`),
  valuing("ValorTotalEndoso", (value) => `1${value}`),
  valuing("ValorFEVavala", (value) => `1${value}`),
  valuing("ValorTransferenciaDerechos", (value) => `1${value}`),
  ...amounts.flatMap((field) => [
    raising([field, 0, "Amount"]),
    setting([field, 0, "Id"], "900373115-9"),
    setting([field, 0, "IdentificationType"], "99"),
    setting([field, 0, "Name"], "Otra S.A.S.")
  ]),
  setting(["ReceiverAmounts", 0, "Id"], "800199436"),
  forOperation("451", setting(["SenderAmounts"], undefined)),
  forOperation("511", setting(["SenderAmounts"], undefined)),
  forOperation("451", firstAmount("100000000")),
  forOperation("512", firstAmount("0.01")),
  forOperation("452", firstAmount("0.01")),
  forOperation("511", {
    name: "pays all",
    change: (body) => {
      const balance = (body["Negotiation"] as ReadonlyArray<Body> | undefined)?.[0]?.["Value"]
      if (balance === undefined) return false
      body["SenderAmounts"] = [{ ...body["CompanyParty"], Amount: balance }]
      return true
    }
  })
]
