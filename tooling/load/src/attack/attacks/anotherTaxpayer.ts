import type { Attack } from "../Attempt.ts"
import { certificateOf } from "../scene/Scene.ts"
import { answerText, jsonOf, succeeded, tenantOf } from "../scene/tenant.ts"

const ownNit = "900373115"
const other = "901234567"
const software = { Id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", Pin: "12345" }

/**
 * Attack: claims document numbers of another taxpayer, outside the sandbox environment and while the authority is down.
 */
export const anotherTaxpayer: Attack = {
  name: "another taxpayer",
  run: async (scene, report) => {
    const { production } = scene
    const scopes = ["documents:write", "documents:read", "companies:admin"]
    const thief = await tenantOf(scene, production, "35", scopes, { Nit: other })
    const fresh = await tenantOf(scene, production, "36", scopes)
    const owner = await tenantOf(scene, production, "37", scopes, { Nit: ownNit })
    const example = scene.invoice() as { readonly CompanyParty: object }
    const invoiceOf = (nit: string, certificate: Parameters<typeof certificateOf>[0]): object => ({
      ...example,
      SoftwareProvider: software,
      CompanyParty: { ...example.CompanyParty, Id: nit },
      SigningCertificate: certificateOf(certificate)
    })
    const attempts = [
      ["an invoice of another NIT", thief, ownNit, "other-company"],
      ["an invoice of another NIT, its check digit glued to it", thief, `${ownNit}3`, "other-company"],
      ["an invoice of another NIT, its check digit behind a hyphen", thief, `${ownNit}-3`, "other-company"],
      ["a certificate in another's name, by a company with a NIT", thief, ownNit, "untrusted"],
      ["a certificate in another's name, by a company without", fresh, ownNit, "untrusted"],
      ["another company's certificate, by a company without", fresh, ownNit, "other-company"],
      ["a certificate that its maker signed, in its own company", owner, ownNit, "untrusted"],
      ["another company's certificate, in its own company", owner, ownNit, "other-company"]
    ] as const
    for (const [tried, { call, company }, nit, certificate] of attempts) {
      const answer = await call(
        "POST",
        `/v1/dian/invoices?companyId=${company}&providerId=1`,
        invoiceOf(nit, certificate)
      )
      const came = answer.status === 422 ? `422 ${jsonOf(answer).reason}` : answerText(answer)
      report(tried, came, answer.status === 403 || answer.status === 422)
    }
    const put = async (tried: string, body: object): Promise<void> => {
      const answer = await thief.call("PUT", "/v1/companies/35", body)
      report(tried, answerText(answer), answer.status === 400 || answer.status === 403)
    }
    await put("another Nit, by the company's administrator", { Nit: ownNit })
    await put("a CompanyParty of another NIT, by the company's administrator", { CompanyParty: example.CompanyParty })
    succeeded(await thief.call("DELETE", "/v1/companies/35"))
    await put("another Nit, once the company was deleted", { Nit: ownNit })
    const { settings } = succeeded(await thief.call("GET", "/v1/companies/35"))
    report("the company's NIT afterwards", String(settings.Nit), settings.Nit === other)
    const filed = await owner.call("POST", "/v1/dian/invoices?companyId=37&providerId=1", invoiceOf(ownNit, "company"))
    report(
      "the number, for its taxpayer",
      `${filed.status} ${jsonOf(filed).status ?? jsonOf(filed).type}`,
      filed.status === 202
    )
  }
}
