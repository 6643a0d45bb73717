import { inboxMoves, type InboxState, inboxStateNames, inboxStates } from "@radicar/domain/inner/inbox/inboxStates"

type Move = (typeof inboxMoves)[number]

const stateRow = (state: InboxState): string => {
  const { meaning, name, takesEvents } = inboxStates[state]
  return `| \`${state}\` | ${meaning.en} | ${name.es} | ${takesEvents ? "yes" : ""} |`
}

const moveRow = ({ by, from, to, when }: Move): string =>
  `| ${from === undefined ? "" : `\`${from}\``} | \`${to}\` | ${when} | \`${by}\` |`

const arrow = ({ from, to, when }: Move): string => `  ${from ?? "[*]"} --> ${to}: ${when}`

// another judgement repeats the first moves
const drawn = inboxMoves.filter(({ by, from }) => by !== "judged" || from === undefined)

/** The page of the states of the inbox. */
export const inboxStatesPage = (): string => `# States of the inbox

The states of what a company receives ([inbox](inbox.md)). Only facts move an item: what arrived, what the authority has registered, and
the end of the term. Every move is recorded with its time and cause (\`inbox_steps\`). No state says that anything is lost: receipts (030, 032)
have no deadline.

\`\`\`mermaid
stateDiagram-v2
${drawn.map(arrow).join("\n")}
\`\`\`

| state | meaning | in Spanish | takes events |
|---|---|---|---|
${inboxStateNames.map(stateRow).join("\n")}

| from | to | when | cause |
|---|---|---|---|
${inboxMoves.map(moveRow).join("\n")}
`
