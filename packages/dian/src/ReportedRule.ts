import { Schema } from "effect"

/** One rule of the authority's validation as its answer reports it. */
export class ReportedRule extends Schema.Class<ReportedRule>("@radicar/dian/inner/ReportedRule")({
  /** Code of the rule, such as `FAD06`; absent when the text carries none. */
  code: Schema.optionalKey(Schema.String),
  /** Severity: a rejection blocks the document, a notification does not. */
  kind: Schema.Literals(["rejection", "notification"]),
  /** Text of the rule in the authority's words, without code and kind. */
  text: Schema.String,
  /** The complete string of the answer, such as `Regla: FAD06, Rechazo: …`. */
  message: Schema.String
}) {}

// linear: each ends in a repeat that takes everything, so that nothing can fail behind the one before it
const FULL = /^\s*Regla:\s*([A-Za-z0-9]+)\s*,\s*(Rechazo|Notificaci(?:o\u0301?|ó)n)\s*:\s*([\s\S]*)$/iu
// linear: as above
const WITHOUT_KIND = /^\s*Regla:\s*([A-Za-z0-9]+)[\s,:]+([\s\S]*)$/iu
/**
 * Pattern of a rule without `Regla:`, as checks of basic fields report it: `FAD06: text`. The code must have letters
 * and digits, so that plain words do not match.
 */
// linear: as above
const BARE = /^\s*(?=[A-Za-z0-9]*\d)([A-Za-z]{2,8}\d{2,3}[a-z]?(?:[_-]?\d+)?)\s*[:,]\s*([\s\S]*)$/u

/**
 * Reads one string of `ErrorMessage`: `Regla: CODE, Rechazo|Notificación: text`, or a looser form (no kind, no
 * `Regla:`, free text). A string without a kind is a notification if the document was valid, else a rejection.
 */
export const parseRule = (line: string, isValid: boolean): ReportedRule => {
  const message = line.trim()
  const full = FULL.exec(message)
  if (full !== null) {
    const [, code = "", kind = "", text = ""] = full
    return new ReportedRule({ code, kind: /^r/iu.test(kind) ? "rejection" : "notification", text, message })
  }
  const kind = isValid ? "notification" : "rejection"
  const [, code, text = ""] = WITHOUT_KIND.exec(message) ?? BARE.exec(message) ?? []
  return code === undefined
    ? new ReportedRule({ kind, text: message, message })
    : new ReportedRule({ code, kind, text, message })
}

/** Makes the rule of one line of an ApplicationResponse, which states code and text separately. */
export const ruleOfLine = (code: string, text: string, kind: ReportedRule["kind"]): ReportedRule => {
  const word = kind === "rejection" ? "Rechazo" : "Notificación"
  return new ReportedRule({ code, kind, text, message: `Regla: ${code}, ${word}: ${text}` })
}

/** Whether the rule says that an accepted document already has the number (rule 90). */
export const saysAlreadyProcessed = (rule: ReportedRule): boolean =>
  rule.code === "90" || (rule.code === undefined && /procesado\s+anteriormente/iu.test(rule.text))
