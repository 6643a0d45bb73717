import { Command } from "effect/cli"
import { webhookChange } from "./webhook/webhookChange.ts"
import { webhookCreate } from "./webhook/webhookCreate.ts"
import { webhookDelete } from "./webhook/webhookDelete.ts"
import { webhookDeliveries } from "./webhook/webhookDeliveries.ts"
import { webhookList } from "./webhook/webhookList.ts"
import { webhookReplay } from "./webhook/webhookReplay.ts"
import { webhookRotate } from "./webhook/webhookRotate.ts"
import { webhookShow } from "./webhook/webhookShow.ts"
import { webhookTest } from "./webhook/webhookTest.ts"
import { describeCommand } from "../flags/describe.ts"

/** `radicar webhook`: who is told what has happened. */
export const webhook = Command.make("webhook").pipe(
  describeCommand({
    en: "Have events posted to a URL, and see what came of it",
    es: "Envía eventos a una URL, y muestra qué pasó",
    examples: [
      { command: "radicar webhook create https://erp.example.com/radicar --events document.*" },
      { command: "radicar webhook deliveries --state failed" }
    ]
  }),
  Command.withSubcommands([
    webhookCreate,
    webhookList,
    webhookShow,
    webhookChange,
    webhookDelete,
    webhookRotate,
    webhookTest,
    webhookDeliveries,
    webhookReplay
  ])
)
