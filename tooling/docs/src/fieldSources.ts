/** Where a field of a body goes, and the rule or section that says so. */
type Source = string

/** Patterns over the path of a field, the first that fits counts; `*` stands for one name. */
type Sources = ReadonlyArray<readonly [pattern: string, source: Source]>

const notFiled = "not filed"
const printed = "printed, not filed"

/** What every operation has. */
const shared: Sources = [
  ["SoftwareProvider", "`sts:SoftwareProvider`, `ProveedorXML`; what is absent is filled in from the configuration"],
  ["SoftwareProvider.Id", "`sts:SoftwareID`, `ProveedorXML/@SoftwareID`; FAB24, NIE019"],
  ["SoftwareProvider.Pin", "in the key and in the software's security code, never in the XML; annex FE 1.9 §11.6"],
  ["SoftwareProvider.ProviderId", "`sts:ProviderID`, `ProveedorXML/@NIT`; FAB19, NIE017. Absent: the issuer"],
  ["SoftwareProvider.ProviderName", "`ProveedorXML/@RazonSocial`; elsewhere not filed"],
  ["SoftwareProvider.*", notFiled],
  [
    "SigningCertificate",
    "signs the document: XAdES-EPES, annex FE 1.9 §6.5.10; kept encrypted while the outcome is open, never shown"
  ],
  ["SigningCertificate.Content", "PKCS#12 in base64"],
  ["SigningCertificate.Password", "password of the PKCS#12"],
  ["SigningCertificate.Token", "a certificate stored beforehand, in place of `Content`"],
  [
    "NumberingRange",
    "the range that the number belongs to; notes, payroll and events need the prefix only. What is absent is filled in from the configuration, else from what the authority says of the prefix"
  ],
  ["NumberingRange.Prefix", "in front of the number, `sts:Prefix`; FAB10"],
  ["CustomizePrintFormat", printed],
  ["CustomizePrintFormat.*", printed],
  ["*.ImageUrl", printed]
]

const party = (element: string, rules: string): Sources => [
  ["", `\`${element}\``],
  ["Id", `\`PartyTaxScheme/CompanyID\`; ${rules}20 to ${rules}24`],
  ["IdentificationType", `\`CompanyID/@schemeName\`; ${rules}25`],
  ["Name", `\`RegistrationName\`, \`PartyName\`; ${rules}20`],
  ["PhysicalLocation", `\`PhysicalLocation/Address\`, \`RegistrationAddress\`; ${rules}08, ${rules}28`],
  ["PhysicalLocation.Address", "`AddressLine/Line`"],
  ["PhysicalLocation.CityCode", `\`Address/ID\` and the name as \`CityName\`; DIVIPOLA inside Colombia; ${rules}09`],
  ["PhysicalLocation.SubentityCode", `\`CountrySubentityCode\` and the name as \`CountrySubentity\`; ${rules}12`],
  ["PhysicalLocation.CountryCode", `\`Country/IdentificationCode\`; ${rules}16`],
  ["PhysicalLocation.CountryName", "`Country/Name` where the list has none"],
  ["PhysicalLocation.PostalZone", `\`PostalZone\`; ${rules}73`],
  ["OrganizationTypeCode", `\`AdditionalAccountID\`: 1 company, 2 person; ${rules}02`],
  ["RegimeCode", "`TaxLevelCode/@listName`: 48 or 49; absent: by the tax"],
  ["TaxLevelCode", `\`TaxLevelCode\`, several behind \`;\`; ${rules}26`],
  ["TaxCode", `\`PartyTaxScheme/TaxScheme\`; ${rules}39, ${rules}40`],
  ["CorporateRegistration", "`CorporateRegistrationScheme/Name`"],
  ["IndustryClassificationCode", "`IndustryClassificationCode` (CIIU), several behind `;`"],
  ["Email", "`Contact/ElectronicMail`"],
  ["Phone", "`Contact/Telephone`"]
]

const below = (prefix: string, sources: Sources): Sources =>
  sources.map(([pattern, source]) => [pattern === "" ? prefix : `${prefix}.${pattern}`, source])

const allowance: Sources = [
  ["Code", "`AllowanceChargeReasonCode`"],
  ["Reason", "`AllowanceChargeReason`"],
  ["Percentage", "`MultiplierFactorNumeric`, at most 100; FAQ06, FBE05. Absent: by the amounts"],
  ["Amount", "`Amount`, at most the base; FAQ07"],
  [
    "BaseAmount",
    "`BaseAmount`; absent: of the document the gross amount, or a charge above it that charge, of a line quantity by price"
  ]
]

const sale: Sources = [
  ["TypeCode", "`InvoiceTypeCode`, `CreditNoteTypeCode`; FAD12"],
  ["OperationCode", "`CustomizationID`; FAD02, annex FE 1.9 §13.1.5"],
  [
    "Number",
    "behind the prefix, `cbc:ID`; FAD05. Over HTTP with an `Idempotency-Key` it may be left out: the service numbers"
  ],
  ["Date", "`IssueDate`, `IssueTime`; FAD09, FAD10"],
  ["DueDate", "`DueDate` of an invoice; else the due date of a credit"],
  ["CurrencyCode", "`DocumentCurrencyCode` and every `@currencyID`; FAD15"],
  ["Note", "`Note`"],
  ["OrderReference", "`OrderReference`"],
  ["OrderReference.Number", "`OrderReference/ID`"],
  ["OrderReference.Date", "`OrderReference/IssueDate`"],
  ["AdditionalDocumentReferences", "`AdditionalDocumentReference`; type 03 names the paper invoice, FAI01"],
  ["AdditionalDocumentReferences[].Number", "`ID`; FAI02"],
  ["AdditionalDocumentReferences[].Date", "`IssueDate`"],
  ["AdditionalDocumentReferences[].TypeCode", "`DocumentTypeCode`"],
  ["NumberingRange.Id", "`sts:InvoiceAuthorization`; FAB05"],
  ["NumberingRange.Date", printed],
  ["NumberingRange.FromNumber", "`sts:From`; FAB11, FAD05b"],
  ["NumberingRange.ToNumber", "`sts:To`; FAB12, FAD05c"],
  ["NumberingRange.TechnicalKey", "in the CUFE, never in the XML; annex FE 1.9 §11.2"],
  ["NumberingRange.StartDate", "`AuthorizationPeriod/StartDate`; FAB07"],
  ["NumberingRange.EndDate", "`AuthorizationPeriod/EndDate`; FAB08"],
  ...below("CompanyParty", party("AccountingSupplierParty", "FAJ")),
  ...below("CustomerParty", party("AccountingCustomerParty", "FAK")),
  ...below("SupplierParty", party("AccountingSupplierParty", "DSAJ")),
  ["DeliveryTerms", "`DeliveryTerms` of an export"],
  ["DeliveryTerms.Code", "`LossRiskResponsibilityCode`, an Incoterm; annex FE 1.9 §13.3.7"],
  ["DeliveryTerms.SpecialTerms", "`SpecialTerms`"],
  ["Items", "`InvoiceLine`, `CreditNoteLine`, `DebitNoteLine`; FAV01"],
  ["Items[].Code", "`SellersItemIdentification`, and `StandardItemIdentification` 999; FAZ09"],
  ["Items[].Description", "`Item/Description`; FAZ02"],
  ["Items[].Quantity", "`InvoicedQuantity` and its like, `BaseQuantity`; FAV04"],
  ["Items[].Price", "`Price/PriceAmount`; FBB"],
  ["Items[].PriceReference", "`PricingReference`, of what is given for nothing; FAW03"],
  ["Items[].SubtotalAmount", "`LineExtensionAmount`; FAV06"],
  ["Items[].UnitCode", "`@unitCode`; FAV05"],
  ["Items[].BrandName", "`Item/BrandName`"],
  ["Items[].ModelName", "`Item/ModelName`"],
  ["Items[].Note", "`Note` of the line"],
  ["Items[].StandardItemIdentification", "`StandardItemIdentification`; FAZ10 to FAZ14, annex FE 1.9 §13.3.5"],
  ["Items[].StandardItemIdentification.*", "`ID` and its `@schemeID`"],
  [
    "Items[].Taxes",
    "`TaxTotal` and `WithholdingTaxTotal` of the line and, summed, of the document; FAX, FAY, FAS, FAT"
  ],
  ["Items[].Taxes[].Code", "`TaxScheme/ID`; FAX19, annex FE 1.9 §13.2.2"],
  ["Items[].Taxes[].Amount", "`TaxAmount`; FAX07"],
  ["Items[].Taxes[].Percentage", "`Percent`; FAX14"],
  ["Items[].Taxes[].TaxableAmount", "`TaxableAmount`; FAX05"],
  ["Items[].Taxes[].PerUnitAmount", "`PerUnitAmount` of a tax per unit; FAX12"],
  ["Items[].Taxes[].BaseQuantity", "`BaseUnitMeasure` of a tax per unit; FAX09. Absent: the quantity"],
  ["Items[].Taxes[].BaseUnitCode", "`BaseUnitMeasure/@unitCode`. Absent: the unit"],
  ["Items[].Taxes[].Concept", notFiled],
  ["Items[].Discounts", "`AllowanceCharge` of the line; FBE"],
  ...below("Items[].Discounts[]", allowance),
  ["Items[].Charges", "`AllowanceCharge` of the line; FBE"],
  ...below("Items[].Charges[]", allowance),
  ["Discounts", "`AllowanceCharge` of the document; FAQ"],
  ...below("Discounts[]", allowance),
  ["Charges", "`AllowanceCharge` of the document; FAQ"],
  ...below("Charges[]", allowance),
  ["PaymentMeans", "`PaymentMeans`; FAN01"],
  ["PaymentMeans.Code", "`ID`: 1 cash, 2 credit; FAN02"],
  ["PaymentMeans.MethodCode", "`PaymentMeansCode`; FAN03"],
  ["PaymentMeans.Date", "`PaymentDueDate`; FAN04"],
  ["PaymentExchangeRate", "`PaymentExchangeRate` of another currency than COP; FAR01 to FAR07"],
  ["PaymentExchangeRate.CalculationRate", "`CalculationRate`: pesos for one"],
  ["PaymentExchangeRate.Date", "`Date`; absent: the day of issue"],
  ["LegalMonetaryTotal", "`LegalMonetaryTotal`, `RequestedMonetaryTotal` of a debit note; FAU"],
  ["LegalMonetaryTotal.GrossAmount", "`LineExtensionAmount`; FAU02"],
  ["LegalMonetaryTotal.TaxExclusiveAmount", "`TaxExclusiveAmount`; FAU04"],
  ["LegalMonetaryTotal.TaxInclusiveAmount", "`TaxInclusiveAmount`; FAU06"],
  ["LegalMonetaryTotal.DiscountAmount", "`AllowanceTotalAmount`; FAU08"],
  ["LegalMonetaryTotal.ChargeAmount", "`ChargeTotalAmount`; FAU10"],
  ["LegalMonetaryTotal.PrepaidAmount", "`PrepaidAmount` and `PrepaidPayment`; FAU12"],
  ["LegalMonetaryTotal.PayableAmount", "`PayableAmount`; FAU14"],
  ["Period", "`InvoicePeriod`"],
  ["Period.StartDate", "`StartDate`, `StartTime`; of a support document the line's `StartDate`, DSFC02a"],
  ["Period.EndDate", "`EndDate`, `EndTime`"],
  ["DocumentReference", "`BillingReference/InvoiceDocumentReference`; CBG, DBG"],
  ["DocumentReference.Uuid", "`UUID`; the authority must have it, CBG04a"],
  ["DocumentReference.Date", "`IssueDate`"],
  ["DocumentReference.SchemeName", "`UUID/@schemeName`; CBG05"],
  ["DocumentReference.TypeCode", notFiled],
  ["DocumentReference.Number", "`ID`, and `DiscrepancyResponse/ReferenceID`"],
  ["CorrectionCode", "`DiscrepancyResponse/ResponseCode`, its name as `Description`; CBF01 to CBF04"],
  ["GenerationCode", "`InvoiceLine/InvoicePeriod/DescriptionCode`; annex DS 1.1"]
]

/** Documents without an authorised range. */
const unauthorised: Sources = [
  ["NumberingRange.Prefix", "in front of the number, and `CorporateRegistrationScheme/ID`; FAB10"],
  ["NumberingRange.*", "checked for form, not filed"],
  ...sale
]

const manufacturer: Sources = [
  ["SoftwareManufacturer", "`FabricanteSoftware`; DEAB41 to DEAB46"],
  ["SoftwareManufacturer.Name", "`NombreApellido`"],
  ["SoftwareManufacturer.Company", "`RazonSocial`"],
  ["SoftwareManufacturer.SoftwareName", "`NombreSoftware`"]
]

const equivalentNote: Sources = [
  ["TypeCode", "94 root `CreditNote` and `CreditNoteTypeCode`, 93 root `DebitNote`; NAAD12b"],
  ["OperationCode", "`CustomizationID`: type of the corrected document; annex DEE 1.0 §16.4.2. Absent: as referred to"],
  ["DocumentReference.TypeCode", "the operation where none is stated; of 94 `DocumentTypeCode`; RAD32"],
  ...unauthorised
]

/** Name and value pairs in an extension of their own; annex DEE 1.0 and the samples of its toolbox. */
const equivalent: Sources = [
  [
    "AdditionalDocumentReferences",
    "`AdditionalDocumentReference`; type 08 names the ticket that it transcribes, DEAI01"
  ],
  ...manufacturer,
  ["BuyerBenefits", "`BeneficiosComprador` of a POS ticket; DEPD11 to DEPD20"],
  ["BuyerBenefits.Code", "`Codigo`"],
  ["BuyerBenefits.Name", "`NombresApellidos`"],
  ["BuyerBenefits.Points", "`Puntos`"],
  ["PointOfSale", "`PuntoVenta` of a POS ticket; DEPD21 to DEPD36"],
  ["PointOfSale.CashRegisterPlate", "`PlacaCaja`"],
  ["PointOfSale.Location", "`UbicaciónCaja`"],
  ["PointOfSale.Cashier", "`Cajero`"],
  ["PointOfSale.RegisterType", "`TipoCaja`"],
  ["PointOfSale.SaleCode", "`CódigoVenta`"],
  ["CinemaShow", "`ShowroomInformation` of a cinema ticket (25); sample CM001"],
  ["CinemaShow.Theatre", "`Showroom`"],
  ["CinemaShow.Address", "`ShowroomAddress`"],
  ["CinemaShow.Room", "`ExhibitionRoom`"],
  ["CinemaShow.Seats", "`TotalChairs`"],
  ["CinemaShow.Title", "`NameFunction`"],
  ["CinemaShow.Location", "`SelectLocation`"],
  ["CinemaShow.Date", "`DateFunction`"],
  ["CinemaShow.Time", "`TimeFunction`"],
  ["GamingEstablishment", "`InfoEstablishment` of localised games (32); sample DEJL2"],
  ["GamingEstablishment.Address", "`EstablishmentAddress`"],
  ["GamingEstablishment.MoneyDeposit", "`MoneyDeposit`"],
  ["GamingEstablishment.Games", "`GameInformation`"],
  ["GamingEstablishment.Games[].*", "`TypeOfGame`, `GameTypeTotal`"],
  ["GamingEstablishment.MachineCredits", "`CreditValueOfTheMachine`"],
  ["GamingEstablishment.MachineCredits[].*", "`GameMachineSerial`, `CreditValue`"],
  ["PassengerTicket", "`InformacionTicket` of a land transport ticket (35); sample DETP001"],
  ["PassengerTicket.TransportMode", "`ModoTransporte`"],
  ["PassengerTicket.VehicleId", "`IDMediodeTransporte`"],
  ["PassengerTicket.Vehicle", "`Mediodetransporte`"],
  ["PassengerTicket.Origin", "`LugardeOrigen`"],
  ["PassengerTicket.Destination", "`LugardeDestino`"],
  ["Flight", "`Interoperabilidad/Group` of an airline ticket (50); sample TA001"],
  ["Flight.*", "the reservation, and the passenger's number, name and e-mail"],
  ["ExchangeSettlement", "`CustomTagGeneral/Group` of an exchange (55); sample DEBVC1"],
  ["ExchangeSettlement.*", "`AdditionalCollection` and `CollectionTotal`"],
  ...sale
]

/** The extension of each service; samples SPD001 of the toolbox of annex DEE 1.0. */
const service: Sources = [
  ["Service", "`cbc:Name` of the extension"],
  ["IsOtherCompany", "true: `OTHERCOMPANY_SPD`, of another company; else `Services_SPD`"],
  ["ContractNumber", '`ID` with `@schemeName="Contrato"`'],
  ["BillingPeriod", "`IssueDate`: year and month"],
  ["BillingCycleMonths", '`DurationOfTheBillingCycle` with `@unitOfTime="mes"`'],
  ["Provider", "`SenderParty`"],
  ["Provider.Id", "`PartyIdentification/ID`, its check digit as `@schemeID`; RAD42"],
  ["Provider.IdentificationType", "`ID/@schemeName`; RAD41"],
  ["Provider.Name", "`PartyName/Name`, and `ExtensionAgencyName` of the extension"],
  ["Subscriber", "`SubscriberParty`; the samples have it of another company's service only"],
  ["Subscriber.Name", "`PartyName/Name`"],
  ["Subscriber.Address", "`PostalAddress`"],
  ["Subscriber.Address.*", "the child of `PostalAddress` of this name"],
  ["Subscriber.Email", "`ElectronicMail`"],
  ["Reason", "`ExtensionReason` of the extension"],
  ["Note", "`Note`"],
  ["ConsumptionNote", "`SubscriberConsumption/Note`"],
  ["Consumptions", "`SPDDebitForPartialConsumption`"],
  ["Consumptions[].MeteredQuantity", "`TotalMeteredQuantity`"],
  ["Consumptions[].PayableAmount", "`ConsumptionPayableAmount`"],
  ["Consumptions[].Price", "`Consumptionprice`"],
  ["Consumptions[].Price.Quantity", "`Quantity`"],
  ["Consumptions[].Price.Amount", "`PartialLineExtensionAmount`"],
  ["Consumptions[].Credits", "`DescuentoCreditoAlItem`: subsidies"],
  ["Consumptions[].Debits", "`CargoDebitoAlItem`: fixed charges, contributions"],
  ["Consumptions[].*.Id", "`ID`; absent: numbered from 1"],
  ["Consumptions[].*.Reason", "`AllowanceReason`, `ChargeReason`"],
  ["Consumptions[].*.Amount", "`Amount`"],
  ["Consumptions[].UnitPrice", "`UnstructuredPrice`"],
  ["Consumptions[].UnitPrice.Price", "`PriceAmount`"],
  ["Consumptions[].UnitPrice.BaseQuantity", "`BaseQuantity`"],
  ["Consumptions[].Meter", "`UtilityMeter`"],
  ["Consumptions[].Meter.Number", "`MeterNumber`"],
  ["Consumptions[].Meter.Reading", "`MeterReading`"],
  ["Consumptions[].Meter.Reading.PreviousDate", "`PreviousMeterReadingDate`"],
  ["Consumptions[].Meter.Reading.PreviousQuantity", "`PreviousMeterQuantity`"],
  ["Consumptions[].Meter.Reading.LatestDate", "`LatestMeterReadingDate`, not before the other; RAD43"],
  ["Consumptions[].Meter.Reading.LatestQuantity", "`LatestMeterQuantity`; may be less, as a meter rolls over"],
  ["Consumptions[].Meter.Reading.Method", "`MeterReadingMethod`"],
  ["Consumptions[].Meter.Reading.Days", "`DurationMeasure`"],
  ["History", "`ConsumptionHistory`"],
  ["History.PreviousPayment", "`PreviousPayment`"],
  ["History.Months", "`Consummonth`"],
  ["History.Months[].Quantity", "`TotalInvoicedQuantity`"],
  ["History.Months[].StartDate", "`Period/StartDate`"],
  ["History.Months[].EndDate", "`Period/EndDate`, not before the start; RAD44"],
  ["History.Months[].Days", "`Period/DurationMeasure`"],
  ["History.Months[].PayableAmount", "`Period/PeriodPayableAmount`"],
  ["History.Average", "`ConsumAverages`"],
  ["History.Average.Quantity", "`ConsumptionAverage`"],
  ["History.Average.Days", "`DurationMeasureAverage`"],
  ["Waste", "`QuantityWaste`"],
  ["Waste.Months", "`HistoryWaste`"],
  ["Waste.Months[].IsUsable", "`Period/@schemeName`: `Usable` or `NotUsable`"],
  ["Waste.Months[].Quantity", "`TotalInvoicedQuantity`"],
  ["Waste.Months[].StartDate", "`Period/StartDate`"],
  ["Waste.Months[].EndDate", "`Period/EndDate`, not before the start; RAD44"],
  ["Waste.OrdinaryUnusable", "`PeriodWaste/OrdinaryUnusable`"],
  ["Waste.SweepingCleaning", "`PeriodWaste/SweepingCleaning`"],
  ["Waste.UrbanCleaning", "`PeriodWaste/CleaningUrban`"],
  ["Waste.Useless", "`PeriodWaste/useless`"],
  ["Financings", "`SubInvoiceLine`: what is paid off in instalments"],
  ["Financings[].ContractNumber", "`ID`"],
  ["Financings[].Name", "`ItemBienServicio/BSName`"],
  ["Financings[].Description", "`ItemBienServicio/Description`"],
  ["Financings[].Installments", '`Termino` with `@concepto="cuotasAPagar"`'],
  ["Financings[].PaidInstallments", '`Termino` with `@concepto="cuotasPagadas"`'],
  ["Financings[].InterestPercentage", "`InterestRate/cbc:Percent`"],
  ["Financings[].Balance", "`Balance`"],
  ["Financings[].Balance.PendingAmount", "`pendingpayment/DebitLineAmount`"],
  ["Financings[].Balance.Transactions", "`Transaction`"],
  ["Financings[].Balance.Transactions[].Description", "`TransactionDescription`"],
  ["Financings[].Balance.Transactions[].Amount", "`CreditLineAmount`"],
  ["Financings[].Balance.CreditAmount", "`DescuentoCreditoAlItem` of `AdjustmentAccounting`"],
  ["Financings[].Balance.DebitAmount", "`CargoDebitoAlItem`; of another company in `CrDbAplicableAlSubtotalSPD`"],
  ["Financings[].Balance.NewDebitAmount", "`SaldoQuePasa/NewTotalDebitLineAmount`"],
  ["Financings[].Balance.NewCreditAmount", "`SaldoQuePasa/NewTotalCreditLineAmount`"]
]

/** Fields of a quantity, however deep it stands. */
const quantities: Sources = ["*", "*.*", "*.*.*", "*.*.*.*", "*.*.*.*.*"].flatMap((at): Sources => [
  [`${at}.Value`, "the text of the element"],
  [`${at}.UnitCode`, "`@unitCode`, held to its form only"]
])

const publicUtilities: Sources = [
  ...manufacturer,
  ["TaxPointDate", "`TaxPointDate`"],
  ["AccountingCostCode", "`AccountingCostCode` of the document"],
  ["AccountingCost", "`AccountingCost` of the document"],
  ["Premises", "`LocationTypeCode` of the buyer's `PhysicalLocation`; RAD40"],
  ["Premises.ServiceType", "`LocationTypeCode/@listID`; annex DEE 1.0, table 17.1.3.1"],
  ["Premises.Stratum", "`LocationTypeCode`; annex DEE 1.0, table 17.1.3.3"],
  ["SpdServices", "an extension each: `Services_SPD` or `OTHERCOMPANY_SPD`; samples SPD001"],
  ...below("SpdServices[]", service),
  ...unauthorised,
  ...quantities
]

/** Documents whose issuer buys. */
const purchase = (sources: Sources): Sources => [
  ...below("CompanyParty", party("AccountingCustomerParty", "DSAK")),
  ...sources
]

const event: Sources = [
  ["TypeCode", "`Response/ResponseCode`, its literal as `Description`; AAH03, AAH04"],
  ["OperationCode", "`CustomizationID`; AAD02, annex RADIAN 1.1 §14.2.1"],
  ["Number", "behind the prefix, `cbc:ID`; AAD05"],
  ["Date", "`IssueDate`, `IssueTime`; AAD09e. A day alone takes the time of filing, or midnight if it is past"],
  ["ClaimCode", "`ResponseCode/@listID` of a claim (031), its name as `@name`; list Concepto de Reclamo"],
  ["ResponseListId", "`ResponseCode/@listID` of an endorsement: 1 complete, 2 blank"],
  ["Notes", "`Note`; of 034 the sworn statement is put behind them"],
  ["DocumentReference", "`DocumentResponse/DocumentReference`; AAH05 to AAH09"],
  ["DocumentReference.Uuid", "`UUID`; the authority must have it, AAH07"],
  ["DocumentReference.Date", "not filed; an event may not be older, DC24a"],
  ["DocumentReference.SchemeName", "`UUID/@schemeName`; AAH08"],
  ["DocumentReference.TypeCode", "`DocumentTypeCode`; AAH09"],
  ["DocumentReference.Number", "`ID`, in the CUDE; annex FE 1.9 §11.5"],
  ["ValidityPeriod", "`DocumentReference/ValidityPeriod`, of a mandate"],
  ["ValidityPeriod.*", "`StartDate`, `EndDate`"],
  ["Negotiation", "`CustomTagGeneral/InformacionNegociacion`; AAI04b to AAI07b"],
  ["Negotiation[].*", "`Name` and `Value`"],
  ["NumberingRange.*", "read and not filed"],
  ["CompanyParty", "`SenderParty`: who generates the event"],
  ["SupplierParty", "`ReceiverParty` of 030 to 033: who issued the document"],
  ["CustomerParty", "the buyer that the sworn statement of 034 names"],
  ["ReceiverParty", "`ReceiverParty` of the events that are addressed to somebody else"],
  ["IssuerParty", "`DocumentResponse/IssuerParty/Person`: who received; 030 and 032"],
  ["IssuerParty.Id", "`Person/ID`"],
  ["IssuerParty.IdentificationType", "`Person/ID/@schemeName`"],
  ["IssuerParty.*", "the child of `Person` of this name"],
  ["*.Id", "`PartyTaxScheme/CompanyID`; AAH12, AAH15"],
  ["*.IdentificationType", "`CompanyID/@schemeName`"],
  ["*.Name", "`RegistrationName`; AAH11"],
  ["*.OrganizationTypeCode", "`CompanyID/@schemeVersionID`: 1 company, 2 person"]
]

const payroll: Sources = [
  ["TypeCode", "`InformacionGeneral/@TipoXML`; NIE202"],
  ["Number", "`NumeroSecuenciaXML/@Consecutivo`, `@Numero`; NIE011, NIE012"],
  ["Date", "`InformacionGeneral/@FechaGen`, `@HoraGen`; NIE026, NIE027"],
  ["Note", "`Notas`; NIE031"],
  ["DocumentReference", "`ReemplazandoPredecesor`, `EliminandoPredecesor`; NIAE190 to NIAE192, NIAE217"],
  ["DocumentReference.Uuid", "`@CUNEPred`"],
  ["DocumentReference.Date", "`@FechaGenPred`"],
  ["DocumentReference.Number", "`@NumeroPred`; the result's `reference` of a note that replaces"],
  ["DocumentReference.*", notFiled],
  ["NumberingRange.*", "read and not filed"],
  ["CompanyParty", "`Empleador`; NIE032 to NIE038"],
  ["CompanyParty.Id", "`@NIT`, `@DV`; NIE033, NIE034"],
  ["CompanyParty.IdentificationType", "31"],
  ["CompanyParty.Name", "`@RazonSocial`; NIE032"],
  ["EmployeeParty", "`Trabajador`; NIE041 to NIE063"],
  ["EmployeeParty.Id", "`@NumeroDocumento`: digits; NIE045"],
  ["EmployeeParty.IdentificationType", "`@TipoDocumento`; NIE044"],
  ["EmployeeParty.Code", "`@CodigoTrabajador`; NIE009, NIE063"],
  ["EmployeeParty.TypeCode", "`@TipoTrabajador`; NIE041"],
  ["EmployeeParty.SubtypeCode", "`@SubTipoTrabajador`; NIE042"],
  ["EmployeeParty.IsPensionRisk", "`@AltoRiesgoPension`; NIE043"],
  ["EmployeeParty.FirstSurname", "`@PrimerApellido`; NIE046"],
  ["EmployeeParty.SecondSurname", "`@SegundoApellido`; NIE047"],
  ["EmployeeParty.FirstName", "`@PrimerNombre`; NIE048"],
  ["EmployeeParty.MiddleName", "`@OtrosNombres`; NIE049"],
  ["EmployeeParty.ContractType", "`@TipoContrato`; NIE061"],
  ["EmployeeParty.IsIntegralSalary", "`@SalarioIntegral`; NIE056"],
  ["EmployeeParty.SalaryAmount", "`@Sueldo`; NIE062"],
  ["*.PhysicalLocation", "place of the employer, or of the work; NIE035 to NIE038, NIE050 to NIE053"],
  ["*.PhysicalLocation.Address", "`@Direccion`, `@LugarTrabajoDireccion`"],
  ["*.PhysicalLocation.CityCode", "`@MunicipioCiudad`, `@LugarTrabajoMunicipioCiudad`; DIVIPOLA"],
  ["*.PhysicalLocation.SubentityCode", "`@DepartamentoEstado`, `@LugarTrabajoDepartamentoEstado`"],
  ["*.PhysicalLocation.CountryCode", "`@Pais`, `@LugarTrabajoPais`"],
  ["*.PhysicalLocation.*", notFiled],
  ["*.Email", notFiled],
  ["*.Phone", notFiled],
  ["Information", "`InformacionGeneral`"],
  ["Information.CurrencyCode", "`@TipoMoneda`; NIE030"],
  ["Information.CurrencyBaseRate", "`@TRM`, of another currency than COP; NIE200"],
  ["Information.PeriodCode", "`@PeriodoNomina`; NIE029"],
  ["Information.*", "read and not filed"],
  ["Period", "`Periodo`; NIE002 to NIE008"],
  ["Period.EntryDate", "`@FechaIngreso`; NIE002"],
  ["Period.FinishDate", "`@FechaRetiro`; NIE003"],
  ["Period.StartDate", "`@FechaLiquidacionInicio`; NIE004"],
  ["Period.EndDate", "`@FechaLiquidacionFin`; NIE005"],
  ["Period.TimeWorkedDays", "days of the basic salary where its item has no quantity; NIE069"],
  ["Pay", "`Pago`; NIE064"],
  ["Pay.Code", "`@Forma`; NIE064"],
  ["Pay.MethodCode", "`@Metodo`; NIE065"],
  ["Pay.Date", "`FechasPagos/FechaPago`; NIE203"],
  ["Account", "account of the payment"],
  ["Account.Bank", "`Pago/@Banco`; NIE066"],
  ["Account.Type", "`Pago/@TipoCuenta`; NIE067"],
  ["Account.Number", "`Pago/@NumeroCuenta`; NIE068"],
  ["Items", "`Devengados` and `Deducciones`, grouped and put in order; annex payroll 1.0 §2.1"],
  ["Items[].Type", "`Devengo` earns, `Deduccion` deducts"],
  ["Items[].code", "which earning or deduction, in lower case as the field is; NIE069 to NIE198"],
  ["Items[].Quantity", "`@Cantidad`, `@DiasTrabajados`"],
  ["Items[].Description", "`@DescripcionConcepto`, `@Descripcion`"],
  ["Items[].StartDate", "`@FechaInicio`, `@HoraInicio`"],
  ["Items[].EndDate", "`@FechaFin`, `@HoraFin`"],
  ["Items[].Amount", "`@Pago` and its like"],
  ["Items[].Percentage", "`@Porcentaje`; absent: that of annex table 5.5.5"],
  ["Items[].InhabilityCode", "`Incapacidad/@Tipo`"],
  ["Items[].IsSalary", "chooses between the salary attribute and the other (`…S`, `…NS`)"],
  ["MonetaryTotal", "the totals; NIE187 to NIE189"],
  ["MonetaryTotal.DiscountAmount", "`DeduccionesTotal`; NIE188"],
  ["MonetaryTotal.*", "the greater is `DevengadosTotal`, the other `ComprobanteTotal`; NIE187, NIE189"]
]

const sources: Readonly<Record<string, Sources>> = {
  CreditnoteCreate: unauthorised,
  DebitnoteCreate: unauthorised,
  SupportCreate: purchase(sale),
  SupportNoteCreate: purchase(unauthorised),
  EquivalentCreate: equivalent,
  EquivalentSpdCreate: publicUtilities,
  EquivalentNoteCreate: equivalentNote,
  EventCreate: event,
  PayrollCreate: payroll,
  PayrollReplaceNote: payroll,
  PayrollDeleteNote: payroll
}

const fits = (pattern: string, path: string): boolean => {
  const parts = pattern.split(".")
  const names = path.split(".")
  return parts.length === names.length && parts.every((part, index) => part === "*" || part === names[index])
}

/** Where a field of an operation's body goes; `undefined` when nobody has said so yet. */
export const sourceOf = (operation: string, path: string): Source | undefined => {
  return [...(sources[operation] ?? sale), ...shared].find(([pattern]) => fits(pattern, path))?.[1]
}
