import type { Language } from "@radicar/domain/inner/rules/Language"
import {
  submissionMoves,
  type SubmissionState,
  submissionStates
} from "@radicar/api/documents/submissions/submissionStates"
import { linkSpanish } from "./twins.ts"

const states = Object.keys(submissionStates) as ReadonlyArray<SubmissionState>

const words = {
  en: { problem: "a problem", yes: "yes", actors: undefined },
  es: {
    problem: "un problema",
    yes: "sí",
    actors: { request: "solicitud", worker: "servicio", authority: "DIAN", operator: "operador" }
  }
} as const satisfies Record<Language, unknown>

const stateRow = (state: SubmissionState, language: Language): string => {
  const { final, freesNumber, meaning } = submissionStates[state]
  const { problem, yes } = words[language]
  const facts = submissionStates[state]
  const status = "status" in facts ? `\`${facts.status}\`` : problem
  return `| \`${state}\` | ${meaning[language]} | ${status} | ${final ? yes : ""} | ${freesNumber ? yes : ""} |`
}

type Move = (typeof submissionMoves)[number]

/**
 * Number of a move (from one state to another) in the table. The drawing shows this number, because words would make it
 * too wide for a page.
 */
const numberOf = (move: Move): number => submissionMoves.indexOf(move) + 1

const moveRow = (move: Move, language: Language): string => {
  const { by, from, to, when } = move
  const actors = by.map((actor) => words[language].actors?.[actor] ?? actor).join(", ")
  return `| ${numberOf(move)} | ${from === undefined ? "" : `\`${from}\``} | \`${to}\` | ${when[language]} | ${actors} |`
}

// the operator's moves would hide the others
const drawn = submissionMoves.filter(({ by }) => by.some((actor) => actor !== "operator"))

const texts = {
  en: {
    introduction: `# States of a submission

The states of a document between its claim and the authority's verdict. Final states never change; the service resolves open
ones by itself. Every transition is recorded with its time, its actor and its attempt (\`submission_transitions\`). A settlement that
may not be adopted is noted there and changes nothing. The numbers of the drawing are those of the second table.`,
    states: "| state | meaning | on the wire | final | number free again |",
    moves: "| # | from | to | when | by |"
  },
  es: {
    introduction: `# Estados de una radicación

Los estados de un documento entre la reserva de su número y el veredicto de la DIAN. Los estados finales nunca cambian; el servicio
resuelve por sí mismo los abiertos. Cada paso queda registrado con su hora, quién lo dio y en qué intento (\`submission_transitions\`).
Un resultado que no se puede adoptar se anota allí y no cambia nada. Los números del dibujo son los de la segunda tabla.`,
    states: "| estado | significado | en la respuesta | final | número libre otra vez |",
    moves: "| # | de | a | cuándo | quién |"
  }
} as const satisfies Record<Language, unknown>

/** Writes the page about the states of a submission, in a language. */
export const statesPage = (language: Language): string => {
  const { introduction, moves, states: stateHead } = texts[language]
  const arrows = drawn.map((move) => `  ${move.from ?? "[*]"} --> ${move.to}: ${numberOf(move)}`)
  const ends = states.flatMap((state) => (submissionStates[state].final ? [`  ${state} --> [*]`] : []))
  const page = `${introduction}

\`\`\`mermaid
stateDiagram-v2
${[...arrows, ...ends].join("\n")}
\`\`\`

${stateHead}
|---|---|---|---|---|
${states.map((state) => stateRow(state, language)).join("\n")}

${moves}
|---|---|---|---|---|
${submissionMoves.map((move) => moveRow(move, language)).join("\n")}
`
  return language === "en" ? page : linkSpanish("docs/submission-states.md", page)
}
