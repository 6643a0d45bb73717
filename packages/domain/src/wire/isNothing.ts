import { Schema } from "effect"
import { JsonNumber, JsonObject, type JsonValue } from "../json/JsonValue.ts"
import { bilingual } from "../rules/Language.ts"

const unset = /^0001-01-01(T00:00:00(\.0+)?)?$/u

/** Whether a value is `0001-01-01T00:00:00`, by which the wire marks an unset date. */
export const isUnsetDate = (value: unknown): boolean =>
  typeof value === "string" && value.startsWith("0001") && unset.test(value)

/**
 * Whether a value means "absent" in any field: a missing key, `null`, a blank text, the unset date, an empty list, or
 * an object in which everything is absent.
 */
export const isNothing = (value: JsonValue | undefined): boolean => {
  if (value === undefined || value === null || value === "") return true
  if (typeof value === "string") return value.trim() === "" || isUnsetDate(value)
  if (Array.isArray(value)) return value.length === 0
  return value instanceof JsonObject && value.values.every(isNothing)
}

/** Values that an optional field may hold instead of its own: those for which {@link isNothing} holds. */
export type Nothing = null | "" | "0001-01-01T00:00:00" | readonly [] | { readonly [field: string]: Nothing }

const blank = Schema.String.check(Schema.isPattern(/^\s*$|^0001-01-01(T00:00:00(\.0+)?)?$/u))

/**
 * The spellings of "absent" of an optional field: {@link isNothing} as a schema. It does not describe the fields of an
 * object; `openApiTransform` of the contract makes it recursive. Here, recursion would need a separate schema in each
 * place.
 */
export const Nothing = Schema.Union([
  Schema.Null,
  blank,
  Schema.Array(Schema.Never).check(Schema.isMaxLength(0)),
  Schema.Record(Schema.String, Schema.Unknown)
]).annotate({
  identifier: "Absent",
  description: bilingual({
    en: "Absent, in any spelling: null, a blank text, an empty list, an object in which everything is absent.",
    es: "Ausente, escrito de cualquier forma: null, un texto en blanco, una lista vacía o un objeto en el que todo está ausente."
  })
  // the type is recursive, the schema is not
}) as unknown as Schema.Codec<Nothing>

/** Whether a value is `0`, by which classes with non-nullable numbers mark an unset one. */
export const isZero = (value: unknown): boolean => {
  const text = value instanceof JsonNumber ? value.text : value
  return (
    text === "0" ||
    (typeof text === "string" && text.charCodeAt(0) <= 0x30 && /^-?0(\.0+)?([eE][+-]?\d+)?$/u.test(text))
  )
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "))

/**
 * The fields of the bodies of all operations: those of the body itself, those of nested objects, and those in which `0`
 * means absent. The lists let a document know these fields without loading the other schemas. A test compares the lists
 * with the schemas.
 */
export const bodyFields = {
  outer: /* @__PURE__ */ words(
    "Account AccountingCost AccountingCostCode AdditionalDocumentReferences Attachments BuyerBenefits Charges CinemaShow " +
      "ClaimCode CompanyParty CorrectionCode CurrencyCode CustomerParty CustomizePrintFormat DataGroups Date " +
      "Delivery DeliveryTerms DespatchReferences Discounts DocumentReference DueDate EmployeeParty " +
      "ExchangeSettlement Flight GamingEstablishment GenerationCode GuaranteedAmounts Health Information " +
      "IssuerParty Items LegalMonetaryTotal Mandate MonetaryTotal Negotiation Note Notes Novedad Number " +
      "NumberingRange OperationCode OrderReference PassengerTicket Pay PaymentExchangeRate PaymentMeans Period " +
      "PointOfSale Premises PrepaidPayments ReceiptReferences ReceiverAmounts ReceiverParty ResponseListId " +
      "SenderAmounts SigningCertificate SoftwareManufacturer SoftwareProvider SpdServices SupplierParty " +
      "TaxPointDate TypeCode ValidityPeriod Withholdings"
  ),
  inner: /* @__PURE__ */ words(
    "Act AdditionalStreetName Address AgentMode AiuObject Amount Attachments Average Balance " +
      "Bank BaseAmount BaseQuantity BaseUnitCode BillingCycleMonths BillingPeriod BrandName CalculationRate " +
      "CashRegisterPlate Cashier ChargeAmount Charges CityCode CityName Code Collections CommissionPercentage " +
      "Company Concept ConceptCode Consecutive ConsumptionNote Consumptions ContactName ContactNote Content " +
      "ContractNumber ContractType CorporateRegistration Country CountryCode CountryName CountrySubentity " +
      "CoverageCode CreditAmount CreditValue Credits CurrencyBaseRate CurrencyCode Date Dates Days DebitAmount " +
      "Debits Description Destination DiscountAmount Discounts Documents Email EndDate EntryDate Faculties " +
      "FamilyName Financings FinishDate FirstName FirstSurname FooterText FreightValue FromNumber Games GrossAmount " +
      "HeaderText History Id IdentificationType ImageUrl IncomeCode IndustryClassificationCode InhabilityCode " +
      "Installments Instruments InterestPercentage IsIntegralSalary IsOtherCompany IsPensionRisk IsSalary IsUsable JobTitle " +
      "Language LatestDate LatestQuantity ListName LocaleId Location MachineCredits MachineSerial Meter " +
      "MeteredQuantity Method MethodCode MiddleName MimeCode ModelName MoneyDeposit Months Name NewCreditAmount " +
      "NewDebitAmount NoContractReasonCode NominalQuantity Note Number OrdinaryUnusable OrganizationDepartment " +
      "OrganizationTypeCode Origin PaidInstallments PassengerEmail PassengerId PassengerName Password PayableAmount " +
      "PayableRoundingAmount PaymentId PaymentModalityCode PendingAmount PerUnitAmount Percentage PeriodCode Phone " +
      "PhysicalLocation Pin Points PolicyNumber PostalZone Prefix PrepaidAmount PreviousDate PreviousPayment " +
      "PreviousQuantity Price PriceReference Principal PrincipalRole Provider ProviderCode ProviderId ProviderName " +
      "Quantity RadicadoNumber Reading Reason RegimeCode RegisterType RegistrationPrice ReservationNumber " +
      "ResidentialStratum Room SalaryAmount SaleCode SchemeId SchemeName Seats SecondSurname Service ServiceType " +
      "SettlementDate Shareholders Shipment SoftwareName SourceCurrencyCode SpecialTerms StandardItemIdentification " +
      "StartDate Stratum StreetName SubentityCode Subscriber SubtotalAmount SubtypeCode SweepingCleaning TaxCode " +
      "TaxExclusiveAmount TaxInclusiveAmount TaxLevelCode TaxableAmount Taxes TechnicalKey TestSetId Text Theatre " +
      "Time TimeWorkedDays Title ToNumber Token TotalAmount TradeName Transactions TransportMode Type TypeCode " +
      "UnitCode UnitPrice UrbanCleaning Useless Uuid ValidityPeriod Value Values Vehicle VehicleId Waste Yields " +
      "code"
  ),
  absentAtZero: /* @__PURE__ */ words(
    "BaseAmount BaseQuantity CurrencyBaseRate FromNumber Id InhabilityCode PerUnitAmount Percentage " +
      "PriceReference ToNumber"
  )
} as const

/**
 * Whether an unknown field counts as absent: it belongs to documents of other operations, and it is empty. Programs
 * with one class for the bodies of several operations send the fields of all of them.
 */
export const isAbsentElsewhere = (field: string, value: JsonValue | undefined, isOuter: boolean): boolean =>
  (isOuter ? bodyFields.outer : bodyFields.inner).has(field) &&
  (isNothing(value) || (bodyFields.absentAtZero.has(field) && isZero(value)))
