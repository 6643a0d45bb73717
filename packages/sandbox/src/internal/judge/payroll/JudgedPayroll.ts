import { createHash } from "node:crypto"
import type { XmlElement } from "libxml2-wasm"
import type { DocumentKind } from "../../document/DocumentKind.ts"
import { namespaces } from "../../xml/names.ts"
import { element, text } from "../../xml/query.ts"
import { decimal, keyAmount, zero } from "../amount.ts"
import type { Knowledge, KnownSoftware } from "../Knowledge.ts"
import type { SignatureReport } from "../signature/verifySignature.ts"

/** A payroll document, or the branch of an adjustment that corresponds to one. */
export interface PayrollPart {
  readonly node: XmlElement
  readonly branch: "NominaIndividual" | "Reemplazar" | "Eliminar"
}

/** A payroll document with all data that its rules need. */
export interface JudgedPayroll extends PayrollPart {
  readonly root: XmlElement
  readonly kind: DocumentKind
  readonly knowledge: Knowledge
  readonly signature: SignatureReport
  readonly software: KnownSoftware | undefined
}

/** Prefixes the names of a path with the namespace of the document in which it is looked up. */
export const qualified = (node: XmlElement, path: string): string => {
  const prefix = node.namespaceUri === namespaces.adjustment ? "adjustment" : "payroll"
  return path.replaceAll(/(^|\/)([A-Z]\w*)/gu, `$1${prefix}:$2`)
}

/** Trimmed text at a path below a part; empty if absent. */
export const read = ({ node }: PayrollPart, path: string): string => text(node, qualified(node, path))?.trim() ?? ""

/** Whether a document declares itself a `novedad`: a further document of its month. */
export const isNovedad = (part: PayrollPart): boolean => /^(?:true|1)$/u.test(read(part, "Novedad"))

/**
 * The part of a payroll document that is judged: the branch of an adjustment (Reemplazar, Eliminar), otherwise the
 * root.
 */
export const payrollPart = (root: XmlElement): PayrollPart => {
  for (const branch of ["Reemplazar", "Eliminar"] as const) {
    const node = element(root, qualified(root, branch))
    if (node !== undefined) return { node, branch }
  }
  return { node: root, branch: "NominaIndividual" }
}

const sha384 = (text: string): string => createHash("sha384").update(text, "utf8").digest("hex")

/**
 * Computes the CUNE from number, date, time, earnings, deductions, total, employer, worker, type, pin and environment;
 * a deletion has zeros for amounts and worker (payroll annex §8.1).
 */
export const computePayrollKey = (part: PayrollPart, software: KnownSoftware): string => {
  const isDeletion = part.branch === "Eliminar"
  const money = (path: string): string => (isDeletion ? "0.00" : keyAmount(decimal(read(part, path)) ?? zero))
  return sha384(
    [
      read(part, "NumeroSecuenciaXML/@Numero"),
      read(part, "InformacionGeneral/@FechaGen"),
      read(part, "InformacionGeneral/@HoraGen"),
      money("DevengadosTotal"),
      money("DeduccionesTotal"),
      money("ComprobanteTotal"),
      read(part, "Empleador/@NIT"),
      isDeletion ? "0" : read(part, "Trabajador/@NumeroDocumento"),
      read(part, "InformacionGeneral/@TipoXML"),
      software.pin,
      read(part, "InformacionGeneral/@Ambiente")
    ].join("")
  )
}

/** Computes SoftwareSC: SHA-384 of software id, pin and number (payroll annex §8.2). */
export const computePayrollFingerprint = (part: PayrollPart, software: KnownSoftware): string =>
  sha384(read(part, "ProveedorXML/@SoftwareID") + software.pin + read(part, "NumeroSecuenciaXML/@Numero"))
