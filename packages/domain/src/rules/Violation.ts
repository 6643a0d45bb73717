import { described } from "./described.ts"
import { Schema } from "effect"

/**
 * One fault of a document: the authority's rule code, the path, a message in the caller's language, the expected and
 * the actual value. The code is one of ours (`RAD…`) if the authority has no rule for the fault. The path is the JSON
 * path into the caller's body (RFC 9535, `$.Items[0].SubtotalAmount`) or the parameter (`query.limit`). Secrets are
 * never shown.
 */
export const Violation = Schema.Struct({
  /** Code of the authority's rule (`FAD06`), or of one of ours (`RAD02`). */
  rule: described(Schema.String, {
    en: "Code of the authority's rule (FAD06), or one of this service (RAD02) if no rule of the authority covers it. The page of rules and `radicar explain` say more.",
    es: "Código de la regla de la DIAN (FAD06), o uno de este servicio (RAD02) si ninguna regla de la DIAN lo trata. La página de reglas y `radicar explain` dicen más."
  }),
  /** JSON path into the body: `$.Items[0].SubtotalAmount`. */
  path: described(Schema.String, {
    en: "Place in the body as JSONPath (RFC 9535): $.Items[0].SubtotalAmount; or of a parameter: query.limit, path.id, header.idempotency-key.",
    es: "Lugar en el cuerpo como JSONPath (RFC 9535): $.Items[0].SubtotalAmount; o de un parámetro: query.limit, path.id, header.idempotency-key."
  }),
  /** Fault and remedy, in the caller's language. */
  message: described(Schema.String, {
    en: "What is wrong and what to do, in the caller's language; the wording may change.",
    es: "Qué está mal y qué hacer, en el idioma de quien llama; la redacción puede cambiar."
  }),
  expected: described(Schema.String, {
    en: "What the field takes, such as a form, an amount or the codes of a list; empty where it cannot be said.",
    es: "Lo que el campo recibe, como una forma, un valor o los códigos de una lista; vacío si no se puede decir."
  }),
  actual: described(Schema.String, {
    en: "What was stated or computed; a secret is never shown. Empty where nothing was stated.",
    es: "Lo que se indicó o se calculó; un secreto nunca se muestra. Vacío si no se indicó nada."
  })
}).annotate({ identifier: "Violation" })

/** A value of the schema {@link Violation}. */
export interface Violation extends Schema.Schema.Type<typeof Violation> {}

/** The findings of the rules in a document. */
export const Findings = Schema.Struct({
  /** Reasons for which the authority would refuse the document; empty when it can be filed. */
  violations: described(Schema.Array(Violation), {
    en: "What keeps the document from being accepted, at most 200; empty if it can be filed.",
    es: "Lo que impide que el documento sea aceptado, máximo 200; vacío si se puede radicar."
  }),
  /** Faults that the authority notifies of but accepts. */
  notifications: described(Schema.Array(Violation), {
    en: "What the authority accepts but complains about, or what was read otherwise than stated.",
    es: "Lo que la DIAN acepta pero observa, o lo que se leyó distinto de como se escribió."
  }),
  /** The number of violations, if `violations` lists only the first {@link maximumViolations} of them. */
  violationsTotal: described(Schema.optionalKey(Schema.Int), {
    en: "Number of violations found, where `violations` lists only the first 200; absent otherwise. Other rules are not checked if the form alone has 200.",
    es: "Cantidad de infracciones encontradas, si `violations` solo lista las primeras 200; ausente en los demás casos. No se revisan otras reglas si la forma sola tiene 200."
  })
}).annotate({ identifier: "Findings" })

/** A value of the schema {@link Findings}. */
export interface Findings extends Schema.Schema.Type<typeof Findings> {}

/** The maximum number of violations in one answer. A body of ten thousand faulty lines needs no more. */
export const maximumViolations = 200

/** Violations as an answer contains them, see {@link listViolations}. */
export type ListedViolations = Pick<Findings, "violations" | "violationsTotal">

/** Limits violations to {@link maximumViolations} and adds their total number if there are more. */
export const listViolations = (violations: ReadonlyArray<Violation>, total = violations.length): ListedViolations =>
  total <= maximumViolations
    ? { violations }
    : { violations: violations.slice(0, maximumViolations), violationsTotal: total }

/** The number of violations, listed or not. */
export const countViolations = ({ violations, violationsTotal }: ListedViolations): number =>
  violationsTotal ?? violations.length

/** Joins the findings of two checks of one document, in order. */
export const joinFindings = (first: Findings, second: Findings): Findings => ({
  ...listViolations([...first.violations, ...second.violations], countViolations(first) + countViolations(second)),
  notifications: [...first.notifications, ...second.notifications]
})

/** Makes findings of violations, without notifications. */
export const formFindings = (violations: ReadonlyArray<Violation>): Findings => ({
  ...listViolations(violations),
  notifications: []
})

/** A place in a document: object keys and array positions from the root. */
export type WirePath = ReadonlyArray<string | number>

/**
 * Writes a path as a normalized JSONPath (RFC 9535), with dots before names that allow them:
 * `$.Items[0].Taxes[1].Amount`.
 */
export const jsonPath = (path: WirePath): string =>
  path.reduce<string>(
    (text, key) =>
      typeof key === "number"
        ? `${text}[${key}]`
        : /^[A-Za-z_][A-Za-z0-9_]*$/u.test(key)
          ? `${text}.${key}`
          : `${text}[${JSON.stringify(key)}]`,
    "$"
  )
