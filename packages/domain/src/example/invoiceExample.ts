import type { LocalDateTime } from "../time/LocalDateTime.ts"

/**
 * The body of a sales invoice of two lines as the sandbox accepts it, without its certificate. `number` lies in the
 * test range SETP 990000000 to 995000000.
 */
export const invoiceExample = (options: { readonly number: number; readonly date: LocalDateTime }) => ({
  TypeCode: "01",
  OperationCode: "10",
  Number: options.number,
  Date: options.date.toString(),
  DueDate: options.date.toString(),
  CurrencyCode: "COP",
  Note: "Gracias por su compra",
  OrderReference: { Number: "OC-1042", Date: options.date.toString() },
  NumberingRange: {
    Id: 18760000001,
    Date: "2019-01-19T00:00:00",
    Prefix: "SETP",
    FromNumber: 990000000,
    ToNumber: 995000000,
    TechnicalKey: "fc8eac422eba16e22ffd8c6f94b3f40a6e38162c",
    StartDate: "2019-01-19T00:00:00",
    EndDate: "2030-01-19T00:00:00"
  },
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
      CountryName: "Colombia",
      PostalZone: "110231"
    },
    OrganizationTypeCode: "1",
    RegimeCode: "48",
    TaxLevelCode: "O-13;O-15",
    TaxCode: "01",
    CorporateRegistration: "0002345678",
    IndustryClassificationCode: "4631",
    Email: "facturacion@example.com",
    Phone: "6015550100"
  },
  CustomerParty: {
    Id: "800199436",
    IdentificationType: "31",
    Name: "Panadería El Trigal & Hermanos Ltda.",
    PhysicalLocation: {
      Address: "Calle 50 # 46-36",
      CityCode: "05001",
      SubentityCode: "05",
      CountryCode: "CO",
      CountryName: "Colombia",
      PostalZone: "050012"
    },
    OrganizationTypeCode: "1",
    RegimeCode: "48",
    TaxLevelCode: "R-99-PN",
    TaxCode: "01",
    CorporateRegistration: "0001234567",
    IndustryClassificationCode: "1081",
    Email: "compras@example.com",
    Phone: "6045550101"
  },
  Items: [
    {
      Code: "CAF-500",
      Description: "Café tostado en grano, bolsa de 500 g",
      Quantity: 12,
      Price: 28500.5,
      PriceReference: 0,
      SubtotalAmount: 342006,
      UnitCode: "94",
      BrandName: "Piñón",
      ModelName: "Origen Huila",
      Note: "",
      Taxes: [{ Code: "01", Amount: 17100.3, Percentage: 5, TaxableAmount: 342006, PerUnitAmount: 0, Concept: "" }],
      Discounts: [],
      Charges: []
    },
    {
      Code: "MOL-01",
      Description: "Molino de café",
      Quantity: 1,
      Price: 200000,
      PriceReference: 0,
      SubtotalAmount: 180000,
      UnitCode: "94",
      BrandName: "",
      ModelName: "",
      Note: "Garantía de un año",
      Taxes: [{ Code: "01", Amount: 34200, Percentage: 19, TaxableAmount: 180000, PerUnitAmount: 0, Concept: "" }],
      Discounts: [
        { Code: "00", Percentage: 10, Amount: 20000, BaseAmount: 200000, Reason: "Descuento de lanzamiento" }
      ],
      Charges: []
    }
  ],
  PaymentMeans: { Code: "1", MethodCode: "10", Date: options.date.toString() },
  LegalMonetaryTotal: {
    GrossAmount: 522006,
    TaxExclusiveAmount: 522006,
    TaxInclusiveAmount: 573306.3,
    DiscountAmount: 0,
    ChargeAmount: 0,
    PrepaidAmount: 0,
    PayableAmount: 573306.3
  },
  Period: { StartDate: "0001-01-01T00:00:00", EndDate: "0001-01-01T00:00:00" },
  CustomizePrintFormat: { HeaderText: "", FooterText: "" }
})
