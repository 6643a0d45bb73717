import { assert, describe, it } from "@effect/vitest"
import { createServer } from "node:net"
import { listenFailure, systemLanguage } from "../../src/platform/systemLanguage.ts"
import { developmentNotice } from "../../src/service/processes/logListening.ts"

describe("what an operator reads when the service starts", () => {
  it("is one sentence with the port, if that is in use", async () => {
    const [first, second] = [createServer(), createServer()]
    await new Promise<void>((resolve) => first.listen(0, "127.0.0.1", resolve))
    const { port } = first.address() as { readonly port: number }
    const cause = await new Promise((resolve) => second.once("error", resolve).listen(port, "127.0.0.1"))
    first.close()
    const text = listenFailure({ cause })
    assert.strictEqual(
      text?.en,
      `Port ${port} is already in use: set PORT to another one, or stop the program that uses it.`
    )
    assert.strictEqual(
      text?.es,
      `El puerto ${port} ya está en uso: defina otro en PORT o detenga el programa que lo usa.`
    )
    assert.isUndefined(listenFailure({ cause: new Error("another reason") }))
  })

  it.each([
    [{ LANG: "es_CO.UTF-8" }, "es"],
    [{ LANG: "es" }, "es"],
    [{ LANG: "en_US.UTF-8" }, "en"],
    [{ LANG: "est_EE" }, "en"],
    [{ LC_ALL: "en_US", LANG: "es_CO" }, "en"],
    [{ LC_ALL: "", LC_MESSAGES: "es_ES.UTF-8", LANG: "C" }, "es"],
    [{}, "en"]
  ] as const)("is in the language of the locale: %o", (env, language) => {
    assert.strictEqual(systemLanguage(env), language)
  })

  it("warns in Spanish that nothing reaches the authority", () => {
    const { en, es } = developmentNotice("http://127.0.0.1:8080", true)
    assert.match(es, /nada de lo que se radica aquí llega a la DIAN/u)
    assert.notMatch(es, /\b(?:nothing|company|provider|operator|description|try)\b/iu)
    for (const address of ["/docs", "/console"]) assert.isTrue([en, es].every((text) => text.includes(address)))
  })
})
