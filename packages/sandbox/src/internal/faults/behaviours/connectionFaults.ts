import { Duration } from "effect"
import type { SandboxFault } from "../../../SandboxFault.ts"
import { htmlReply, type HttpReply } from "../../http/HttpReply.ts"
import type { Behaviour } from "../Behaviour.ts"

const dropped = (reply: HttpReply, { delay }: SandboxFault): HttpReply => ({
  ...reply,
  delivery: "dropped",
  ...(delay === undefined ? {} : { delay: Duration.fromInputUnsafe(delay) })
})

/** What befalls the connection. */
export const connectionFaults = {
  "drop-after-processing": { deliver: dropped },
  "drop-and-forget": {
    befalls: (operation) => operation.parameters.includes("contentFile"),
    afterwards: ({ documents, fault, now, state }) => {
      const until = now + Duration.toMillis(Duration.fromInputUnsafe(fault.duration ?? "2 minutes"))
      for (const { documentKey } of documents) state.forgottenKeys.forget(documentKey, until)
    },
    deliver: dropped
  },
  "drop-before-processing": { instead: () => ({ ...htmlReply(500), delivery: "dropped" }) },
  "connection-reset": { instead: () => ({ ...htmlReply(500), delivery: "reset" }) },
  "tls-alert": { instead: () => ({ ...htmlReply(500), delivery: "tls-alert" }) },
  slow: { deliver: (reply, { delay }) => ({ ...reply, delay: Duration.fromInputUnsafe(delay ?? "10 seconds") }) },
  simultaneous: { meets: true },
  truncated: { deliver: (reply) => ({ ...reply, delivery: "truncated" }) }
} as const satisfies Record<string, Behaviour>
