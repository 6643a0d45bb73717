/** Roles of the principal of a mandate (043), with the description that each has (annex RADIAN 1.1, rule AAF35). */
export const principalRoles: Readonly<Record<string, string>> = {
  "Mandante-FE": "Mandante Facturador Electrónico",
  "Mandante-LT": "Mandante Legitimo Tenedor",
  "Mandante-AV": "Mandante Aval",
  "Mandante-AD": "Mandante Adquirente/Deudor"
}

/**
 * A mode in which an agent operates in RADIAN (the register of negotiable invoices), and the texts that follow from it
 * elsewhere in a mandate.
 */
export interface AgentMode {
  /** Suffix of each faculty (a power that the mandate grants), after its hyphen: `ALL17-F` (rules AAL02, LGC53). */
  readonly suffix: string
  /** Name of the agent's mode, `cbc:Description` (rule AAH65). */
  readonly description: string
}

/** Modes of an agent by their codes (annex RADIAN 1.1 §13.2.8). */
export const agentModes: Readonly<Record<string, AgentMode>> = {
  "M-FE": { suffix: "FE", description: "Mandatario Facturador Electrónico" },
  "M-PT": { suffix: "PT", description: "Mandatario Proveedor Tecnológico" },
  "M-Factor": { suffix: "F", description: "Mandatario Factor" },
  "M-SN-e": { suffix: "SNE", description: "Mandatario Sistema de Negociación Electrónica" }
}

/** `cbc:ResponseCode/@listID` of an open mandate, which names no documents. */
export const openMandate = "3"

/** The scope of a mandate, which its operation determines (annex RADIAN 1.1, rules AAL02, AAL03 and LGC53). */
export interface MandateScope {
  /** `cbc:Description` of the faculties. */
  readonly description: string
  /** The faculty (a granted power) that the mandate must contain. */
  readonly faculty: string
  /** Whether the mandate may grant no other faculty. */
  readonly isAll: boolean
}

const general: MandateScope = { description: "Mandato por documento General", faculty: "ALL17", isAll: true }
const limited: MandateScope = { description: "Mandato por documento Limitado", faculty: "MR91", isAll: false }

const scopes: Readonly<Record<string, MandateScope>> = {
  "431": general,
  "432": general,
  "433": limited,
  "434": limited
}

/**
 * The scope of a mandate by operation: 431 and 432 grant all faculties, 433 and 434 only those that the mandate names.
 */
export const mandateScope = (operationCode: string | undefined): MandateScope | undefined =>
  operationCode === undefined ? undefined : scopes[operationCode]

/** Operations whose mandates are limited in time and state their end (annex RADIAN 1.1 §14.1.2). */
export const limitedInTime: ReadonlySet<string> = new Set(["431", "433"])

/** The maximum number of documents of a mandate (rule LGC58). */
export const mandateDocuments = 20
