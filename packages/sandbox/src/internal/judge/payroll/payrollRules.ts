import { currencies } from "@radicar/domain/inner/codes/currencies"
import { municipalities } from "@radicar/domain/inner/codes/municipalities"
import type { Finding } from "../../document/Finding.ts"
import { checkDigit } from "../../nit.ts"
import { elements, exists } from "../../xml/query.ts"
import { reject, type Rule } from "../Rule.ts"
import {
  computePayrollFingerprint,
  computePayrollKey,
  isNovedad,
  type JudgedPayroll,
  qualified,
  read
} from "./JudgedPayroll.ts"
import { payrollTotalRules } from "./payrollTotalRules.ts"
import { personRules } from "./personRules.ts"

const rule = reject<JudgedPayroll>
const versions = {
  "102": "V1.0: Documento Soporte de Pago de Nómina Electrónica",
  "103": "V1.0: Nota de Ajuste de Documento Soporte de Pago de Nómina Electrónica"
}
const catalogue =
  /^https:\/\/catalogo-vpfe(?:-hab)?\.dian\.gov\.co\/document\/searchqr\?documentkey=(?<key>[0-9a-f]+)$/u
const branches = { "1": "Reemplazar", "2": "Eliminar" } as const

const deletion = ({ branch }: JudgedPayroll): boolean => branch === "Eliminar"
const general = (payroll: JudgedPayroll, attribute: string): string => read(payroll, `InformacionGeneral/@${attribute}`)

/**
 * Whether an accepted payroll of the same employer has this key; without `whoever` it must also be of the same worker.
 */
const isKnown = (p: JudgedPayroll, key: string, whoever?: "any worker"): boolean => {
  const document = p.knowledge.documents.get(key.toLowerCase())
  const { payroll } = document?.facts ?? {}
  return (
    document?.accepted === true &&
    payroll?.employer === read(p, "Empleador/@NIT") &&
    (whoever !== undefined || payroll.worker === read(p, "Trabajador/@NumeroDocumento"))
  )
}
const isFirst = ({ knowledge }: JudgedPayroll): boolean => knowledge.payrolls.length === 0

const identityRules: ReadonlyArray<Rule<JudgedPayroll>> = [
  rule(
    "NIE006",
    "El tiempo laborado debe ser mayor o igual a 1.",
    (p) => !deletion(p) && !(Number(read(p, "Periodo/@TiempoLaborado")) >= 1)
  ),
  rule(
    "NIE005",
    "La fecha final de liquidación es anterior a la inicial.",
    (p) => !deletion(p) && read(p, "Periodo/@FechaLiquidacionFin") < read(p, "Periodo/@FechaLiquidacionInicio")
  ),
  rule("NIE012", "El número debe ser el prefijo y el consecutivo, solo letras y dígitos.", (p) => {
    const number = read(p, "NumeroSecuenciaXML/@Numero")
    const parts = read(p, "NumeroSecuenciaXML/@Prefijo") + read(p, "NumeroSecuenciaXML/@Consecutivo")
    return !/^[0-9A-Za-z]+$/u.test(number) || number !== parts
  }),
  rule("NIE013", "El país de generación debe ser CO.", (p) => read(p, "LugarGeneracionXML/@Pais") !== "CO"),
  rule(
    "NIE014",
    "El departamento de generación no es válido.",
    (p) => !/^\d{2}$/u.test(read(p, "LugarGeneracionXML/@DepartamentoEstado"))
  ),
  rule("NIE015", "El municipio de generación no es válido o no es de su departamento.", (p) => {
    const municipality = read(p, "LugarGeneracionXML/@MunicipioCiudad")
    return (
      !municipalities.has(municipality) || !municipality.startsWith(read(p, "LugarGeneracionXML/@DepartamentoEstado"))
    )
  }),
  rule("NIE016", "El idioma debe ser es.", (p) => read(p, "LugarGeneracionXML/@Idioma") !== "es"),
  rule("NIE017", "No se informó el NIT del proveedor.", (p) => !/^\d+$/u.test(read(p, "ProveedorXML/@NIT"))),
  rule(
    "NIE018",
    "El DV del NIT del proveedor no está correctamente calculado.",
    (p) => read(p, "ProveedorXML/@DV") !== checkDigit(read(p, "ProveedorXML/@NIT"))
  ),
  rule(
    "NIE019",
    "El identificador del software no corresponde a un software autorizado.",
    (p) => p.software === undefined
  ),
  rule(
    "NIE020",
    "La huella del software no corresponde a un software autorizado.",
    (p) => p.software !== undefined && read(p, "ProveedorXML/@SoftwareSC") !== computePayrollFingerprint(p, p.software)
  ),
  rule(
    "NIE021",
    "El código QR no corresponde a la URL del catálogo con el CUNE.",
    (p) => catalogue.exec(read(p, "CodigoQR"))?.groups?.["key"] !== general(p, "CUNE")
  ),
  rule(
    "NIE022",
    "La versión no indica el literal definido para el tipo de documento.",
    (p) => general(p, "Version") !== versions[p.kind.typeCode as keyof typeof versions]
  ),
  rule(
    "NIE023",
    "El ambiente no corresponde al de destino del documento.",
    (p) => general(p, "Ambiente") !== p.knowledge.registry.environment
  ),
  rule("NIE202", "El tipo de XML no corresponde al documento.", (p) => general(p, "TipoXML") !== p.kind.typeCode),
  rule(
    "NIE024",
    "Valor del CUNE no está calculado correctamente.",
    (p) => p.software !== undefined && general(p, "CUNE") !== computePayrollKey(p, p.software)
  ),
  rule("NIE025", "El algoritmo debe ser CUNE-SHA384.", (p) => general(p, "EncripCUNE") !== "CUNE-SHA384"),
  rule(
    "NIE026",
    "La fecha de generación debe ser igual a la fecha de la firma del documento.",
    (p) => p.signature.signingDate !== undefined && general(p, "FechaGen") !== p.signature.signingDate
  ),
  rule(
    "NIE027",
    "La hora de generación no se informa con la zona horaria -05:00.",
    (p) => !/^\d{2}:\d{2}:\d{2}-05:00$/u.test(general(p, "HoraGen"))
  ),
  rule(
    "NIE029",
    "El periodo de nómina no corresponde a un valor de la lista.",
    (p) => !deletion(p) && !/^[1-6]$/u.test(general(p, "PeriodoNomina"))
  ),
  rule(
    "NIE030",
    "La moneda no pertenece a la lista de monedas.",
    (p) => !deletion(p) && !currencies.has(general(p, "TipoMoneda"))
  ),
  rule(
    "NIE200",
    "La tasa de cambio es obligatoria cuando la moneda no es COP.",
    (p) => !deletion(p) && general(p, "TipoMoneda") !== "COP" && general(p, "TRM") === ""
  )
]

const relationRules: ReadonlyArray<Rule<JudgedPayroll>> = [
  rule(
    "NIE199a",
    "No se encuentra un documento del trabajador en el mes de la fecha de pago para realizar la novedad contractual.",
    (p) => isNovedad(p) && isFirst(p)
  ),
  rule(
    "NIE204a",
    "Documento a Realizar la Novedad contractual no se encuentra recibido en la Base de Datos.",
    (p) => isNovedad(p) && !isFirst(p) && !isKnown(p, read(p, "Novedad/@CUNENov"))
  ),
  rule("NIAE214", "El tipo de nota no corresponde al contenido del documento.", (p) => {
    if (p.kind.typeCode !== "103") return false
    const noteType = read({ node: p.root, branch: p.branch }, "TipoNota")
    const sectionCount =
      elements(p.root, qualified(p.root, "Reemplazar")).length + elements(p.root, qualified(p.root, "Eliminar")).length
    return sectionCount !== 1 || branches[noteType as keyof typeof branches] !== p.branch
  }),
  // the annex of 2021 only notifies; the authority's code of July 2022 refuses
  rule(
    "NIAE191a",
    "El CUNE del documento que se reemplaza no existe en los registros de la DIAN.",
    (p) => p.branch === "Reemplazar" && !isKnown(p, read(p, "ReemplazandoPredecesor/@CUNEPred"))
  ),
  rule(
    "NIAE216a",
    "El CUNE del documento que se elimina no existe en los registros de la DIAN.",
    (p) => deletion(p) && !isKnown(p, read(p, "EliminandoPredecesor/@CUNEPred"), "any worker")
  ),
  rule("VLR01", "Los valores monetarios/porcentajes deben corresponder a valores Positivos.", ({ node }) =>
    exists(node, "descendant::*[@*[number(.) < 0] or (not(*) and number(.) < 0)]")
  )
]

/** All business rules of payroll documents, with the codes of the individual document. */
export const payrollRules: ReadonlyArray<Rule<JudgedPayroll>> = [
  ...identityRules,
  ...personRules,
  ...payrollTotalRules,
  ...relationRules
]

/**
 * Rule numbers of a deletion, by the number of the same rule for other documents. The annex numbers the fields of a
 * deletion from 218 to 253 in their order. Among them are notifications (229, 242, 247), CUNE (238) and legal name
 * (243).
 */
const deletionNumbers: Readonly<Record<string, string>> = {
  "012": "220",
  "013": "221",
  "014": "222",
  "015": "223",
  "016": "224",
  "017": "230",
  "018": "231",
  "019": "232",
  "020": "233",
  "021": "234",
  "022": "235",
  "023": "236",
  "202": "237",
  "024": "238",
  "025": "239",
  "026": "240",
  "027": "241",
  "032": "243",
  "210": "244",
  "212": "246",
  "033": "248",
  "034": "249",
  "035": "250",
  "036": "251",
  "037": "252",
  "038": "253"
}

/** Gives findings the codes of their document: NIE, NIAE, or NIAE with the numbers of a deletion. */
export const payrollCodes = (findings: ReadonlyArray<Finding>, payroll: JudgedPayroll): ReadonlyArray<Finding> =>
  findings.map((finding) => {
    const number = finding.code === "FAC03" ? "001" : /^NIE(\w+)$/u.exec(finding.code)?.[1]
    if (number === undefined) return finding
    const own = deletion(payroll) ? (deletionNumbers[number] ?? number) : number
    return { ...finding, code: `${payroll.kind.rules}${own}` }
  })
