import { Result } from "effect"
import { JsonParser } from "../internal/JsonParser.ts"
import { JsonFailure } from "../internal/JsonTokens.ts"
import { withOctets } from "../internal/withOctets.ts"
import { JsonSyntaxError } from "./JsonSyntaxError.ts"
import type { JsonValue } from "./JsonValue.ts"

/**
 * Parses a JSON text (RFC 8259) and keeps every number as its source text (`JsonNumber`).
 *
 * Stricter than `JSON.parse` in two ways: a repeated key is refused, because one of the two values would vanish into
 * a tax document unseen, and so is nesting deeper than 32 levels.
 */
export const parseJson = (text: string): Result.Result<JsonValue, JsonSyntaxError> => {
  try {
    return withOctets(text, (octets) => Result.succeed(new JsonParser(text, octets).document()))
  } catch (failure) {
    if (!(failure instanceof JsonFailure)) throw failure
    const before = text.slice(0, failure.position)
    return Result.fail(
      new JsonSyntaxError({
        problem: failure.problem,
        line: before.split("\n").length,
        column: failure.position - before.lastIndexOf("\n")
      })
    )
  }
}
