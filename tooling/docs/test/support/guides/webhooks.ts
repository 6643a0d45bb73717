import { webhookEvents } from "@radicar/contract/inner/webhook/webhookEvents"
import { verifyWebhook } from "@radicar/http-client/webhook"
import { assert } from "vitest"
import type { ReceivedEvent } from "../eventReceiver.ts"
import { type Guide, linesOf, step } from "../Guide.ts"

/** The next event that is wanted. Documents that other guides left pending may be decided meanwhile. */
const nextEvent = async (
  events: () => Promise<ReceivedEvent>,
  isWanted: (posted: any) => boolean
): Promise<ReceivedEvent> => {
  const event = await events()
  return isWanted(JSON.parse(event.body)) ? event : nextEvent(events, isWanted)
}

const about = (id: string, events: () => Promise<ReceivedEvent>): Promise<ReceivedEvent> =>
  nextEvent(events, ({ data }) => data.id === id)

/** `docs/guides/webhooks.md`. */
export const webhooks = (): Guide => {
  let secret = ""
  return {
    steps: {
      "radicar webhook create": step(async ({ text }, { events, run }) => {
        const [create = "", ...others] = text.trim().split("\n")
        const made = JSON.parse(await run(create))
        secret = made.secret
        const [tested, deliveries] = linesOf(await run(others.join("\n").replaceAll(" ID", ` ${made.id}`)))
        const { path } = await nextEvent(events, ({ type }) => type === "webhook.test")
        assert.strictEqual(path, "/radicar")
        const ids = deliveries.items.map((delivery: { readonly id: string }) => delivery.id)
        assert.include(ids, tested.id)
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
      verifyWebhook: step(async ({ text }, { events, filed }) => {
        const { id } = await filed()
        const { body, headers } = await about(id, events)
        const program = text.replace(/^import .*$/mu, "").replace("whsec_…", secret)
        const received = new Function(
          "verifyWebhook",
          "body",
          "headers",
          `return (async () => {${program}\nreturn event})()`
        )
        assert.strictEqual((await received(verifyWebhook, body, headers)).data.id, id)
        await received(verifyWebhook, body.replace(id, "SETP1"), headers).then(
          () => assert.fail("another body was taken"),
          (error: unknown) => assert.match(String(error), /^WebhookRefused: No signature/u)
        )
      })
    }
  }
}
