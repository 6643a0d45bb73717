import type { Environment } from "@radicar/domain/FilingConfiguration"

/** What must be said of a document that was made for the authority's test environment. */
export const testWarnings = (environment: Environment): ReadonlyArray<string> =>
  environment === "1" ? [] : ["Documento de prueba, sin validez fiscal"]
