import { Command } from "effect/cli"
import { authorityStatus } from "./authorityStatus.ts"
import { describeCommand } from "../flags/describe.ts"

/** `radicar authority`: what the service knows of the authority. */
export const authority = Command.make("authority").pipe(
  describeCommand({ en: "What the service knows of the tax authority", es: "Lo que el servicio sabe de la DIAN" }),
  Command.withSubcommands([authorityStatus])
)
