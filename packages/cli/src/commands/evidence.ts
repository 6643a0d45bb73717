import { Command } from "effect/cli"
import { evidenceGet } from "./evidenceGet.ts"
import { evidenceVerify } from "./evidenceVerify.ts"

/** `radicar evidence`: everything on record of a submission, in one ZIP. */
export const evidence = Command.make("evidence").pipe(
  Command.withDescription("Fetch everything on record of a submission, and verify it without a service"),
  Command.withSubcommands([evidenceGet, evidenceVerify]),
  Command.withExamples([
    { command: "radicar evidence get 2d1c7c75… --out evidence.zip" },
    { command: "radicar evidence verify evidence.zip" }
  ])
)
