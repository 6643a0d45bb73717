import { assert, describe, it } from "@effect/vitest"
import { Duration, Effect, Redacted } from "effect"
import { readMailSettings } from "../../src/mail/MailSettings.ts"
import { followUpAttempts, followUpDelay, mailSteps } from "../../src/platform/jobs/Jobs.ts"

const settingsOf = (url: string, from = "facturas@emisor.example", bounces?: string) =>
  readMailSettings(Redacted.make(url), from, bounces)

const whereOf = (refusals: ReadonlyArray<{ readonly where: string }>) => refusals.map(({ where }) => where)

const from = { name: "", address: "facturas@emisor.example" }

describe("SMTP_URL and MAIL_FROM", () => {
  it.effect("insist on STARTTLS unless the server is on this machine", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* settingsOf("smtp://relay.example"), {
        host: "relay.example",
        port: 587,
        tls: "upgrade",
        login: undefined,
        from
      })
      for (const host of ["localhost", "127.0.0.1", "127.8.0.9"]) {
        assert.deepInclude(yield* settingsOf(`smtp://${host}:2525`), { host, port: 2525, tls: "offered" })
      }
      assert.deepInclude(yield* settingsOf("smtp://[::1]:25/"), { host: "::1", port: 25, tls: "offered" })
      for (const host of ["127.0.0.1.atacante.example", "localhost.example", "10.0.0.1"]) {
        assert.deepInclude(yield* settingsOf(`smtp://${host}`), { host, tls: "upgrade" })
      }
      assert.deepInclude(yield* settingsOf("smtps://relay.example"), { port: 465, tls: "always" })
      assert.deepInclude(yield* settingsOf("smtps://localhost:4650"), { port: 4650, tls: "always" })
    })
  )

  it.effect("carry user and password percent-encoded, and hide the password", () =>
    Effect.gen(function* () {
      const settings = yield* settingsOf("smtp://factura%40emisor.example:s%3A%40%2F%25@relay.example:587")
      assert.strictEqual(settings?.login?.user, "factura@emisor.example")
      assert.strictEqual(Redacted.value(settings?.login?.password ?? Redacted.make("")), "s:@/%")
      assert.notInclude(JSON.stringify(settings), "s:@/%")
    })
  )

  it.effect("name the sender with or without a display name", () =>
    Effect.gen(function* () {
      for (const [text, name] of [
        ["facturas@emisor.example", ""],
        ["<facturas@emisor.example>", ""],
        ["Café Piñón S.A.S. <facturas@emisor.example>", "Café Piñón S.A.S."],
        ['"Piñón, Café" <facturas@emisor.example>', "Piñón, Café"]
      ] as const) {
        assert.deepInclude(yield* settingsOf("smtp://relay.example", text), { from: { ...from, name } })
      }
    })
  )

  it.effect("say where bounces go, with room for a token behind the name", () =>
    Effect.gen(function* () {
      const bouncing = (address: string) => settingsOf("smtp://relay.example", from.address, address)
      const longest = `${"b".repeat(16)}@emisor.example`
      for (const bounceAddress of ["bounces@emisor.example", longest]) {
        assert.deepInclude(yield* bouncing(bounceAddress), { bounceAddress })
      }
      for (const wrong of [`b${longest}`, "bounces+x@emisor.example", "Bounces <b@emisor.example>", "bounces", ""]) {
        assert.deepStrictEqual(whereOf(yield* Effect.flip(bouncing(wrong))), ["RADICAR_MAIL_BOUNCE_ADDRESS"])
      }
    })
  )

  it.effect("are refused without telling the password", () =>
    Effect.gen(function* () {
      for (const url of [
        "http://u:s3creto@relay.example",
        "u:s3creto@relay.example",
        "smtp://u:s3creto@",
        "smtp://u:s3creto%@relay.example",
        "smtp://u:s3creto@relay.example?tls=none",
        "smtp://u:s3creto@relay.example/x"
      ]) {
        const refusals = yield* Effect.flip(settingsOf(url))
        assert.deepStrictEqual(whereOf(refusals), ["SMTP_URL"], url)
        assert.notInclude(JSON.stringify(refusals.map((each) => [each, each.message])), "s3creto")
      }
      for (const text of ["", "nadie", "a@b.example, c@d.example", "x\r\nBcc: y <a@b.example>", "a@b.example>"]) {
        const refusals = yield* Effect.flip(settingsOf("smtp://relay.example", text))
        assert.deepStrictEqual(whereOf(refusals), ["MAIL_FROM"], text)
      }
    })
  )
})

describe("the schedule of attempts to send a mail", () => {
  it.effect("at once, and in the end every hour for more than a day", () =>
    Effect.gen(function* () {
      let total = 0
      for (let look = 1; look <= followUpAttempts(mailSteps); look += 1) {
        const delay = yield* followUpDelay(look, mailSteps)
        assert.isDefined(delay)
        if (look === 1) assert.strictEqual(Duration.toMillis(delay ?? Duration.infinity), 0)
        total += Duration.toSeconds(delay ?? Duration.zero)
      }
      assert.isUndefined(yield* followUpDelay(followUpAttempts(mailSteps) + 1, mailSteps))
      assert.isAbove(total, 24 * 3600)
      assert.isBelow(total, 2 * 24 * 3600)
    })
  )
})
