/**
 * Sorts the words and signs of a text alphabetically. The compiler (TypeScript 7) writes the members of an inferred
 * union in varying order; texts that differ only in order are the same type.
 */
export const sortedTokens = (text: string): string => (text.match(/\w+|[^\w\s]/gu) ?? []).toSorted().join(" ")
