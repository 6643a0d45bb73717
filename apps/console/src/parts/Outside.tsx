import type { ComponentChildren } from "preact"

/**
 * Invisible characters that change how text looks: controls, formatting characters (including bidirectional ones) and
 * line separators.
 */
const unseen = /([\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029])/u

const escapeCharacter = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`

/** Outside text with its invisible characters replaced by their code points, so that nothing is hidden or reordered. */
export const visibly = (text: string): ComponentChildren => {
  if (!unseen.test(text)) return text
  return text.split(unseen).map((piece, index) => {
    if (index % 2 === 0 || piece === "\n" || piece === "\t") return piece
    return (
      <span key={index} class="unseen">
        {escapeCharacter(piece)}
      </span>
    )
  })
}

/** Text from outside: never markup, and isolated from the direction of the surrounding text. */
export const Outside = ({ text }: { readonly text: string }) => <bdi>{visibly(text)}</bdi>
