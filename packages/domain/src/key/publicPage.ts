import type { Environment } from "../FilingConfiguration.ts"

const hosts: Readonly<Record<Environment, string>> = {
  "1": "catalogo-vpfe.dian.gov.co",
  "2": "catalogo-vpfe-hab.dian.gov.co"
}

/**
 * The address of a document's public page, by its key: `sts:QRCode` and the last line of the printed code (rule FAB36).
 */
export const publicPage = (environment: Environment, key: string): string =>
  `https://${hosts[environment]}/document/searchqr?documentkey=${key}`
