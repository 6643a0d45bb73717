import { Effect } from "effect"
import { Output } from "../output/Output.ts"
import { isLoopback } from "./isLoopback.ts"

/** Tells a person whose token, and perhaps private key, is about to cross a network that anybody can read along. */
export const warnAboutPlainHttp = Effect.fnUntraced(function* (url: string) {
  if (!url.startsWith("http:") || isLoopback(url)) return
  const { message, messagePaint, say } = yield* Output
  yield* message(
    messagePaint.yellow(
      say({
        en: `Warning: ${url} is not encrypted; token and certificate can be read on the way.`,
        es: `Advertencia: ${url} no está cifrado; el token y el certificado se pueden leer en el camino.`
      })
    )
  )
})
