import { BigDecimal } from "effect"
import { toExact } from "../number/Decimal.ts"
import type { Localized, Wording } from "../rules/Language.ts"
import { rule, type Rules, type Check } from "../rules/Rule.ts"
import { notAfter, notBefore } from "../rules/sharedWordings.ts"
import { type RipsCheck, conceptField, isBilled, ofField, ofRecords, payment, pesos } from "./ripsRule.ts"
import type { RipsObject, RipsRecord, RipsSubject } from "./RipsSubject.ts"

/** The minute of the check in the form of RIPS. */
const nowOf = ({ now }: RipsSubject): string => `${now.date} ${now.time.slice(0, 5)}`

const future = (moment: string, _: RipsRecord, subject: RipsSubject): Wording | undefined =>
  moment > nowOf(subject) ? notAfter(nowOf(subject)) : undefined

/** Types of other service that a professional orders. */
const ordered: ReadonlySet<string> = new Set(["01", "04"])

const dead = "02"

const related = /^codDiagnosticoRelacionado(?:E?[123])?$/u

/** Makes a check of a number of each newborn. */
const ofNewborns = (field: string, minimum: bigint, maximum: bigint): RipsCheck => {
  const isBetween = BigDecimal.between({
    minimum: BigDecimal.fromBigInt(minimum),
    maximum: BigDecimal.fromBigInt(maximum)
  })
  const expected = { en: `${minimum} to ${maximum}`, es: `${minimum} a ${maximum}` }
  return ({ records }, report) => {
    for (const { kind, record } of records) {
      const value = kind === "recienNacidos" ? record.amount(field) : undefined
      if (value !== undefined && !isBetween(value)) report(record.at(field), expected, toExact(value, 0))
    }
  }
}

/** Makes a check that optional fields are not null in certain records. */
const needs =
  (kind: string, isWanted: (record: RipsObject) => boolean, fields: ReadonlyArray<string>, why: Localized): RipsCheck =>
  ({ records }, report) => {
    for (const each of records) {
      if (each.kind !== kind || !isWanted(each.record)) continue
      for (const field of fields) {
        if (each.record.json.get(field) === null) report(each.record.at(field), why, "null")
      }
    }
  }

const checkDiagnoses = ofRecords(({ record }, report) => {
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

const checkStays: Check<RipsSubject> = ({ records }, report) => {
  const stayed = new Set(
    records.flatMap(({ kind, user }) => (kind === "urgencias" || kind === "hospitalizacion" ? [user] : []))
  )
  for (const { kind, record, user } of records) {
    if (kind !== "otrosServicios" || record.text("tipoOS") !== "03" || stayed.has(user)) continue
    report(record.at("tipoOS"), { en: "urgencias or hospitalizacion", es: "urgencias u hospitalizacion" }, "03")
  }
}

const checkCauseOfDeath = ofRecords(
  ({ record }, report) => {
    if (record.text("condicionDestinoUsuarioEgreso") !== dead) return
    if (record.json.get("codDiagnosticoCausaMuerte") !== null) return
    const expected = { en: "the diagnosis that was the cause", es: "el diagnóstico que fue la causa" }
    report(record.at("codDiagnosticoCausaMuerte"), expected, "null")
  },
  ({ stay }) => stay !== undefined
)

const checkDispensations: Check<RipsSubject> = ({ records }, report) => {
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

/** Rules over users and records that the RIPS alone can decide. */
export const serviceRules: Rules<RipsSubject> = [
  rule(
    { code: "RVG13", severity: "notification", path: "$.usuarios[*].servicios.medicamentos[*].codTecnologiaSalud" },
    "The same medicine is recorded twice for a user at the same time.",
    "Un medicamento se informa dos veces al mismo tiempo para un usuario.",
    "Combine both records, unless there were two dispensations.",
    "Informe ambos en un registro, salvo que sean dos.",
    checkDispensations
  ),
  rule(
    { code: "RVC006", path: "$.usuarios[*].fechaNacimiento" },
    "A user's date of birth is in the future.",
    "Un usuario nace en el futuro.",
    "Correct fechaNacimiento.",
    "Corrija fechaNacimiento.",
    ({ now, users }, report) => {
      for (const user of users) {
        const born = user.moment("fechaNacimiento")
        if (born !== undefined && born > now.date) report(user.at("fechaNacimiento"), notAfter(now.date), born)
      }
    }
  ),
  rule(
    { code: "RVC013", path: "$.usuarios[*].servicios.*[*].fechaInicioAtencion" },
    "A service is in the future.",
    "Un servicio está en el futuro.",
    "Correct the date of the service.",
    "Corrija la fecha del servicio.",
    ofField(({ date }) => date, future)
  ),
  rule(
    { code: "RVC038", path: "$.usuarios[*].servicios.*[*].fechaInicioAtencion" },
    "A stay begins in the future.",
    "Una atención comienza en el futuro.",
    "Correct its beginning.",
    "Corrija su inicio.",
    ofField(({ kind, stay }) => (kind === "recienNacidos" ? undefined : stay?.start), future)
  ),
  rule(
    { code: "RVC039", path: "$.usuarios[*].servicios.*[*].fechaInicioAtencion" },
    "A stay begins after it has ended.",
    "Una atención comienza después de terminar.",
    "Correct fechaInicioAtencion or fechaEgreso.",
    "Corrija fechaInicioAtencion o fechaEgreso.",
    ofField(
      ({ kind, stay }) => (kind === "recienNacidos" ? undefined : stay?.start),
      (start, { record }) => {
        const end = record.moment("fechaEgreso")
        return end !== undefined && start > end ? notAfter(end) : undefined
      }
    )
  ),
  rule(
    { code: "RVC042", path: "$.usuarios[*].servicios.*[*].codDiagnosticoCausaMuerte" },
    "The user died, but the cause of death is missing.",
    "Falta la causa de muerte y el usuario murió.",
    "Give codDiagnosticoCausaMuerte with condicionDestinoUsuarioEgreso 02.",
    "Informe codDiagnosticoCausaMuerte con condicionDestinoUsuarioEgreso 02.",
    checkCauseOfDeath
  ),
  rule(
    { code: "RVC043", path: "$.usuarios[*].servicios.*[*].fechaEgreso" },
    "A stay ends in the future.",
    "Un egreso está en el futuro.",
    "Correct fechaEgreso.",
    "Corrija fechaEgreso.",
    ofField(({ stay }) => stay?.end, future)
  ),
  rule(
    { code: "RVC045", codes: ["RVC045", "RVC046"], path: "$.usuarios[*].servicios.recienNacidos[*].fechaNacimiento" },
    "A newborn's date of birth is in the future or after discharge.",
    "Un recién nacido nace en el futuro o después de su egreso.",
    "Correct fechaNacimiento or fechaEgreso of the newborn.",
    "Corrija fechaNacimiento o fechaEgreso del recién nacido.",
    ofField(
      ({ kind, stay }) => (kind === "recienNacidos" ? stay?.start : undefined),
      (born, { record }, subject) => {
        const latest = [nowOf(subject), record.moment("fechaEgreso") ?? nowOf(subject)].toSorted()[0] ?? born
        return born > latest ? notAfter(latest) : undefined
      }
    )
  ),
  rule(
    { code: "RVC050", path: "$.usuarios[*].servicios.otrosServicios[*].numDocumentoIdentificacion" },
    "The person who ordered a device or a complementary service is missing.",
    "Falta quién ordenó un dispositivo o un servicio complementario.",
    "Give the identification type and number of that person; tipoOS 01 and 04 need them.",
    "Informe tipo y número de quien lo ordenó, con tipoOS 01 y 04.",
    needs(
      "otrosServicios",
      (record) => ordered.has(record.text("tipoOS") ?? ""),
      ["tipoDocumentoIdentificacion", "numDocumentoIdentificacion"],
      { en: "the person who ordered it", es: "quien lo ordenó" }
    )
  ),
  rule(
    { code: "RVC056", path: "$.usuarios[*].servicios.otrosServicios[*].tipoOS" },
    "A stay is billed for a user who has neither emergency care nor hospitalisation.",
    "Se cobra una estancia a un usuario sin urgencias ni hospitalización.",
    "Add the record in urgencias or hospitalizacion.",
    "Informe el registro en urgencias u hospitalizacion.",
    checkStays
  ),
  rule(
    { code: "RVC057", path: "$.usuarios[*].servicios.recienNacidos[*].edadGestacional" },
    "The gestational age is not 20 to 46 weeks.",
    "La edad gestacional no es de 20 a 46 semanas.",
    "Correct edadGestacional.",
    "Corrija edadGestacional.",
    ofNewborns("edadGestacional", 20n, 46n)
  ),
  rule(
    { code: "RVC058", path: "$.usuarios[*].servicios.recienNacidos[*].peso" },
    "The weight of a newborn is not 500 to 5000 grams.",
    "El peso de un recién nacido no es de 500 a 5000 gramos.",
    "Correct peso, in grams.",
    "Corrija peso, en gramos.",
    ofNewborns("peso", 500n, 5000n)
  ),
  rule(
    { code: "RVC060", path: "$.usuarios[*].servicios.*[*].valorPagoModerador" },
    "A moderating fee or voucher has no value.",
    "Una cuota moderadora o un vale se informa sin valor.",
    "Give the value; the other records of one payment have concept 05.",
    "Informe el valor; los demás registros de un mismo pago llevan el concepto 05.",
    ofRecords(({ record }, report, { root }) => {
      const concept = record.text(conceptField)
      const isFee = concept === "02" || concept === "03"
      if (isFee && root.text("tipoNota") !== "NC" && record.amount(payment)?.value === 0n) {
        report(record.at(payment), { en: "1 or more", es: "1 o más" }, "0")
      }
    }, isBilled)
  ),
  rule(
    { code: "RVC061", path: "$.usuarios[*].servicios.*[*].valorPagoModerador" },
    "Concept 05 means no payment, but a value is stated.",
    "Se informa un valor con el concepto 05, que no tiene.",
    "Correct conceptoRecaudo, or give 0.",
    "Corrija conceptoRecaudo o informe 0.",
    ofRecords(({ record }, report) => {
      const value = record.amount(payment)
      if (record.text(conceptField) === "05" && value !== undefined && value.value !== 0n) {
        report(record.at(payment), "0", pesos(value))
      }
    }, isBilled)
  ),
  rule(
    { code: "RVC066", path: "$.usuarios[*].servicios.otrosServicios[*].nomTecnologiaSalud" },
    "A device or supply has no name.",
    "Un dispositivo o insumo no tiene nombre.",
    "Give nomTecnologiaSalud with tipoOS 01.",
    "Informe nomTecnologiaSalud con tipoOS 01.",
    needs("otrosServicios", (record) => record.text("tipoOS") === "01", ["nomTecnologiaSalud"], {
      en: "the name",
      es: "el nombre"
    })
  ),
  rule(
    { code: "RVC079", codes: ["RVC079", "RVC080", "RVC081"], path: "$.usuarios[*].servicios.*[*].fechaInicioAtencion" },
    "A service is before the birth of its user.",
    "Un servicio es anterior al nacimiento del usuario.",
    "Correct the date of the service or fechaNacimiento.",
    "Corrija la fecha del servicio o fechaNacimiento.",
    ofField(
      ({ date, kind, stay }) => date ?? (kind === "recienNacidos" ? undefined : stay?.start),
      (moment, { user }) => {
        const born = user.moment("fechaNacimiento")
        return born !== undefined && moment.slice(0, 10) < born ? notBefore(born) : undefined
      }
    )
  ),
  rule(
    {
      code: "RVC086",
      codes: ["RVC086", "RVC087", "RVC088", "RVC089"],
      path: "$.usuarios[*].servicios.*[*].codDiagnosticoRelacionado1"
    },
    "A related diagnosis repeats the main one or another related one.",
    "Un diagnóstico relacionado es el principal o se repite.",
    "Give different diagnoses, or null.",
    "Informe otros diagnósticos, o null.",
    checkDiagnoses
  ),
  rule(
    { code: "RVC091", severity: "notification", path: "$.usuarios[*].servicios.*[*].vrServicio" },
    "A RIPS without an invoice has a value.",
    "Un RIPS sin factura tiene un valor.",
    "Give 0, unless it is a payment to a professional who need not invoice.",
    "Informe 0, salvo que sea lo pagado a un profesional independiente no obligado a facturar.",
    ofRecords(({ record }, report, { root }) => {
      const value = record.amount("vrServicio")
      if (root.text("tipoNota") === "RS" && value !== undefined && value.value !== 0n) {
        report(record.at("vrServicio"), "0", pesos(value))
      }
    }, isBilled)
  ),
  rule(
    { code: "RVC092", severity: "notification", path: "$.usuarios[*].servicios.*[*].conceptoRecaudo" },
    "The RIPS states an advance (04), which belongs in the invoice only.",
    "El anticipo (04) se informa en el RIPS; va solo en la factura.",
    "Give the concept of what the user paid, or 05.",
    "Informe el concepto de lo que pagó el usuario, o 05.",
    ofRecords(({ record }, report) => {
      if (record.text(conceptField) === "04") report(record.at(conceptField), "01, 02, 03, 05", "04")
    }, isBilled)
  )
]
