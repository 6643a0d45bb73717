/** Exit codes by their meaning. They are part of the command line's contract: README.md and `--help` list them. */
export const ExitCode = {
  ok: 0,
  unexpected: 1,
  usage: 2,
  "invalid-document": 3,
  rejected: 4,
  "unknown-outcome": 5,
  unavailable: 6,
  credentials: 7,
  configuration: 8,
  network: 9,
  conflict: 10,
  "not-proven": 11,
  interrupted: 130
} as const

/** Meaning of an exit code. */
export type ExitReason = keyof typeof ExitCode
