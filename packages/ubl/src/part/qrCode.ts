import type { Environment } from "@radicar/domain/Environment"

const hosts: Readonly<Record<Environment, string>> = {
  "1": "catalogo-vpfe.dian.gov.co",
  "2": "catalogo-vpfe-hab.dian.gov.co"
}

/** The public page of a document, `sts:QRCode` (rule FAB36). */
export const qrCodeUrl = (environment: Environment, key: string): string =>
  `https://${hosts[environment]}/document/searchqr?documentkey=${key}`
