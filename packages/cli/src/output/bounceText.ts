import type { MailBounce } from "@radicar/contract/mail/MailBounce"
import type { Layout } from "./Layout.ts"
import { printable } from "./printable.ts"
import { rows } from "./rows.ts"

type Bounce = Pick<MailBounce["receivers"][number], "diagnostic" | "state" | "status">

const colours = { bounced: "red", delayed: "yellow" } as const

/** What came back of one receiver, on a line. */
export const bounceLine = ({ diagnostic, state, status }: Bounce, { paint }: Layout): string =>
  [paint[colours[state]](state), printable(status), ...(diagnostic === undefined ? [] : [printable(diagnostic)])].join(
    "  "
  )

/** A mail, and what came back of it. */
export const bounceText = ({ mailId, receivers }: MailBounce, layout: Layout): string => {
  const { columns, paint, say } = layout
  const passed = say({ en: "nothing came back", es: "nada fue devuelto" })
  return [
    rows([[say({ en: "mail", es: "correo" }), mailId]], { columns, label: paint.dim }),
    ...(receivers.length === 0
      ? [`  ${passed}`]
      : receivers.map((each) => `  ${printable(each.address)}  ${bounceLine(each, layout)}`))
  ].join("\n")
}
