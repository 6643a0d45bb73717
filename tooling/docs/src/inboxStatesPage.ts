import { inboxMoves, type InboxState, inboxStateNames, inboxStates } from "@radicar/domain/inner/inbox/inboxStates"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { linkSpanish } from "./twins.ts"

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
    introduction: `# States of the inbox

The states of what a company receives ([inbox](inbox.md)). Only facts move an item: what arrived, what the authority has registered, and
the end of the term. Every move is recorded with its time and cause (\`inbox_steps\`). No state says that anything is lost: receipts (030, 032)
have no deadline. The numbers of the drawing are those of the second table.`,
    states: "| state | name | meaning | takes events |",
    moves: "| # | from | to | when | cause |",
    yes: "yes"
  },
  es: {
    introduction: `# Estados de la bandeja de entrada

Los estados de lo que recibe una compañía ([recepción](inbox.md)). Solo los hechos mueven un elemento: lo que llegó, lo que la DIAN tiene
registrado y el fin del plazo. Cada paso queda registrado con su hora y su causa (\`inbox_steps\`). Ningún estado dice que algo se perdió: los
recibos (030 y 032) no tienen plazo. Los números del dibujo son los de la segunda tabla.`,
    states: "| estado | nombre | significado | recibe eventos |",
    moves: "| # | de | a | cuándo | causa |",
    yes: "sí"
  }
} as const satisfies Record<Language, unknown>

/** Writes the page about the states of received documents, in a language. */
export const inboxStatesPage = (language: Language): string => {
  const { introduction, moves, states, yes } = texts[language]
  const arrow = (move: Move): string => `  ${move.from ?? "[*]"} --> ${move.to}: ${numberOf(move)}`
  const stateRow = (state: InboxState): string => {
    const { meaning, name, takesEvents } = inboxStates[state]
    return `| \`${state}\` | ${name[language]} | ${meaning[language]} | ${takesEvents ? yes : ""} |`
  }
  const moveRow = ({ by, from, to, when }: Move, index: number): string =>
    `| ${index + 1} | ${from === undefined ? "" : `\`${from}\``} | \`${to}\` | ${when[language]} | \`${by}\` |`
  const page = `${introduction}

\`\`\`mermaid
stateDiagram-v2
${drawn.map(arrow).join("\n")}
\`\`\`

${states}
|---|---|---|---|
${inboxStateNames.map(stateRow).join("\n")}

${moves}
|---|---|---|---|---|
${inboxMoves.map(moveRow).join("\n")}
`
  return language === "en" ? page : linkSpanish("docs/inbox-states.md", page)
}
