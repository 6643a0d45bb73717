import { assert } from "vitest"
import { blocksOf } from "../blocksOf.ts"
import { type Guide, linesOf, runs, step } from "../Guide.ts"

const softwareOf = '"SoftwareProvider": {'

/** Of `README.md` what takes an administrator's token or is no command. */
export const readme: Guide = {
  prepare: async ({ invoiceBody, run, write }) => {
    write("provider.json", blocksOf("README.md").find(({ text }) => text.includes(softwareOf))?.text)
    write("company.json", { CompanyParty: invoiceBody()["CompanyParty"] })
    await run("radicar company set 7 company.json --token-file admin.token")
  },
  steps: {
    '"Uuid"': step(async ({ text }, { filed, mails, post }) => {
      const { document } = await filed()
      const sent = JSON.parse(text.replace("2d1c7c75…", document.uuid))
      const { body, status } = await post("/v1/dian/send-mails?companyId=1&providerId=1", sent)
      assert.strictEqual(status, 202, JSON.stringify(body))
      assert.deepStrictEqual((await mails()).to, sent.To)
    }),
    "radicar token create": runs((output, { write }) => {
      const { Token } = JSON.parse(output)
      write("erp.token", Token)
    }),
    "radicar audit": runs(async (_, { run }) => {
      const entries = linesOf(await run("cat audit-2026.ndjson"))
      assert.includeMembers(
        entries.map(({ operation }) => operation),
        ["TokenCreate"]
      )
    }),
    "radicar provider set": runs(),
    "radicar certificate store": runs((output) => assert.include(output, '"Token":"cert_')),
    [softwareOf]: step(async ({ text }, { run }) => {
      const { Settings } = JSON.parse(await run("radicar provider show 1"))
      assert.strictEqual(Settings.Environment, JSON.parse(text).Environment)
      // other pages file in the sandbox
      await run(
        "radicar provider remove 1 --token-file admin.token && radicar company remove 1 --token-file admin.token"
      )
    }),
    // a person at a terminal is asked
    "radicar company erase": runs(
      (output) =>
        assert.deepStrictEqual(
          linesOf(output).map(({ DryRun }) => DryRun),
          [true, false]
        ),
      [["erase 7 --token", "erase 7 --yes --token"]]
    ),
    "[[sandbox:": step(async ({ text }, { invoiceBody, post, run }) => {
      const sent = { ...invoiceBody(), ...JSON.parse(text) }
      const lost = async () => {
        const [{ Failures }] = JSON.parse(await run("radicar authority status")).items
        return Failures.reduce((sum: number, { Calls }: { readonly Calls: number }) => sum + Calls, 0)
      }
      const before = await lost()
      const { body } = await post("/v1/dian/invoices?companyId=1&providerId=1", sent)
      // the service has queried its outcome
      assert.strictEqual(body.status, "submitted")
      assert.strictEqual(await lost(), before + 1)
    })
  }
}
