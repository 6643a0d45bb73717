import { inboxMoves, type InboxState, inboxStateNames, inboxStates } from "@radicar/domain/inner/inbox/inboxStates"
import type { Language } from "@radicar/domain/inner/rules/Language"
import type { PageParts } from "./pageParts.ts"
import { tableOf } from "./tableOf.ts"

type Move = (typeof inboxMoves)[number]

/**
 * Number of a move (from one state to another) in the table. The drawing shows this number, because words would make it
 * too wide for a page.
 */
const numberOf = (move: Move): number => inboxMoves.indexOf(move) + 1

// another judgement repeats the first moves, and a replaced copy is rare
const drawn = inboxMoves.filter(({ by, from }) => by !== "replaced" && (by !== "judged" || from === undefined))

const texts = {
  en: {
    states: "| state | name | meaning | takes events |",
    moves: "| # | from | to | when | cause |",
    yes: "yes"
  },
  es: {
    states: "| estado | nombre | significado | recibe eventos |",
    moves: "| # | de | a | cuándo | causa |",
    yes: "sí"
  }
} as const satisfies Record<Language, unknown>

/** Writes the generated parts of the page about the states of received documents, in a language. */
export const inboxStatesParts = (language: Language): PageParts => {
  const { moves, states, yes } = texts[language]
  const arrow = (move: Move): string => `  ${move.from ?? "[*]"} --> ${move.to}: ${numberOf(move)}`
  const stateRow = (state: InboxState): string => {
    const { meaning, name, takesEvents } = inboxStates[state]
    return `| \`${state}\` | ${name[language]} | ${meaning[language]} | ${takesEvents ? yes : ""} |`
  }
  const moveRow = ({ by, from, to, when }: Move, index: number): string =>
    `| ${index + 1} | ${from === undefined ? "" : `\`${from}\``} | \`${to}\` | ${when[language]} | \`${by}\` |`
  return {
    states: [
      ["```mermaid", "stateDiagram-v2", ...drawn.map(arrow), "```", ""].join("\n"),
      tableOf(states, inboxStateNames.map(stateRow)),
      tableOf(moves, inboxMoves.map(moveRow))
    ].join("\n")
  }
}
