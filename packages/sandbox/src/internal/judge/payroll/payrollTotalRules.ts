import { BigDecimal } from "effect"
import { element } from "../../xml/query.ts"
import { agree, amount, total, zero } from "../amount.ts"
import { reject, type Rule } from "../Rule.ts"
import { type JudgedPayroll, qualified } from "./JudgedPayroll.ts"

/** Attributes with earned amounts; the others are quantities, percentages and dates. */
const earned =
  "SueldoTrabajado AuxilioTransporte ViaticoManuAlojS ViaticoManuAlojNS Pago PagoNS PagoIntereses BonificacionS " +
  "BonificacionNS AuxilioS AuxilioNS ConceptoS ConceptoNS CompensacionO CompensacionE PagoS PagoAlimentacionS " +
  "PagoAlimentacionNS"
/** Attributes with deducted amounts. */
const deducted = "Deduccion DeduccionSP DeduccionSub SancionPublic SancionPriv"

/** Sum of the amounts below a group: in attributes, and in elements that have only text. */
const sumOf = (payroll: JudgedPayroll, group: string, attributes: string): BigDecimal.BigDecimal => {
  const node = element(payroll.node, qualified(payroll.node, group))
  if (node === undefined) return zero
  const inAttributes = attributes.split(" ").map((name) => total(node, `descendant::*/@${name}`))
  return BigDecimal.sum(BigDecimal.sumAll(inAttributes), total(node, "descendant::*[not(*) and not(@*)]"))
}

const statedTotal = ({ node }: JudgedPayroll, name: string): BigDecimal.BigDecimal =>
  amount(node, qualified(node, name))

/** Rules on totals (payroll annex §1.1 and rules NIE187 to NIE189), which a deletion does not have. */
export const payrollTotalRules: ReadonlyArray<Rule<JudgedPayroll>> = [
  reject(
    "NIE187",
    "El total devengado no corresponde a la suma de los devengados.",
    (p) => p.branch !== "Eliminar" && !agree(statedTotal(p, "DevengadosTotal"), sumOf(p, "Devengados", earned))
  ),
  reject(
    "NIE188",
    "El total de deducciones no corresponde a la suma de las deducciones.",
    (p) => p.branch !== "Eliminar" && !agree(statedTotal(p, "DeduccionesTotal"), sumOf(p, "Deducciones", deducted))
  ),
  reject(
    "NIE189",
    "El total del comprobante no es la diferencia de devengados y deducciones.",
    (p) =>
      p.branch !== "Eliminar" &&
      !BigDecimal.equals(
        statedTotal(p, "ComprobanteTotal"),
        BigDecimal.subtract(statedTotal(p, "DevengadosTotal"), statedTotal(p, "DeduccionesTotal"))
      )
  )
]
