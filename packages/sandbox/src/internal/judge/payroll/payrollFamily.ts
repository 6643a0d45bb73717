import type { DocumentKind } from "../../document/DocumentKind.ts"
import type { PayrollFacts } from "../../document/DocumentHeader.ts"
import { namespaces } from "../../xml/names.ts"
import { type DocumentFamily, judgeDocument, missingFindings, splitNumber } from "../DocumentFamily.ts"
import { findings } from "../Rule.ts"
import { isNovedad, type PayrollPart, payrollPart, read } from "./JudgedPayroll.ts"
import { payrollCodes, payrollRules } from "./payrollRules.ts"
import { payrollProblems } from "./payrollSchema.ts"

const payroll = { secret: "pin", keyScheme: "CUNE-SHA384", name: "Documento Nomina" } as const

/** Kinds of payroll documents, by the root element. Within each kind, a number may occur once per worker. */
const kinds: Readonly<Record<string, DocumentKind>> = {
  [`{${namespaces.payroll}}NominaIndividual`]: { ...payroll, typeCode: "102", group: "payroll", rules: "NIE" },
  [`{${namespaces.adjustment}}NominaIndividualDeAjuste`]: {
    ...payroll,
    typeCode: "103",
    group: "payroll-adjustment",
    rules: "NIAE"
  }
}

const required = ["ds", "ext", "xades", "xsi"] as const
const xades141 = "http://uri.etsi.org/01903/v1.4.1#"

/** Whether the root declares every namespace that the annex requires (§2.1). */
const declaresNamespaces = (xml: Uint8Array): boolean => {
  const [root = ""] = /<Nomina[^<>]*>/u.exec(Buffer.from(xml).toString("utf8")) ?? []
  return [...required.map((prefix) => namespaces[prefix] as string), xades141].every((uri) => root.includes(`"${uri}"`))
}

const employerName = (part: PayrollPart): string =>
  read(part, "Empleador/@RazonSocial") ||
  ["PrimerNombre", "OtrosNombres", "PrimerApellido", "SegundoApellido"]
    .map((name) => read(part, `Empleador/@${name}`))
    .filter((name) => name !== "")
    .join(" ")

const softwareId = (part: PayrollPart): string => read(part, "ProveedorXML/@SoftwareID").toLowerCase()

const predecessors = ["Novedad/@CUNENov", "ReemplazandoPredecesor/@CUNEPred", "EliminandoPredecesor/@CUNEPred"]

const roles = { NominaIndividual: "first", Reemplazar: "replacement", Eliminar: "deletion" } as const

/** Employer, worker and month of a document; the first payment date determines the month. */
const factsOf = (part: PayrollPart): PayrollFacts => ({
  employer: read(part, "Empleador/@NIT"),
  worker: read(part, "Trabajador/@NumeroDocumento"),
  month: read(part, "FechasPagos/FechaPago[1]").slice(0, 7),
  role: isNovedad(part) ? "novedad" : roles[part.branch],
  predecessor: (
    read(part, "ReemplazandoPredecesor/@CUNEPred") || read(part, "EliminandoPredecesor/@CUNEPred")
  ).toLowerCase()
})

/** Family of payroll documents (102) and their adjustments (103). */
export const payrollFamily: DocumentFamily<DocumentKind> = {
  kindOf: (root) => kinds[`{${root.namespaceUri}}${root.name}`],
  readHeader: (root, kind) => {
    const part = payrollPart(root)
    const number = read(part, "NumeroSecuenciaXML/@Numero")
    const nit = read(part, "Empleador/@NIT")
    const key = read(part, "InformacionGeneral/@CUNE").toLowerCase()
    const issueDate = read(part, "InformacionGeneral/@FechaGen")
    const rules = kind?.rules ?? "NIE"
    return {
      number,
      documentKey: key,
      issuer: { name: employerName(part), nit, checkDigit: read(part, "Empleador/@DV"), idType: "31" },
      receiver: undefined,
      softwareId: softwareId(part),
      softwareOwner: read(part, "ProveedorXML/@NIT"),
      identity: {
        issuer: `${nit} ${read(part, "Trabajador/@NumeroDocumento")}`,
        ...splitNumber(number, read(part, "NumeroSecuenciaXML/@Prefijo"))
      },
      facts: { issueDate, payroll: factsOf(part) },
      refersTo: predecessors.map((path) => read(part, path).toLowerCase()).filter((key) => key !== ""),
      missing: missingFindings([
        { code: `${rules}012`, value: number, text: "No se informó el número del documento." },
        { code: `${rules}024`, value: key, text: "No se informó el CUNE." },
        { code: `${rules}026`, value: issueDate, text: "No se informó la fecha de generación." },
        { code: `${rules}033`, value: nit, text: "No se informó el NIT del empleador." }
      ])
    }
  },
  judge: (root, xml, kind, now, knowledge) =>
    judgeDocument(payrollProblems, root, xml, now, knowledge, (signature) => {
      const part = payrollPart(root)
      const software = knowledge.registry.software.find(({ id }) => id === softwareId(part))
      const judged = { ...part, root, kind, knowledge, signature, software }
      const undeclared = {
        code: "NIE901",
        kind: "rejection",
        text: "No se declararon los espacios de nombres del documento."
      } as const
      return payrollCodes(
        [...(declaresNamespaces(xml) ? [] : [undeclared]), ...signature.findings, ...findings(payrollRules, judged)],
        judged
      )
    })
}
