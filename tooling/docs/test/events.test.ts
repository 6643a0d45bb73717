import { recordedEvents } from "@radicar/contract/inner/recorded/recorded"
import { spawnSync } from "node:child_process"
import { assert, it } from "vitest"
import { performEvents } from "../src/resources/performEvents.ts"

const hasOpenssl = spawnSync("which", ["openssl"]).status === 0

/** Fields and links of an event's data, without ids. */
const form = ({ links = {}, ...data }: any) => ({
  fields: Object.keys(data).toSorted(),
  links: Object.entries<string>(links).map(([name, link]) => [name, link.replaceAll(/[\da-f]{8}-[\da-f-]{27}/gu, "id")])
})

it.skipIf(!hasOpenssl)("a service sends the events that are recorded (`pnpm docs:record` records them)", async () => {
  const performed = Object.fromEntries(await performEvents())
  assert.sameMembers(Object.keys(performed), Object.keys(recordedEvents))
  for (const [type, data] of Object.entries(recordedEvents)) {
    assert.deepStrictEqual(form(performed[type]), form(data), type)
  }
})
