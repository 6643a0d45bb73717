import type { Environment } from "@radicar/domain/inner/FilingConfiguration"

/** Environment of filings: a sandbox (embedded or not), the authority's test environment, or production. */
export type FilingEnvironment = "sandbox" | "habilitacion" | "production"

/** The environment code in documents and keys. */
export const documentEnvironment = (environment: FilingEnvironment): Environment =>
  environment === "production" ? "1" : "2"

/** The environment that test filings go to. */
export const testEnvironment = (environment: FilingEnvironment): FilingEnvironment =>
  environment === "production" ? "habilitacion" : environment
