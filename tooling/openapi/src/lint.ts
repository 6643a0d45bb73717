import { createConfig, lint } from "@redocly/openapi-core"

/** What the linter found in an OpenAPI document: the rule, where, and what is wrong. */
export interface OpenApiFinding {
  readonly rule: string
  readonly pointer: string
  readonly message: string
}

/**
 * Findings of Redocly's recommended rules, every one of them an error, in a file. It works offline: nothing is fetched,
 * and nothing in the document refers to another.
 */
export const lintOpenApi = async (path: string): Promise<ReadonlyArray<OpenApiFinding>> => {
  const config = await createConfig({
    extends: ["recommended-strict"],
    rules: {
      "no-invalid-media-type-examples": "error",
      "no-invalid-schema-examples": "error",
      "no-invalid-parameter-examples": "error",
      // the list of an enumeration with one member is how the contract's generator writes an optional literal
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
