import { Effect } from "effect"
import { OutboundAllowRefused } from "./OutboundAllowRefused.ts"

const originOf = (text: string): string | undefined => {
  const url = URL.parse(text.trim())
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:")) return undefined
  return url.href === `${url.origin}/` ? url.origin : undefined
}

/** The origins that `RADICAR_OUTBOUND_ALLOW` lists; none without it. */
export const readOutboundAllow = (
  text: string | undefined
): Effect.Effect<ReadonlySet<string>, OutboundAllowRefused> => {
  const parts = (text ?? "").split(",").filter((part) => part.trim() !== "")
  const origins = parts.map(originOf).filter((origin) => origin !== undefined)
  return origins.length === parts.length ? Effect.succeed(new Set(origins)) : Effect.fail(OutboundAllowRefused.form)
}
