/** Characters of a token of {@link BounceTokens}: 232 bits of which a character holds five. */
export const tokenLength = 47
