import { departments } from "@radicar/domain/inner/codes/departments"
import { municipalities } from "@radicar/domain/inner/codes/municipalities"
import { checkDigit } from "../../nit.ts"
import { reject, type Rule } from "../Rule.ts"
import { type JudgedPayroll, read } from "./JudgedPayroll.ts"

const codes = (list: string): ReadonlySet<string> => new Set(list.split(" "))
// Tables 5.x of the payroll annex. The schema types most of them as integers, so leading zeros may be missing.
const workerTypes = codes("1 2 4 12 18 19 21 22 23 30 31 47 51 54 56 58")
const workerSubtypes = codes("0 1")
const idTypes = codes("11 12 13 21 22 31 41 42 47 48 50 91")
const contracts = codes("1 2 3 4 5")
const means = codes(
  "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 " +
    "43 44 45 46 47 48 49 50 51 52 53 60 61 62 63 64 65 66 67 70 71 72 74 75 76 77 78 91 92 93 94 95 96 97 98 ZZZ"
)

const plain = (value: string): string => value.replace(/^0+(?=\d)/u, "")

/** Makes a rule about the employer, which every branch has. */
const rule = reject<JudgedPayroll>
const employer = (payroll: JudgedPayroll, attribute: string): string => read(payroll, `Empleador/@${attribute}`)

/** Whether the employer is a natural person, which shows in names that companies do not have. */
const isPerson = (payroll: JudgedPayroll): boolean =>
  ["PrimerApellido", "SegundoApellido", "PrimerNombre", "OtrosNombres"].some((name) => employer(payroll, name) !== "")

/** Makes a rule about the worker or the payment, which a deletion does not have. */
const ofWorker = (
  code: string,
  message: string,
  breaks: (worker: (attribute: string) => string, payroll: JudgedPayroll) => boolean
): Rule<JudgedPayroll> =>
  rule(code, message, (p) => p.branch !== "Eliminar" && breaks((attribute) => read(p, `Trabajador/@${attribute}`), p))

/** Whether the department is not in the list, or a known municipality belongs to another department. */
const isWrongDepartment = (department: string, municipality: string): boolean =>
  !departments.has(department) || (municipalities.has(municipality) && municipality.slice(0, 2) !== department)

/** Rules on employer, worker and payment. */
export const personRules: ReadonlyArray<Rule<JudgedPayroll>> = [
  rule(
    "NIE032",
    "No se informó la razón social o el nombre del empleador.",
    (p) => employer(p, "RazonSocial") === "" && !isPerson(p)
  ),
  rule(
    "NIE210",
    "Debe ir el Primer Apellido del empleador que es persona natural.",
    (p) => isPerson(p) && employer(p, "PrimerApellido") === ""
  ),
  rule(
    "NIE212",
    "Debe ir el Primer Nombre del empleador que es persona natural.",
    (p) => isPerson(p) && employer(p, "PrimerNombre") === ""
  ),
  rule("NIE033", "El NIT del empleador no son dígitos.", (p) => !/^\d+$/u.test(employer(p, "NIT"))),
  rule(
    "NIE034",
    "El DV del NIT del empleador no está correctamente calculado.",
    (p) => employer(p, "DV") !== checkDigit(employer(p, "NIT"))
  ),
  rule("NIE035", "El país del empleador debe ser CO.", (p) => employer(p, "Pais") !== "CO"),
  rule("NIE036", "El departamento del empleador no es válido o no es el de su municipio.", (p) =>
    isWrongDepartment(employer(p, "DepartamentoEstado"), employer(p, "MunicipioCiudad"))
  ),
  rule(
    "NIE037",
    "El municipio del empleador no es válido.",
    (p) => !municipalities.has(employer(p, "MunicipioCiudad"))
  ),
  rule("NIE038", "No se informó la dirección del empleador.", (p) => employer(p, "Direccion") === ""),
  ofWorker(
    "NIE041",
    "El tipo de trabajador no corresponde a un valor de la lista.",
    (w) => !workerTypes.has(plain(w("TipoTrabajador")))
  ),
  ofWorker(
    "NIE042",
    "El subtipo de trabajador no corresponde a un valor de la lista.",
    (w) => !workerSubtypes.has(plain(w("SubTipoTrabajador")))
  ),
  ofWorker(
    "NIE044",
    "El tipo de documento del trabajador no pertenece a la lista.",
    (w) => !idTypes.has(w("TipoDocumento"))
  ),
  ofWorker(
    "NIE045",
    "No se informó el número de documento del trabajador.",
    (w) => !/^\d+$/u.test(w("NumeroDocumento"))
  ),
  ofWorker("NIE046", "No se informó el primer apellido del trabajador.", (w) => w("PrimerApellido") === ""),
  ofWorker("NIE048", "No se informó el primer nombre del trabajador.", (w) => w("PrimerNombre") === ""),
  ofWorker(
    "NIE051",
    "El departamento de trabajo no es válido o no es el de su municipio.",
    (w) =>
      w("LugarTrabajoPais") === "CO" &&
      isWrongDepartment(w("LugarTrabajoDepartamentoEstado"), w("LugarTrabajoMunicipioCiudad"))
  ),
  ofWorker(
    "NIE052",
    "El municipio de trabajo no es válido.",
    (w) => w("LugarTrabajoPais") === "CO" && !municipalities.has(w("LugarTrabajoMunicipioCiudad"))
  ),
  ofWorker("NIE053", "No se informó la dirección de trabajo.", (w) => w("LugarTrabajoDireccion") === ""),
  ofWorker(
    "NIE061",
    "El tipo de contrato no corresponde a un valor de la lista.",
    (w) => !contracts.has(w("TipoContrato"))
  ),
  ofWorker("NIE064", "La forma de pago debe ser 1.", (_, p) => read(p, "Pago/@Forma") !== "1"),
  ofWorker(
    "NIE065",
    "El método de pago no corresponde a un valor de la lista.",
    (_, p) => !means.has(read(p, "Pago/@Metodo"))
  )
]
