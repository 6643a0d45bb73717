import type { DocumentKey } from "@radicar/domain/inner/key/DocumentKey"
import type { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { JsonObject } from "@radicar/domain/inner/json/JsonValue"
import type { Reading, Row, Values } from "../table/Row.ts"
import { attribute, derivedAttribute } from "../table/attributes.ts"
import { fixed, moment, text } from "../table/elements.ts"
import { unused } from "../table/nesting.ts"
import { number } from "../table/wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import type { FilingWriting } from "./dianExtensions.ts"

/** State for the header rows (the mapping to XML elements) while a UBL document is written. */
export interface HeaderWriting extends FilingWriting {
  readonly checked: FilingWriting["checked"] & { readonly operationCode: string }
  readonly key: DocumentKey
}

/** Values that the header collects while it is read. */
export interface HeaderReading extends Reading {
  /** The prefix of the document's number. */
  prefix?: string | undefined
}

/** The form of a number whose leading zeros belong to it. */
const numbered = /^(?=.*[1-9])[0-9]{1,10}$/u

/**
 * Splits `cbc:ID`. The prefix that the document states is decisive. Without one, the number is the digits at the end,
 * at most ten. That is a guess if a prefix ends in a digit, but both together always give the same text.
 */
const documentNumber = (
  id: string | undefined,
  statedPrefix: string | undefined
): readonly [prefix: string | undefined, digits: string | undefined] => {
  if (id === undefined) return [statedPrefix, undefined]
  if (statedPrefix !== undefined && id.startsWith(statedPrefix) && numbered.test(id.slice(statedPrefix.length))) {
    return [statedPrefix, id.slice(statedPrefix.length)]
  }
  const digits = /[0-9]{1,10}$/u.exec(id)?.[0]
  if (digits === undefined || !numbered.test(digits)) return [id, undefined]
  const prefix = id.slice(0, -digits.length)
  return [prefix === "" ? undefined : prefix, digits]
}

/** `cbc:ID`, which contains prefix and number. */
const id = <S, W extends HeaderWriting, R extends HeaderReading>(
  rule: string,
  optionalRange: boolean,
  prefixOf: (xml: XmlReader, reading: R) => string | undefined
): Row<S, W, R> => ({
  ...text<S, W, R>("cbc:ID", "number", rule, {
    from: (_, { checked }) => checked.id,
    required: true,
    note: {
      en: "behind the prefix; over HTTP with an `Idempotency-Key` it may be left out: the service numbers",
      es: "después del prefijo; por HTTP con `Idempotency-Key` se puede omitir: el servicio numera"
    }
  }),
  read: (xml: XmlReader, values: Values, reading: R) => {
    const documentId = xml.text("cbc:ID")
    const [prefix, digits] = documentNumber(documentId, prefixOf(xml, reading))
    const range = values["NumberingRange"] instanceof JsonObject ? values["NumberingRange"] : new JsonObject([], [])
    values["$id"] = documentId
    values["Number"] = number(digits)
    values["NumberingRange"] = prefix === undefined ? range : range.with("Prefix", prefix)
    // the body of a sale keeps an empty range
    if (optionalRange && prefix === undefined && range.keys.length === 0) values["NumberingRange"] = undefined
    reading.prefix = prefix
  }
})

/** The elements from `cbc:UBLVersionID` to `cbc:IssueTime`; `rules` are the initial letters of the group's rules. */
export const header = <S, W extends HeaderWriting, R extends HeaderReading>(options: {
  readonly rules: string
  /** The section of the annex that lists the operations. */
  readonly operations: string
  /** Attributes of the operation. */
  readonly operationAttributes?: ReadonlyArray<Row<S, W, R>>
  /** Whether the document's body may omit the range of the number. */
  readonly optionalRange: boolean
  readonly profile: Row<S, W, R>
  readonly prefixOf: (xml: XmlReader, reading: R) => string | undefined
  readonly date: (subject: S, writing: W) => LocalDateTime
}): ReadonlyArray<Row<S, W, R>> => [
  fixed("cbc:UBLVersionID", "UBL 2.1", { required: true }),
  text("cbc:CustomizationID", "operationCode", `${options.rules}02, ${options.operations}`, {
    from: (_, { checked }) => checked.operationCode,
    required: true,
    ...(options.operationAttributes === undefined ? {} : { attributes: options.operationAttributes })
  }),
  options.profile,
  text("cbc:ProfileExecutionID", "$environment", undefined, {
    from: (_, { checked }) => checked.environment,
    required: true
  }),
  id(`${options.rules}05`, options.optionalRange, options.prefixOf),
  ...(options.optionalRange ? [] : unused("cbc:CopyIndicator")),
  text("cbc:UUID", "$key", undefined, {
    from: (_, { key }) => key.value,
    required: true,
    attributes: [
      derivedAttribute("schemeID", {
        from: (_, { checked }) => checked.environment,
        expected: (values) => values["$environment"]
      }),
      attribute("schemeName", "$scheme", undefined, { from: (_, { key }) => key.scheme, required: true })
    ]
  }),
  moment("cbc:IssueDate", "cbc:IssueTime", "date", {
    from: options.date,
    required: true,
    rule: `${options.rules}09, ${options.rules}10`
  })
]
