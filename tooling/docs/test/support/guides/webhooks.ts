import { webhookEvents } from "@radicar/contract/webhook/webhookEvents"
import { Webhook } from "standardwebhooks"
import { assert } from "vitest"
import type { ReceivedEvent } from "../eventReceiver.ts"
import { type Guide, linesOf, step } from "../Guide.ts"

/** Documents that other guides left pending may be decided meanwhile. */
const about = async (id: string, events: () => Promise<ReceivedEvent>): Promise<ReceivedEvent> => {
  const event = await events()
  return JSON.parse(event.body).data.id === id ? event : about(id, events)
}

/** `docs/webhooks.md`. */
export const webhooks = (): Guide => {
  let secret = ""
  return {
    steps: {
      "radicar webhook create": step(async ({ text }, { events, run }) => {
        const [create = "", ...others] = text.trim().split("\n")
        const made = JSON.parse(await run(create))
        secret = made.secret
        const [tested, deliveries] = linesOf(await run(others.join("\n").replaceAll(" ID", ` ${made.id}`)))
        const { body, path } = await events()
        assert.strictEqual(path, "/radicar")
        assert.strictEqual(JSON.parse(body).type, "webhook.test")
        assert.strictEqual(deliveries.items[0].id, tested.id)
      }),
      '"type": "document.accepted"': step(async ({ text }, { events, filed }) => {
        const shown = JSON.parse(text)
        const { id } = await filed()
        const posted = JSON.parse((await about(id, events)).body)
        assert.strictEqual(posted.type, shown.type)
        assert.sameMembers(Object.keys(posted), Object.keys(shown))
        assert.includeMembers(Object.keys(posted.data), Object.keys(shown.data))
        assert.includeMembers(Object.keys(webhookEvents), [shown.type])
      }),
      standardwebhooks: step(async ({ text }, { events, filed }) => {
        const { id } = await filed()
        const { body, headers } = await about(id, events)
        const program = text.replace(/^import .*$/mu, "").replace("whsec_…", secret)
        const event = new Function("Webhook", "body", "headers", `${program}\nreturn event`)(Webhook, body, headers)
        assert.strictEqual(event.data.id, id)
        assert.throws(() =>
          new Function("Webhook", "body", "headers", program)(Webhook, body.replace(id, "SETP1"), headers)
        )
      })
    }
  }
}
