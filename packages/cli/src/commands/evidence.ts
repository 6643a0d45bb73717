import { Command } from "effect/cli"
import { evidenceGet } from "./evidenceGet.ts"
import { evidenceVerify } from "./evidenceVerify.ts"
import { describeCommand } from "../flags/describe.ts"

/** `radicar evidence`: everything on record of a submission, in one ZIP. */
export const evidence = Command.make("evidence").pipe(
  describeCommand({
    en: "Fetch everything on record of a submission, and verify it without a service",
    es: "Trae todo lo registrado de un envío, y lo verifica sin servicio",
    examples: [
      { command: "radicar evidence get 2d1c7c75… --out evidence.zip" },
      { command: "radicar evidence verify evidence.zip" }
    ]
  }),
  Command.withSubcommands([evidenceGet, evidenceVerify])
)
