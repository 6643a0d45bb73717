import { assert, describe, it } from "@effect/vitest"
import { changed, type Changes, exampleBody, violationsOf, withoutSoftware } from "./support/exampleInvoice.ts"
import { assertSpanish } from "./support/assertSpanish.ts"

interface Case {
  readonly rule: string
  readonly changes: Changes
  readonly path: string
  readonly expected: string
  readonly actual: string
  /** Rules that break along with it. */
  readonly also?: ReadonlyArray<string>
}

const cash = { Code: "1", MethodCode: "10" }
const medellin = { Address: "Calle 1", CityCode: "05001", SubentityCode: "05", CountryCode: "CO" }
const sold = { Code: "01", Amount: 17100.3, Percentage: 5, TaxableAmount: 342006 }
const untaxed = { Code: "01", Amount: 0, Percentage: 0, TaxableAmount: 0 }

// Each case breaks one thing in the example; expected values are worked out by hand.
const cases: ReadonlyArray<Case> = [
  {
    rule: "FAB05a",
    changes: { "NumberingRange.Id": undefined },
    path: "$.NumberingRange.Id",
    expected: "the authorisation number",
    actual: "absent"
  },
  {
    rule: "FAB07a",
    changes: { "NumberingRange.StartDate": "2026-01-16T00:00:00" },
    path: "$.NumberingRange.StartDate",
    expected: "a date not after 2026-01-15",
    actual: "2026-01-16"
  },
  {
    rule: "FAB08a",
    changes: { "NumberingRange.EndDate": "2026-01-14" },
    path: "$.NumberingRange.EndDate",
    expected: "a date not before 2026-01-15",
    actual: "2026-01-14"
  },
  {
    rule: "FAB10b",
    changes: { "NumberingRange.Prefix": "SETPX" },
    path: "$.NumberingRange.Prefix",
    expected: "1 to 4 letters or digits",
    actual: "SETPX"
  },
  {
    rule: "FAB11a",
    changes: { "NumberingRange.FromNumber": null },
    path: "$.NumberingRange.FromNumber",
    expected: "a number",
    actual: "absent"
  },
  {
    rule: "FAB12a",
    changes: { "NumberingRange.ToNumber": null },
    path: "$.NumberingRange.ToNumber",
    expected: "a number",
    actual: "absent"
  },
  {
    rule: "FAD05b",
    changes: { Number: 989999999 },
    path: "$.Number",
    expected: "at least 990000000",
    actual: "989999999"
  },
  {
    rule: "FAD05c",
    changes: { Number: 995000001 },
    path: "$.Number",
    expected: "at most 995000000",
    actual: "995000001"
  },
  {
    rule: "FAD06",
    changes: { "NumberingRange.TechnicalKey": "" },
    path: "$.NumberingRange.TechnicalKey",
    expected: "the technical key of the range: 40 hexadecimal digits",
    actual: "absent"
  },
  {
    // two characters short, as in reports of lost numbers
    rule: "FAD06",
    changes: { "NumberingRange.TechnicalKey": "fc8eac422eba16e22ffd8c6f94b3f40a6e3816" },
    path: "$.NumberingRange.TechnicalKey",
    expected: "the technical key of the range: 40 hexadecimal digits",
    actual: "(hidden)"
  },
  {
    rule: "FAB19b",
    changes: { "SoftwareProvider.ProviderId": "800197268-5" },
    path: "$.SoftwareProvider.ProviderId",
    expected: "800197268-4: the check digit is 4",
    actual: "800197268-5"
  },
  {
    // a software id without its pin must not borrow the pin of the configured software
    rule: "FAB27a",
    changes: { "SoftwareProvider.Id": "00000000-0000-0000-0000-000000000000" },
    path: "$.SoftwareProvider.Pin",
    expected: "the pin of the registered software",
    actual: "absent"
  },
  {
    rule: "FAD02",
    changes: { OperationCode: "99" },
    path: "$.OperationCode",
    expected: "a code of the list TipoOperacionF",
    actual: "99"
  },
  {
    rule: "FAD09e",
    changes: { Date: "2026-01-16T00:00:00" },
    path: "$.Date",
    expected: "not after 2026-01-15",
    actual: "2026-01-16T00:00:00"
  },
  {
    rule: "FAD15a",
    changes: { CurrencyCode: "COO" },
    path: "$.CurrencyCode",
    expected: "a code of the list TipoMoneda, perhaps COP",
    actual: "COO"
  },
  {
    rule: "FAR01",
    changes: { CurrencyCode: "USD" },
    path: "$.PaymentExchangeRate.CalculationRate",
    expected: "pesos for one USD",
    actual: "absent"
  },
  {
    rule: "FAJ24b",
    changes: { "CompanyParty.Id": "900373115-0" },
    path: "$.CompanyParty.Id",
    expected: "900373115-3: the check digit is 3",
    actual: "900373115-0"
  },
  {
    rule: "FAJ25",
    changes: { "CompanyParty.IdentificationType": "13" },
    path: "$.CompanyParty.IdentificationType",
    expected: "31",
    actual: "13"
  },
  {
    rule: "FAJ02b",
    changes: { "CompanyParty.OrganizationTypeCode": "3" },
    path: "$.CompanyParty.OrganizationTypeCode",
    expected: "a code of the list TipoOrganizacion",
    actual: "3"
  },
  {
    rule: "FAJ26",
    changes: { "CompanyParty.TaxLevelCode": "O-13;O-99" },
    path: "$.CompanyParty.TaxLevelCode",
    expected: "a code of the list TipoResponsabilidad",
    actual: "O-99"
  },
  {
    rule: "FAJ40",
    changes: { "CompanyParty.TaxCode": "02" },
    path: "$.CompanyParty.TaxCode",
    expected: "02 IC is a tax of lines, not of a party; a code of the list TipoImpuestoTercero",
    actual: "02"
  },
  {
    rule: "FAJ09",
    changes: { "CompanyParty.PhysicalLocation.CityCode": "110O1" },
    path: "$.CompanyParty.PhysicalLocation.CityCode",
    expected: "a code of the list Municipio, perhaps 11001",
    actual: "110O1"
  },
  {
    rule: "FAJ12",
    changes: { "CompanyParty.PhysicalLocation.SubentityCode": "05" },
    path: "$.CompanyParty.PhysicalLocation.SubentityCode",
    expected: "11, the department of municipality 11001",
    actual: "05"
  },
  {
    rule: "FAJ16",
    changes: { "CompanyParty.PhysicalLocation.CountryCode": "US" },
    path: "$.CompanyParty.PhysicalLocation.CountryCode",
    expected: "CO",
    actual: "US"
  },
  {
    rule: "FAK24b",
    changes: { "CustomerParty.Id": "800199436-5" },
    path: "$.CustomerParty.Id",
    expected: "800199436-4: the check digit is 4",
    actual: "800199436-5"
  },
  // the check digit of 1020304050 is 8
  {
    rule: "FAK24b",
    changes: { "CustomerParty.IdentificationType": "13", "CustomerParty.Id": "1020304050-7" },
    path: "$.CustomerParty.Id",
    expected: "1020304050-8: the check digit is 8",
    actual: "1020304050-7"
  },
  {
    rule: "FAK24b",
    changes: { "CustomerParty.IdentificationType": "12", "CustomerParty.Id": "920101-12345" },
    path: "$.CustomerParty.Id",
    expected: "the digits of the number: omit hyphens and the check digit",
    actual: "920101-12345"
  },
  {
    rule: "FAK25",
    changes: { "CustomerParty.IdentificationType": "99" },
    path: "$.CustomerParty.IdentificationType",
    expected: "a code of the list TipoIdFiscal",
    actual: "99"
  },
  {
    rule: "FAK29",
    changes: { "CustomerParty.PhysicalLocation.CityCode": "5001" },
    path: "$.CustomerParty.PhysicalLocation.CityCode",
    expected: "a code of the list Municipio, perhaps 05001",
    actual: "5001"
  },
  {
    rule: "FAK36",
    changes: { "CustomerParty.PhysicalLocation.CountryCode": "XX" },
    path: "$.CustomerParty.PhysicalLocation.CountryCode",
    expected: "a code of the list Países",
    actual: "XX"
  },
  {
    rule: "FAN02",
    changes: { PaymentMeans: { Code: "3", MethodCode: "10" } },
    path: "$.PaymentMeans.Code",
    expected: "a code of the list FormasPago",
    actual: "3"
  },
  {
    rule: "FAN03",
    changes: { "PaymentMeans.MethodCode": "999" },
    path: "$.PaymentMeans.MethodCode",
    expected: "a code of the list MediosPago",
    actual: "999"
  },
  {
    rule: "FAN04",
    changes: { PaymentMeans: { Code: "2", MethodCode: "42" }, DueDate: null },
    path: "$.PaymentMeans.Date",
    expected: "the date on which the credit is due",
    actual: "absent"
  },
  {
    rule: "FAN04",
    changes: { PaymentMeans: [cash, { Code: "2", Date: "2026-02-15" }, { Code: "2" }], DueDate: null },
    path: "$.PaymentMeans[2].Date",
    expected: "the date on which the credit is due",
    actual: "absent"
  },
  {
    // a list of one is still a list
    rule: "FAN02",
    changes: { PaymentMeans: [{ Code: "3", MethodCode: "10" }] },
    path: "$.PaymentMeans[0].Code",
    expected: "a code of the list FormasPago",
    actual: "3"
  },
  {
    rule: "FAN03",
    changes: { PaymentMeans: [{ Code: "1" }, { Code: "1", MethodCode: "999" }] },
    path: "$.PaymentMeans[1].MethodCode",
    expected: "a code of the list MediosPago",
    actual: "999"
  },
  {
    rule: "FAM05",
    changes: { Delivery: { PhysicalLocation: { Address: "Calle 1", CityCode: "05999", CountryCode: "CO" } } },
    path: "$.Delivery.PhysicalLocation.CityCode",
    expected: "a code of the list Municipio",
    actual: "05999"
  },
  {
    rule: "FAM08",
    changes: { Delivery: { PhysicalLocation: { ...medellin, SubentityCode: "11" } } },
    path: "$.Delivery.PhysicalLocation.SubentityCode",
    expected: "05, the department of municipality 05001",
    actual: "11"
  },
  {
    rule: "FAM12",
    changes: { Delivery: { PhysicalLocation: { Address: "Calle 1", CountryCode: "XX" } } },
    path: "$.Delivery.PhysicalLocation.CountryCode",
    expected: "a code of the list Países",
    actual: "XX"
  },
  {
    rule: "FAV04b",
    changes: { "Items.0.Quantity": 0 },
    path: "$.Items[0].Quantity",
    expected: "more than 0",
    actual: "0"
  },
  {
    rule: "FAV05",
    changes: { "Items.0.UnitCode": "KGN" },
    path: "$.Items[0].UnitCode",
    expected: "a code of the list UnidadesMedida, perhaps KGM",
    actual: "KGN"
  },
  // 12 × 28500.50 = 342006.00
  {
    rule: "FAV06",
    changes: { "Items.0.Price": 28500 },
    path: "$.Items[0].SubtotalAmount",
    expected: "342000.00",
    actual: "342006.00"
  },
  {
    rule: "FAZ09",
    changes: { "Items.0.Code": "" },
    path: "$.Items[0].Code",
    expected: "the code of the good or service",
    actual: "absent"
  },
  {
    rule: "FAZ12",
    changes: { "Items.0.StandardItemIdentification": { Id: "43211503", SchemeId: "1" } },
    path: "$.Items[0].StandardItemIdentification.SchemeId",
    expected: "a code of the list EstandarProducto, perhaps 001",
    actual: "1"
  },
  {
    rule: "FAX19",
    changes: { "Items.0.Taxes.0.Code": "99" },
    path: "$.Items[0].Taxes[0].Code",
    expected: "a code of the list TipoImpuesto",
    actual: "99"
  },
  // 5 % of 342006.00 = 17100.30; the IVA tolerance is 5.00
  {
    rule: "FAX07",
    changes: { "Items.0.Taxes.0.Amount": 17106 },
    path: "$.Items[0].Taxes[0].Amount",
    expected: "17100.30",
    actual: "17106.00"
  },
  {
    rule: "FAX05",
    changes: { "Items.0.Taxes.0.TaxableAmount": null },
    path: "$.Items[0].Taxes[0].TaxableAmount",
    expected: "an amount",
    actual: "absent"
  },
  {
    rule: "FAX14",
    changes: { "Items.0.Taxes.0.Percentage": null },
    path: "$.Items[0].Taxes[0].Percentage",
    expected: "a percentage",
    actual: "absent"
  },
  {
    rule: "FAX12",
    changes: { "Items.0.Taxes.0.Code": "22" },
    path: "$.Items[0].Taxes[0].PerUnitAmount",
    expected: "an amount",
    actual: "absent"
  },
  {
    // the same tax at another rate is no repetition
    rule: "FAX01",
    changes: { "Items.0.Taxes": [sold, { ...untaxed, Percentage: 19 }, untaxed, untaxed] },
    path: "$.Items[0].Taxes[3].Code",
    expected: "01 once",
    actual: "01 again"
  },
  // 342006 + 180000 = 522006; 17100.30 + 34200 of IVA on top = 573306.30
  {
    rule: "FAU02",
    changes: { "LegalMonetaryTotal.GrossAmount": 522009 },
    path: "$.LegalMonetaryTotal.GrossAmount",
    expected: "522006.00",
    actual: "522009.00"
  },
  {
    rule: "FAU04",
    changes: { "LegalMonetaryTotal.TaxExclusiveAmount": 522003 },
    path: "$.LegalMonetaryTotal.TaxExclusiveAmount",
    expected: "522006.00",
    actual: "522003.00"
  },
  {
    rule: "FAU06",
    changes: { "LegalMonetaryTotal.TaxInclusiveAmount": 522006 },
    path: "$.LegalMonetaryTotal.TaxInclusiveAmount",
    expected: "573306.30",
    actual: "522006.00"
  },
  {
    rule: "FAU08",
    changes: { Discounts: [{ Amount: 1000, BaseAmount: 522006 }] },
    path: "$.LegalMonetaryTotal.DiscountAmount",
    expected: "1000.00",
    actual: "0.00"
  },
  {
    rule: "FAU10",
    changes: { Charges: [{ Amount: 500, BaseAmount: 522006 }] },
    path: "$.LegalMonetaryTotal.ChargeAmount",
    expected: "500.00",
    actual: "0.00"
  },
  {
    rule: "FAU14",
    changes: { "LegalMonetaryTotal.PayableAmount": 573303.3 },
    path: "$.LegalMonetaryTotal.PayableAmount",
    expected: "573306.30",
    actual: "573303.30"
  },
  {
    // a prepayment informs, it is not subtracted
    rule: "FAU14",
    changes: { "LegalMonetaryTotal.PrepaidAmount": 10000, "LegalMonetaryTotal.PayableAmount": 563306.3 },
    path: "$.LegalMonetaryTotal.PayableAmount",
    expected: "573306.30",
    actual: "563306.30"
  }
]

const more: ReadonlyArray<Case> = [
  {
    rule: "FAB24a",
    changes: { SoftwareProvider: null },
    path: "$.SoftwareProvider.Id",
    expected: "the id of the registered software",
    actual: "absent",
    also: ["FAB27a"]
  },
  {
    rule: "RAD05",
    changes: { DeliveryTerms: { Code: "FOO" } },
    path: "$.DeliveryTerms.Code",
    expected: "a code of the list CondicionesEntrega, perhaps FOB",
    actual: "FOO"
  },
  {
    rule: "FAK02b",
    changes: { "CustomerParty.OrganizationTypeCode": "9" },
    path: "$.CustomerParty.OrganizationTypeCode",
    expected: "a code of the list TipoOrganizacion",
    actual: "9"
  },
  {
    rule: "FAK32",
    changes: { "CustomerParty.PhysicalLocation.SubentityCode": "11" },
    path: "$.CustomerParty.PhysicalLocation.SubentityCode",
    expected: "05, the department of municipality 05001",
    actual: "11"
  },
  {
    rule: "FAK40",
    changes: { "CustomerParty.TaxCode": "99" },
    path: "$.CustomerParty.TaxCode",
    expected: "a code of the list TipoImpuestoTercero",
    actual: "99"
  },
  {
    // the means is in the place of the form: the violation names that field
    rule: "FAN03",
    changes: { PaymentMeans: { Code: "999", MethodCode: "1" } },
    path: "$.PaymentMeans.Code",
    expected: "a code of the list MediosPago",
    actual: "999"
  },
  {
    // a discount of the document that only the totals state: 550000 on a gross of 522006
    rule: "FAQ07",
    changes: { "LegalMonetaryTotal.DiscountAmount": 550000, "LegalMonetaryTotal.PayableAmount": 23306.3 },
    path: "$.LegalMonetaryTotal.DiscountAmount",
    expected: "at most 522006.00",
    actual: "550000.00"
  },
  {
    // nothing is given for nothing that has a price
    rule: "FAV06",
    changes: { "Items.0.SubtotalAmount": 0, "Items.0.PriceReference": 28500.5 },
    path: "$.Items[0].SubtotalAmount",
    expected: "342006.00",
    actual: "0.00"
  }
]

// without the configured software, which would fill in what these cases leave out
const bare = new Set(["FAB24a"])

const paper = { Number: "T-17", Date: "2026-01-14", TypeCode: "FTP" }

describe("rules of an invoice", () => {
  it.each([...cases, ...more])(
    "$rule at $path, expected $expected, actual $actual",
    ({ actual, also, changes, expected, path, rule }) => {
      const configured = bare.has(rule) ? withoutSoftware : undefined
      const violations = violationsOf(changed(exampleBody(), changes), "en", configured)
      const { message, ...violation } = violations.find((candidate) => candidate.rule === rule) ?? { message: "" }
      assert.deepStrictEqual(violation, { rule, path, expected, actual })
      assert.isNotEmpty(message)
      assert.sameMembers([...new Set(violations.map((candidate) => candidate.rule))], [rule, ...(also ?? [])])
      assertSpanish(violations, violationsOf(changed(exampleBody(), changes), "es", configured))
    }
  )

  const free = (extra: Record<string, unknown>) => {
    const body = exampleBody()
    body["Items"].push({
      Code: "MUE-1",
      Description: "Muestra sin valor comercial",
      Quantity: 2,
      Price: 0,
      SubtotalAmount: 0,
      UnitCode: "94",
      ...extra
    })
    return body
  }

  it("FAS07: lines may each be off by the tolerance, their sum may not", () => {
    const body = exampleBody()
    // 2 % of 100 is 2.00; each of eight lines says 3.50, which is within two whole units, 28.00 against 16.00 is not
    const line = { Amount: 3.5, Percentage: 2, TaxableAmount: 100, Code: "04" }
    body["Items"] = Array.from({ length: 8 }, (_, index) => ({
      Code: `P${index}`,
      Description: "Plato",
      Quantity: 1,
      Price: 100,
      SubtotalAmount: 100,
      UnitCode: "94",
      Taxes: [line]
    }))
    body["LegalMonetaryTotal"] = {
      GrossAmount: 800,
      TaxExclusiveAmount: 800,
      TaxInclusiveAmount: 828,
      PayableAmount: 828
    }
    assert.deepStrictEqual(
      violationsOf(body).map(({ actual, expected, path, rule }) => ({ rule, path, expected, actual })),
      [{ rule: "FAS07", path: "$.Items", expected: "04 2.00 %: 16.00", actual: "04 2.00 %: 28.00" }]
    )
  })

  /** `count` lines of one unit each, with IVA and a tax per unit; `header` is the total of that tax. */
  const perUnitBody = (count: number, line: Record<string, unknown>, header: number) => {
    const body = exampleBody()
    body["Items"] = Array.from({ length: count }, (_, index) => ({
      Code: `P${index}`,
      Description: "Gaseosa",
      Quantity: 1,
      Price: 2000,
      SubtotalAmount: 2000,
      UnitCode: "94",
      Taxes: [{ Code: "01", Amount: 380, Percentage: 19, TaxableAmount: 2000 }, line]
    }))
    body["LegalMonetaryTotal"] = {
      GrossAmount: 2000 * count,
      TaxExclusiveAmount: 2000 * count,
      TaxInclusiveAmount: 2380 * count + header,
      PayableAmount: 2380 * count + header
    }
    return body
  }
  const found = (body: Record<string, any>) =>
    violationsOf(body).map(({ actual, expected, path, rule }) => ({ rule, path, expected, actual }))
  const drink = { Code: "34", PerUnitAmount: 18, BaseQuantity: 355, BaseUnitCode: "MLT" }

  it("FAS07: a tax per unit rounded in each line is off by more than 2.00 in the sum", () => {
    // 18.00 × 355.00 / 100 = 63.90 a line, 18.00 × 14200.00 / 100 = 2556.00 of 40 of them
    assert.deepStrictEqual(found(perUnitBody(40, { ...drink, Amount: 64 }, 2560)), [
      {
        rule: "FAS07",
        path: "$.Items",
        expected: "34 18.00 × 14200.00 MLT / 100: 2556.00",
        actual: "34 18.00 × 14200.00 MLT / 100: 2560.00"
      }
    ])
    assert.deepStrictEqual(found(perUnitBody(40, { ...drink, Amount: 63.9 }, 2556)), [])
    // 20 of them are 1278.00: 1280.00 is within the tolerance
    assert.deepStrictEqual(found(perUnitBody(20, { ...drink, Amount: 64 }, 1280)), [])
  })

  it("FAS07: bags, each within the tolerance, are not all together", () => {
    assert.deepStrictEqual(found(perUnitBody(4, { Code: "22", Amount: 67.9, PerUnitAmount: 66 }, 271.6)), [
      { rule: "FAS07", path: "$.Items", expected: "22 66.00 × 4.00 94: 264.00", actual: "22 66.00 × 4.00 94: 271.60" }
    ])
    assert.deepStrictEqual(found(perUnitBody(4, { Code: "22", Amount: 66, PerUnitAmount: 66 }, 264)), [])
  })

  // 573306.30 and 600000 of freight; the gross amount is 522006
  const freightBody = (charges: ReadonlyArray<Record<string, unknown>> | undefined) => {
    const body = exampleBody()
    if (charges !== undefined) body["Charges"] = charges
    changed(body, { "LegalMonetaryTotal.ChargeAmount": 600000 })
    return changed(body, { "LegalMonetaryTotal.PayableAmount": 1173306.3 })
  }

  it("freight above the goods is its own base where none is stated (FAQ06, FAQ07)", () => {
    const freight = { Code: "03", Amount: 600000, Reason: "Flete" }
    for (const charges of [[freight], undefined, [{ ...freight, BaseAmount: 600000 }]]) {
      assert.deepStrictEqual(found(freightBody(charges)), [])
    }
    // what the caller states is checked unchanged
    assert.deepStrictEqual(
      found(freightBody([{ ...freight, BaseAmount: 522006 }])).map(({ rule }) => rule),
      ["FAQ07"]
    )
  })

  it("does not judge the responsibilities of a buyer, of which the authority only notifies (FAK26)", () => {
    assert.deepStrictEqual(violationsOf(changed(exampleBody(), { "CustomerParty.TaxLevelCode": "R-99-PJ" })), [])
  })

  it("lists so many violations and no more", () => {
    const body = exampleBody()
    body["Items"] = Array.from({ length: 5000 }, () => ({ ...body["Items"][0], UnitCode: "XXXXX" }))
    assert.lengthOf(violationsOf(body), 200)
    const unknown = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`Field${index}`, 1]))
    assert.lengthOf(violationsOf({ ...exampleBody(), ...unknown }), 200)
  })

  it("FAW03: an item given free of charge states its commercial value", () => {
    assert.deepStrictEqual(violationsOf(free({ PriceReference: 1500 })), [])
    const [violation, ...rest] = violationsOf(free({ PriceReference: 0 }))
    assert.strictEqual(violation?.rule, "FAW03")
    assert.strictEqual(violation?.path, "$.Items[2].PriceReference")
    assert.isEmpty(rest)
  })

  it.each(["001", "010", "020", "999"])("takes a code of the standard %s (annex FE 1.9 §13.3.5)", (SchemeId) => {
    const standard = { Id: "7702001000015", SchemeId }
    assert.deepStrictEqual(violationsOf(changed(exampleBody(), { "Items.0.StandardItemIdentification": standard })), [])
  })

  it("allows the authority's tolerance of two whole units", () => {
    for (const amount of [573304.5, 573305, 573308.4]) {
      assert.deepStrictEqual(violationsOf(changed(exampleBody(), { "LegalMonetaryTotal.PayableAmount": amount })), [])
    }
    assert.isNotEmpty(violationsOf(changed(exampleBody(), { "LegalMonetaryTotal.PayableAmount": 573308.6 })))
  })

  it("takes the form and the means of payment the other way round", () => {
    assert.deepStrictEqual(violationsOf(changed(exampleBody(), { PaymentMeans: { Code: "42", MethodCode: "1" } })), [])
  })

  it("taxes a sugary drink per 100 ml (annex FE 1.9, tax 34: 18.00 × 35000.00 ML / 100 = 6300.00)", () => {
    const drink = (amount: number) => {
      const body = exampleBody()
      body["Items"][0].Taxes.push({
        Code: "34",
        Amount: amount,
        PerUnitAmount: 18,
        BaseQuantity: 35000,
        BaseUnitCode: "MLT"
      })
      changed(body, { "LegalMonetaryTotal.TaxInclusiveAmount": 573306.3 + amount })
      return changed(body, { "LegalMonetaryTotal.PayableAmount": 573306.3 + amount })
    }
    assert.deepStrictEqual(violationsOf(drink(6300)), [])
    const [violation] = violationsOf(drink(630000))
    assert.strictEqual(violation?.rule, "FAX07")
    assert.strictEqual(violation?.expected, "6300.00")
  })

  it("leaves withholdings out of the totals", () => {
    const body = exampleBody()
    body["Items"][0].Taxes.push({ Code: "06", Amount: 8550.15, Percentage: 2.5, TaxableAmount: 342006 })
    assert.deepStrictEqual(violationsOf(body), [])
  })

  // 2.5 % and 0.966 % of 342006 are 8550.15 and 3303.78; the example is payable with 573306.30
  it.each([
    ["564756.15", "06 ReteFuente 8550.15"],
    ["570002.52", "07 ReteICA 3303.78"],
    ["561452.37", "06 ReteFuente 8550.15, 07 ReteICA 3303.78"],
    ["561000.00", undefined]
  ])("names the withholdings that were subtracted: %s", (payable, withheld) => {
    const body = exampleBody()
    const ofLine = { TaxableAmount: 342006 }
    body["Items"][0].Taxes.push({ Code: "06", Amount: 8550.15, Percentage: 2.5, ...ofLine })
    body["Items"][0].Taxes.push({ Code: "07", Amount: 3303.78, Percentage: 0.966, ...ofLine })
    const told = (language: "en" | "es", field: string) =>
      violationsOf(changed(structuredClone(body), { [`LegalMonetaryTotal.${field}`]: payable }), language)
        .filter(({ path }) => path === `$.LegalMonetaryTotal.${field}`)
        .map(({ actual, expected, rule }) => [rule, actual, expected])
    const expected = (words: string) => (withheld === undefined ? "573306.30" : `573306.30: ${words} (${withheld})`)
    assert.deepStrictEqual(told("en", "PayableAmount"), [
      ["FAU14", payable, expected("withholdings are not subtracted")]
    ])
    assert.deepStrictEqual(told("es", "PayableAmount"), [["FAU14", payable, expected("las retenciones no se restan")]])
    assert.deepStrictEqual(told("en", "TaxInclusiveAmount"), [
      ["FAU06", payable, expected("withholdings are not subtracted")]
    ])
  })

  it("asks nothing of an address abroad but its country", () => {
    const body = exampleBody()
    changed(body, {
      "CustomerParty.PhysicalLocation": {
        Address: "1 Main St",
        CityCode: "Miami",
        SubentityCode: "Florida",
        CountryCode: "US"
      }
    })
    changed(body, { "CustomerParty.IdentificationType": "50" })
    changed(body, { "CustomerParty.Id": "98-7654321" })
    assert.deepStrictEqual(violationsOf(body), [])
  })

  it("must name the paper that it transcribes, of type 03: it cannot be itself", () => {
    const body = changed(exampleBody(), { TypeCode: "03" })
    assert.deepStrictEqual(
      violationsOf(body).map(({ path, rule }) => [rule, path]),
      [["FAI01", "$.AdditionalDocumentReferences"]]
    )
    assert.deepStrictEqual(violationsOf(changed(body, { AdditionalDocumentReferences: [paper] })), [])
  })

  it("needs no technical key for type 03, whose key is a CUDE", () => {
    const body = changed(changed(exampleBody(), { TypeCode: "03" }), { AdditionalDocumentReferences: [paper] })
    assert.deepStrictEqual(violationsOf(changed(body, { "NumberingRange.TechnicalKey": null })), [])
  })
})
