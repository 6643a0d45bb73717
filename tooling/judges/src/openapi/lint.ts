import { createConfig, lint } from "@redocly/openapi-core"

/** A finding of the linter in an OpenAPI document: rule, place and message. */
export interface OpenApiFinding {
  readonly rule: string
  readonly pointer: string
  readonly message: string
}

/**
 * Checks an OpenAPI file with Redocly's recommended rules, all as errors; returns the findings. Works offline, because
 * the document has no external references.
 */
export const lintOpenApi = async (path: string): Promise<ReadonlyArray<OpenApiFinding>> => {
  const config = await createConfig({
    extends: ["recommended-strict"],
    rules: {
      "no-invalid-media-type-examples": "error",
      "no-invalid-schema-examples": "error",
      "no-invalid-parameter-examples": "error",
      // the contract's generator writes an optional literal as a list with an enumeration of one member
      "no-illogical-composition-keywords": "off"
    }
  })
  const problems = await lint({ ref: path, config })
  return problems.map(({ location: [place], message, ruleId }) => ({
    rule: ruleId,
    pointer: place?.pointer ?? "",
    message
  }))
}
