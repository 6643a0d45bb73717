import type { ComponentChildren } from "preact"

/**
 * Controls, formatting characters (bidirectional ones among them), and separators of lines: what changes how text
 * looks, unseen.
 */
const unseen = /([\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029])/u

const shown = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`

/** Text from outside in pieces: unseen characters stand as their code points, so that nothing hides or turns around. */
export const visibly = (text: string): ComponentChildren => {
  if (!unseen.test(text)) return text
  return text.split(unseen).map((piece, index) => {
    if (index % 2 === 0 || piece === "\n" || piece === "\t") return piece
    return (
      <span key={index} class="unseen">
        {shown(piece)}
      </span>
    )
  })
}

/** Text of somebody else: never markup, and apart from the direction of what stands around it. */
export const Outside = ({ text }: { readonly text: string }) => <bdi>{visibly(text)}</bdi>
