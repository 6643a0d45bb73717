import { Schema } from "effect"
import { bilingual } from "../rules/Language.ts"
import { readerAnnotation, readerOf } from "../wire/Reader.ts"
import { text } from "../wire/text.ts"

/** The name of the schema of a list's codes, in OpenAPI: `payment-forms` is `PaymentFormsCode`. */
export const codeSchemaName = (id: string): string =>
  `${id.replaceAll(/(?:^|-)([a-z])/gu, (_, letter: string) => letter.toUpperCase())}Code`

/** One schema for each list: OpenAPI takes two for two different schemas, however alike. */
const onWire = new Map<string, Schema.Codec<string>>()

/** The values that a field of codes accepts: only those of the list, or others as well. */
type CodeValues = "listed" | "open"

/** A text of the wire that OpenAPI shows as {@link codeText} says. */
export const codeOnWire = (id: string, values: CodeValues = "listed"): Schema.Codec<string> => {
  if (values === "open") {
    const path = `\`GET /v1/codes/${id}\``
    return Schema.String.annotate({
      description: bilingual({ en: `Codes: ${path}.`, es: `Códigos: ${path}.` })
    })
  }
  const known = onWire.get(id) ?? Schema.String.annotate({ identifier: codeSchemaName(id) })
  onWire.set(id, known)
  return known
}

/** A word in the place of a code may be as long as this. */
const longestWord = 60

/**
 * Text that is a code of a list, named by the `id` of the list: a client that sends documents does not load the lists.
 * It reads as {@link text} does: the rules judge the code, so that a refusal names the authority's rule and the code
 * that a word such as `EFECTIVO` means. Where no rule judges it, its `length` does. OpenAPI has
 * one schema for the list, which enumerates the codes of a small one. A field that is `open` may also hold something
 * else: OpenAPI has a link to the list, and enumerates nothing.
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
