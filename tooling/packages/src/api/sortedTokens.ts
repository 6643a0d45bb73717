/**
 * The words and signs of a text in the order of the alphabet. The compiler (TypeScript 7) writes the members of a union
 * that it infers now in one order, now in another; two texts that differ in nothing else are one type.
 */
export const sortedTokens = (text: string): string => (text.match(/\w+|[^\w\s]/gu) ?? []).toSorted().join(" ")
