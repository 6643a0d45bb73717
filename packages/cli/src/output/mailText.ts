import type { Mail } from "@radicar/contract/mail/Mail"
import { bounceLine } from "./bounceText.ts"
import type { Layout } from "./Layout.ts"
import { printable } from "./printable.ts"
import { rows } from "./rows.ts"

const colours = { queued: "yellow", sent: "green", partial: "yellow", failed: "red" } as const

/** A mail and each of its receivers. */
export const mailText = (mail: Mail, layout: Layout): string => {
  const { columns, paint, say } = layout
  const { document, failure, id, messageId, receivers, reply, state, subject, tries } = mail
  const lines = receivers.map((each) =>
    [
      each.kind.padEnd(3),
      paint[colours[each.state]](each.state.padEnd(6)),
      printable(each.address),
      ...(each.bounce === undefined ? [] : [bounceLine(each.bounce, layout)])
    ].join("  ")
  )
  return [
    rows(
      [
        ["id", id],
        [say({ en: "state", es: "estado" }), state, paint[colours[state]]],
        [say({ en: "document", es: "documento" }), `${printable(document.id)} ${document.uuid}`],
        [say({ en: "subject", es: "asunto" }), printable(subject)],
        ["Message-ID", printable(messageId)],
        [say({ en: "tries", es: "intentos" }), String(tries)],
        [say({ en: "reply", es: "respuesta" }), reply === undefined ? undefined : printable(reply)],
        [say({ en: "failure", es: "falla" }), failure, paint.red]
      ],
      { columns, label: paint.dim }
    ),
    ...lines.map((line) => `  ${line}`)
  ].join("\n")
}
