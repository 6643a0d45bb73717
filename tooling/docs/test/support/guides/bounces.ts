import { chmodSync } from "node:fs"
import { assert } from "vitest"
import { bounceReport } from "../../../src/resources/bounceReport.ts"
import { type Guide, runs, step } from "../Guide.ts"

const receiver = "compras@example.com"

/** `docs/guides/bounces.md`. */
export const bounces = (): Guide => {
  let mail = ""
  let sender = ""
  return {
    steps: {
      "bounces+<token>@example.com": step(async ({ text }, { filed, mails, post }) => {
        const { document } = await filed()
        const sent = { Uuid: document.uuid, To: [receiver] }
        const { body, status } = await post("/v1/dian/send-mails?companyId=1&providerId=1", sent)
        assert.strictEqual(status, 202)
        mail = body.id
        sender = (await mails()).from
        const [before = "", behind = ""] = text.trim().split("<token>")
        assert.isTrue(sender.startsWith(before) && sender.endsWith(behind), sender)
      }),
      "radicar token create": runs(async (output, { write }) => {
        write("bounce.header", `Authorization: Bearer ${JSON.parse(output).token}`)
      }),
      "bounces: ": step(async ({ text }, { run }) => {
        const [, command = ""] = /^bounces: "\|(.*)"$/u.exec(text.trim()) ?? []
        // what Postfix does of it: the rest of an alias is a command, which gets the message
        assert.strictEqual(
          await run(`printf message | ${command.replace("/usr/local/bin/report-bounce", "cat")}`),
          "message"
        )
      }),
      "#!/bin/sh": step(async ({ text }, { folder, run, url, write }) => {
        const script = text.replaceAll("/etc/radicar/", `${folder}/`)
        const place = (name: string, of: string) =>
          chmodSync(write(name, script.replace("https://radicar.example.com", of)), 0o700)
        place("report-bounce", url)
        write("report.eml", bounceReport(receiver, sender))
        write("answer.eml", "From: somebody@example.com\r\nSubject: Re\r\n\r\nI am away.\r\n")
        assert.strictEqual(
          await run("./report-bounce < report.eml && ./report-bounce < answer.eml && echo done"),
          "done\n"
        )
        const [{ bounce }] = JSON.parse(await run(`radicar mail show ${mail}`)).receivers
        assert.strictEqual(bounce.state, "bounced")
        // nobody is at this port
        place("report-nobody", "http://127.0.0.1:9")
        assert.strictEqual(await run("./report-nobody < report.eml || echo $?"), "75\n")
      })
    }
  }
}
