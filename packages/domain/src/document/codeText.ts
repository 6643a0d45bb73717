import { Schema } from "effect"
import { entryOfType, operationOfType, registeredType, type SaleOperation } from "../documentRegistry.ts"
import { bilingual } from "../rules/Language.ts"
import { readerAnnotation, readerOf } from "../wire/Reader.ts"
import { patternText, text } from "../wire/text.ts"

/** The name of the schema of a list's codes, in OpenAPI: `payment-forms` is `PaymentFormsCode`. */
export const codeSchemaName = (id: string): string =>
  `${id.replaceAll(/(?:^|-)([a-z])/gu, (_, letter: string) => letter.toUpperCase())}Code`

/** The schemas of the lists, one for each: OpenAPI treats two equal schemas as different ones. */
const onWire = new Map<string, Schema.Codec<string>>()

/** The values that a field of codes accepts: only those of the list, or others as well. */
type CodeValues = "listed" | "open"

/** The schema of a code in JSON: text, with the list's schema for OpenAPI as {@link codeText} describes it. */
export const codeOnWire = (id: string, values: CodeValues = "listed"): Schema.Codec<string> => {
  if (values === "open") {
    const path = `\`GET /v1/codes/${id}\``
    return Schema.String.annotate({
      description: bilingual({ en: `Codes: ${path}.`, es: `Códigos: ${path}.` })
    })
  }
  const schema = onWire.get(id) ?? Schema.String.annotate({ identifier: codeSchemaName(id) })
  onWire.set(id, schema)
  return schema
}

/** The maximum length of a word in place of a code. */
const longestWord = 60

/**
 * Text that is a code of a list. The field names the list by its `id`, so that a client that sends documents does not
 * load the lists. It is read as {@link text}; the rules judge the code. A refusal thus names the authority's rule, and
 * suggests the code for a word such as `EFECTIVO`. For such words a judged field takes 60 characters, whatever its
 * `maximum`. If no rule judges the code, only its `length` is checked.
 *
 * OpenAPI has one schema for the list, which enumerates the codes of small lists. A field that is `open` may also hold
 * other values: its schema only links to the list.
 */
export const codeText = (
  maximum: number,
  id: string,
  values: CodeValues = "listed",
  judgedBy: "rules" | "length" = "rules"
): Schema.Codec<string, string> => {
  const field = text(judgedBy === "length" ? maximum : Math.max(maximum, longestWord))
  return codeOnWire(id, values)
    .pipe(Schema.decodeTo(field))
    .annotate(readerAnnotation(readerOf(field)))
}

/**
 * The `TypeCode` in the body of an operation: one of the codes that the registry lists for it. A code of another
 * operation is refused with the name of that operation. `rule` is the authority's rule about the code.
 */
export const typeCodeText = (
  operation: SaleOperation,
  options: { readonly identifier: string; readonly description: string; readonly rule: string }
) => {
  const codes = Array.from(registeredType(operation).types, ({ code }) => code)
    .sort()
    .join(", ")
  const expected = { en: codes.replace(/, (\d+)$/u, " or $1"), es: codes.replace(/, (\d+)$/u, " o $1") }
  return patternText({
    ...options,
    pattern: new RegExp(`^(?:${codes.replaceAll(", ", "|")})$`, "u"),
    expected,
    expectedFor: (code) => {
      const other = entryOfType(code)
      const filing = operationOfType(code)
      return (
        other && {
          en: `${expected.en}; ${code} (${other.noun.en}) is filed by the operation ${filing}`,
          es: `${expected.es}; ${code} (${other.noun.es}) se presenta con la operación ${filing}`
        }
      )
    }
  })
}
