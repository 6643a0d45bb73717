/** Pattern that matches strings and templates, which may contain comment marks, or else comments. */
const stringOrComment =
  /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|[ \t]*\/\*.*?\*\/\n?|[ \t]*\/\/[^\n]*/gsu

/** Removes comments and blank lines from a declaration file. */
export const withoutComments = (text: string): string =>
  text
    .replaceAll(stringOrComment, (_, string: string | undefined) => string ?? "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .join("\n")
