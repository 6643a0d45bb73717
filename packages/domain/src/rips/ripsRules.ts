import { BigDecimal } from "effect"
import { ripsNotes } from "../codes/ripsTables.ts"
import { coverageRows } from "../document/Health.ts"
import { isPositive, sum, toExact, zero } from "../number/Decimal.ts"
import type { Localized, Wording } from "../rules/Language.ts"
import { explain, type Report, type Rule } from "../rules/Rule.ts"
import { atMost, moreThanZero, notAfter, notBefore, nothing } from "../rules/sharedWordings.ts"
import { type RipsInvoice, type RipsObject, type RipsRecord, type RipsSubject, shownJson } from "./RipsSubject.ts"

/** Where the rules of RIPS are from. */
const source = "Documento Técnico 1 v002 of the health ministry (1 July 2026), Resolution 948 of 2026"

/** What the ministry's validator does about a rule, and what is done here. */
type Level = NonNullable<Rule<never>["severity"]>

/**
 * The ministry may raise any of its notifications to a rejection on a day that it sets; so the levels are data. Where
 * two are given, the second is what is done here.
 */
const levels = {
  RVG01: ["rejection"],
  RVG04: ["rejection"],
  RVG05: ["rejection"],
  RVG06: ["rejection"],
  RVG03: ["rejection"],
  RVG07: ["rejection"],
  RVG08: ["rejection"],
  RVG09: ["rejection"],
  RVG12: ["rejection"],
  RVG13: ["notification"],
  RVC001: ["rejection"],
  RVC004: ["rejection"],
  // of the table of coverages only a text was available, with its columns pieced together
  RVC005: ["rejection", "notification"],
  CIN006: ["rejection", "notification"],
  FED060: ["rejection"],
  RVC006: ["rejection"],
  RVC013: ["rejection"],
  RVC014: ["rejection"],
  RVC034: ["rejection"],
  RVC038: ["rejection"],
  RVC039: ["rejection"],
  RVC042: ["rejection"],
  RVC043: ["rejection"],
  RVC044: ["rejection"],
  RVC045: ["rejection"],
  RVC050: ["rejection"],
  RVC056: ["rejection"],
  RVC057: ["rejection"],
  RVC058: ["rejection"],
  RVC060: ["rejection"],
  RVC061: ["rejection"],
  RVC066: ["rejection"],
  RVC079: ["rejection"],
  RVC086: ["rejection"],
  RVC091: ["notification"],
  RVC092: ["notification"],
  RVC094: ["notification"]
} as const satisfies Readonly<Record<string, readonly [ministry: Level, here?: Level]>>

type RipsRule = Rule<RipsSubject>

type Check = RipsRule["check"]

/** A rule whose message is what is wrong. `codes` are those by which the ministry says the same of other fields. */
const rule = (
  code: keyof typeof levels,
  { codes, path }: { readonly codes?: ReadonlyArray<string>; readonly path?: string },
  texts: readonly [cause: string, causeEs: string, fix: string, fixEs: string],
  check: Check
): RipsRule => {
  const [ministry, here = ministry] = levels[code]
  const head = { ...(codes === undefined ? {} : { codes: [code, ...codes] }), ...(path === undefined ? {} : { path }) }
  const explained = explain(head, ...texts)
  return { code, severity: here, message: explained.cause, explained, source: `${source}, rule ${code}`, check }
}

/** A rule over the structure, which the reading has applied, and what else belongs to it. */
const structural = (
  code: RipsSubject["problems"][number]["code"],
  texts: Parameters<typeof rule>[2],
  more: Check = () => undefined
): RipsRule =>
  rule(code, {}, texts, (subject, report, found) => {
    for (const { actual, code: of, expected, path } of subject.problems) if (of === code) report(path, expected, actual)
    more(subject, report, found)
  })

type RecordCheck = (record: RipsRecord, report: Report, subject: RipsSubject) => void

const ofRecords =
  (check: RecordCheck, isOf: (record: RipsRecord) => boolean = () => true): Check =>
  (subject, report) => {
    for (const record of subject.records) if (isOf(record)) check(record, report, subject)
  }

const isBilled = ({ isBilled }: RipsRecord): boolean => isBilled

/** A rule over the days of records with one field for them, which is reported. */
const ofField =
  (
    fieldOf: (record: RipsRecord) => string | undefined,
    isWrong: (moment: string, record: RipsRecord, subject: RipsSubject) => Wording | undefined
  ): Check =>
  (subject, report) => {
    for (const each of subject.records) {
      const field = fieldOf(each)
      const moment = field === undefined ? undefined : each.record.moment(field)
      const expected = moment === undefined ? undefined : isWrong(moment, each, subject)
      if (field !== undefined && moment !== undefined && expected !== undefined) {
        report(each.record.at(field), expected, moment)
      }
    }
  }

/** The minute of the check as RIPS write it. */
const nowOf = ({ now }: RipsSubject): string => `${now.date} ${now.time.slice(0, 5)}`

const future = (moment: string, _: RipsRecord, subject: RipsSubject): Wording | undefined =>
  moment > nowOf(subject) ? notAfter(nowOf(subject)) : undefined

/** A payment per capita: the RIPS is of the period before the invoice's. */
const isCapitation = ({ modality }: RipsInvoice): boolean => modality === "03"

const outOfPeriod = (moment: string, _: RipsRecord, { invoice }: RipsSubject): Wording | undefined => {
  if (invoice?.period === undefined || isCapitation(invoice)) return undefined
  const { end, start } = invoice.period
  const date = moment.slice(0, 10)
  if (start <= date && date <= end) return undefined
  return {
    en: `${start} to ${end}, the period of ${invoice.number}`,
    es: `${start} a ${end}, el período de ${invoice.number}`
  }
}

const noteOf: Readonly<Record<RipsInvoice["kind"], string | undefined>> = {
  invoice: undefined,
  creditNote: "NC",
  debitNote: "ND"
}

/** The document, where the RIPS is the one of it: a RIPS of a note may be compared with its invoice too. */
const ownInvoice = ({ invoice, root }: RipsSubject): RipsInvoice | undefined =>
  invoice !== undefined && noteOf[invoice.kind] === root.text("tipoNota") ? invoice : undefined

const amounts = (records: ReadonlyArray<RipsRecord>, field: string) =>
  sum(records.flatMap(({ record }) => record.amount(field) ?? []))

const pesos = (amount: BigDecimal.BigDecimal): string => toExact(amount, 2)

/** Types of other service that somebody orders. */
const ordered: ReadonlySet<string> = new Set(["01", "04"])

const dead = "02"

const payment = "valorPagoModerador"
const conceptField = "conceptoRecaudo"

const listed = (codes: string, { coverage, number }: RipsInvoice): Localized => ({
  en: `${codes.replaceAll(" ", ", ")}: coverage ${coverage} of ${number}`,
  es: `${codes.replaceAll(" ", ", ")}: cobertura ${coverage} de ${number}`
})

const related = /^codDiagnosticoRelacionado(?:E?[123])?$/u

/** What identifies a user: a person with another type of user is another one. */
const identityOf = ({ json }: RipsObject): string =>
  JSON.stringify(
    json.keys
      .flatMap((key) => (key === "consecutivo" || key === "servicios" ? [] : [[key, json.get(key) ?? null] as const]))
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
  )

const between = (
  code: "RVC057" | "RVC058",
  field: string,
  bounds: readonly [least: string, most: string],
  texts: Parameters<typeof rule>[2]
): RipsRule =>
  rule(code, { path: `$.usuarios[*].servicios.recienNacidos[*].${field}` }, texts, ({ records }, report) => {
    for (const { kind, record } of records) {
      const value = kind === "recienNacidos" ? record.amount(field) : undefined
      if (value === undefined) continue
      const [least, most] = bounds.map((bound) => BigDecimal.fromStringUnsafe(bound))
      if (least !== undefined && BigDecimal.isLessThan(value, least))
        report(record.at(field), bounds.join(" – "), toExact(value, 0))
      else if (most !== undefined && BigDecimal.isGreaterThan(value, most)) {
        report(record.at(field), bounds.join(" – "), toExact(value, 0))
      }
    }
  })

/** The fields of a record that an own rule wants to have a value. */
const needs =
  (kind: string, isWanted: (record: RipsObject) => boolean, fields: ReadonlyArray<string>, why: Localized): Check =>
  ({ records }, report) => {
    for (const each of records) {
      if (each.kind !== kind || !isWanted(each.record)) continue
      for (const field of fields) {
        if (each.record.json.get(field) === null) report(each.record.at(field), why, "null")
      }
    }
  }

/** What a field takes because of another one, where its form does not say so by itself. */
const contentProblems: Check = ({ records, root, users }, report) => {
  const note = root.text("tipoNota")
  const known = note !== undefined && ripsNotes.has(note)
  const withoutInvoice = note === "RS"
  if (root.json.get("numFactura") === null && !known) {
    const expected = {
      en: "the number of the invoice; null only with tipoNota",
      es: "el número de la factura; null solo con tipoNota"
    }
    report(root.at("numFactura"), expected, "null")
  }
  if (withoutInvoice && root.text("numFactura") !== undefined) {
    report(
      root.at("numFactura"),
      { en: "null, because tipoNota is RS", es: "null, porque tipoNota es RS" },
      root.text("numFactura")
    )
  }
  if (known && root.json.get("numNota") === null) {
    report(
      root.at("numNota"),
      { en: "a number, because tipoNota is stated", es: "un número, porque se informa tipoNota" },
      "null"
    )
  }
  for (const user of users) {
    if (user.text("codPaisResidencia") === "170" && user.json.get("codMunicipioResidencia") === null) {
      report(
        user.at("codMunicipioResidencia"),
        { en: "a municipality, because the country is 170", es: "un municipio, porque el país es 170" },
        "null"
      )
    }
    const insured = user.text("tipoUsuario") === "10"
    const registered = user.text("registroSIRAS")
    if (insured && user.json.get("registroSIRAS") === null) {
      report(
        user.at("registroSIRAS"),
        { en: "the number in SIRAS, because tipoUsuario is 10", es: "el número en SIRAS, porque tipoUsuario es 10" },
        "null"
      )
    } else if (!insured && registered !== undefined) {
      report(
        user.at("registroSIRAS"),
        { en: "null, because tipoUsuario is not 10", es: "null, porque tipoUsuario no es 10" },
        registered
      )
    }
  }
  const seen = new Map<string, Set<string>>()
  for (const { kind, record, user } of records) {
    for (const field of ["cantidadMedicamento", "cantidadOS"]) {
      const quantity = record.amount(field)
      if (quantity?.value === 0n) report(record.at(field), moreThanZero, "0")
    }
    const prenatal = record.amount("numConsultasCPrenatal")
    if (prenatal !== undefined && prenatal.value > 15n)
      report(record.at("numConsultasCPrenatal"), atMost(15), toExact(prenatal, 0))
    const list = `${user.path.join(".")}.${kind}`
    const numbers = seen.get(list) ?? new Set()
    seen.set(list, numbers)
    const number = shownJson(record.json.get("consecutivo"))
    if (typeof number !== "string") continue
    if (numbers.has(number)) {
      report(
        record.at("consecutivo"),
        { en: "a number that no record before has", es: "un número que ningún registro anterior tenga" },
        number
      )
    }
    numbers.add(number)
  }
}

/**
 * Rules of RIPS that the file, and the invoice where there is one, decide. Others depend on registers of the ministry:
 * providers, professionals, medicines, procedures, diagnoses.
 */
export const ripsRules: ReadonlyArray<RipsRule> = [
  structural("RVG01", [
    "A field or an object is absent, is not one of RIPS, or is negative.",
    "Un campo u objeto falta, no es de RIPS, o es negativo.",
    "Write every field of each object with its exact name: null for a text and 0 for a number without value.",
    "Escriba todos los campos de cada objeto con su nombre exacto: null en un texto y 0 en un número sin valor."
  ]),
  structural("RVG04", [
    "The value is of another type: a text in the place of a number, for example.",
    "El valor es de otro tipo: un texto en lugar de un número, por ejemplo.",
    "Write texts, codes and dates in quotes, numbers and amounts without.",
    "Escriba textos, códigos y fechas entre comillas; números y valores, sin ellas."
  ]),
  structural("RVG05", [
    "The value is shorter or longer than its field, or null where it must be stated.",
    "El valor es más corto o más largo que su campo, o es null donde es obligatorio.",
    "Give a value of the size of the field; null only where the field may be empty.",
    "Informe un valor del tamaño del campo; null solo si el campo puede ir vacío."
  ]),
  structural(
    "RVG06",
    [
      "The value is none that the field takes: no code of its table, no date, or against another field.",
      "El valor no es válido para el campo: no es un código de su tabla, no es una fecha, o contradice otro campo.",
      "Correct the value as the finding says.",
      "Corrija el valor como indica el hallazgo."
    ],
    contentProblems
  ),
  rule(
    "RVG03",
    { path: "$.usuarios" },
    [
      "The RIPS has no record of a service.",
      "El RIPS no tiene ningún registro de servicios.",
      "Give at least one record in servicios of a user.",
      "Informe al menos un registro en servicios de un usuario."
    ],
    ({ records, root }, report) => {
      if (records.length === 0) report(root.at("usuarios"), { en: "a record", es: "un registro" }, nothing)
    }
  ),
  rule(
    "RVG07",
    { path: "$.usuarios[*].servicios" },
    [
      "A user has no record of a service.",
      "Un usuario no tiene ningún registro de servicios.",
      "Remove the user, or give the records.",
      "Retire el usuario o informe sus registros."
    ],
    ({ records, users }, report) => {
      if (records.length === 0) return
      const served = new Set(records.map(({ user }) => user))
      for (const user of users) {
        if (!served.has(user)) report(user.at("servicios"), { en: "a record", es: "un registro" }, nothing)
      }
    }
  ),
  rule(
    "RVC001",
    { path: "$.numDocumentoIdObligado" },
    [
      "The RIPS is not of the NIT that has issued the invoice.",
      "El RIPS no es del NIT que expidió la factura.",
      "Give the issuer's NIT without check digit.",
      "Informe el NIT del emisor sin dígito de verificación."
    ],
    ({ invoice, root }, report) => {
      const nit = root.text("numDocumentoIdObligado")
      if (invoice !== undefined && nit !== undefined && nit !== invoice.supplierNit) {
        report(root.at("numDocumentoIdObligado"), invoice.supplierNit, nit)
      }
    }
  ),
  rule(
    "RVC004",
    { path: "$.numFactura" },
    [
      "The RIPS is of another invoice or note.",
      "El RIPS es de otra factura o nota.",
      "Give prefix and number of the invoice as numFactura; of a note, its number as numNota, and tipoNota.",
      "Informe en numFactura el prefijo y el número de la factura; de una nota, su número en numNota, y tipoNota."
    ],
    ({ invoice, root }, report) => {
      if (invoice === undefined || isCapitation(invoice)) return
      const compare = (field: string, expected: string | undefined) => {
        const actual = root.text(field)
        if (expected !== undefined && actual !== expected) report(root.at(field), expected, actual ?? "null")
      }
      if (invoice.kind === "invoice") return compare("numFactura", invoice.number)
      compare("numFactura", invoice.corrects)
      compare("tipoNota", noteOf[invoice.kind])
      compare("numNota", invoice.number)
    }
  ),
  {
    ...rule(
      "FED060",
      { path: "$.numFactura" },
      [
        "The document has no extension of the health sector: nothing more can be compared.",
        "El documento no tiene la extensión del sector salud: no se puede comparar nada más.",
        "File it with an operation SS-… and Health; a note with Health.",
        "Transmítalo con una operación SS-… y Health; la nota, con Health."
      ],
      ({ invoice, root }, report) => {
        if (invoice === undefined || invoice.modality !== undefined) return
        const expected = { en: "a document of the health sector", es: "un documento del sector salud" }
        report(root.at("numFactura"), expected, invoice.number)
      }
    ),
    // the catalogue has it from the documents
    explained: undefined
  },
  rule(
    "RVG08",
    { path: "$.usuarios[*].servicios" },
    [
      "The values of the services do not add up to the value of the invoice or note.",
      "Los valores de los servicios no suman el valor de la factura o nota.",
      "With modality 04 the sum of vrServicio is the value of the document before what patients paid is taken off.",
      "Con la modalidad 04 la suma de vrServicio es el valor del documento antes de restar lo que pagaron los usuarios."
    ],
    (subject, report) => {
      const invoice = ownInvoice(subject)
      if (invoice?.modality !== "04") return
      const services = amounts(subject.records.filter(isBilled), "vrServicio")
      if (BigDecimal.equals(services, invoice.value)) return
      const expected = {
        en: `${pesos(invoice.value)}, the value of ${invoice.number}`,
        es: `${pesos(invoice.value)}, el valor de ${invoice.number}`
      }
      report(subject.root.at("usuarios"), expected, pesos(services))
    }
  ),
  rule(
    "RVC034",
    { path: "$.usuarios[*].servicios.*[*].vrServicio" },
    [
      "The value of a service does not fit the payment modality: more than 0 with modality 04, and 0 with all others.",
      "El valor de un servicio no corresponde a la modalidad de pago: mayor que 0 con la 04, y 0 con las demás.",
      "Correct vrServicio.",
      "Corrija vrServicio."
    ],
    ofRecords(({ record }, report, subject) => {
      const modality = ownInvoice(subject)?.modality
      const value = record.amount("vrServicio")
      if (modality === undefined || value === undefined) return
      if (modality === "04" ? isPositive(value) : value.value === 0n) return
      report(record.at("vrServicio"), modality === "04" ? moreThanZero : "0", pesos(value))
    }, isBilled)
  ),
  rule(
    "RVG09",
    { codes: ["RVC036"], path: "$.usuarios[*].servicios.*[*].valorPagoModerador" },
    [
      "What the users paid for a concept does not add up to the payments of the invoice.",
      "Lo que pagaron los usuarios por un concepto no suma los recaudos de la factura.",
      "Correct valorPagoModerador: it adds up, for each conceptoRecaudo, to PrepaidPayments of the invoice; in notes to 0.",
      "Corrija valorPagoModerador: por conceptoRecaudo suma los PrepaidPayments de la factura; en las notas, 0."
    ],
    (subject, report) => {
      const invoice = ownInvoice(subject)
      if (invoice?.modality === undefined || isCapitation(invoice)) return
      for (const concept of ["01", "02", "03"]) {
        const paid = amounts(
          subject.records.filter(({ record }) => record.text(conceptField) === concept),
          payment
        )
        const prepaid = sum(invoice.prepayments.flatMap((each) => (each.concept === concept ? [each.amount] : [])))
        if (BigDecimal.equals(paid, prepaid)) continue
        const expected = {
          en: `${pesos(prepaid)}, the payments of concept ${concept} of ${invoice.number}`,
          es: `${pesos(prepaid)}, los recaudos del concepto ${concept} de ${invoice.number}`
        }
        report(subject.root.at("usuarios"), expected, pesos(paid))
      }
    }
  ),
  rule(
    "RVC005",
    { path: "$.usuarios[*].tipoUsuario" },
    [
      "The type of user is none of the coverage of the invoice.",
      "El tipo de usuario no corresponde a la cobertura de la factura.",
      "Correct tipoUsuario, or the coverage with a note.",
      "Corrija tipoUsuario, o la cobertura con una nota."
    ],
    ({ invoice, users }, report) => {
      const row = invoice?.coverage === undefined ? undefined : coverageRows[invoice.coverage]
      if (invoice === undefined || row === undefined) return
      for (const user of users) {
        const type = user.text("tipoUsuario")
        if (type !== undefined && !row.users.split(" ").includes(type)) {
          report(user.at("tipoUsuario"), listed(row.users, invoice), type)
        }
      }
    }
  ),
  rule(
    "CIN006",
    { path: "$.usuarios[*].servicios.*[*].conceptoRecaudo" },
    [
      "The concept of payment is none of the coverage of the invoice.",
      "El concepto de recaudo no corresponde a la cobertura de la factura.",
      "Correct conceptoRecaudo, or the coverage with a note.",
      "Corrija conceptoRecaudo, o la cobertura con una nota."
    ],
    ofRecords(({ record }, report, { invoice }) => {
      const row = invoice?.coverage === undefined ? undefined : coverageRows[invoice.coverage]
      const concept = record.text(conceptField)
      if (invoice === undefined || row === undefined || concept === undefined || concept === "04") return
      const concepts = row.concepts.replace("04 ", "")
      if (!concepts.split(" ").includes(concept)) report(record.at(conceptField), listed(concepts, invoice), concept)
    }, isBilled)
  ),
  rule(
    "RVG12",
    { path: "$.usuarios" },
    [
      "A user is stated twice.",
      "Un usuario se informa dos veces.",
      "State the user once with all services; twice only with another type of user, for example.",
      "Informe el usuario una vez con todos sus servicios; dos veces solo si cambia, por ejemplo, el tipo de usuario."
    ],
    ({ users }, report) => {
      const seen = new Set<string>()
      for (const user of users) {
        const identity = identityOf(user)
        if (seen.has(identity)) {
          const expected = { en: "a user who is not stated before", es: "un usuario que no se haya informado" }
          report(user.path, expected, user.text("numDocumentoIdentificacion"))
        }
        seen.add(identity)
      }
    }
  ),
  rule(
    "RVG13",
    { path: "$.usuarios[*].servicios.medicamentos[*].codTecnologiaSalud" },
    [
      "A medicine is given to a user twice at one time.",
      "Un medicamento se informa dos veces al mismo tiempo para un usuario.",
      "Put both in one record, unless they are two.",
      "Informe ambos en un registro, salvo que sean dos."
    ],
    ({ records }, report) => {
      const seen = new Set<string>()
      for (const { kind, record, user } of records) {
        const medicine = record.text("codTecnologiaSalud")
        const at = record.moment("fechaDispensAdmon")
        if (kind !== "medicamentos" || medicine === undefined || at === undefined) continue
        const identity = [...user.path, medicine, at].join(" ")
        const expected = { en: "a medicine once at one time", es: "un medicamento una vez en cada momento" }
        if (seen.has(identity)) report(record.at("codTecnologiaSalud"), expected, medicine)
        seen.add(identity)
      }
    }
  ),
  rule(
    "RVC006",
    { path: "$.usuarios[*].fechaNacimiento" },
    [
      "A user is born in the future.",
      "Un usuario nace en el futuro.",
      "Correct fechaNacimiento.",
      "Corrija fechaNacimiento."
    ],
    ({ now, users }, report) => {
      for (const user of users) {
        const born = user.moment("fechaNacimiento")
        if (born !== undefined && born > now.date) report(user.at("fechaNacimiento"), notAfter(now.date), born)
      }
    }
  ),
  rule(
    "RVC013",
    { path: "$.usuarios[*].servicios.*[*].fechaInicioAtencion" },
    [
      "A service is in the future.",
      "Un servicio está en el futuro.",
      "Correct the date of the service.",
      "Corrija la fecha del servicio."
    ],
    ofField(({ date }) => date, future)
  ),
  rule(
    "RVC014",
    { path: "$.usuarios[*].servicios.*[*].fechaInicioAtencion" },
    [
      "A service is outside the period of the invoice.",
      "Un servicio está por fuera del período de la factura.",
      "Correct the date of the service; the period of an invoice is that of its first and last service.",
      "Corrija la fecha del servicio; el período de la factura va del primer al último servicio."
    ],
    ofField(({ date }) => date, outOfPeriod)
  ),
  rule(
    "RVC038",
    { path: "$.usuarios[*].servicios.*[*].fechaInicioAtencion" },
    [
      "A stay begins in the future.",
      "Una atención comienza en el futuro.",
      "Correct its beginning.",
      "Corrija su inicio."
    ],
    ofField(({ kind, stay }) => (kind === "recienNacidos" ? undefined : stay?.start), future)
  ),
  rule(
    "RVC039",
    { path: "$.usuarios[*].servicios.*[*].fechaInicioAtencion" },
    [
      "A stay begins after it has ended.",
      "Una atención comienza después de terminar.",
      "Correct fechaInicioAtencion or fechaEgreso.",
      "Corrija fechaInicioAtencion o fechaEgreso."
    ],
    ofField(
      ({ kind, stay }) => (kind === "recienNacidos" ? undefined : stay?.start),
      (start, { record }) => {
        const end = record.moment("fechaEgreso")
        return end !== undefined && start > end ? notAfter(end) : undefined
      }
    )
  ),
  rule(
    "RVC042",
    { path: "$.usuarios[*].servicios.*[*].codDiagnosticoCausaMuerte" },
    [
      "The cause of death is absent, and the user is dead.",
      "Falta la causa de muerte y el usuario murió.",
      "Give codDiagnosticoCausaMuerte with condicionDestinoUsuarioEgreso 02.",
      "Informe codDiagnosticoCausaMuerte con condicionDestinoUsuarioEgreso 02."
    ],
    ofRecords(
      ({ record }, report) => {
        if (record.text("condicionDestinoUsuarioEgreso") !== dead) return
        if (record.json.get("codDiagnosticoCausaMuerte") !== null) return
        const expected = { en: "the diagnosis that was the cause", es: "el diagnóstico que fue la causa" }
        report(record.at("codDiagnosticoCausaMuerte"), expected, "null")
      },
      ({ stay }) => stay !== undefined
    )
  ),
  rule(
    "RVC043",
    { path: "$.usuarios[*].servicios.*[*].fechaEgreso" },
    ["A stay ends in the future.", "Un egreso está en el futuro.", "Correct fechaEgreso.", "Corrija fechaEgreso."],
    ofField(({ stay }) => stay?.end, future)
  ),
  rule(
    "RVC044",
    { path: "$.usuarios[*].servicios.*[*].fechaEgreso" },
    [
      "A stay ends outside the period of the invoice.",
      "Un egreso está por fuera del período de la factura.",
      "Correct fechaEgreso; a stay belongs to the invoice of the day on which it ends.",
      "Corrija fechaEgreso; una estancia va en la factura del día en que termina."
    ],
    ofField(({ stay }) => stay?.end, outOfPeriod)
  ),
  rule(
    "RVC045",
    { codes: ["RVC046"], path: "$.usuarios[*].servicios.recienNacidos[*].fechaNacimiento" },
    [
      "A newborn is born in the future or after leaving.",
      "Un recién nacido nace en el futuro o después de su egreso.",
      "Correct fechaNacimiento or fechaEgreso of the newborn.",
      "Corrija fechaNacimiento o fechaEgreso del recién nacido."
    ],
    ofField(
      ({ kind, stay }) => (kind === "recienNacidos" ? stay?.start : undefined),
      (born, { record }, subject) => {
        const latest = [nowOf(subject), record.moment("fechaEgreso") ?? nowOf(subject)].toSorted()[0] ?? born
        return born > latest ? notAfter(latest) : undefined
      }
    )
  ),
  rule(
    "RVC050",
    { path: "$.usuarios[*].servicios.otrosServicios[*].numDocumentoIdentificacion" },
    [
      "Nobody has ordered a device or a complementary service.",
      "Falta quién ordenó un dispositivo o un servicio complementario.",
      "Give type and number of who has ordered it, with tipoOS 01 and 04.",
      "Informe tipo y número de quien lo ordenó, con tipoOS 01 y 04."
    ],
    needs(
      "otrosServicios",
      (record) => ordered.has(record.text("tipoOS") ?? ""),
      ["tipoDocumentoIdentificacion", "numDocumentoIdentificacion"],
      { en: "who has ordered it", es: "quien lo ordenó" }
    )
  ),
  rule(
    "RVC056",
    { path: "$.usuarios[*].servicios.otrosServicios[*].tipoOS" },
    [
      "A stay is billed to a user without emergency care and hospitalisation.",
      "Se cobra una estancia a un usuario sin urgencias ni hospitalización.",
      "Give the record in urgencias or hospitalizacion.",
      "Informe el registro en urgencias u hospitalizacion."
    ],
    ({ records }, report) => {
      const stayed = new Set(
        records.flatMap(({ kind, user }) => (kind === "urgencias" || kind === "hospitalizacion" ? [user] : []))
      )
      for (const { kind, record, user } of records) {
        if (kind !== "otrosServicios" || record.text("tipoOS") !== "03" || stayed.has(user)) continue
        report(record.at("tipoOS"), { en: "urgencias or hospitalizacion", es: "urgencias u hospitalizacion" }, "03")
      }
    }
  ),
  between(
    "RVC057",
    "edadGestacional",
    ["20", "46"],
    [
      "The gestational age is not 20 to 46 weeks.",
      "La edad gestacional no es de 20 a 46 semanas.",
      "Correct edadGestacional.",
      "Corrija edadGestacional."
    ]
  ),
  between(
    "RVC058",
    "peso",
    ["500", "5000"],
    [
      "The weight of a newborn is not 500 to 5000 grams.",
      "El peso de un recién nacido no es de 500 a 5000 gramos.",
      "Correct peso, in grams.",
      "Corrija peso, en gramos."
    ]
  ),
  rule(
    "RVC060",
    { path: "$.usuarios[*].servicios.*[*].valorPagoModerador" },
    [
      "A moderating fee or a voucher is stated without a value.",
      "Una cuota moderadora o un vale se informa sin valor.",
      "Give the value; the other records of one payment have concept 05.",
      "Informe el valor; los demás registros de un mismo pago llevan el concepto 05."
    ],
    ofRecords(({ record }, report, { root }) => {
      const concept = record.text(conceptField)
      const isFee = concept === "02" || concept === "03"
      if (isFee && root.text("tipoNota") !== "NC" && record.amount(payment)?.value === 0n) {
        report(record.at(payment), { en: "1 or more", es: "1 o más" }, "0")
      }
    }, isBilled)
  ),
  rule(
    "RVC061",
    { path: "$.usuarios[*].servicios.*[*].valorPagoModerador" },
    [
      "A value is stated with concept 05, which has none.",
      "Se informa un valor con el concepto 05, que no tiene.",
      "Correct conceptoRecaudo, or give 0.",
      "Corrija conceptoRecaudo o informe 0."
    ],
    ofRecords(({ record }, report) => {
      const value = record.amount(payment)
      if (record.text(conceptField) === "05" && value !== undefined && value.value !== 0n) {
        report(record.at(payment), "0", pesos(value))
      }
    }, isBilled)
  ),
  rule(
    "RVC066",
    { path: "$.usuarios[*].servicios.otrosServicios[*].nomTecnologiaSalud" },
    [
      "A device or supply has no name.",
      "Un dispositivo o insumo no tiene nombre.",
      "Give nomTecnologiaSalud with tipoOS 01.",
      "Informe nomTecnologiaSalud con tipoOS 01."
    ],
    needs("otrosServicios", (record) => record.text("tipoOS") === "01", ["nomTecnologiaSalud"], {
      en: "the name",
      es: "el nombre"
    })
  ),
  rule(
    "RVC079",
    { codes: ["RVC080", "RVC081"], path: "$.usuarios[*].servicios.*[*].fechaInicioAtencion" },
    [
      "A service is before the birth of its user.",
      "Un servicio es anterior al nacimiento del usuario.",
      "Correct the date of the service or fechaNacimiento.",
      "Corrija la fecha del servicio o fechaNacimiento."
    ],
    ofField(
      ({ date, kind, stay }) => date ?? (kind === "recienNacidos" ? undefined : stay?.start),
      (moment, { user }) => {
        const born = user.moment("fechaNacimiento")
        return born !== undefined && moment.slice(0, 10) < born ? notBefore(born) : undefined
      }
    )
  ),
  rule(
    "RVC086",
    {
      codes: ["RVC087", "RVC088", "RVC089"],
      path: "$.usuarios[*].servicios.*[*].codDiagnosticoRelacionado1"
    },
    [
      "A related diagnosis is the main one, or is stated twice.",
      "Un diagnóstico relacionado es el principal o se repite.",
      "Give other diagnoses, or null.",
      "Informe otros diagnósticos, o null."
    ],
    ofRecords(({ record }, report) => {
      const seen = new Set([
        record.text(
          record.text("codDiagnosticoPrincipalE") === undefined ? "codDiagnosticoPrincipal" : "codDiagnosticoPrincipalE"
        )
      ])
      for (const field of record.json.keys.filter((key) => related.test(key))) {
        const diagnosis = record.text(field)
        if (diagnosis === undefined) continue
        if (seen.has(diagnosis)) {
          report(record.at(field), { en: "another diagnosis, or null", es: "otro diagnóstico, o null" }, diagnosis)
        }
        seen.add(diagnosis)
      }
    })
  ),
  rule(
    "RVC091",
    { path: "$.usuarios[*].servicios.*[*].vrServicio" },
    [
      "A RIPS without an invoice has a value.",
      "Un RIPS sin factura tiene un valor.",
      "Give 0, unless it is what a professional without duty to invoice is paid.",
      "Informe 0, salvo que sea lo pagado a un profesional independiente no obligado a facturar."
    ],
    ofRecords(({ record }, report, { root }) => {
      const value = record.amount("vrServicio")
      if (root.text("tipoNota") === "RS" && value !== undefined && value.value !== 0n) {
        report(record.at("vrServicio"), "0", pesos(value))
      }
    }, isBilled)
  ),
  rule(
    "RVC092",
    { path: "$.usuarios[*].servicios.*[*].conceptoRecaudo" },
    [
      "An advance (04) is stated in the RIPS; it is only in the invoice.",
      "El anticipo (04) se informa en el RIPS; va solo en la factura.",
      "Give the concept of what the user paid, or 05.",
      "Informe el concepto de lo que pagó el usuario, o 05."
    ],
    ofRecords(({ record }, report) => {
      if (record.text(conceptField) === "04") report(record.at(conceptField), "01, 02, 03, 05", "04")
    }, isBilled)
  ),
  rule(
    "RVC094",
    { path: "$.usuarios[*].servicios.medicamentos[*].vrServicio" },
    [
      "The value is not quantity by unit value.",
      "El valor no es cantidad por valor unitario.",
      "Correct vrServicio, the quantity or the unit value; what the dispensing costs may be added.",
      "Corrija vrServicio, la cantidad o el valor unitario; se puede sumar el de la dispensación."
    ],
    ofRecords(({ kind, record }, report, subject) => {
      if (ownInvoice(subject)?.modality !== "04" || record.text("tipoMedicamento") === "03") return
      const [quantity, unit] =
        kind === "medicamentos" ? ["cantidadMedicamento", "vrUnitMedicamento"] : ["cantidadOS", "vrUnitOS"]
      const factors = [record.amount(quantity), record.amount(unit), record.amount("vrServicio")]
      const [count, price, value] = factors
      if (count === undefined || price === undefined || value === undefined) return
      const product = BigDecimal.multiply(count, price)
      const dispensed = BigDecimal.sum(product, record.amount("vrDispensacion") ?? zero)
      if (BigDecimal.equals(value, product) || BigDecimal.equals(value, dispensed)) return
      report(record.at("vrServicio"), pesos(product), pesos(value))
    }, isBilled)
  )
]
