import { Command } from "effect/cli"
import { authorityStatus } from "./authorityStatus.ts"

/** `radicar authority`: what the service knows of the authority. */
export const authority = Command.make("authority").pipe(
  Command.withDescription("What the service knows of the tax authority"),
  Command.withSubcommands([authorityStatus])
)
