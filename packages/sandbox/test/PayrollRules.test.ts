import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import { Sandbox } from "../src/Sandbox.ts"
import { sendFile } from "./support/client.ts"
import { company } from "./support/company.ts"
import { after, insertBefore, replace } from "./support/edit.ts"
import { fixedClock } from "./support/fixedClock.ts"
import { cuneOf, type PayrollChanges, payrollText } from "./support/payrollText.ts"
import { signInvoice } from "./support/signInvoice.ts"
import { testFilings } from "./support/verdicts.ts"

const document = payrollText()
const predecessor = { number: "NE1", key: cuneOf(document) }
const payroll = (edit: (xml: string) => string): string => payrollText({ edit })
const adjustment = (branch: "Reemplazar" | "Eliminar", changes: PayrollChanges = {}): string =>
  payrollText({ branch, predecessor, ...changes })
const changing = (key: string) => insertBefore("<Periodo ", `<Novedad CUNENov="${key}">true</Novedad>`)
const novelty = (key: string): string => payroll(changing(key))
const paidInFebruary = replace("<FechaPago>2026-01", "<FechaPago>2026-02")
const ofOther = payrollText({ worker: "52123457" })
const replacement = adjustment("Reemplazar")
const before = [{ operation: "SendNominaSync", xml: document }]

testFilings(
  "payroll documents",
  "SendNominaSync",
  [],
  [
    { what: "a plain one", xml: document },
    {
      what: "every kind of hours, leave and text amount",
      xml: payroll((xml) =>
        xml
          .replace(
            "<Comisiones>",
            '<HENs><HEN Cantidad="1" HoraFin="2026-01-10T23:00:00" HoraInicio="2026-01-10T22:00:00" Pago="1000.00" Porcentaje="75.00"></HEN></HENs>' +
              '<Vacaciones><VacacionesComunes Cantidad="1" Pago="2000.00"></VacacionesComunes></Vacaciones><Primas Cantidad="1" Pago="3000.00" PagoNS="4000.00"></Primas>' +
              '<Cesantias Pago="5000.00" PagoIntereses="600.00" Porcentaje="12.00"></Cesantias><Licencias><LicenciaNR Cantidad="1"></LicenciaNR></Licencias><Comisiones>'
          )
          .replace("</Comisiones>", "</Comisiones><Dotacion>7000.00</Dotacion>")
          .replace("1150000.00", "1172600.00")
          .replace("1060000.00", "1082600.00")
      )
    },
    { rules: ["NIE006"], what: "no time worked", xml: payroll(replace('TiempoLaborado="375"', 'TiempoLaborado="0"')) },
    {
      rules: ["NIE005"],
      what: "a period that ends before it starts",
      xml: payroll(replace('Fin="2026-01-15"', 'Fin="2025-12-31"'))
    },
    {
      rules: ["NIE012"],
      what: "a number that is not prefix and consecutive",
      xml: payroll(replace('Numero="NE1"', 'Numero="NE2"'))
    },
    {
      rules: ["NIE013"],
      what: "another country",
      xml: payroll(after("<LugarGeneracionXML", replace('Pais="CO"', 'Pais="US"')))
    },
    { rules: ["NIE015"], what: "a municipality elsewhere", xml: payroll(replace('"11001"', '"05001"')) },
    { rules: ["NIE016"], what: "another language", xml: payroll(replace('"es"', '"en"')) },
    { rules: ["NIE018"], what: "a wrong check digit of the provider", xml: payroll(replace('DV="3"', 'DV="4"')) },
    { rules: ["NIE019"], what: "an unknown software", xml: payroll(replace("5f2c0e2a", "5f2c0e2b")) },
    { rules: ["NIE020", "NIE024"], what: "another pin", xml: payrollText({ pin: "54321" }) },
    {
      rules: ["NIE021"],
      what: "a QR code of something else",
      xml: payroll(replace("searchqr?documentkey={key}", "searchqr?documentkey=0"))
    },
    { rules: ["NIE022"], what: "another version", xml: payroll(replace("V1.0: Doc", "V1.1: Doc")) },
    { rules: ["NIE023"], what: "the other environment", xml: payroll(replace('Ambiente="2"', 'Ambiente="1"')) },
    { rules: ["NIE202"], what: "another type", xml: payroll(replace('TipoXML="102"', 'TipoXML="103"')) },
    { rules: ["NIE024"], what: "a wrong key", xml: payrollText({ tamper: replace("06:59:58", "06:59:57") }) },
    { rules: ["NIE025"], what: "another algorithm", xml: payroll(replace("CUNE-SHA384", "CUDE-SHA384")) },
    {
      rules: ["NIE026"],
      what: "another day",
      xml: payroll(after("<InformacionGeneral", replace('FechaGen="2026-01-15"', 'FechaGen="2026-01-14"')))
    },
    { rules: ["NIE027"], what: "a time in another zone", xml: payroll(replace("06:59:58-05:00", "11:59:58Z")) },
    { rules: ["NIE029"], what: "an unknown period", xml: payroll(replace('PeriodoNomina="4"', 'PeriodoNomina="7"')) },
    {
      rules: ["NIE030", "NIE200"],
      what: "an unknown currency",
      xml: payroll(replace('TipoMoneda="COP"', 'TipoMoneda="XXZ"'))
    },
    { rules: ["NIE200"], what: "dollars without rate", xml: payroll(replace('TipoMoneda="COP"', 'TipoMoneda="USD"')) },
    {
      rules: ["NIE032"],
      what: "an employer without name",
      xml: payroll(after("<Empleador", replace('RazonSocial="Compañía de Prueba S.A.S."', 'RazonSocial=""')))
    },
    { rules: ["NIE034"], what: "a wrong check digit", xml: payroll(after("<Empleador", replace('DV="3"', 'DV="4"'))) },
    { rules: ["NIE041"], what: "an unknown type of worker", xml: payroll(replace('"01"', '"03"')) },
    {
      rules: ["NIE044"],
      what: "an unknown type of document",
      xml: payroll(replace('TipoDocumento="13"', 'TipoDocumento="14"'))
    },
    {
      rules: ["NIE048"],
      what: "a worker without first name",
      xml: payroll(replace('PrimerNombre="Ana"', 'PrimerNombre=""'))
    },
    { rules: ["NIE061"], what: "an unknown contract", xml: payroll(replace('TipoContrato="2"', 'TipoContrato="6"')) },
    { rules: ["NIE064"], what: "a payment on credit", xml: payroll(replace('Forma="1"', 'Forma="2"')) },
    { rules: ["NIE065"], what: "an unknown means of payment", xml: payroll(replace('Metodo="47"', 'Metodo="99"')) },
    { rules: ["NIE187"], what: "earnings that do not add up", xml: payroll(replace("30000.00", "30003.00")) },
    { what: "earnings within the tolerance", xml: payroll(replace("30000.00", "30002.00")) },
    {
      rules: ["NIE188"],
      what: "deductions that do not add up",
      xml: payroll(replace("<Deuda>10000.00", "<Deuda>10003.00"))
    },
    {
      rules: ["NIE189"],
      what: "a total that is not the difference",
      xml: payroll(replace("1060000.00", "1060000.01"))
    },
    {
      rules: ["NIE210"],
      what: "an employer with a first name and no surname",
      xml: payroll(after("<Empleador", replace("RazonSocial=", 'PrimerNombre="Ana" RazonSocial=')))
    },
    {
      rules: ["NIE212"],
      what: "an employer with a surname and no first name",
      xml: payroll(after("<Empleador", replace("RazonSocial=", 'PrimerApellido="Niño" RazonSocial=')))
    },
    {
      what: "a natural person as employer",
      xml: payroll(
        after(
          "<Empleador",
          replace('RazonSocial="Compañía de Prueba S.A.S."', 'PrimerApellido="Niño" PrimerNombre="Ana"')
        )
      )
    },
    {
      what: "two days of payment",
      xml: payroll(insertBefore("</FechasPagos>", "<FechaPago>2026-01-30</FechaPago>"))
    },
    ...["false", "0"].flatMap((text) =>
      ["", "A", "1".repeat(96)].map((key) => ({
        what: `${text} as Novedad, with ${key === "" ? "no" : key.length} characters of a CUNE`,
        xml: payroll(insertBefore("<Periodo ", `<Novedad CUNENov="${key}">${text}</Novedad>`))
      }))
    ),
    { rules: ["NIE199a"], what: "a change of a document never filed", xml: novelty("1".repeat(96)) },
    {
      rules: ["NIE901"],
      what: "a namespace that is not declared",
      xml: payroll(replace(' xmlns:xades141="http://uri.etsi.org/01903/v1.4.1#"', ""))
    },
    {
      rules: ["VLR01"],
      what: "a negative amount",
      xml: payroll(insertBefore("<DevengadosTotal>", "<Redondeo>-1.00</Redondeo>"))
    },
    {
      rules: ["ZB01"],
      what: "earnings out of order",
      xml: payroll((xml) => xml.replace(/(<Transporte.*<\/Transporte>)(<HEDs>.*<\/HEDs>)/u, "$2$1"))
    },
    {
      rules: ["ZB01"],
      what: "a required attribute that is missing",
      xml: payroll(replace(' SegundoApellido="Ejemplo"', ""))
    },
    { rules: ["ZB01"], what: "an unknown attribute", xml: payroll(replace("<Pago ", '<Pago Banca="1" ')) },
    { rules: ["ZB01"], what: "an identification that is no number", xml: payrollText({ worker: "AB1" }) },
    { rules: ["ZB01"], what: "a root without SchemaLocation", xml: payroll(replace(' SchemaLocation=""', "")) }
  ]
)

testFilings("payroll documents after another", "SendNominaSync", before, [
  { rules: ["90"], what: "the same one again", xml: document },
  { rules: ["90"], what: "another one of the same number", xml: payroll(replace("Niño", "Niña")) },
  { what: "the same number for another worker", xml: payrollText({ worker: "52123457" }) },
  { rules: ["90"], what: "another number for the same worker and month", xml: payrollText({ consecutive: "2" }) },
  {
    rules: ["90"],
    what: "another number of which only the second payment is of another month",
    xml: payrollText({
      consecutive: "2",
      edit: insertBefore("</FechasPagos>", "<FechaPago>2026-02-15</FechaPago>")
    })
  },
  { what: "another number for the next month", xml: payrollText({ consecutive: "2", edit: paidInFebruary }) },
  { what: "a change of it", xml: payrollText({ consecutive: "2", edit: changing(predecessor.key) }) },
  {
    rules: ["NIE204a"],
    what: "a change of a document never filed",
    xml: payrollText({ consecutive: "2", edit: changing("1".repeat(96)) })
  },
  {
    rules: ["NIE199a"],
    what: "a change in a month without payroll",
    xml: payrollText({ consecutive: "2", edit: (xml) => paidInFebruary(changing(predecessor.key)(xml)) })
  },
  {
    rules: ["NIE199a"],
    what: "a change of the payroll of a worker who has none",
    xml: payrollText({ consecutive: "2", worker: "52123457", edit: changing(predecessor.key) })
  },
  {
    rules: ["NIE204a"],
    what: "a change that names another worker's document",
    before: [{ operation: "SendNominaSync", xml: ofOther }],
    xml: payrollText({ consecutive: "2", edit: changing(cuneOf(ofOther)) })
  },
  {
    what: "a further number where the first was deleted",
    before: [{ operation: "SendNominaSync", xml: adjustment("Eliminar") }],
    xml: payrollText({ consecutive: "2" })
  },
  {
    rules: ["90"],
    what: "a further number where the first was replaced",
    before: [{ operation: "SendNominaSync", xml: replacement }],
    xml: payrollText({ consecutive: "2" })
  },
  {
    what: "a further number where the replacement was deleted",
    before: [
      { operation: "SendNominaSync", xml: replacement },
      {
        operation: "SendNominaSync",
        xml: adjustment("Eliminar", {
          consecutive: "2",
          predecessor: { number: "NE1", key: cuneOf(replacement) }
        })
      }
    ],
    xml: payrollText({ consecutive: "2" })
  },
  {
    rules: ["NIAE191a"],
    what: "a replacement for another worker",
    xml: adjustment("Reemplazar", { worker: "52123457" })
  },
  { what: "a replacement", xml: adjustment("Reemplazar") },
  { what: "a deletion", xml: adjustment("Eliminar") },
  {
    rules: ["NIAE191a"],
    what: "a replacement of a document never filed",
    xml: adjustment("Reemplazar", { predecessor: { number: "NE9", key: "1".repeat(96) } })
  },
  {
    rules: ["NIAE216a"],
    what: "a deletion of a document never filed",
    xml: adjustment("Eliminar", { predecessor: { number: "NE9", key: "1".repeat(96) } })
  },
  {
    rules: ["NIAE214"],
    what: "a replacement called a deletion",
    xml: adjustment("Reemplazar", { edit: replace("TipoNota>1", "TipoNota>2") })
  },
  {
    rules: ["NIAE022"],
    what: "the version of the document",
    xml: adjustment("Reemplazar", { edit: replace("Nota de Ajuste de ", "") })
  },
  {
    rules: ["NIAE020", "NIAE024"],
    what: "a replacement with another pin",
    xml: adjustment("Reemplazar", { pin: "54321" })
  },
  {
    rules: ["NIAE189"],
    what: "a replacement whose total is wrong",
    xml: adjustment("Reemplazar", { edit: replace("1060000.00", "1060000.01") })
  },
  { rules: ["NIAE233", "NIAE238"], what: "a deletion with another pin", xml: adjustment("Eliminar", { pin: "54321" }) },
  {
    rules: ["NIAE249"],
    what: "a deletion with a wrong check digit",
    xml: adjustment("Eliminar", { edit: after("<Empleador", replace('DV="3"', 'DV="4"')) })
  },
  {
    rules: ["ZB01"],
    what: "a deletion with a period of payroll",
    xml: adjustment("Eliminar", { edit: replace(' TipoXML="103"', ' PeriodoNomina="4" TipoXML="103"') })
  }
])

layer(Sandbox.layer({ certificateDirectory, clock: fixedClock() }), { excludeTestServices: true })(
  "SendNominaSync",
  (it) => {
    it.effect("answers with the payroll's sentence and CUNE", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const answer = yield* Effect.promise(() =>
          sendFile(sandbox.url, "SendNominaSync", signInvoice(document, signer), signer)
        )
        expect(answer).toMatchObject({
          statusCode: "00",
          statusMessage: "Documento Nomina NE1, ha sido autorizada.",
          documentKey: predecessor.key
        })
        expect(answer.applicationResponse?.toString()).toContain('schemeName="CUNE-SHA384"')
      })
    )

    it.effect("answers 66 to a document of another operation, and to one without its number", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const empty = payroll(replace('Numero="NE1"', 'Numero=""'))
        for (const xml of [empty, "<NominaIndividual></NominaIndividual>"]) {
          const answer = yield* Effect.promise(() => sendFile(sandbox.url, "SendNominaSync", Buffer.from(xml), signer))
          expect(answer.statusCode).toBe("66")
          expect(answer.rules).toContain("NIE012")
        }
      })
    )
  }
)
