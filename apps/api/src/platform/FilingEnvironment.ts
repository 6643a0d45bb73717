import type { Environment } from "@radicar/domain/inner/FilingConfiguration"

/** Where this service files: the embedded or another sandbox, the authority's test environment, or for real. */
export type FilingEnvironment = "sandbox" | "habilitacion" | "production"

/** The environment as documents and keys write it. */
export const documentEnvironment = (environment: FilingEnvironment): Environment =>
  environment === "production" ? "1" : "2"

/** The environment that a test filing goes to. */
export const testEnvironment = (environment: FilingEnvironment): FilingEnvironment =>
  environment === "production" ? "habilitacion" : environment
