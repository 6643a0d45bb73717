import { assert, describe, it } from "@effect/vitest"
import { ripsExample } from "@radicar/domain/inner/example/ripsExample"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { decimal } from "@radicar/domain/inner/number/Decimal"
import { checkRips, ripsRules } from "@radicar/domain/inner/rips/checkRips"
import type { RipsInvoice } from "@radicar/domain/inner/rips/RipsSubject"
import { ripsFields, ripsRecords, ripsUserFields } from "@radicar/domain/inner/rips/structure"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { Result } from "effect"

const now = new LocalDateTime({ date: "2026-07-20", time: "10:00:00" })
const at = "2026-07-10 08:30"

/** A path such as `usuarios.0.servicios.consultas.0.vrServicio` and what is there instead; `undefined`: nothing. */
type Changes = Readonly<Record<string, unknown>>

const changed = (value: unknown, path: ReadonlyArray<string>, to: unknown): unknown => {
  const [key = "", ...rest] = path
  const copy: any = structuredClone(value ?? {})
  const next = rest.length === 0 ? to : changed(copy[key], rest, to)
  if (next === undefined) delete copy[key]
  else copy[key] = next
  return copy
}

const ripsWith = (changes: Changes): unknown =>
  Object.entries(changes).reduce<unknown>(
    (rips, [path, to]) => changed(rips, path.split("."), to),
    ripsExample({ invoice: "SETP990000001", nit: "900373115", at })
  )

const invoice: RipsInvoice = {
  kind: "invoice",
  number: "SETP990000001",
  supplierNit: "900373115",
  value: decimal("333004.00"),
  modality: "04",
  coverage: "16",
  prepayments: [{ concept: "02", amount: decimal("33004.00") }],
  period: { start: "2026-07-01", end: "2026-07-31" }
}

const check = (changes: Changes, compared: RipsInvoice | undefined = invoice, language: "en" | "es" = "en") =>
  checkRips(Result.getOrThrow(parseJson(JSON.stringify(ripsWith(changes)))), {
    ...(compared === undefined ? {} : { invoice: compared }),
    now,
    language
  })

const found = (changes: Changes, compared?: RipsInvoice) => {
  const { notifications, violations } = check(changes, compared)
  return [
    ...violations.map(({ path, rule }) => `${rule} ${path}`),
    ...notifications.map(({ path, rule }) => `${rule}? ${path}`)
  ]
}

const alone = (changes: Changes) => {
  const rips = Result.getOrThrow(parseJson(JSON.stringify(ripsWith(changes))))
  const { notifications, violations } = checkRips(rips, { now, language: "en" })
  return [...violations, ...notifications].map(({ path, rule }) => `${rule} ${path}`)
}

const user = "usuarios.0"
const services = `${user}.servicios`
const consultation = `${services}.consultas.0`
const test = `${services}.procedimientos.0`
const placeOf = (path: string) => `$.${path.replaceAll(/\.(\d+)/gu, "[$1]")}`

const dx = (name: string, code: string | null = null) => ({
  [`cod${name}`]: code,
  [`cod${name}CIE11`]: null,
  [`nomCod${name}CIE11`]: null
})

const end = { codigoVIDA: null, consecutivo: 1 }

const stay = {
  codPrestador: "110010999901",
  fechaInicioAtencion: "2026-06-28 22:00",
  causaMotivoAtencion: "38",
  ...dx("DiagnosticoPrincipal", "E669"),
  ...dx("DiagnosticoPrincipalE", "E669"),
  ...dx("DiagnosticoRelacionadoE1"),
  ...dx("DiagnosticoRelacionadoE2"),
  ...dx("DiagnosticoRelacionadoE3"),
  condicionDestinoUsuarioEgreso: "01",
  ...dx("DiagnosticoCausaMuerte"),
  fechaEgreso: "2026-07-10 12:00",
  ...end
}

const newborn = {
  codPrestador: "110010999901",
  tipoDocumentoIdentificacion: "CN",
  numDocumentoIdentificacion: "20963147753951",
  fechaNacimiento: "2026-07-09 03:15",
  edadGestacional: 39,
  numConsultasCPrenatal: 7,
  codSexoBiologico: "02",
  peso: 3150,
  ...dx("DiagnosticoPrincipal", "Z380"),
  condicionDestinoUsuarioEgreso: "01",
  ...dx("DiagnosticoCausaMuerte"),
  fechaEgreso: "2026-07-10 12:00",
  ...end
}

const unpaid = { conceptoRecaudo: "05", valorPagoModerador: 0, numFEVPagoModerador: null }

const medicine = {
  codPrestador: null,
  idMIPRES: null,
  fechaDispensAdmon: at,
  ...dx("DiagnosticoPrincipal", "E669"),
  ...dx("DiagnosticoRelacionado"),
  tipoMedicamento: "01",
  codTecnologiaSalud: "10042-1",
  nomTecnologiaSalud: null,
  concentracionMedicamento: 0,
  unidadMedida: 176,
  formaFarmaceutica: null,
  unidadMinDispensa: 3,
  cantidadMedicamento: 30,
  diasTratamiento: 10,
  tipoDocumentoIdentificacion: null,
  numDocumentoIdentificacion: null,
  vrUnitMedicamento: 100,
  vrDispensacion: 0,
  vrServicio: 3000,
  ...unpaid,
  ...end
}

const device = {
  codPrestador: "110010999901",
  numAutorizacion: null,
  idMIPRES: null,
  fechaSuministroTecnologia: at,
  tipoOS: "01",
  codTecnologiaSalud: "DM-1",
  nomTecnologiaSalud: "Jeringa",
  cantidadOS: 2,
  tipoDocumentoIdentificacion: "CC",
  numDocumentoIdentificacion: "52123456",
  vrUnitOS: 500,
  vrDispensacion: 0,
  vrServicio: 1000,
  ...unpaid,
  ...end
}

/** What is billed by medicines and devices as well. */
const withMore = { ...invoice, value: decimal("337004") }
const more = { [`${services}.medicamentos`]: [medicine], [`${services}.otrosServicios`]: [device] }

/** Keys as the six official samples of Resolution 948 of 2026 have them; `dx X` are three keys. */
const samples = {
  usuarios:
    "consecutivo, tipoDocumentoIdentificacion, numDocumentoIdentificacion, tipoUsuario, fechaNacimiento, codSexo, codPaisResidencia, codMunicipioResidencia, codZonaTerritorialResidencia, incapacidad, codPaisOrigen, registroSIRAS",
  hospitalizacion:
    "codPrestador, viaIngresoServicioSalud, fechaInicioAtencion, numAutorizacion, causaMotivoAtencion, dx DiagnosticoPrincipal, dx DiagnosticoPrincipalE, dx DiagnosticoRelacionadoE1, dx DiagnosticoRelacionadoE2, dx DiagnosticoRelacionadoE3, dx Complicacion, condicionDestinoUsuarioEgreso, dx DiagnosticoCausaMuerte, fechaEgreso, codigoVIDA, consecutivo",
  urgencias:
    "codPrestador, fechaInicioAtencion, causaMotivoAtencion, dx DiagnosticoPrincipal, dx DiagnosticoPrincipalE, dx DiagnosticoRelacionadoE1, dx DiagnosticoRelacionadoE2, dx DiagnosticoRelacionadoE3, condicionDestinoUsuarioEgreso, dx DiagnosticoCausaMuerte, fechaEgreso, codigoVIDA, consecutivo"
} as const

const keysOf = (list: string): ReadonlyArray<string> =>
  list.split(", ").flatMap((key) => (key.startsWith("dx ") ? Object.keys(dx(key.slice(3))) : [key]))

describe("the structure of RIPS", () => {
  it.each(Object.entries(samples))("has the keys of %s in the official samples", (kind, list) => {
    const fields = kind === "usuarios" ? ripsUserFields : ripsRecords[kind]?.fields
    assert.sameMembers(fields?.map(({ name }) => name) ?? [], [...keysOf(list)])
  })

  it("has the four fields of the transaction", () => {
    const names = ["numDocumentoIdObligado", "numFactura", "tipoNota", "numNota"]
    assert.deepStrictEqual(
      ripsFields.map(({ name }) => name),
      names
    )
  })

  it("takes every kind of record of a complete file", () => {
    const hospitalisation = {
      ...stay,
      viaIngresoServicioSalud: "03",
      numAutorizacion: "A-1",
      ...dx("Complicacion"),
      fechaInicioAtencion: "2026-07-01 10:00"
    }
    const every = {
      ...more,
      [`${services}.urgencias`]: [stay],
      [`${services}.hospitalizacion`]: [hospitalisation],
      [`${services}.recienNacidos`]: [newborn]
    }
    assert.deepStrictEqual(found(every, withMore), [])
  })
})

/** One fault each: what is changed, and all that is found. */
const faults: ReadonlyArray<readonly [string, Changes, ReadonlyArray<string>]> = [
  [
    "a field that RIPS do not have",
    { [`${consultation}.idMIPRES`]: null },
    [`RVG01 ${placeOf(consultation)}.idMIPRES`]
  ],
  [
    "a field in other letters",
    { [`${user}.CodSexo`]: "F", [`${user}.codSexo`]: undefined },
    ["RVG01 $.usuarios[0].CodSexo", "RVG01 $.usuarios[0].codSexo"]
  ],
  ["a field that is absent", { numNota: undefined }, ["RVG01 $.numNota"]],
  [
    "a kind of record that there is none of",
    { [`${services}.vacunas`]: [] },
    ["RVG01 $.usuarios[0].servicios.vacunas"]
  ],
  [
    "a negative amount",
    { [`${test}.vrServicio`]: -5 },
    [`RVG01 ${placeOf(test)}.vrServicio`, "RVG08 $.usuarios", `RVC034 ${placeOf(test)}.vrServicio`]
  ],
  ["a number as a text", { [`${consultation}.codServicio`]: "328" }, [`RVG04 ${placeOf(consultation)}.codServicio`]],
  ["null as a number", { [`${test}.valorPagoModerador`]: null }, [`RVG04 ${placeOf(test)}.valorPagoModerador`]],
  ["half a service", { [`${consultation}.codServicio`]: 328.5 }, [`RVG04 ${placeOf(consultation)}.codServicio`]],
  ["a code too short", { [`${consultation}.codConsulta`]: "89020" }, [`RVG05 ${placeOf(consultation)}.codConsulta`]],
  ["an empty text", { [`${user}.registroSIRAS`]: "" }, ["RVG05 $.usuarios[0].registroSIRAS"]],
  [
    "null where a value must be",
    { [`${consultation}.codDiagnosticoPrincipal`]: null },
    [`RVG05 ${placeOf(consultation)}.codDiagnosticoPrincipal`]
  ],
  ["a number too long", { [`${consultation}.codServicio`]: 12345 }, [`RVG05 ${placeOf(consultation)}.codServicio`]],
  // the first diagnosis code of 2026-0-22 in an official sample
  ["a day that does not exist", { [`${user}.fechaNacimiento`]: "2026-0-220" }, ["RVG06 $.usuarios[0].fechaNacimiento"]],
  ["30 February", { [`${user}.fechaNacimiento`]: "1990-02-30" }, ["RVG06 $.usuarios[0].fechaNacimiento"]],
  [
    "a time with a T",
    { [`${consultation}.fechaInicioAtencion`]: "2026-07-10T08:30" },
    [`RVG06 ${placeOf(consultation)}.fechaInicioAtencion`]
  ],
  [
    "a cause before 21",
    { [`${consultation}.causaMotivoAtencion`]: "15" },
    [`RVG06 ${placeOf(consultation)}.causaMotivoAtencion`]
  ],
  ["zone 03", { [`${user}.codZonaTerritorialResidencia`]: "03" }, ["RVG06 $.usuarios[0].codZonaTerritorialResidencia"]],
  ["the sex by its code", { [`${user}.codSexo`]: "H" }, ["RVG06 $.usuarios[0].codSexo"]],
  [
    "a hyphen in an identification",
    { [`${user}.numDocumentoIdentificacion`]: "1020-304" },
    ["RVG06 $.usuarios[0].numDocumentoIdentificacion"]
  ],
  [
    "a professional by a type of a child",
    { [`${consultation}.tipoDocumentoIdentificacion`]: "TI" },
    [`RVG06 ${placeOf(consultation)}.tipoDocumentoIdentificacion`]
  ],
  [
    "a resident of Colombia without municipality",
    { [`${user}.codMunicipioResidencia`]: null },
    ["RVG06 $.usuarios[0].codMunicipioResidencia"]
  ],
  [
    "SIRAS of one who is no victim of traffic",
    { [`${user}.registroSIRAS`]: "321abc456zyz" },
    ["RVG06 $.usuarios[0].registroSIRAS"]
  ],
  ["another issuer", { numDocumentoIdObligado: "800199436" }, ["RVC001 $.numDocumentoIdObligado"]],
  ["another invoice", { numFactura: "SETP990000002" }, ["RVC004 $.numFactura"]],
  ["no invoice", { numFactura: null }, ["RVG06 $.numFactura", "RVC004 $.numFactura"]],
  ["another value", { [`${test}.vrServicio`]: 93005 }, ["RVG08 $.usuarios"]],
  [
    "a service of no value with modality 04",
    { [`${test}.vrServicio`]: 0, [`${consultation}.vrServicio`]: 333004 },
    [`RVC034 ${placeOf(test)}.vrServicio`]
  ],
  ["another payment", { [`${consultation}.valorPagoModerador`]: 33000 }, ["RVG09 $.usuarios"]],
  [
    "a payment of another concept",
    { [`${consultation}.conceptoRecaudo`]: "01" },
    ["RVG09 $.usuarios", "RVG09 $.usuarios"]
  ],
  ["an advance", { [`${test}.conceptoRecaudo`]: "04" }, [`RVC092? ${placeOf(test)}.conceptoRecaudo`]],
  [
    "a voluntary plan's concept",
    { [`${test}.conceptoRecaudo`]: "03" },
    [`RVC060 ${placeOf(test)}.valorPagoModerador`, `CIN006? ${placeOf(test)}.conceptoRecaudo`]
  ],
  ["a user of the subsidised regime", { [`${user}.tipoUsuario`]: "04" }, ["RVC005? $.usuarios[0].tipoUsuario"]],
  ["a fee without value", { [`${test}.conceptoRecaudo`]: "02" }, [`RVC060 ${placeOf(test)}.valorPagoModerador`]],
  ["a value of concept 05", { [`${test}.valorPagoModerador`]: 1 }, [`RVC061 ${placeOf(test)}.valorPagoModerador`]],
  [
    "a user of tomorrow",
    { [`${user}.fechaNacimiento`]: "2026-07-21" },
    [
      "RVC006 $.usuarios[0].fechaNacimiento",
      `RVC079 ${placeOf(consultation)}.fechaInicioAtencion`,
      `RVC079 ${placeOf(test)}.fechaInicioAtencion`
    ]
  ],
  [
    "a service of this afternoon",
    { [`${test}.fechaInicioAtencion`]: "2026-07-20 10:01" },
    [`RVC013 ${placeOf(test)}.fechaInicioAtencion`]
  ],
  [
    "a service of the month before",
    { [`${test}.fechaInicioAtencion`]: "2026-06-30 23:59" },
    [`RVC014 ${placeOf(test)}.fechaInicioAtencion`]
  ],
  ["no users", { usuarios: [] }, ["RVG03 $.usuarios", "RVG08 $.usuarios", "RVG09 $.usuarios"]],
  [
    "the same related diagnosis",
    { [`${consultation}.codDiagnosticoRelacionado2`]: "E669" },
    [`RVC086 ${placeOf(consultation)}.codDiagnosticoRelacionado2`]
  ]
]

/** Faults of records that the example has none of. */
const otherFaults: ReadonlyArray<readonly [string, string, object, ReadonlyArray<string>]> = [
  [
    "an admission of tomorrow",
    "urgencias",
    { ...stay, fechaInicioAtencion: "2026-07-21 00:00" },
    ["RVC038 .fechaInicioAtencion", "RVC039 .fechaInicioAtencion"]
  ],
  [
    "an admission after the discharge",
    "urgencias",
    { ...stay, fechaInicioAtencion: "2026-07-10 12:01" },
    ["RVC039 .fechaInicioAtencion"]
  ],
  [
    "a death without its cause",
    "urgencias",
    { ...stay, condicionDestinoUsuarioEgreso: "02" },
    ["RVC042 .codDiagnosticoCausaMuerte"]
  ],
  ["a discharge of tomorrow", "urgencias", { ...stay, fechaEgreso: "2026-07-21 00:00" }, ["RVC043 .fechaEgreso"]],
  [
    "a discharge of the month before",
    "urgencias",
    { ...stay, fechaEgreso: "2026-06-30 12:00" },
    ["RVC044 .fechaEgreso"]
  ],
  [
    "a newborn who leaves before",
    "recienNacidos",
    { ...newborn, fechaNacimiento: "2026-07-10 12:01" },
    ["RVC045 .fechaNacimiento"]
  ],
  ["47 weeks", "recienNacidos", { ...newborn, edadGestacional: 47 }, ["RVC057 .edadGestacional"]],
  ["19 weeks", "recienNacidos", { ...newborn, edadGestacional: 19 }, ["RVC057 .edadGestacional"]],
  ["5001 g", "recienNacidos", { ...newborn, peso: 5001 }, ["RVC058 .peso"]],
  ["499 g", "recienNacidos", { ...newborn, peso: 499 }, ["RVC058 .peso"]],
  [
    "16 consultations before birth",
    "recienNacidos",
    { ...newborn, numConsultasCPrenatal: 16 },
    ["RVG06 .numConsultasCPrenatal"]
  ],
  [
    "a device that nobody has ordered",
    "otrosServicios",
    { ...device, numDocumentoIdentificacion: null },
    ["RVC050 .numDocumentoIdentificacion"]
  ],
  [
    "a device without a name",
    "otrosServicios",
    { ...device, nomTecnologiaSalud: null },
    ["RVC066 .nomTecnologiaSalud"]
  ],
  ["a stay of nobody", "otrosServicios", { ...device, tipoOS: "03" }, ["RVC056 .tipoOS"]],
  ["type 06, which is disabled", "otrosServicios", { ...device, tipoOS: "06" }, ["RVG06 .tipoOS"]],
  [
    "no device at all",
    "otrosServicios",
    { ...device, cantidadOS: 0, vrServicio: 0 },
    ["RVG06 .cantidadOS", "RVC034 .vrServicio"]
  ],
  ["a product that is none", "medicamentos", { ...medicine, vrServicio: 3001 }, ["RVC094 .vrServicio"]]
]

describe("the rules of RIPS", () => {
  it("find nothing in the example and its invoice", () => {
    assert.deepStrictEqual(found({}), [])
    assert.deepStrictEqual(alone({}), [])
  })

  it.each(faults)("find %s", (_, changes, expected) => {
    assert.deepStrictEqual(found(changes), expected)
  })

  it.each(otherFaults)("find %s", (_, kind, record, expected) => {
    const path = `${services}.${kind}`
    const billed = "vrServicio" in record ? Number(record.vrServicio) : 0
    const compared = { ...invoice, value: decimal(String(333004 + billed)) }
    assert.deepStrictEqual(
      found({ [path]: [record] }, compared).map((each) => each.replace("? ", " ")),
      expected.map((each) => each.replace(" .", ` ${placeOf(path)}[0].`))
    )
  })

  it("find a user and a number of a record twice, and a medicine twice at one time", () => {
    const [person] = (ripsWith({}) as any).usuarios
    const twice = { usuarios: [person, { ...person, consecutivo: 2 }] }
    const double = {
      ...invoice,
      value: decimal("666008"),
      prepayments: [{ concept: "02", amount: decimal("66008") }]
    }
    assert.deepStrictEqual(found(twice, double), ["RVG12 $.usuarios[1]"])
    // two types of user are two users, as in an official sample
    const accident = { ...person, tipoUsuario: "10", registroSIRAS: "321abc456zyz", consecutivo: 2 }
    assert.deepStrictEqual(found({ usuarios: [person, accident] }, { ...double, coverage: undefined }), [])
    const records = { [`${services}.medicamentos`]: [medicine, medicine] }
    assert.deepStrictEqual(found(records, { ...invoice, value: decimal("339004") }), [
      "RVG06 $.usuarios[0].servicios.medicamentos[1].consecutivo",
      "RVG13? $.usuarios[0].servicios.medicamentos[1].codTecnologiaSalud"
    ])
  })

  it("find a user without services beside one with some", () => {
    const [person] = (ripsWith({}) as any).usuarios
    const other = { ...person, numDocumentoIdentificacion: "1020304051", consecutivo: 2, servicios: {} }
    assert.deepStrictEqual(found({ usuarios: [person, other] }), ["RVG07 $.usuarios[1].servicios"])
  })

  it("take a whole number with a zero behind the point", () => {
    const text = JSON.stringify(ripsWith({ [`${services}.recienNacidos`]: [newborn] }))
    const written = text.replace(`"numConsultasCPrenatal":7`, `"numConsultasCPrenatal":7.0`)
    const { violations } = checkRips(Result.getOrThrow(parseJson(written)), { invoice, now, language: "en" })
    assert.deepStrictEqual([...violations], [])
  })

  it("take sick leave in both spellings", () => {
    for (const incapacidad of ["SI", "NO", "01", "02"]) {
      assert.deepStrictEqual(found({ [`${user}.incapacidad`]: incapacidad }), [])
    }
    assert.deepStrictEqual(found({ [`${user}.incapacidad`]: "S" }), ["RVG05 $.usuarios[0].incapacidad"])
  })

  it("ask for the number in SIRAS of a victim of traffic", () => {
    const changes = { [`${user}.tipoUsuario`]: "10" }
    assert.deepStrictEqual(found(changes, { ...invoice, coverage: undefined }), ["RVG06 $.usuarios[0].registroSIRAS"])
  })

  it("require no value with a modality other than 04, and no number and period of the invoice of a capitation", () => {
    const free = { [`${consultation}.vrServicio`]: 0, [`${test}.vrServicio`]: 0 }
    const valued = ["consultas", "procedimientos"].map((kind) => `RVC034 $.usuarios[0].servicios.${kind}[0].vrServicio`)
    assert.deepStrictEqual(found({}, { ...invoice, modality: "02" }), valued)
    assert.deepStrictEqual(found(free, { ...invoice, modality: "02" }), [])
    const before = { ...free, numFactura: "SETP989999999", [`${test}.fechaInicioAtencion`]: "2026-06-30 23:59" }
    assert.deepStrictEqual(found(before, { ...invoice, modality: "03" }), [])
  })

  it("leave advances of the invoice out of the sums", () => {
    const prepayments = [...invoice.prepayments, { concept: "04", amount: decimal("50000") }]
    assert.deepStrictEqual(found({}, { ...invoice, prepayments }), [])
  })

  it("add the value of the dispensing to a medicine where it is so", () => {
    const dispensed = { ...medicine, vrDispensacion: 200, vrServicio: 3200 }
    const changes = { [`${services}.medicamentos`]: [dispensed] }
    assert.deepStrictEqual(found(changes, { ...invoice, value: decimal("336204") }), [])
    // a magistral preparation is not multiplied
    const magistral = { ...medicine, tipoMedicamento: "03", vrServicio: 3201 }
    const made = { [`${services}.medicamentos`]: [magistral] }
    assert.deepStrictEqual(found(made, { ...invoice, value: decimal("336205") }), [])
  })

  it("compare the RIPS of a note with the note: the number of the invoice, the value, nothing paid", () => {
    const note: RipsInvoice = {
      ...invoice,
      kind: "credit",
      number: "NC7",
      corrects: "SETP990000001",
      value: decimal("93004"),
      prepayments: []
    }
    const credited = {
      tipoNota: "NC",
      numNota: "NC7",
      [`${services}.consultas`]: undefined,
      // a record keeps the number that it has in the RIPS of the invoice
      [`${test}.consecutivo`]: 4
    }
    assert.deepStrictEqual(found(credited, note), [])
    assert.deepStrictEqual(found({ ...credited, numNota: "NC8" }, note), ["RVC004 $.numNota"])
    assert.deepStrictEqual(found({ ...credited, numFactura: "NC7" }, note), ["RVC004 $.numFactura"])
    assert.deepStrictEqual(found({ ...credited, tipoNota: "ND" }, note), ["RVC004 $.tipoNota"])
    assert.deepStrictEqual(found({ ...credited, numNota: null }, note), ["RVG06 $.numNota", "RVC004 $.numNota"])
    assert.deepStrictEqual(found({ ...credited, [`${test}.vrServicio`]: 93003 }, note), ["RVG08 $.usuarios"])
    // with the invoice itself, what it has in common with the note
    assert.deepStrictEqual(found(credited), [])
  })

  it("require a value of 0 without an invoice", () => {
    const without = { numFactura: null, tipoNota: "RS", numNota: "1" }
    const paths = ["consultas", "procedimientos"].map((kind) => `RVC091 $.usuarios[0].servicios.${kind}[0].vrServicio`)
    assert.deepStrictEqual(alone(without), paths)
    assert.deepStrictEqual(alone({ ...without, numFactura: "SETP1" }), ["RVG06 $.numFactura", ...paths])
  })

  it("find a document that is none of the health sector", () => {
    const plain = { ...invoice, modality: undefined, coverage: undefined, prepayments: [] }
    assert.deepStrictEqual(found({}, plain), ["FED060 $.numFactura"])
  })

  it("say where, what was expected and what was found, in both languages", () => {
    const changes = { [`${test}.vrServicio`]: 93005 }
    const [english] = check(changes).violations
    const [spanish] = check(changes, invoice, "es").violations
    assert.deepStrictEqual([english?.expected, english?.actual], ["333004.00, the value of SETP990000001", "333005.00"])
    assert.deepStrictEqual(spanish?.expected, "333004.00, el valor de SETP990000001")
    const [code] = check({ [`${consultation}.grupoServicios`]: "09" }).violations
    assert.strictEqual(code?.expected, "a code of the table GrupoServicios: 01, 02, 03, 04, 05")
  })

  it("show no value of what is no field of RIPS, which may be a secret", () => {
    const secret = "q7Z-secret"
    const changes = { Password: secret, [`${user}.servicios`]: secret, [`${services}x`]: { Password: secret } }
    const { notifications, violations } = check(changes)
    assert.include(
      violations.map(({ actual, path }) => `${path}: ${actual}`),
      "$.Password: a text"
    )
    assert.notInclude(JSON.stringify([violations, notifications]), secret)
  })

  it("read any JSON", () => {
    for (const text of ["null", "[]", "1", "{}", `{"usuarios":{}}`, `{"usuarios":[1,null,{"servicios":[]}]}`]) {
      const { violations } = checkRips(Result.getOrThrow(parseJson(text)), { invoice, now, language: "en" })
      assert.include(
        violations.map(({ rule }) => rule),
        "RVG01",
        text
      )
    }
    const huge = check({ usuarios: Array.from({ length: 300 }, () => ({})) })
    assert.strictEqual(huge.violations.length, 200)
    assert.strictEqual(huge.violationsTotal! > 300 * 12, true)
  })

  it("stop after thousands of problems of the structure, and then judge nothing else", () => {
    const { notifications, violations, violationsTotal } = check({
      tipoNota: "RS",
      usuarios: Array.from({ length: 40_000 }, () => ({ servicios: { consultas: [{ vrServicio: 1 }] } }))
    })
    assert.lengthOf(violations, 200)
    assert.deepStrictEqual([...new Set(violations.map(({ rule }) => rule))], ["RVG01"])
    // each user lacks more than 10 fields, and each of its records as well
    assert.isAtLeast(violationsTotal!, 5000)
    assert.isBelow(violationsTotal!, 6000)
    // RVC091 would be notified of each record
    assert.deepStrictEqual(notifications, [])
  })

  it("have a code, both languages and a source each, once", () => {
    const codes = ripsRules.map(({ code }) => code)
    assert.deepStrictEqual([...new Set(codes)], codes)
    for (const { code, message, source } of ripsRules) {
      assert.notStrictEqual(message.en, message.es, code)
      assert.include(source, code)
    }
  })
})
