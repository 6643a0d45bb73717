import { eventTypeOf } from "@radicar/domain/inner/codes/eventTypes"
import { payrollConcept } from "@radicar/domain/inner/codes/payrollConcepts"
import { decimal, roundHalfEven, toExact, toFixed } from "@radicar/domain/inner/number/Decimal"

/** What a document states, by its path. */
export type Statements = ReadonlyMap<string, string>

/** What bodies may say and no document states: printed, known to the service, or of no place in the type. */
const neverFiled: ReadonlyArray<RegExp> = [
  /^numberingRange\.date$/u,
  /^softwareProvider\.(name|origin|testSetId)$/u,
  /^customizePrintFormat\./u,
  /\.imageUrl$/u,
  /\.taxes\[\d+\]\.concept$/u
]

const ofNotes: ReadonlyArray<RegExp> = [
  /^numberingRange\.(?!prefix$)/u,
  /^documentReference(\[\d+\])?\.typeCode$/u,
  /^softwareProvider\.providerName$/u
]

const ofPurchases: ReadonlyArray<RegExp> = [
  /^(companyParty|supplierParty)\.(corporateRegistration|industryClassificationCode|email|phone|tradeName|contactName|contactNote|physicalLocation\.countryName)$/u,
  // a resident is named as a NIT whatever the document (DSAJ25a)
  /^supplierParty\.identificationType$/u,
  /^period\.(startDate|endDate)$/u
]

const ofPayrolls: ReadonlyArray<RegExp> = [
  // the document has a NIT, and no type of it
  /^companyParty\.identificationType$/u,
  /^numberingRange\.(?!prefix$)/u,
  /^(companyParty|employeeParty)\.(email|phone|physicalLocation\.(countryName|postalZone))$/u,
  /^information\.(date|address)$/u,
  /^period\.timeWorkedDays$/u,
  /^documentReference\.(schemeName|typeCode)$/u
]

/** Parties that only some events have a place for, and the buyer, whom only a note names. */
const ofEvents: ReadonlyArray<RegExp> = [
  /^documentReference\.date$/u,
  /^softwareProvider\.providerName$/u,
  /^(supplierParty|receiverParty|issuerParty|customerParty)\./u,
  /^(claimCode|responseListId)$/u
]

/** Written for want of a statement; reading them states them. */
const defaults: ReadonlyArray<RegExp> = [
  /^operationCode$/u,
  /^softwareProvider\.(id|providerId|providerName)$/u,
  /\.(regimeCode|taxLevelCode|taxCode|organizationTypeCode)$/u,
  /\.physicalLocation\.(subentityCode|countryName)$/u,
  /^paymentMeans(\[\d+\])?\.(methodCode|date)$/u,
  /^pay\.methodCode$/u,
  /^paymentExchangeRate\.date$/u,
  /^(discounts|charges)\[\d+\]\.(code|percentage|baseAmount|amount|reason)$/u,
  /^items\[\d+\]\.(discounts|charges)\[\d+\]\.(percentage|baseAmount)$/u,
  /^items\[\d+\]\.taxes\[\d+\]\.(percentage|taxableAmount|baseQuantity|baseUnitCode)$/u,
  /^prepaidPayments\[\d+\]\.id$/u,
  /^documentReference(\[\d+\])?\.(schemeName|typeCode)$/u,
  /^generationCode$/u,
  /^period\.startDate$/u,
  /^notes\[\d+\]$/u,
  /^date\.time$/u,
  /^spdServices\[\d+\]\.isOtherCompany$/u,
  /^mandate\.documents\[\d+\]\.(?:schemeName|typeCode|validityPeriod\.)/u,
  /^(?:mandate\.)?attachments\[\d+\]\.mimeCode$/u,
  // of the only holder and the only endorsee
  /^(senderAmounts|receiverAmounts)\[0\]\./u
]

const families: Readonly<Record<string, ReadonlyArray<RegExp>>> = {
  CreditnoteCreate: ofNotes,
  DebitnoteCreate: ofNotes,
  EquivalentNoteCreate: ofNotes,
  EquivalentCreate: [/^numberingRange\.(?!prefix$)/u],
  EquivalentSpdCreate: [/^numberingRange\.(?!prefix$)/u],
  SupportCreate: ofPurchases,
  SupportNoteCreate: [...ofPurchases, ...ofNotes],
  EventCreate: ofEvents,
  PayrollCreate: ofPayrolls,
  PayrollReplaceNote: ofPayrolls,
  PayrollDeleteNote: ofPayrolls
}

const isNit = /(?:[pP]arty|[pP]rovider|Amounts\[\d+\])\.(?:id|providerId)$/u

/** Amounts that documents state with two fraction digits. */
const rounded =
  /^(legalMonetaryTotal\.|spdServices\[.*[aA]mount$|gamingEstablishment\.(moneyDeposit|.*creditValue)$|exchangeSettlement\.(nominalQuantity|yields|value)$)/u

/**
 * One spelling of what has several: of numbers of people, of keys, of lists of responsibilities, of rounded amounts.
 */
const spelling = (path: string, value: string): string => {
  if (isNit.test(path)) return value.replaceAll(/[. ]/gu, "").replace(/^([1-9][0-9]{4,9})-[0-9]$/u, "$1")
  if (rounded.test(path)) return toExact(roundHalfEven(decimal(value), 2), 0)
  if (path.endsWith(".uuid")) return value.toLowerCase()
  return path.endsWith(".taxLevelCode") ? value.replaceAll(/\s*;\s*/gu, ";") : value
}

const swap = (statements: Map<string, string>, one: string, other: string): void => {
  const [first, second] = [statements.get(one), statements.get(other)]
  if (first === undefined || second === undefined) return
  statements.set(one, second)
  statements.set(other, first)
}

const isForm = (code: string | undefined): boolean => code === "1" || code === "2"

/** Payment codes the right way round, totals of nothing left out, prefix and number as one. */
const headOf = (statements: Map<string, string>): void => {
  const means = [...statements.keys()].map((path) => /^(?:paymentMeans(?:\[\d+\])?|pay)(?=\.)/u.exec(path)?.[0] ?? "")
  for (const group of new Set(means)) {
    const [code, method] = [`${group}.code`, `${group}.methodCode`]
    if (!isForm(statements.get(code)) && isForm(statements.get(method))) swap(statements, code, method)
  }
  for (const name of ["discountAmount", "chargeAmount", "payableRoundingAmount", "prepaidAmount"]) {
    const path = `legalMonetaryTotal.${name}`
    if (statements.get(path) === "0") statements.delete(path)
  }
  statements.set("number", `${statements.get("numberingRange.prefix") ?? ""}${statements.get("number")}`)
  statements.delete("numberingRange.prefix")
}

const twoDigits = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : toFixed(decimal(text), 2)

/** Elements that hold two amounts, of which a zero may stand for an item or for none. */
const paired = new Set([
  "Primas",
  "PrimasNS",
  "Cesantias",
  "InteresesCesantias",
  "Compensacion",
  "CompensacionE",
  "Sancion",
  "SancionPublic",
  "FondoSP",
  "FondoSub"
])

/** The items of a payroll in one order, each by what its concept has a place for. */
const payrollItems = (statements: Map<string, string>): void => {
  const items = new Map<string, Record<string, string>>()
  for (const [path, value] of statements) {
    const match = /^items\[(\d+)\]\.(\w+)$/u.exec(path)
    if (match === null) continue
    statements.delete(path)
    items.set(match[1]!, { ...items.get(match[1]!), [match[2]!]: value })
  }
  const written = Array.from(items.values(), (item) => {
    const concept = payrollConcept(item["type"]!, item["code"]!)!
    const unit = concept.time?.unit
    const at = (text: string | undefined) => (unit === "days" ? text?.slice(0, 10) : unit && text)
    const amount = concept.amount === undefined ? undefined : (twoDigits(item["amount"]) ?? "0.00")
    if (paired.has(concept.code) && amount === "0.00") return ""
    return JSON.stringify([
      concept.type,
      concept.code,
      amount,
      concept.description && item["description"],
      concept.inhability && item["inhabilityCode"],
      concept.salaryAmount && (item["isSalary"] ?? "false"),
      at(item["startDate"]),
      at(item["endDate"]),
      // of those that share an element the first says it, and the annex may say it for all
      concept.single === true ? undefined : concept.quantity && item["quantity"],
      concept.single === true
        ? undefined
        : concept.percentage?.standard === undefined && concept.percentage && twoDigits(item["percentage"])
    ])
  })
  statements.set(
    "items",
    written
      .filter((item) => item !== "")
      .toSorted()
      .join("\n")
  )
}

const payroll = (statements: Map<string, string>): void => {
  payrollItems(statements)
  // of a natural person the names are filed
  if (statements.has("companyParty.firstSurname")) statements.delete("companyParty.name")
  // one day in a list is that day
  const only = statements.get("pay.dates[0]")
  if (only !== undefined && !statements.has("pay.dates[1]")) {
    statements.delete("pay.dates[0]")
    statements.set("pay.date", only)
  }
  const salary = statements.get("employeeParty.salaryAmount")
  if (salary !== undefined) statements.set("employeeParty.salaryAmount", twoDigits(salary)!)
  const [payable, total] = ["monetaryTotal.payableAmount", "monetaryTotal.totalAmount"]
  if (Number(statements.get(total)) > Number(statements.get(payable))) swap(statements, payable, total)
}

/** Leaves out what the type of an event has no place for. */
const placed = (statements: Map<string, string>): void => {
  const type = eventTypeOf(statements.get("typeCode") ?? "")
  const unplaced = [
    ...(["sender", "receiver", "guaranteed"] as const).flatMap((holder) =>
      type?.shares?.of.includes(holder) === true ? [] : [`${holder}Amounts[`]
    ),
    ...(type?.group === undefined ? ["negotiation["] : [])
  ]
  for (const path of statements.keys()) {
    if (unplaced.some((start) => path.startsWith(start))) statements.delete(path)
  }
}

const negotiation = (statements: Map<string, string>): void => {
  const pairs: Array<string> = []
  for (const [path, value] of statements) {
    const match = /^negotiation\[(\d+)\]\.name$/u.exec(path)
    if (match === null) continue
    pairs.push(JSON.stringify([value, statements.get(`negotiation[${match[1]}].value`)]))
  }
  for (const path of statements.keys()) if (path.startsWith("negotiation[")) statements.delete(path)
  statements.set("negotiation", pairs.toSorted().join("\n"))
}

/** The documented normalisation: what a document states of what a body says. */
const normalForm = (operation: string, stated: Statements): Map<string, string> => {
  const dropped = [...neverFiled, ...(families[operation] ?? [])]
  const kept = new Map(
    Array.from(stated, ([path, value]) => [path, spelling(path, value)] as const).filter(
      ([path]) => !dropped.some((pattern) => pattern.test(path))
    )
  )
  headOf(kept)
  if (operation.startsWith("Payroll") && operation !== "PayrollDeleteNote") payroll(kept)
  if (operation === "EventCreate") {
    placed(kept)
    negotiation(kept)
  }
  return kept
}

/** The differences between the body read and the body written, apart from the documented normalisation. */
export const differences = (operation: string, original: Statements, read: Statements): ReadonlyArray<string> => {
  const [before, after] = [normalForm(operation, original), normalForm(operation, read)]
  const lost = Array.from(before).flatMap(([path, value]) =>
    after.get(path) === value ? [] : [`${path}: ${value} became ${after.get(path)}`]
  )
  const added = Array.from(after.keys()).filter(
    (path) => !before.has(path) && !defaults.some((pattern) => pattern.test(path))
  )
  return [...lost, ...added.map((path) => `${path}: ${after.get(path)} was not there`)]
}
