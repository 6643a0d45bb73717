import { Result } from "effect"
import { completeBody } from "../complete/completeBody.ts"
import { writeJson } from "../json/JsonValue.ts"
import type { Findings } from "../rules/Violation.ts"
import type { Definitions } from "../type/definitionAmong.ts"
import { validationOf } from "../validate.ts"
import type { Body, CheckOptions } from "./CheckOptions.ts"
import { requireObject } from "./checkArguments.ts"
import type { CheckedDocument, RefusedDocument } from "./CheckedDocument.ts"
import { plainKey, remember } from "./checked.ts"
import type { DocumentFunctions } from "./DocumentValidation.ts"
import { getOrThrow, identifyPlain, identifyRead, type PlainBody, readPlainBody } from "./identifyPlain.ts"

const completedOf = ({ definition, json, ...read }: PlainBody): PlainBody => ({
  ...read,
  definition,
  json: completeBody(definition, json)
})

const refused = (findings: Findings, read?: PlainBody): RefusedDocument => ({
  valid: false,
  ...(read === undefined ? {} : { operation: read.operation, completed: writeJson(read.json) }),
  ...findings
})

const checkAmong = (definitions: Definitions, document: Body, options: CheckOptions): CheckedDocument => {
  requireObject("options", options, "pass { now: new Date() }")
  const read = Result.map(readPlainBody(definitions, document, options), completedOf)
  if (Result.isFailure(read)) return refused(read.failure)
  const { json, operation } = read.success
  const identified = identifyRead(read.success, options)
  if (Result.isFailure(identified)) return refused(identified.failure, read.success)
  const { facts: known, late, notifications } = identified.success
  if (late !== undefined) return refused({ violations: [late], notifications }, read.success)
  return remember(
    {
      valid: true,
      operation,
      completed: writeJson(json),
      violations: [],
      notifications,
      key: plainKey(identified.success),
      facts: known
    },
    { operation, document: identified.success }
  )
}

/** Makes the functions of a root over some types of document; a body without `TypeCode` is of the first. */
export const documentFunctions = (...definitions: Definitions): DocumentFunctions => ({
  check: (document, options) => checkAmong(definitions, document, options),
  complete: (document, options = {}) =>
    writeJson(completedOf(getOrThrow(readPlainBody(definitions, document, options))).json),
  facts: (document, options) => getOrThrow(identifyPlain(definitions, document, options)).facts,
  key: (document, options) => plainKey(getOrThrow(identifyPlain(definitions, document, options))),
  validate: (document, options) => validationOf(identifyPlain(definitions, document, options))
})
