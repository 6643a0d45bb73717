import { Command } from "effect/cli"
import { mailBounce } from "./mailBounce.ts"
import { mailSend } from "./mailSend.ts"
import { mailShow } from "./mailShow.ts"
import { describeCommand } from "../flags/describe.ts"

/** `radicar mail`: documents by e-mail. */
export const mail = Command.make("mail").pipe(
  describeCommand({
    en: "Send a filed document by e-mail, and see what became of it",
    es: "Envía por correo un documento radicado, y dice qué pasó",
    examples: [
      { command: "radicar mail send 2d1c7c75… --to compras@example.com" },
      { command: "radicar mail show 0198c0de-0000-7000-8000-000000000000" }
    ]
  }),
  Command.withSubcommands([mailSend, mailShow, mailBounce])
)
