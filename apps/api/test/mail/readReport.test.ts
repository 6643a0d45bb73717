import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { readReport } from "../../src/mail/bounces/readReport.ts"
import { exchangeReport, noMailbox, postfixReport, qmailBounce } from "../support/reports.ts"

const token = "0123456789abcdefghijklmnopqrstuv0123456789abcde"
const facts = {
  sender: `bounces+${token}@emisor.example`,
  messageId: "<1@emisor.example>",
  address: "compras@comprador.example"
}

const read = (text: string) => readReport(Buffer.from(text))

const group = (...fields: ReadonlyArray<string>) => ["Final-Recipient: rfc822; a@comprador.example", ...fields]

describe("a delivery status notification", () => {
  it.effect("of Postfix: receiver, reason and mail", () =>
    Effect.gen(function* () {
      const report = yield* read(postfixReport(facts, noMailbox(facts.address)))
      assert.deepStrictEqual(report, {
        tokens: [token, token],
        messageId: facts.messageId,
        recipients: [
          {
            addresses: [facts.address, facts.address],
            outcome: "bounced",
            status: "5.1.1",
            diagnostic: `550 5.1.1 <${facts.address}>: Recipient address rejected: User unknown in virtual mailbox table`
          }
        ]
      })
    })
  )

  it.effect("of Exchange: in base64, with headers for a message, in capitals", () =>
    Effect.gen(function* () {
      const { messageId, recipients, tokens } = yield* read(exchangeReport(facts))
      assert.deepStrictEqual([messageId, tokens[0]?.toLowerCase()], [facts.messageId, token])
      assert.deepInclude(recipients[0], {
        addresses: [facts.address.toUpperCase()],
        outcome: "bounced",
        status: "5.2.2"
      })
    })
  )

  it.effect.each([
    ["failed after days of 4xx", ["Action: failed", "Status: 4.4.7"], "bounced", "4.4.7"],
    ["delayed", ["Action: delayed", "Status: 4.4.1"], "delayed", "4.4.1"],
    ["delayed, whatever the code", ["Action: Delayed (will retry)", "Status: 5.0.0"], "delayed", "5.0.0"],
    ["relayed", ["Action: relayed", "Status: 2.0.0"], "passed", "2.0.0"],
    ["expanded", ["Action: expanded", "Status: 2.1.5"], "passed", "2.1.5"],
    ["delivered", ["Action: delivered"], "passed", "2.0.0"],
    ["no action but a code", ["Status: 5.7.1 (refused)"], "bounced", "5.7.1"],
    ["a code that is only quoted", ["Action: failed", "Diagnostic-Code: smtp; 550 5.4.1 no"], "bounced", "5.4.1"],
    ["a reply only", ["Action: failed", "Diagnostic-Code: smtp; 552 too big"], "bounced", "5.0.0"],
    ["nothing but that it failed", ["Action: failed"], "bounced", "5.0.0"]
  ] as const)("says %s", ([, fields, outcome, status]) =>
    Effect.gen(function* () {
      const { recipients } = yield* read(postfixReport(facts, group(...fields)))
      assert.lengthOf(recipients, 1)
      assert.deepInclude(recipients[0], { addresses: ["a@comprador.example"], outcome, status })
    })
  )

  it.effect("is about each of its receivers", () =>
    Effect.gen(function* () {
      const { recipients } = yield* read(
        postfixReport(
          facts,
          noMailbox("a@x.example"),
          group("Action: relayed", "Status: 2.0.0"),
          noMailbox("b@x.example")
        )
      )
      assert.deepStrictEqual(
        recipients.map(({ outcome }) => outcome),
        ["bounced", "passed", "bounced"]
      )
    })
  )

  it.effect.each([
    ["qmail's words", qmailBounce(facts)],
    ["a mail that is no report", "From: a@x.example\r\nTo: b@x.example\r\nSubject: Hola\r\n\r\nHola\r\n"],
    [
      "a report of something else",
      postfixReport(facts, noMailbox(facts.address)).replace(
        "message/delivery-status",
        "message/disposition-notification"
      )
    ],
    ["a report without receivers", postfixReport(facts)],
    [
      "a report within another message",
      `Subject: Fwd\r\nContent-Type: message/rfc822\r\n\r\n${postfixReport(facts, noMailbox("a@x.example"))}`
    ],
    ["nothing", ""],
    ["octets", "\u0000\u0001".repeat(5000)]
  ])("is not: %s", ([, text]) =>
    Effect.gen(function* () {
      assert.strictEqual(yield* Effect.flip(read(text ?? "")), "noReport")
    })
  )

  it.effect("is not read where it is nested without end", () =>
    Effect.gen(function* () {
      const nested = Array.from(
        { length: 50 },
        (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`
      )
      assert.strictEqual(yield* Effect.flip(read(nested.join(""))), "tooComplex")
      const long = `Subject: ${"x".repeat(300_000)}\r\n\r\n`
      assert.strictEqual(yield* Effect.flip(read(long)), "tooComplex")
    })
  )

  it.effect("is read or refused after any change", () =>
    Effect.gen(function* () {
      const whole = [postfixReport(facts, noMailbox(facts.address)), exchangeReport(facts)].map((text) =>
        Buffer.from(text)
      )
      const pieces = [
        "\r\n\r\n",
        "\u0000",
        "--b10--\r\n",
        "Content-Type: message/rfc822\r\n",
        ";".repeat(999),
        "=?utf-8?B?"
      ]
      let random = 1
      const below = (bound: number): number => {
        random = (random * 48271) % 2147483647
        return random % bound
      }
      const outcomes = new Set<string>()
      for (let at = 0; at < 2000; at += 1) {
        const bytes = Buffer.from(whole[below(2)] ?? "")
        for (let changes = below(6); changes >= 0; changes -= 1) bytes[below(bytes.length)] = below(256)
        const cut = below(bytes.length)
        const piece = Buffer.from(pieces[below(pieces.length)] ?? "")
        const changed = below(3) === 0 ? bytes.subarray(0, cut) : bytes
        const message = Buffer.concat([
          changed.subarray(0, cut),
          ...(below(2) === 0 ? [piece] : []),
          changed.subarray(cut)
        ])
        const outcome = yield* readReport(message).pipe(
          Effect.map(({ recipients }) => {
            for (const { diagnostic = "" } of recipients) assert.notMatch(diagnostic, /\p{Cc}/u)
            return "read"
          }),
          Effect.catch(Effect.succeed)
        )
        outcomes.add(outcome)
      }
      assert.includeMembers([...outcomes], ["read", "noReport"])
    })
  )
})
