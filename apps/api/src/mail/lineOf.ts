const longest = 500

/** One line of what a mail server has said, of at most 500 characters. */
export const lineOf = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .slice(0, longest)
