import type { Language } from "@radicar/domain/inner/rules/Language"
import {
  submissionMoves,
  type SubmissionState,
  submissionStates
} from "@radicar/api/documents/submissions/submissionStates"
import type { PageParts } from "./pageParts.ts"
import { tableOf } from "./tableOf.ts"

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
    states: "| state | meaning | on the wire | final | number free again |",
    moves: "| # | from | to | when | by |"
  },
  es: {
    states: "| estado | significado | en la respuesta | final | número libre otra vez |",
    moves: "| # | de | a | cuándo | quién |"
  }
} as const satisfies Record<Language, unknown>

/** Writes the generated parts of the page about the states of a submission, in a language. */
export const statesParts = (language: Language): PageParts => {
  const { moves, states: stateHead } = texts[language]
  const arrows = drawn.map((move) => `  ${move.from ?? "[*]"} --> ${move.to}: ${numberOf(move)}`)
  const ends = states.flatMap((state) => (submissionStates[state].final ? [`  ${state} --> [*]`] : []))
  return {
    states: [
      ["```mermaid", "stateDiagram-v2", ...arrows, ...ends, "```", ""].join("\n"),
      tableOf(
        stateHead,
        states.map((state) => stateRow(state, language))
      ),
      tableOf(
        moves,
        submissionMoves.map((move) => moveRow(move, language))
      )
    ].join("\n")
  }
}
