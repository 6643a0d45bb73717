import {
  submissionMoves,
  type SubmissionState,
  submissionStates
} from "@radicar/api/documents/submissions/submissionStates"

const states = Object.keys(submissionStates) as ReadonlyArray<SubmissionState>

const stateRow = (state: SubmissionState): string => {
  const { final, freesNumber, meaning } = submissionStates[state]
  const facts = submissionStates[state]
  const status = "status" in facts ? `\`${facts.status}\`` : "a problem"
  return `| \`${state}\` | ${meaning} | ${status} | ${final ? "yes" : ""} | ${freesNumber ? "yes" : ""} |`
}

const moveRow = ({ by, from, to, when }: (typeof submissionMoves)[number]): string =>
  `| ${from === undefined ? "" : `\`${from}\``} | \`${to}\` | ${when} | ${by.join(", ")} |`

const arrow = ({ from, to, when }: (typeof submissionMoves)[number]): string => `  ${from ?? "[*]"} --> ${to}: ${when}`

// the operator's moves would hide the others
const drawn = submissionMoves.filter(({ by }) => by.some((actor) => actor !== "operator"))

/** The page of the states of a submission. */
export const statesPage = (): string => `# States of a submission

The states of a document between its claim and the authority's verdict. Final states never change; the service resolves open
ones by itself. Every transition is recorded with its time, its actor and its attempt (\`submission_transitions\`). A settlement that
may not be adopted is noted there and changes nothing.

\`\`\`mermaid
stateDiagram-v2
${drawn.map(arrow).join("\n")}
${states.flatMap((state) => (submissionStates[state].final ? [`  ${state} --> [*]`] : [])).join("\n")}
\`\`\`

| state | meaning | on the wire | final | number free again |
|---|---|---|---|---|
${states.map(stateRow).join("\n")}

| from | to | when | by |
|---|---|---|---|
${submissionMoves.map(moveRow).join("\n")}
`
