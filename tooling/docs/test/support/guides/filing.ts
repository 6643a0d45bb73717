import { assert } from "vitest"
import { type Guide, linesOf, runs, step, testSetId } from "../Guide.ts"

const statuses = (output: string) => linesOf(output).map(({ resumed, status }) => [status, resumed === true])

/** `docs/guides/batch-filing.md`. */
export const batchFiling: Guide = {
  prepare: ({ invoiceBody, write }) => {
    for (const name of ["a", "b"]) {
      const { SigningCertificate: _, ...body } = invoiceBody()
      write(`invoices/${name}.json`, body)
    }
  },
  steps: {
    "--password-file password.txt": runs((output) => {
      assert.deepStrictEqual(statuses(output), [
        ["submitted", false],
        ["submitted", false]
      ])
    }),
    "--resume": runs((output) => {
      assert.deepStrictEqual(statuses(output), [
        ["submitted", true],
        ["submitted", true]
      ])
    }),
    // the template has no sale, so nothing is asked
    "radicar submit sales.xlsx": runs(() => {})
  }
}

const completed = { GrossAmount: 672_006, TaxExclusiveAmount: 672_006, TaxInclusiveAmount: 727_106.3 }

/** `docs/guides/completion.md`; the company that the invoice omits is stored meanwhile. */
export const completion: Guide = {
  prepare: async ({ invoiceBody, run, write }) => {
    write("company.json", { CompanyParty: invoiceBody()["CompanyParty"] })
    await run("radicar company set 1 company.json --token-file admin.token")
  },
  steps: {
    '"CustomerParty"': step(async ({ text }, { invoiceBody, run, write }) => {
      assert.isAtMost(text.trim().split("\n").length, 14)
      const { Date } = invoiceBody()
      write("invoice.json", { ...JSON.parse(text), Date })
      const output = await run(
        "radicar invoice create invoice.json --complete totals --certificate company.p12 --output json"
      )
      assert.strictEqual(JSON.parse(output).status, "submitted")
    }),
    "dryRun=true": runs((output) => {
      const { body, valid } = JSON.parse(output)
      assert.isTrue(valid, output)
      assert.deepInclude(body.LegalMonetaryTotal, completed)
    }),
    "> filled.json": runs(async (_, place) => {
      const { LegalMonetaryTotal } = JSON.parse(await place.run("cat filled.json"))
      assert.deepInclude(LegalMonetaryTotal, completed)
    })
  },
  // other pages know no company
  finish: async ({ run }) => {
    await run("radicar company remove 1 --token-file admin.token")
  }
}

/** `docs/guides/reading.md`. */
export const reading: Guide = {
  prepare: async ({ filed, run }) => {
    const { document } = await filed()
    await run(`radicar file xml ${document.uuid} --kind attached --out received.xml`)
  },
  steps: {
    "/v1/documents/read": runs((output) => {
      const { documents } = JSON.parse(output)
      assert.strictEqual(documents[0].operation, "InvoiceCreate")
      assert.deepStrictEqual(documents[0].unread, [])
    })
  }
}

/** A test set of three documents and not of fifty. */
const fewer = ["radicar testset run", "radicar testset run --invoices 1 --credit-notes 1 --debit-notes 1"] as const

const threeAccepted = (output: string) => {
  const [told] = linesOf(output).slice(-1)
  assert.isAtLeast(told.progress.accepted, 3)
  assert.strictEqual(told.progress.rejected, 0)
}

/** `docs/guides/test-set.md`. */
export const testSet: Guide = {
  prepare: ({ invoiceBody, write }) => {
    write("company.json", invoiceBody()["CompanyParty"])
  },
  steps: {
    "radicar testset run": runs(threeAccepted, [
      ["RADICAR_SOFTWARE_ID=…", "RADICAR_SOFTWARE_ID=5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11"],
      ["RADICAR_SOFTWARE_PIN=…", "RADICAR_SOFTWARE_PIN=12345"],
      ["RADICAR_TECHNICAL_KEY=…", "RADICAR_TECHNICAL_KEY=fc8eac422eba16e22ffd8c6f94b3f40a6e38162c"],
      ["--test-set-id …", `--test-set-id ${testSetId}`],
      fewer
    ]),
    '"TestSetId"': {
      does: async ({ text }, { invoiceBody, post }) => {
        const { Documents, TestSetId } = JSON.parse(text.replace("a8c0f0de-…", testSetId))
        const [{ Body, Operation }] = Documents
        const sent = { TestSetId, Documents: [{ Operation, Body: { ...invoiceBody(), ...Body } }] }
        const { body, status } = await post("/v1/dian/test-sets?companyId=1&providerId=1", sent)
        assert.strictEqual(status, 200, JSON.stringify(body))
        assert.strictEqual(body.documents[0].operation, Operation)
        assert.isNotEmpty(body.documents[0].zipkey)
      }
    }
  }
}

/** `packages/cli/README.md`. */
export const commandLine: Guide = {
  prepare: async ({ run, write }) => {
    await run("rm company.p12")
    write("acme.token", "radicar-dev-token")
    await run("radicar sandbox certificate --nit 900373115 --certificates authority --out signer.p12")
    await run("cp authority/sandbox-authority.pem CA_SUB01.crt")
    await run("radicar example invoice > unsigned.json")
    await run("RADICAR_CERTIFICATE_PASSWORD=sandbox radicar sign unsigned.json --certificate signer.p12 > signed.xml")
  },
  steps: {
    "radicar sandbox certificate": runs((output) => {
      assert.strictEqual(JSON.parse(output.slice(output.indexOf('{"id"'))).status, "submitted")
    }),
    "radicar profile set": runs(async (output, { run }) => {
      assert.include(output, "SETP")
      // the rest of the page assumes that no profile is in use
      await run("radicar profile remove acme")
    }),
    "radicar testset run": runs(threeAccepted, [fewer]),
    "radicar trust add": runs((output) => assert.include(output, '"degree":"proven"'))
  }
}
