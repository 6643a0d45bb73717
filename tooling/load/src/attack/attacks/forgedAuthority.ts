import type { Attack } from "../Attempt.ts"
import type { Scene } from "../scene/Scene.ts"
import { jsonOf, tenantOf } from "../scene/tenant.ts"

/** Descriptions of the servers that pretend to be the authority, by name. */
const forgers = {
  "self-signed": "certificate that its maker signed, serialNumber=800197268",
  "same-name": "certification authority of the same name as the anchor"
} as const

const path = "/v1/dian/invoices?companyId=21&providerId=1"

/** Attack: forged answers of the authority, to a filing and inside a document that the service is asked to read. */
export const forgedAuthority: Attack = {
  name: "forged authority",
  run: async (scene: Scene, report) => {
    const scopes = ["documents:write", "documents:read"]
    const lax = await tenantOf(scene, scene.service, "21", scopes)
    const strict = await tenantOf(scene, scene.strict, "21", scopes)
    const read = (xml: string) =>
      scene.service.ask("/v1/documents/read", {
        token: lax.token,
        headers: { "content-type": "application/xml" },
        body: xml
      })

    // control: without it, services that trust nobody would pass as well
    scene.answerAs("genuine")
    const genuine = await lax.file(scene.invoice())
    const believed = jsonOf(await lax.call("GET", `/v1/submissions/${genuine}`)).proof?.degree
    report("the anchor's own answer, for comparison", `proof ${believed}`, believed === "proven")

    for (const [name, words] of Object.entries(forgers) as ReadonlyArray<[keyof typeof forgers, string]>) {
      scene.answerAs(name)
      const filed = await lax.call("POST", path, scene.invoice())
      const key: string = jsonOf(filed).document?.uuid
      const { proof, state } = jsonOf(await lax.call("GET", `/v1/submissions/${key}`))
      report(`filing, ${words}`, `${state}, proof ${proof?.degree}`, proof?.degree === "not-proven")

      const { documents } = jsonOf(await read((await lax.call("GET", `/v1/files/xml?uuid=${key}&kind=response`)).text))
      const { authorityResponse, valid } = documents[0].verification
      const degree = authorityResponse.proof.degree
      report(
        `reading, ${words}`,
        `Valid ${valid}, proof ${degree}`,
        valid === false && authorityResponse.valid === false && degree === "not-proven"
      )

      const open = await strict.call("POST", path, scene.invoice())
      const required = jsonOf(open)
      const item = jsonOf(await strict.call("GET", `/v1/submissions/${required.document?.uuid}`))
      report(
        `filing with proof required, ${words}`,
        `${open.status} ${required.status}, ${item.state}`,
        open.status === 202 && item.state === "unknown"
      )
    }
    scene.answerAs("genuine")
  }
}
