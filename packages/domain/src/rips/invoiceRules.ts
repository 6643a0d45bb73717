import { BigDecimal } from "effect"
import { coverageRow } from "../document/Health.ts"
import { isPositive, sum, zero } from "../number/Decimal.ts"
import type { Localized, Wording } from "../rules/Language.ts"
import { rule, type Rules, unexplained, type Check } from "../rules/Rule.ts"
import { moreThanZero } from "../rules/sharedWordings.ts"
import { conceptField, isBilled, ofField, ofRecords, payment, pesos, source } from "./ripsRule.ts"
import type { RipsInvoice, RipsRecord, RipsSubject } from "./RipsSubject.ts"

/** Whether an invoice is paid per capita: its RIPS covers the period before the invoice's. */
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
  credit: "NC",
  debit: "ND"
}

/** The given document if the RIPS belongs to it. A RIPS of a note may also be compared with the note's invoice. */
const ownInvoice = ({ invoice, root }: RipsSubject): RipsInvoice | undefined =>
  invoice !== undefined && noteOf[invoice.kind] === root.text("tipoNota") ? invoice : undefined

const amounts = (records: ReadonlyArray<RipsRecord>, field: string) =>
  sum(records.flatMap(({ record }) => record.amount(field) ?? []))

const listed = (codes: string, { coverage, number }: RipsInvoice): Localized => ({
  en: `${codes.replaceAll(" ", ", ")}: coverage ${coverage} of ${number}`,
  es: `${codes.replaceAll(" ", ", ")}: cobertura ${coverage} de ${number}`
})

const checkMedicineValue = ofRecords(({ kind, record }, report, subject) => {
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

const checkUserTypes: Check<RipsSubject> = ({ invoice, users }, report) => {
  const row = coverageRow(invoice?.coverage)
  if (invoice === undefined || row === undefined) return
  for (const user of users) {
    const type = user.text("tipoUsuario")
    if (type !== undefined && !row.users.split(" ").includes(type)) {
      report(user.at("tipoUsuario"), listed(row.users, invoice), type)
    }
  }
}

const checkPayments: Check<RipsSubject> = (subject, report) => {
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

const checkServiceSum: Check<RipsSubject> = (subject, report) => {
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

const checkInvoiceNumber: Check<RipsSubject> = ({ invoice, root }, report) => {
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

/** Rules that compare a RIPS with its invoice or note (Documento Técnico 1 v002 §5 and §6). */
export const invoiceRules: Rules<RipsSubject> = [
  rule(
    { code: "RVC001", path: "$.numDocumentoIdObligado" },
    "The NIT of the RIPS is not the NIT that issued the invoice.",
    "El RIPS no es del NIT que expidió la factura.",
    "Give the issuer's NIT without check digit.",
    "Informe el NIT del emisor sin dígito de verificación.",
    ({ invoice, root }, report) => {
      const nit = root.text("numDocumentoIdObligado")
      if (invoice !== undefined && nit !== undefined && nit !== invoice.supplierNit) {
        report(root.at("numDocumentoIdObligado"), invoice.supplierNit, nit)
      }
    }
  ),
  rule(
    { code: "RVC004", path: "$.numFactura" },
    "The RIPS belongs to another invoice or note.",
    "El RIPS es de otra factura o nota.",
    "Give prefix and number of the invoice as numFactura; for a note, give its number as numNota, and tipoNota.",
    "Informe en numFactura el prefijo y el número de la factura; de una nota, su número en numNota, y tipoNota.",
    checkInvoiceNumber
  ),
  // the catalogue explains it with the rules of documents
  unexplained(
    { code: "FED060", source },
    "The document has no extension of the health sector: no value, payment or coverage can be compared.",
    "El documento no tiene la extensión del sector salud: no se pueden comparar valores, recaudos ni cobertura.",
    ({ invoice, root }, report) => {
      if (invoice === undefined || invoice.modality !== undefined) return
      const expected = { en: "a document of the health sector", es: "un documento del sector salud" }
      report(root.at("numFactura"), expected, invoice.number)
    }
  ),
  rule(
    { code: "RVG08", path: "$.usuarios[*].servicios" },
    "The values of the services do not add up to the value of the invoice or note.",
    "Los valores de los servicios no suman el valor de la factura o nota.",
    "With modality 04 the sum of vrServicio is the value of the document before the payments of patients are subtracted.",
    "Con la modalidad 04 la suma de vrServicio es el valor del documento antes de restar lo que pagaron los usuarios.",
    checkServiceSum
  ),
  rule(
    { code: "RVC034", path: "$.usuarios[*].servicios.*[*].vrServicio" },
    "The value of a service does not fit the payment modality: more than 0 with modality 04, and 0 with all others.",
    "El valor de un servicio no corresponde a la modalidad de pago: mayor que 0 con la 04, y 0 con las demás.",
    "Correct vrServicio.",
    "Corrija vrServicio.",
    ofRecords(({ record }, report, subject) => {
      const modality = ownInvoice(subject)?.modality
      const value = record.amount("vrServicio")
      if (modality === undefined || value === undefined) return
      if (modality === "04" ? isPositive(value) : value.value === 0n) return
      report(record.at("vrServicio"), modality === "04" ? moreThanZero : "0", pesos(value))
    }, isBilled)
  ),
  rule(
    { code: "RVG09", codes: ["RVG09", "RVC036"], path: "$.usuarios[*].servicios.*[*].valorPagoModerador" },
    "The payments of users for a concept do not add up to the payments of the invoice.",
    "Los pagos de los usuarios por un concepto no suman los recaudos de la factura.",
    "Correct valorPagoModerador: it adds up, for each conceptoRecaudo, to PrepaidPayments of the invoice; in notes to 0.",
    "Corrija valorPagoModerador: por conceptoRecaudo suma los PrepaidPayments de la factura; en las notas, 0.",
    checkPayments
  ),
  rule(
    // the ministry rejects it; its table of coverages was only available as text, with its columns pieced together
    { code: "RVC005", severity: "notification", path: "$.usuarios[*].tipoUsuario" },
    "The invoice's coverage does not include this type of user.",
    "El tipo de usuario no corresponde a la cobertura de la factura.",
    "Correct tipoUsuario, or the coverage with a note.",
    "Corrija tipoUsuario, o la cobertura con una nota.",
    checkUserTypes
  ),
  rule(
    { code: "CIN006", severity: "notification", path: "$.usuarios[*].servicios.*[*].conceptoRecaudo" },
    "The invoice's coverage does not allow this payment concept.",
    "El concepto de recaudo no corresponde a la cobertura de la factura.",
    "Correct conceptoRecaudo, or the coverage with a note.",
    "Corrija conceptoRecaudo, o la cobertura con una nota.",
    ofRecords(({ record }, report, { invoice }) => {
      const row = coverageRow(invoice?.coverage)
      const concept = record.text(conceptField)
      if (invoice === undefined || row === undefined || concept === undefined || concept === "04") return
      const concepts = row.concepts.replace("04 ", "")
      if (!concepts.split(" ").includes(concept)) report(record.at(conceptField), listed(concepts, invoice), concept)
    }, isBilled)
  ),
  rule(
    { code: "RVC014", path: "$.usuarios[*].servicios.*[*].fechaInicioAtencion" },
    "A service is outside the period of the invoice.",
    "Un servicio está por fuera del período de la factura.",
    "Correct the date of the service; the period of an invoice is that of its first and last service.",
    "Corrija la fecha del servicio; el período de la factura va del primer al último servicio.",
    ofField(({ date }) => date, outOfPeriod)
  ),
  rule(
    { code: "RVC044", path: "$.usuarios[*].servicios.*[*].fechaEgreso" },
    "A stay ends outside the period of the invoice.",
    "Un egreso está por fuera del período de la factura.",
    "Correct fechaEgreso; a stay belongs to the invoice of the day on which it ends.",
    "Corrija fechaEgreso; una estancia va en la factura del día en que termina.",
    ofField(({ stay }) => stay?.end, outOfPeriod)
  ),
  rule(
    { code: "RVC094", severity: "notification", path: "$.usuarios[*].servicios.medicamentos[*].vrServicio" },
    "The value is not the quantity times the unit value.",
    "El valor no es cantidad por valor unitario.",
    "Correct vrServicio, the quantity or the unit value; the cost of dispensing may be added.",
    "Corrija vrServicio, la cantidad o el valor unitario; se puede sumar el de la dispensación.",
    checkMedicineValue
  )
]
