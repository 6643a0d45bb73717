import type { XmlElement } from "libxml2-wasm"
import type { RegisteredSoftware, SandboxRegistry } from "../../../SandboxRegistry.ts"
import type { DocumentStore } from "../../state/DocumentStore.ts"
import { namespaces } from "../../xml/namespaces.ts"
import { element, text } from "../../xml/query.ts"
import type { DocumentKind } from "../DocumentKind.ts"
import type { SignatureReport } from "../signature/SignatureReport.ts"

/** A payroll document, or the branch of an adjustment that stands for one. */
export interface PayrollPart {
  readonly node: XmlElement
  readonly branch: "NominaIndividual" | "Reemplazar" | "Eliminar"
}

/** A payroll document with everything its rules look at. */
export interface JudgedPayroll extends PayrollPart {
  readonly root: XmlElement
  readonly kind: DocumentKind
  readonly registry: SandboxRegistry
  readonly documents: DocumentStore
  readonly signature: SignatureReport
  readonly software: RegisteredSoftware | undefined
}

/** Prefixes the names of a path for the namespace of the document it is looked up in. */
export const qualified = (node: XmlElement, path: string): string => {
  const prefix = node.namespaceUri === namespaces.adjustment ? "adjustment" : "payroll"
  return path.replaceAll(/(^|\/)([A-Z]\w*)/gu, `$1${prefix}:$2`)
}

/** The text at a path below a part, trimmed; empty when it is absent. */
export const read = ({ node }: PayrollPart, path: string): string => text(node, qualified(node, path))?.trim() ?? ""

/** The part of a root that is judged. */
export const payrollPart = (root: XmlElement): PayrollPart => {
  for (const branch of ["Reemplazar", "Eliminar"] as const) {
    const node = element(root, qualified(root, branch))
    if (node !== undefined) return { node, branch }
  }
  return { node: root, branch: "NominaIndividual" }
}
