/** Matches strings and templates, which may contain comment marks, or else comments. */
const stringOrComment =
  /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|[ \t]*\/\*.*?\*\/\n?|[ \t]*\/\/[^\n]*/gsu

/** A declaration file without its comments and blank lines. */
export const withoutComments = (text: string): string =>
  text
    .replaceAll(stringOrComment, (_, string: string | undefined) => string ?? "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .join("\n")
