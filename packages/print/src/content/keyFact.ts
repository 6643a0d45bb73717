import type { DocumentKey, KeyScheme } from "@radicar/domain/key/DocumentKey"
import type { Fact } from "../layout/Sheet.ts"

const names: Readonly<Record<KeyScheme, string>> = {
  "CUFE-SHA384": "CUFE – Código Único de Factura Electrónica",
  "CUDE-SHA384": "CUDE – Código Único de Documento Electrónico",
  "CUDS-SHA384": "CUDS – Código Único de Documento Soporte",
  "CUNE-SHA384": "CUNE – Código Único de Documento Soporte de Pago de Nómina Electrónica"
}

/** A key with its whole name. */
export const keyFact = ({ scheme, value }: DocumentKey): Fact => ({ label: names[scheme], value })

/** `CUFE`, `CUDE`, `CUDS`, `CUNE`. */
export const keyName = (scheme: KeyScheme): string => scheme.slice(0, 4)
