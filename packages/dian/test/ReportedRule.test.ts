import { describe, expect, it } from "@effect/vitest"
import { parseRule, saysAlreadyProcessed } from "../src/ReportedRule.ts"

describe("parseRule", () => {
  it.each([
    ["Regla: FAJ44b, Notificación: Nombre no corresponde", true, "FAJ44b", "notification", "Nombre no corresponde"],
    ["Regla: FAD06, Rechazo: CUFE incorrecto", false, "FAD06", "rejection", "CUFE incorrecto"],
    [
      "Regla: 90, Rechazo: Documento procesado anteriormente.",
      false,
      "90",
      "rejection",
      "Documento procesado anteriormente."
    ],
    [
      "  regla:ZB01 ,rechazo :  Fallo en el esquema\r\nlínea 2\n",
      false,
      "ZB01",
      "rejection",
      "Fallo en el esquema\r\nlínea 2"
    ],
    ["Regla: FAJ44b, Notificacion: sin tilde", false, "FAJ44b", "notification", "sin tilde"],
    ["Regla: FAJ44b, Notificacio\u0301n: tilde aparte", false, "FAJ44b", "notification", "tilde aparte"],
    ["Regla: FAK55 texto de la forma antigua", false, "FAK55", "rejection", "texto de la forma antigua"],
    ["Regla: FAK55 texto de la forma antigua", true, "FAK55", "notification", "texto de la forma antigua"],
    ["FAD06: CUFE no informado", false, "FAD06", "rejection", "CUFE no informado"],
    ["FAD09e: fecha", false, "FAD09e", "rejection", "fecha"],
    ["Ha ocurrido algo: no se sabe qué", false, undefined, "rejection", "Ha ocurrido algo: no se sabe qué"],
    ["", false, undefined, "rejection", ""]
  ] as const)("%j", (message, isValid, code, kind, text) => {
    expect({ ...parseRule(message, isValid) }).toEqual({
      ...(code === undefined ? {} : { code }),
      kind,
      text,
      message: message.trim()
    })
  })

  it("recognises the document processed before, and nothing else", () => {
    const says = (message: string) => saysAlreadyProcessed(parseRule(message, false))
    expect(says("Regla: 90, Rechazo: Documento procesado anteriormente.")).toBe(true)
    expect(says("Documento procesado anteriormente.")).toBe(true)
    expect(says("Regla: FAD06, Rechazo: anteriormente procesado")).toBe(false)
    expect(says("Regla: 900, Rechazo: otra cosa")).toBe(false)
  })
})
