import { generateKeyPairSync, sign } from "node:crypto"
import { hostname } from "node:os"
import type { Attack } from "../Attempt.ts"
import { secretBanner } from "../scene/loopback.ts"
import { answerText, jsonOf, tenantOf, until } from "../scene/tenant.ts"

/** Lists spellings of hosts that stand for this machine or its network's metadata server. */
const hostsOf = (address: string): ReadonlyArray<string> => {
  const [a = 0, b = 0, c = 0, d = 0] = address.split(".").map(Number)
  const decimal = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0
  return [
    address,
    "127.0.0.1",
    "169.254.169.254",
    "[::1]",
    String(decimal),
    `0x${decimal.toString(16)}`,
    `0${a.toString(8)}.0${b.toString(8)}.0${c.toString(8)}.0${d.toString(8)}`,
    `[::ffff:${address}]`,
    `[64:ff9b::${address}]`,
    "0.0.0.0",
    "[::]",
    "[fd00:ec2::254]",
    "localhost",
    "localhost.",
    hostname()
  ]
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url")

/** Makes JWTs whose header names the address of a key, or no key at all. */
const webTokens = (issuer: string): ReadonlyArray<readonly [name: string, token: string]> => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: issuer,
    aud: "radicar",
    sub: "x",
    scope: "documents:read",
    radicar_companies: ["1"],
    iat: now,
    exp: now + 300
  }
  const signed = (header: object): string => {
    const text = `${part(header)}.${part(claims)}`
    return `${text}.${sign("sha256", Buffer.from(text), { key: privateKey, dsaEncoding: "ieee-p1363" }).toString("base64url")}`
  }
  const jwk = publicKey.export({ format: "jwk" })
  return [
    ["alg none", `${part({ alg: "none" })}.${part(claims)}.`],
    ["own jwk", signed({ alg: "ES256", jwk })],
    ["jku", signed({ alg: "ES256", kid: "1", jku: `${issuer}/keys` })],
    ["x5u", signed({ alg: "ES256", kid: "1", x5u: `${issuer}/certificate` })]
  ]
}

/** Attack (SSRF): a tenant makes the service call addresses that only the service can reach. */
export const outbound: Attack = {
  name: "outbound",
  run: async (scene, report) => {
    const { loopback, service, strict } = scene
    const scopes = ["documents:write", "documents:read", "companies:admin", "webhooks:admin"]
    const tenant = await tenantOf(scene, service, "22", scopes)
    const filing = "companyId=22&providerId=1"
    const key = await tenant.file(scene.invoice())
    loopback.connections()
    /** Reports an attempt, which must reach no loopback server and quote none in an answer. */
    const judge = (tried: string, came: string, texts: string): void => {
      const reached = loopback.connections()
      report(
        tried,
        reached === 0 ? came : `${reached} connections; ${came}`,
        reached === 0 && !texts.includes(secretBanner)
      )
    }
    for (const host of hostsOf(loopback.address)) {
      const made = await tenant.call("POST", "/v1/webhooks", { Url: `https://${host}:8443/x`, Events: ["*"] })
      let came = made
      if (made.status === 201) {
        const { id } = jsonOf(made)
        const { id: delivery } = jsonOf(await tenant.call("POST", `/v1/webhooks/${id}/test`))
        came = await until(
          () => tenant.call("GET", `/v1/webhook-deliveries/${delivery}`),
          (answer) => jsonOf(answer).tries > 0
        )
        await tenant.call("DELETE", `/v1/webhooks/${id}`)
      }
      judge(`webhook at https://${host}:8443`, made.status === 201 ? jsonOf(came).failure : answerText(came), came.text)

      const put = await tenant.call("PUT", "/v1/companies/22", {
        Mail: { SmtpUrl: `smtp://u:p@${host}:2525`, From: "a@emisor.example" }
      })
      let mail = put
      if (put.status === 200) {
        const queued = await tenant.call("POST", `/v1/dian/send-mails?${filing}`, { Uuid: key, To: ["a@example.com"] })
        mail = await until(
          () => tenant.call("GET", `/v1/dian/send-mails/${jsonOf(queued).id}?${filing}`),
          (answer) => jsonOf(answer).tries > 0
        )
      }
      judge(
        `SmtpUrl smtp://${host}:2525`,
        put.status === 200
          ? `tries ${jsonOf(mail).tries}, ${jsonOf(mail).receivers?.[0]?.reply ?? jsonOf(mail).state}`
          : answerText(mail),
        mail.text
      )
    }
    await tenant.call("PUT", "/v1/companies/22", {})

    const example = scene.invoice() as { readonly CompanyParty: object }
    const pictured = await tenant.file({
      ...example,
      CompanyParty: { ...example.CompanyParty, ImageUrl: `https://${loopback.address}:8443/logo.png` }
    })
    const pdf = await tenant.call("GET", `/v1/files/pdf?uuid=${pictured}`)
    judge(`ImageUrl at https://${loopback.address}:8443`, `PDF ${pdf.status}`, "")

    const issuer = `https://${loopback.address}:8443`
    for (const [name, token] of webTokens(issuer)) {
      const answer = await strict.ask("/v1/submissions?companyId=1", { token })
      const reached = loopback.connections()
      report(
        `JWT of the issuer ${issuer}, ${name}`,
        `${answer.status}, ${reached} connections`,
        (answer.status === 401 || answer.status === 503) && reached === 0
      )
    }
  }
}
