import type { BatchAnswer } from "@radicar/contract/query/StatusZip"
import type { ApplicationResponse } from "@radicar/dian/ApplicationResponse"
import type { AuthorityAnswer } from "@radicar/dian/AuthorityAnswer"
import type { Rule } from "@radicar/dian/Rule"
import { explainRule } from "@radicar/domain/rulebook/explainRule"
import type { Language } from "@radicar/domain/rules/Language"

const ruleOf =
  (language: Language) =>
  ({ code, kind, text }: Rule): BatchAnswer["rules"][number] => {
    const message = text.replaceAll(/\s*\n\s*/gu, " ")
    if (code === undefined) return { kind, message }
    const known = explainRule(code, { language })
    if (known === undefined) return { kind, rule: code, message }
    const { cause, fix, path } = known
    return { kind, rule: code, message, cause, fix, ...(path === undefined ? {} : { path }) }
  }

const evidenceOf = (response: ApplicationResponse): NonNullable<BatchAnswer["applicationResponse"]> => ({
  responseCode: response.responseCode,
  issued: `${response.issueDate}T${response.issueTime}`,
  number: response.documentId,
  uuid: response.documentKey,
  verified: response.verification.valid,
  problems: response.verification.problems,
  content: Buffer.from(response.bytes).toString("base64")
})

/** An answer about a batch for a caller, its rules explained in the language. */
export const batchAnswer = (answer: AuthorityAnswer, language: Language): BatchAnswer => {
  const { alarms, applicationResponse, documentKey, fileName, statusCode, statusDescription, statusMessage, verdict } =
    answer
  // a verified answer names its document even where the fields around it do not
  const uuid =
    documentKey ?? (applicationResponse?.verification.valid === true ? applicationResponse.documentKey : undefined)
  return {
    verdict,
    statusCode,
    statusMessage,
    statusDescription,
    ...(uuid === undefined ? {} : { uuid }),
    ...(fileName === undefined ? {} : { fileName }),
    rules: answer.rules.map(ruleOf(language)),
    alarms,
    ...(applicationResponse === undefined ? {} : { applicationResponse: evidenceOf(applicationResponse) })
  }
}
