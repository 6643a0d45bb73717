import type { Event } from "@radicar/domain/inner/document/event/Event"
import type { PayrollReplaceNote } from "@radicar/domain/inner/document/payroll/Payroll"
import type { CreditNote } from "@radicar/domain/inner/type/creditNote"
import type { Invoice } from "@radicar/domain/inner/type/invoice"

const unset = "0001-01-01T00:00:00"

const companyParty = {
  ImageUrl: null,
  Id: "900373115",
  IdentificationType: "31",
  Name: "Café Piñón y Cía. S.A.S.",
  PhysicalLocation: {
    Address: "Carrera 7 # 71-21",
    CityCode: "11001",
    SubentityCode: "11",
    CountryCode: "CO",
    CountryName: "Colombia"
  },
  Email: "facturacion@example.com",
  Phone: "6015550100"
} as const

const range = {
  Id: 18760000001,
  Date: "2019-01-19T00:00:00",
  Prefix: "SETP",
  FromNumber: 990000000,
  ToNumber: 995000000,
  TechnicalKey: "fc8eac422eba16e22ffd8c6f94b3f40a6e38162c",
  StartDate: "2019-01-19T00:00:00",
  EndDate: "2030-01-19T00:00:00"
} as const

/** An invoice with every field of the source description, absent ones in the spellings that its samples have. */
export const sourceInvoice = {
  TypeCode: "01",
  OperationCode: "10",
  Number: 990000001,
  Date: "2026-01-15T10:00:00",
  DueDate: "2026-01-15T10:00:00",
  CurrencyCode: "COP",
  Note: "",
  OrderReference: { Number: "", Date: unset },
  NumberingRange: range,
  SoftwareProvider: { Origin: "ERP" },
  SigningCertificate: { Password: "secreta", Content: "AAAA" },
  CompanyParty: {
    ...companyParty,
    OrganizationTypeCode: "1",
    RegimeCode: "48",
    TaxLevelCode: "O-13;O-15",
    TaxCode: "01",
    CorporateRegistration: "",
    IndustryClassificationCode: "4631"
  },
  CustomerParty: {
    Id: "1020304050",
    IdentificationType: "13",
    Name: "Ana Muñoz",
    PhysicalLocation: { Address: "Calle 50 # 46-36", CityCode: "05001", SubentityCode: "05", CountryCode: "CO" },
    OrganizationTypeCode: "2",
    RegimeCode: "49",
    TaxLevelCode: "R-99-PN",
    TaxCode: "ZZ",
    CorporateRegistration: "",
    IndustryClassificationCode: "",
    Email: "ana@example.com",
    Phone: ""
  },
  Items: [
    {
      Code: "CAF-500",
      Description: "Café en grano, 500 g",
      Quantity: 2,
      Price: 1000.5,
      PriceReference: 0,
      SubtotalAmount: 2001,
      UnitCode: "94",
      BrandName: "",
      ModelName: "",
      Note: "",
      Taxes: [{ Code: "01", Amount: 380.19, Percentage: 19, TaxableAmount: 2001, PerUnitAmount: 0, Concept: "" }],
      Discounts: [],
      Charges: []
    }
  ],
  PaymentMeans: { Code: "1", MethodCode: "10", Date: "2026-01-15T10:00:00" },
  LegalMonetaryTotal: {
    GrossAmount: 2001,
    TaxExclusiveAmount: 2001,
    TaxInclusiveAmount: 2381.19,
    DiscountAmount: 0,
    ChargeAmount: 0,
    PrepaidAmount: 0,
    PayableAmount: 2381.19
  },
  Period: { StartDate: "2026-01-01T00:00:00", EndDate: "2026-01-31T00:00:00" },
  CustomizePrintFormat: { HeaderText: "", FooterText: "" }
} as const satisfies (typeof Invoice)["Encoded"]

/** A note that replaces a payroll document, as the source description has its fields. */
export const sourcePayrollNote = {
  TypeCode: "103",
  Number: 2,
  Date: "2026-01-31T10:00:00",
  Note: "",
  DocumentReference: {
    Uuid: "a".repeat(96),
    Date: "2026-01-31T00:00:00",
    SchemeName: "CUNE-SHA384",
    TypeCode: "102",
    Number: "NOM1"
  },
  NumberingRange: {
    Id: 0,
    Date: unset,
    Prefix: "NOM",
    FromNumber: 0,
    ToNumber: 0,
    TechnicalKey: "",
    StartDate: unset,
    EndDate: unset
  },
  SoftwareProvider: { Origin: "ERP" },
  SigningCertificate: { Password: "secreta", Content: "AAAA" },
  CompanyParty: companyParty,
  EmployeeParty: {
    Id: "1020304050",
    IdentificationType: "13",
    Code: "E-7",
    TypeCode: "01",
    SubtypeCode: "00",
    IsPensionRisk: false,
    FirstName: "Ana",
    MiddleName: "",
    FirstSurname: "Muñoz",
    SecondSurname: "Peña",
    ContractType: "2",
    IsIntegralSalary: false,
    SalaryAmount: 2000000,
    PhysicalLocation: { Address: "Carrera 7 # 71-21", CityCode: "11001", SubentityCode: "11", CountryCode: "CO" },
    Email: "",
    Phone: ""
  },
  Information: {
    Date: "2026-01-31T00:00:00",
    Address: "",
    CurrencyCode: "COP",
    CurrencyBaseRate: 0,
    PeriodCode: "5"
  },
  Period: {
    EntryDate: "2024-02-01T00:00:00",
    FinishDate: null,
    StartDate: "2026-01-01T00:00:00",
    EndDate: "2026-01-31T00:00:00",
    TimeWorkedDays: 30
  },
  Pay: { Code: "1", Date: "2026-01-31T00:00:00", MethodCode: "47" },
  Account: { Bank: "Banco de Ejemplo", Type: "Ahorros", Number: "0012345678" },
  Items: [
    {
      Type: "Devengo",
      code: "Basico",
      Quantity: 30,
      Description: "",
      StartDate: unset,
      EndDate: unset,
      Amount: 2000000,
      InhabilityCode: "0",
      IsSalary: true
    }
  ],
  CustomizePrintFormat: { HeaderText: "", FooterText: "" },
  MonetaryTotal: { PayableAmount: 2000000, DiscountAmount: 160000, TotalAmount: 1840000 }
} as const satisfies (typeof PayrollReplaceNote)["Encoded"]

/** An event as the source description has its fields. */
export const sourceEvent = {
  TypeCode: "030",
  Number: 1,
  Date: "2026-01-16",
  ClaimCode: "",
  DocumentReference: {
    Uuid: "b".repeat(96),
    Date: "2026-01-15",
    SchemeName: "CUFE-SHA384",
    TypeCode: "01",
    Number: "SETP990000001"
  },
  NumberingRange: { Prefix: "EV" },
  SoftwareProvider: { Id: "", Name: "", Pin: "", TestSetId: "", ProviderId: "", ProviderName: "", Origin: "" },
  SigningCertificate: { Password: "secreta", Token: "token" },
  CompanyParty: { Id: "900373115", IdentificationType: "31", Name: "Café Piñón y Cía. S.A.S." },
  SupplierParty: { Id: "800199436", IdentificationType: "31", Name: "Panadería El Trigal Ltda." },
  IssuerParty: {
    Id: "1020304050",
    IdentificationType: "13",
    FirstName: "Ana",
    FamilyName: "Muñoz",
    JobTitle: "",
    OrganizationDepartment: ""
  }
} as const satisfies (typeof Event)["Encoded"]

/** The least that a program states of an invoice, where the company is stored and totals are completed. */
export const minimalInvoice = {
  TypeCode: "01",
  Date: "2026-01-15T10:00:00",
  CustomerParty: { Id: "1020304050", IdentificationType: "13", Name: "Ana Muñoz" },
  Items: [{ Description: "Café", Quantity: 1, UnitCode: "94", Price: "1000", Taxes: [{ Code: "01", Percentage: 19 }] }],
  PaymentMeans: { Code: "1" }
} as const satisfies (typeof Invoice)["Encoded"]

/** A credit note whose absent objects, lists and numbers are spelt in every way. */
export const sparseNote = {
  Date: "2026-01-15T10:00:00",
  OperationCode: "",
  Number: null,
  DueDate: unset,
  OrderReference: [],
  Notes: null,
  NumberingRange: { Id: 0, Prefix: "", FromNumber: "", ToNumber: null, StartDate: unset },
  SoftwareProvider: "",
  Delivery: { Date: unset, PhysicalLocation: { Address: "", CityCode: null } },
  LegalMonetaryTotal: { GrossAmount: "", PayableAmount: null },
  CustomerParty: { Id: "1020304050", IdentificationType: "13", Name: "Ana Muñoz", PhysicalLocation: {} },
  Items: [{ Description: "Café", Quantity: "1", UnitCode: "94", Price: "1000", Taxes: null, Discounts: "" }],
  PaymentMeans: [{ Code: "1", Date: null }]
} as const satisfies (typeof CreditNote)["Encoded"]
