import { BigDecimal } from "effect"
import { ripsNotes } from "../codes/ripsTables.ts"
import { toExact } from "../number/Decimal.ts"
import { atMost, moreThanZero, nothing } from "../rules/sharedWordings.ts"
import { rule, type Rules, type Check } from "../rules/Rule.ts"
import type { RipsCheck } from "./ripsRule.ts"
import { type RipsObject, type RipsSubject, jsonWording, type StructureRule } from "./RipsSubject.ts"

/** Makes a check of the structure. It reports the problems that were found while reading. */
const ofProblems =
  (code: StructureRule): RipsCheck =>
  (subject, report) => {
    const { first, total } = subject.problems[code]
    for (const { actual, expected, path } of first) report(path, expected, actual)
    // further problems are only counted
    for (let each = first.length; each < total; each++) report([], nothing, undefined)
  }

/**
 * Comparable identity of a user: every field except `consecutivo` and `servicios`. A person with another type of user
 * counts as another user.
 */
const identityOf = ({ json }: RipsObject): string =>
  JSON.stringify(
    json.keys
      .flatMap((key, index) =>
        key === "consecutivo" || key === "servicios" ? [] : [[key, json.values[index]] as const]
      )
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
  )

const mostPrenatal = BigDecimal.fromBigInt(15n)

/** Constraints between the numbers of invoice and note, which depend on the type of the note. */
const headProblems: RipsCheck = ({ root }, report) => {
  const note = root.text("tipoNota")
  const isNote = note !== undefined && ripsNotes.has(note)
  const withoutInvoice = note === "RS"
  if (root.json.get("numFactura") === null && !isNote) {
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
  if (isNote && root.json.get("numNota") === null) {
    report(
      root.at("numNota"),
      { en: "a number, because tipoNota is stated", es: "un número, porque se informa tipoNota" },
      "null"
    )
  }
}

/** Constraints on the municipality and on the number in SIRAS of a user. */
const userProblems: RipsCheck = ({ users }, report) => {
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
}

/** Constraints on the quantities of the records, and on their numbers, which are unique in a list. */
const recordProblems: RipsCheck = ({ records }, report) => {
  const seen = new Map<string, Set<string>>()
  for (const { kind, record, user } of records) {
    for (const field of ["cantidadMedicamento", "cantidadOS"]) {
      const quantity = record.amount(field)
      if (quantity?.value === 0n) report(record.at(field), moreThanZero, "0")
    }
    const prenatal = record.amount("numConsultasCPrenatal")
    if (prenatal !== undefined && BigDecimal.isGreaterThan(prenatal, mostPrenatal)) {
      report(record.at("numConsultasCPrenatal"), atMost(15), toExact(prenatal, 0))
    }
    const list = `${user.path.join(".")}.${kind}`
    const numbers = seen.get(list) ?? new Set()
    seen.set(list, numbers)
    const number = jsonWording(record.json.get("consecutivo"))
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

/** Constraints on a field that depend on other fields and that its form does not express. */
const contentProblems: RipsCheck = (...subject) => {
  ofProblems("RVG06")(...subject)
  headProblems(...subject)
  userProblems(...subject)
  recordProblems(...subject)
}

const checkPrenatal: Check<RipsSubject> = ({ users }, report) => {
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

/** Rules over the structure of a RIPS, the content of its fields, and its mandatory parts. */
export const structureRules: Rules<RipsSubject> = [
  rule(
    { code: "RVG01" },
    "A field or an object is absent, is not one of RIPS, or is negative.",
    "Un campo u objeto falta, no es de RIPS, o es negativo.",
    "Write every field of each object with its exact name: null for a text and 0 for a number without value.",
    "Escriba todos los campos de cada objeto con su nombre exacto: null en un texto y 0 en un número sin valor.",
    ofProblems("RVG01")
  ),
  rule(
    { code: "RVG04" },
    "The value is of another type: for example, a text instead of a number.",
    "El valor es de otro tipo: un texto en lugar de un número, por ejemplo.",
    "Write texts, codes and dates in quotes, numbers and amounts without.",
    "Escriba textos, códigos y fechas entre comillas; números y valores, sin ellas.",
    ofProblems("RVG04")
  ),
  rule(
    { code: "RVG05" },
    "The value is shorter or longer than its field, or null where it must be stated.",
    "El valor es más corto o más largo que su campo, o es null donde es obligatorio.",
    "Give a value of the size of the field; null only where the field may be empty.",
    "Informe un valor del tamaño del campo; null solo si el campo puede ir vacío.",
    ofProblems("RVG05")
  ),
  rule(
    { code: "RVG06" },
    "The value is not valid for the field: it is not in the field's code table, is not a valid date, or contradicts another field.",
    "El valor no es válido para el campo: no es un código de su tabla, no es una fecha, o contradice otro campo.",
    "Correct the value as the finding says.",
    "Corrija el valor como indica el hallazgo.",
    contentProblems
  ),
  rule(
    { code: "RVG03", path: "$.usuarios" },
    "The RIPS has no service records.",
    "El RIPS no tiene ningún registro de servicios.",
    "Give at least one record in a user's servicios.",
    "Informe al menos un registro en servicios de un usuario.",
    ({ records, root }, report) => {
      if (records.length === 0) report(root.at("usuarios"), { en: "a record", es: "un registro" }, nothing)
    }
  ),
  rule(
    { code: "RVG07", path: "$.usuarios[*].servicios" },
    "A user has no service records.",
    "Un usuario no tiene ningún registro de servicios.",
    "Remove the user, or give the records.",
    "Retire el usuario o informe sus registros.",
    ({ records, users }, report) => {
      if (records.length === 0) return
      const served = new Set(records.map(({ user }) => user))
      for (const user of users) {
        if (!served.has(user)) report(user.at("servicios"), { en: "a record", es: "un registro" }, nothing)
      }
    }
  ),
  rule(
    { code: "RVG12", path: "$.usuarios" },
    "A user is listed twice.",
    "Un usuario se informa dos veces.",
    "List the user once with all services; list them again only if a field of the user differs, such as the type.",
    "Informe el usuario una vez con todos sus servicios; dos veces solo si cambia, por ejemplo, el tipo de usuario.",
    checkPrenatal
  )
]
