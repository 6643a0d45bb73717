import { readFileSync } from "node:fs"
import { join } from "node:path"
import { attributes } from "@radicar/ubl/inner/xml/attributes"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { type CanonicalXml, unsignedText } from "@radicar/ubl/inner/CanonicalXml"
import { generatedPayroll, PayrollSeed } from "@radicar/fixtures/generated/generatedPayroll"
import { deleteNote, payroll, replaceNote } from "./support/payrollKinds.ts"
import { canonicalised, namesAt, valuesAt, withPlaceholder } from "./support/payrollXml.ts"
import { loadPayrollSchema, payrollSchemasAvailable } from "./support/PayrollSchema.ts"

type Facts = ReadonlyArray<readonly [string, ReadonlyArray<string>]>

const assertFacts = (xml: CanonicalXml, base: string, facts: Facts): void => {
  for (const [xpath, expected] of facts) {
    const path = base + xpath.replaceAll("/n:", base.startsWith("/a:") ? "/a:" : "/n:")
    assert.deepStrictEqual(valuesAt(xml, path), expected, path)
  }
}

/** Every earning and deduction, listed against the annex' order, each with an amount of its own. */
const allConcepts = (): Record<string, any> =>
  JSON.parse(readFileSync(join(import.meta.dirname, "golden/payroll/full/input.json"), "utf8"))

const replacing = (body: Record<string, any>): Record<string, any> => ({
  ...body,
  TypeCode: "103",
  DocumentReference: replaceNote.example()["DocumentReference"]
})

// the annex' tables of Devengados and Deducciones, in their order
const earnings: Facts = [
  ["/n:Basico/@DiasTrabajados", ["15"]],
  ["/n:Basico/@SueldoTrabajado", ["1500000.00"]],
  ["/n:Transporte/@AuxilioTransporte", ["1002.02"]],
  ["/n:Transporte/@ViaticoManuAlojS", ["1003.03"]],
  ["/n:Transporte/@ViaticoManuAlojNS", ["1003.13"]],
  ["/n:HEDs/n:HED/@HoraInicio", ["2026-01-06T18:00:00"]],
  ["/n:HEDs/n:HED/@HoraFin", ["2026-01-06T20:30:00"]],
  ["/n:HEDs/n:HED/@Cantidad", ["2.5", "1"]],
  ["/n:HEDs/n:HED/@Porcentaje", ["25.00", "25.00"]],
  ["/n:HEDs/n:HED/@Pago", ["1010.10", "1010.20"]],
  ["/n:HENs/n:HEN/@Porcentaje", ["75.00"]],
  ["/n:HENs/n:HEN/@Pago", ["1011.11"]],
  ["/n:HRNs/n:HRN/@Porcentaje", ["35.00"]],
  ["/n:HRNs/n:HRN/@Pago", ["1012.12"]],
  ["/n:HEDDFs/n:HEDDF/@Porcentaje", ["105.00"]],
  ["/n:HEDDFs/n:HEDDF/@Pago", ["1013.13"]],
  ["/n:HRDDFs/n:HRDDF/@Porcentaje", ["80.00"]],
  ["/n:HRDDFs/n:HRDDF/@Pago", ["1014.14"]],
  ["/n:HENDFs/n:HENDF/@Porcentaje", ["155.00"]],
  ["/n:HENDFs/n:HENDF/@Pago", ["1015.15"]],
  ["/n:HRNDFs/n:HRNDF/@HoraInicio", ["2026-01-06T18:00:00"]],
  ["/n:HRNDFs/n:HRNDF/@Porcentaje", ["115.00"]],
  ["/n:HRNDFs/n:HRNDF/@Pago", ["1016.16"]],
  ["/n:Vacaciones/n:VacacionesComunes/@FechaInicio", ["2026-01-02"]],
  ["/n:Vacaciones/n:VacacionesComunes/@FechaFin", ["2026-01-05"]],
  ["/n:Vacaciones/n:VacacionesComunes/@Cantidad", ["7"]],
  ["/n:Vacaciones/n:VacacionesComunes/@Pago", ["1017.17"]],
  ["/n:Vacaciones/n:VacacionesCompensadas/@Cantidad", ["6"]],
  ["/n:Vacaciones/n:VacacionesCompensadas/@Pago", ["1018.18"]],
  ["/n:Primas/@Cantidad", ["15"]],
  ["/n:Primas/@Pago", ["1019.19"]],
  ["/n:Primas/@PagoNS", ["1019.29"]],
  ["/n:Cesantias/@Pago", ["1020.20"]],
  ["/n:Cesantias/@Porcentaje", ["12.00"]],
  ["/n:Cesantias/@PagoIntereses", ["1020.30"]],
  ["/n:Incapacidades/n:Incapacidad/@FechaInicio", ["2026-01-02"]],
  ["/n:Incapacidades/n:Incapacidad/@FechaFin", ["2026-01-05"]],
  ["/n:Incapacidades/n:Incapacidad/@Cantidad", ["5"]],
  ["/n:Incapacidades/n:Incapacidad/@Tipo", ["1"]],
  ["/n:Incapacidades/n:Incapacidad/@Pago", ["1021.21"]],
  ["/n:Licencias/n:LicenciaMP/@Cantidad", ["4"]],
  ["/n:Licencias/n:LicenciaMP/@Pago", ["1022.22"]],
  ["/n:Licencias/n:LicenciaR/@Cantidad", ["3"]],
  ["/n:Licencias/n:LicenciaR/@Pago", ["1023.23"]],
  ["/n:Licencias/n:LicenciaNR/@*", ["2", "2026-01-05", "2026-01-02"]],
  ["/n:Bonificaciones/n:Bonificacion/@BonificacionS", ["1025.25"]],
  ["/n:Bonificaciones/n:Bonificacion/@BonificacionNS", ["1025.35"]],
  ["/n:Auxilios/n:Auxilio/@AuxilioS", ["1026.26"]],
  ["/n:Auxilios/n:Auxilio/@AuxilioNS", ["1026.36"]],
  ["/n:HuelgasLegales/n:HuelgaLegal/@*", ["1", "2026-01-05", "2026-01-02"]],
  ["/n:OtrosConceptos/n:OtroConcepto/@DescripcionConcepto", ["Retroactivo", "Prima técnica"]],
  ["/n:OtrosConceptos/n:OtroConcepto/@ConceptoS", ["1028.28"]],
  ["/n:OtrosConceptos/n:OtroConcepto/@ConceptoNS", ["1028.38"]],
  ["/n:Compensaciones/n:Compensacion/@CompensacionO", ["1029.29", "0.00"]],
  ["/n:Compensaciones/n:Compensacion/@CompensacionE", ["0.00", "1029.39"]],
  ["/n:BonoEPCTVs/n:BonoEPCTV/@PagoS", ["1030.30"]],
  ["/n:BonoEPCTVs/n:BonoEPCTV/@PagoNS", ["1030.40"]],
  ["/n:BonoEPCTVs/n:BonoEPCTV/@PagoAlimentacionS", ["1031.31"]],
  ["/n:BonoEPCTVs/n:BonoEPCTV/@PagoAlimentacionNS", ["1031.41"]],
  ["/n:Comisiones/n:Comision", ["1032.32", "1032.42"]],
  ["/n:PagosTerceros/n:PagoTercero", ["1033.33"]],
  ["/n:Anticipos/n:Anticipo", ["1034.34"]],
  ["/n:Dotacion", ["1035.35"]],
  ["/n:ApoyoSost", ["1036.36"]],
  ["/n:Teletrabajo", ["1037.37"]],
  ["/n:BonifRetiro", ["1038.38"]],
  ["/n:Indemnizacion", ["1039.39"]],
  ["/n:Reintegro", ["1040.40"]]
]
const deductions: Facts = [
  ["/n:Salud/@Porcentaje", ["4.00"]],
  ["/n:Salud/@Deduccion", ["2002.02"]],
  ["/n:FondoPension/@Porcentaje", ["4.00"]],
  ["/n:FondoPension/@Deduccion", ["2003.03"]],
  ["/n:FondoSP/@Porcentaje", ["0.50"]],
  ["/n:FondoSP/@DeduccionSP", ["2004.04"]],
  ["/n:FondoSP/@PorcentajeSub", ["0.50"]],
  ["/n:FondoSP/@DeduccionSub", ["2004.14"]],
  ["/n:Sindicatos/n:Sindicato/@Porcentaje", ["1.00"]],
  ["/n:Sindicatos/n:Sindicato/@Deduccion", ["2005.05"]],
  ["/n:Sanciones/n:Sancion/@SancionPublic", ["2006.06", "0.00"]],
  ["/n:Sanciones/n:Sancion/@SancionPriv", ["0.00", "2006.16"]],
  ["/n:Libranzas/n:Libranza/@Descripcion", ["Banco de Prueba, crédito 7"]],
  ["/n:Libranzas/n:Libranza/@Deduccion", ["2007.07"]],
  ["/n:PagosTerceros/n:PagoTercero", ["2008.08"]],
  ["/n:Anticipos/n:Anticipo", ["2009.09"]],
  ["/n:OtrasDeducciones/n:OtraDeduccion", ["2010.10", "2010.20"]],
  ["/n:PensionVoluntaria", ["2011.11"]],
  ["/n:RetencionFuente", ["2012.12"]],
  ["/n:AFC", ["2013.13"]],
  ["/n:Cooperativa", ["2014.14"]],
  ["/n:EmbargoFiscal", ["2015.15"]],
  ["/n:PlanComplementarios", ["2016.16"]],
  ["/n:Educacion", ["2017.17"]],
  ["/n:Reintegro", ["2018.18"]],
  ["/n:Deuda", ["2019.19"]]
]

const groupsOf = (facts: Facts): ReadonlyArray<string> => [
  ...new Set(facts.map(([xpath]) => /^\/n:([A-Za-z]+)/u.exec(xpath)?.[1] ?? ""))
]

const cents = (text: string): bigint => BigInt(text.replace(".", ""))

/** What an element of the tables pays, in hundredths: every attribute and text that is money. */
const paid = (xml: CanonicalXml, group: string): bigint => {
  const notMoney = ["DiasTrabajados", "Cantidad", "Tipo", "DescripcionConcepto", "Descripcion"]
  const prefixes = ["Porcentaje", "Fecha", "Hora"]
  const excluded = [
    ...notMoney.map((name) => `local-name()='${name}'`),
    ...prefixes.map((name) => `starts-with(local-name(),'${name}')`)
  ].join(" or ")
  const values = [
    ...valuesAt(xml, `//*[local-name()='${group}']//@*[not(${excluded})]`),
    ...valuesAt(xml, `//*[local-name()='${group}']//text()`)
  ]
  return values.reduce((total, value) => total + cents(value), 0n)
}

describe("an amount of 0 in a payroll", () => {
  const optional: ReadonlyArray<readonly [code: string, name: string, isSalary?: boolean]> = [
    ["Transporte", "AuxilioTransporte"],
    ["Viatico", "ViaticoManuAlojS", true],
    ["Viatico", "ViaticoManuAlojNS", false],
    ["PrimasNS", "PagoNS"],
    ["Bonificacion", "BonificacionS", true],
    ["Bonificacion", "BonificacionNS", false],
    ["Auxilio", "AuxilioS", true],
    ["Auxilio", "AuxilioNS", false],
    ["BonoEPCTV", "PagoS", true],
    ["BonoEPCTV", "PagoNS", false],
    ["BonoAlimentacion", "PagoAlimentacionS", true],
    ["BonoAlimentacion", "PagoAlimentacionNS", false]
  ]
  const example = payroll.example()
  const withItem = (item: object) => payroll.write({ ...example, Items: [...example["Items"], item] })
  const { xml: without, identified } = payroll.write(example)

  it.each(optional)("of the item %s is not written as %s, nor does it change the key", (code, name, isSalary) => {
    const quantity = code === "PrimasNS" ? { Quantity: 1 } : {}
    const written = withItem({
      Type: "Devengo",
      code,
      Amount: 0,
      ...(isSalary === undefined ? {} : { IsSalary: isSalary }),
      ...quantity
    })
    const of = (xml: CanonicalXml) => valuesAt(xml, `//@${name}`)
    assert.deepStrictEqual(of(written.xml), of(without))
    assert.notInclude(of(written.xml), "0.00")
    assert.strictEqual(written.identified.key.value, identified.key.value)
  })

  it("leaves no empty element and no empty group", () => {
    const { xml } = withItem({ Type: "Devengo", code: "Auxilio", Amount: 0, IsSalary: true })
    assert.strictEqual(unsignedText(xml), unsignedText(without))
    const fund = { Type: "Deduccion", code: "FondoSP", Amount: 0, Percentage: 0 }
    assert.deepStrictEqual(valuesAt(withItem(fund).xml, "//*[local-name()='FondoSP']/@*"), [])
  })

  it("is written in an attribute that the schema requires", () => {
    const { xml } = withItem({ Type: "Devengo", code: "Cesantias", Amount: 0 })
    assert.deepStrictEqual(valuesAt(xml, "//*[local-name()='Cesantias']/@Pago"), ["0.00"])
  })
})

describe("the XML of payroll documents", () => {
  const payrollErrors = payrollSchemasAvailable ? loadPayrollSchema("NominaIndividual") : () => []

  it("says in each place what the annex wants there", () => {
    const { identified, xml } = payroll.write(payroll.example())
    const { value } = identified.key
    assertFacts(xml, payroll.base, [
      ["/@SchemaLocation", [""]],
      ["/@xsi:schemaLocation", ["dian:gov:co:facturaelectronica:NominaIndividual NominaIndividualElectronicaXSD.xsd"]],
      ["/n:Periodo/@FechaIngreso", ["2015-03-01"]],
      ["/n:Periodo/@FechaRetiro", []],
      ["/n:Periodo/@FechaLiquidacionInicio", ["2026-01-01"]],
      ["/n:Periodo/@FechaLiquidacionFin", ["2026-01-15"]],
      ["/n:Periodo/@TiempoLaborado", ["3915"]],
      ["/n:Periodo/@FechaGen", ["2026-01-15"]],
      ["/n:NumeroSecuenciaXML/@CodigoTrabajador", ["E-017"]],
      ["/n:NumeroSecuenciaXML/@Prefijo", ["NE"]],
      ["/n:NumeroSecuenciaXML/@Consecutivo", ["1"]],
      ["/n:NumeroSecuenciaXML/@Numero", ["NE1"]],
      ["/n:LugarGeneracionXML/@Pais", ["CO"]],
      ["/n:LugarGeneracionXML/@DepartamentoEstado", ["11"]],
      ["/n:LugarGeneracionXML/@MunicipioCiudad", ["11001"]],
      ["/n:LugarGeneracionXML/@Idioma", ["es"]],
      ["/n:ProveedorXML/@NIT", ["900373115"]],
      ["/n:ProveedorXML/@DV", ["3"]],
      ["/n:ProveedorXML/@RazonSocial", ["Café Piñón y Cía. S.A.S."]],
      ["/n:ProveedorXML/@SoftwareID", ["5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11"]],
      ["/n:CodigoQR", [`https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey=${value}`]],
      ["/n:InformacionGeneral/@Version", ["V1.0: Documento Soporte de Pago de Nómina Electrónica"]],
      ["/n:InformacionGeneral/@Ambiente", ["2"]],
      ["/n:InformacionGeneral/@TipoXML", ["102"]],
      ["/n:InformacionGeneral/@CUNE", [value]],
      ["/n:InformacionGeneral/@EncripCUNE", ["CUNE-SHA384"]],
      ["/n:InformacionGeneral/@FechaGen", ["2026-01-15"]],
      ["/n:InformacionGeneral/@HoraGen", ["10:00:00-05:00"]],
      ["/n:InformacionGeneral/@PeriodoNomina", ["4"]],
      ["/n:InformacionGeneral/@TipoMoneda", ["COP"]],
      ["/n:InformacionGeneral/@TRM", []],
      ["/n:Notas", ["Pago de la quincena"]],
      ["/n:Empleador/@NIT", ["900373115"]],
      ["/n:Empleador/@Direccion", ["Carrera 7 # 71-21, oficina 501"]],
      ["/n:Trabajador/@TipoTrabajador", ["01"]],
      ["/n:Trabajador/@AltoRiesgoPension", ["false"]],
      ["/n:Trabajador/@NumeroDocumento", ["1020304050"]],
      ["/n:Trabajador/@SegundoApellido", ["Peña"]],
      ["/n:Trabajador/@LugarTrabajoMunicipioCiudad", ["05001"]],
      ["/n:Trabajador/@Sueldo", ["3000000.00"]],
      ["/n:Pago/@Forma", ["1"]],
      ["/n:Pago/@Metodo", ["47"]],
      ["/n:Pago/@Banco", ["Banco de Prueba"]],
      ["/n:FechasPagos/n:FechaPago", ["2026-01-15"]],
      ["/n:DevengadosTotal", ["1692729.82"]],
      ["/n:DeduccionesTotal", ["125454.54"]],
      ["/n:ComprobanteTotal", ["1567275.28"]]
    ])
  })

  it("puts every earning and every deduction into its group, the groups in the annex' order", () => {
    const { xml } = payroll.write(allConcepts())
    assertFacts(xml, `${payroll.base}/n:Devengados`, earnings)
    assertFacts(xml, `${payroll.base}/n:Deducciones`, deductions)
    const order = (group: string) => [...new Set(namesAt(xml, `${payroll.base}/n:${group}/*`))]
    assert.deepStrictEqual(order("Devengados"), groupsOf(earnings))
    assert.deepStrictEqual(order("Deducciones"), groupsOf(deductions))
  })

  it("says by how much totals differ from the items (annex §1.1.1), and nothing when they do not", () => {
    const body = payroll.example()
    assertFacts(payroll.write(body).xml, payroll.base, [["/n:Redondeo", []]])
    // 1692729.82 − 125454.54 = 1567275.28
    body["MonetaryTotal"] = { PayableAmount: 1692730, DiscountAmount: "125454.50", TotalAmount: "1567275.50" }
    const { xml } = payroll.write(body)
    assertFacts(xml, payroll.base, [["/n:Redondeo", ["0.22"]]])
    assert.deepStrictEqual(payrollErrors(withPlaceholder(xml)), [])
    assert.strictEqual(canonicalised(xml), xml.head + xml.tail)
  })

  it("says in a replacing note what the payroll would say", () => {
    const { xml } = replaceNote.write(replacing(allConcepts()))
    assertFacts(xml, `${replaceNote.base}/a:Devengados`, earnings)
    assertFacts(xml, `${replaceNote.base}/a:Deducciones`, deductions)
    const part = (text: string) => text.slice(text.indexOf("<Empleador "), text.indexOf("</ComprobanteTotal>"))
    assert.strictEqual(part(xml.tail), part(payroll.write(allConcepts()).xml.tail))
  })

  it("names in a note what it replaces or deletes", () => {
    const cune = "dae35b4dfdf10939502c96278feb97be1af6cd5653bd662ca29b5c9cdf2729464b51d272ba0008586cf153b46f87a2bd"
    for (const [kind, type, name] of [
      [replaceNote, "1", "ReemplazandoPredecesor"],
      [deleteNote, "2", "EliminandoPredecesor"]
    ] as const) {
      const { xml } = kind.write(kind.example())
      assertFacts(xml, "/a:NominaIndividualDeAjuste", [["/n:TipoNota", [type]]])
      assertFacts(xml, kind.base, [
        [`/n:${name}/@NumeroPred`, ["NE1"]],
        [`/n:${name}/@CUNEPred`, [cune]],
        [`/n:${name}/@FechaGenPred`, ["2026-01-15"]],
        ["/n:InformacionGeneral/@TipoXML", ["103"]],
        ["/n:InformacionGeneral/@Version", ["V1.0: Nota de Ajuste de Documento Soporte de Pago de Nómina Electrónica"]]
      ])
    }
  })

  it("says in a deleting note nothing of worker, period and currency", () => {
    const { xml } = deleteNote.write(deleteNote.example())
    assert.deepStrictEqual(namesAt(xml, `${deleteNote.base}/*`), [
      "EliminandoPredecesor",
      "NumeroSecuenciaXML",
      "LugarGeneracionXML",
      "ProveedorXML",
      "CodigoQR",
      "InformacionGeneral",
      "Notas",
      "Empleador"
    ])
    assertFacts(xml, deleteNote.base, [
      ["/n:NumeroSecuenciaXML/@CodigoTrabajador", []],
      ["/n:InformacionGeneral/@PeriodoNomina", []],
      ["/n:InformacionGeneral/@TipoMoneda", []],
      ["/n:InformacionGeneral/@TRM", []]
    ])
  })

  it("leads to the public page of its environment", () => {
    const { identified, xml } = payroll.write(payroll.example(), "1")
    const url = `https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=${identified.key.value}`
    assertFacts(xml, payroll.base, [
      ["/n:CodigoQR", [url]],
      ["/n:InformacionGeneral/@Ambiente", ["1"]]
    ])
  })

  it("names the software's owner as the body does, and no name that nobody has given", () => {
    const software = { Id: "a-1", Pin: "1", ProviderId: "800197268" }
    const named = { ...payroll.example(), SoftwareProvider: { ...software, ProviderName: "DIAN" } }
    const [one, other] = [named, { ...payroll.example(), SoftwareProvider: software }]
    assertFacts(payroll.write(one).xml, payroll.base, [
      ["/n:ProveedorXML/@RazonSocial", ["DIAN"]],
      ["/n:ProveedorXML/@NIT", ["800197268"]],
      ["/n:ProveedorXML/@DV", ["4"]]
    ])
    assertFacts(payroll.write(other).xml, payroll.base, [["/n:ProveedorXML/@RazonSocial", []]])
  })

  it("orders and escapes attributes and leaves out absent ones", () => {
    const values = { Zeta: "1", alfa: "2", TRM: `<"&\t\n\r>'`, Tipo: undefined, Tasa: "" }
    assert.strictEqual(attributes(values), ` TRM="&lt;&quot;&amp;&#x9;&#xA;&#xD;>'" Tasa="" Zeta="1" alfa="2"`)
  })

  it("carries no pin or password", () => {
    const body = { ...payroll.example(), SigningCertificate: { Password: "s3cret-password", Content: "c2VjcmV0" } }
    const { xml } = payroll.write({ ...body, SoftwareProvider: { Id: "a-1", Pin: "s3cret-pin" } })
    for (const secret of ["s3cret", "c2VjcmV0"]) assert.notInclude(xml.head + xml.tail, secret)
  })
})

describe.each([payroll, replaceNote, deleteNote])("the XML of a $name", (kind) => {
  const errors = payrollSchemasAvailable ? loadPayrollSchema(kind.root) : () => []

  const write = (seed: typeof PayrollSeed.Type) => {
    const body = generatedPayroll(seed)
    if (kind === payroll) return kind.write(body)
    if (kind === replaceNote) return kind.write(replacing(body))
    const { CompanyParty, Note, NumberingRange, SoftwareProvider } = body
    return kind.write({ ...kind.example(), CompanyParty, Note, NumberingRange, SoftwareProvider })
  }

  it("is the same text for the same document", () => {
    const [text, again] = [kind.write(kind.example()), kind.write(kind.example())].map(({ xml }) => unsignedText(xml))
    assert.strictEqual(text, again)
  })

  it("declares every namespace of the authority's sample (NIE901, NIAE901) and lists them as they stand", () => {
    const { xml } = kind.write(kind.example())
    assert.isTrue(xml.head.startsWith(`<${kind.root}${xml.namespaces} SchemaLocation="" xsi:schemaLocation=`))
    assert.sameMembers(
      [...xml.namespaces.matchAll(/ (xmlns(?::[a-z0-9]+)?)=/gu)].map(([, name]) => name),
      ["xmlns", "xmlns:ds", "xmlns:ext", "xmlns:xades", "xmlns:xades141", "xmlns:xs", "xmlns:xsi"]
    )
  })

  it("is written with the root of the authority's sample, letter by letter", () => {
    const text = unsignedText(kind.write(kind.example()).xml)
    const own = `dian:gov:co:facturaelectronica:${kind.root}`
    assert.isTrue(
      text.startsWith(
        '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n' +
          `<${kind.root} xmlns="${own}" xmlns:xs="http://www.w3.org/2001/XMLSchema-instance"` +
          ' xmlns:ds="http://www.w3.org/2000/09/xmldsig#"' +
          ' xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2"' +
          ' xmlns:xades="http://uri.etsi.org/01903/v1.3.2#" xmlns:xades141="http://uri.etsi.org/01903/v1.4.1#"' +
          ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"' +
          ` SchemaLocation="" xsi:schemaLocation="${own} ${kind.root}ElectronicaXSD.xsd"><ext:UBLExtensions>`
      )
    )
  })

  it.effect.prop(
    "is canonical but for the root's order (libxml2 changes no other byte)",
    { seed: PayrollSeed },
    ({ seed }) =>
      Effect.sync(() => {
        const { xml } = write(seed)
        assert.strictEqual(canonicalised(xml), xml.head + xml.tail)
      })
  )

  it.effect.prop("pays what its totals say, whatever the items", { seed: PayrollSeed }, ({ seed }) =>
    Effect.sync(() => {
      const { xml } = write(seed)
      for (const group of kind === deleteNote ? [] : ["Devengados", "Deducciones"]) {
        const [total = ""] = valuesAt(xml, `//*[local-name()='${group}Total']`)
        assert.strictEqual(paid(xml, group), cents(total), group)
      }
    })
  )

  describe.skipIf(!payrollSchemasAvailable)("against the schemas of the DIAN (../shared/dian/xsd)", () => {
    it("is valid, and the schema does find faults", () => {
      const text = withPlaceholder(kind.write(kind.example()).xml)
      assert.deepStrictEqual(errors(text), [])
      assert.isNotEmpty(errors(text.replaceAll("CodigoQR>", "CodigoQr>")))
    })

    it.effect.prop("is valid whatever the document", { seed: PayrollSeed }, ({ seed }) =>
      Effect.sync(() => assert.deepStrictEqual(errors(withPlaceholder(write(seed).xml)), []))
    )
  })
})
