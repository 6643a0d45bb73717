import { serviceFile } from "@radicar/build/bundle/service"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { assert } from "vitest"
import { blocksOf } from "../blocksOf.ts"
import { type Guide, linesOf, notRun, runs, step } from "../Guide.ts"

/** `docs/guides/mail.md`. */
export const mail: Guide = {
  steps: {
    '"Uuid"': step(async ({ text }, { filed, mails, post }) => {
      const { document } = await filed()
      const sent = JSON.parse(text.replace("2d1c7c75…", document.uuid))
      const { body, status } = await post("/v1/dian/send-mails?companyId=1&providerId=1", sent)
      assert.strictEqual(status, 202, JSON.stringify(body))
      assert.deepStrictEqual((await mails()).to, sent.To)
    })
  }
}

/** The guides' service has a first token already, under another name than the page gives it. */
const firstToken = ["secrets/admin-token", "admin.token"] as const

/** `docs/guides/access.md`. */
export const access: Guide = {
  steps: {
    "openssl rand": runs(async (_, { run }) => assert.lengthOf(await run("cat secrets/admin-token"), 45)),
    RADICAR_ADMIN_TOKEN_FILE: notRun("all pages share a service", async ({ text }, { run }) => {
      const output = await run(text, [
        ["npx -y pnpm@12.21.0 start", `"${process.execPath}" "${serviceFile}" check-config`]
      ])
      assert.match(output, /^RADICAR_ADMIN_TOKEN +file +/mu)
    }),
    "radicar token create": runs(
      (output) => {
        const { companies, scopes, token } = JSON.parse(output)
        assert.match(token, /^rad_/u)
        assert.deepStrictEqual([companies, scopes], [["1"], ["documents:write", "documents:read"]])
      },
      [firstToken]
    ),
    "radicar audit": runs(
      async (_, { run }) => {
        const entries = linesOf(await run("cat audit-2026.ndjson"))
        assert.includeMembers(
          entries.map(({ operation }) => operation),
          ["TokenCreate"]
        )
      },
      [firstToken]
    )
  }
}

const softwareOf = '"SoftwareProvider": {'

/** `docs/guides/companies.md`. */
export const companies: Guide = {
  prepare: async ({ invoiceBody, run, write }) => {
    write("provider.json", blocksOf("docs/guides/companies.md").find(({ text }) => text.includes(softwareOf))?.text)
    write("company.json", { CompanyParty: invoiceBody()["CompanyParty"] })
    await run("radicar company set 7 company.json --token-file admin.token")
  },
  steps: {
    "radicar provider set": runs(),
    [softwareOf]: step(async ({ text }, { run }) => {
      const { settings } = JSON.parse(await run("radicar provider show 1"))
      assert.strictEqual(settings.Environment, JSON.parse(text).Environment)
      // other pages file in the sandbox
      await run(
        "radicar provider remove 1 --token-file admin.token && radicar company remove 1 --token-file admin.token"
      )
    }),
    // a person at a terminal is asked
    "radicar company erase": runs(
      (output) =>
        assert.deepStrictEqual(
          linesOf(output).map(({ dryRun }) => dryRun),
          [true, false]
        ),
      [["erase 7 --token", "erase 7 --yes --token"]]
    )
  }
}

/** A PNG of one pixel. */
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

/** `docs/guides/printing.md`. */
export const printing = (): Guide => {
  let key = ""
  const ofKey = (): ReadonlyArray<readonly [string, string]> => [["CUFE", key]]
  return {
    prepare: async ({ filed, run }) => {
      key = (await filed()).document.uuid
      await run(`printf %s ${pixel} | base64 -d > logo.png; radicar example equivalent > ticket.json`)
    },
    finish: async ({ run }) => {
      await run("echo {} | radicar company print set 1 - --token-file admin.token")
    },
    steps: {
      '"TillPaper"': step(({ text }, { write }) => {
        write("print.json", JSON.parse(text))
      }),
      "company print set": runs((output) => {
        const { settings } = JSON.parse(output)
        assert.deepInclude(settings, { TillPaper: "roll58", Colour: "#12355f", Logo: pixel })
      }),
      "radicar file pdf": runs(async (_, { run }) => {
        // 58 mm
        assert.include(await run("grep -ao 'MediaBox.0 0 [0-9.]*' ticket.pdf"), "164.41")
      }, ofKey),
      "company print preview": runs(async (_, { run }) => {
        assert.include(await run("head -c 8 preview.pdf"), "%PDF-1.7")
      }, ofKey)
    }
  }
}

/** `docs/guides/certificates.md`. */
export const storedCertificates: Guide = {
  steps: {
    "radicar certificate store": runs((output) => {
      assert.include(output, '"token":"cert_')
      assert.include(output, '"nit":"900373115"')
    })
  }
}

const failures = async (run: (commands: string) => Promise<string>): Promise<number> => {
  const [{ failures }] = JSON.parse(await run("radicar authority status")).items
  return failures.reduce((sum: number, { calls }: { readonly calls: number }) => sum + calls, 0)
}

/** `docs/guides/sandbox.md`. */
export const sandbox: Guide = {
  steps: {
    "[[sandbox:": step(async ({ text }, { invoiceBody, post, run }) => {
      const sent = { ...invoiceBody(), ...JSON.parse(text) }
      const before = await failures(run)
      const { body } = await post("/v1/dian/invoices?companyId=1&providerId=1", sent)
      // the service has queried its outcome
      assert.strictEqual(body.status, "submitted")
      assert.strictEqual(await failures(run), before + 1)
    })
  }
}

/** `docs/operating/outages.md`. */
export const outages: Guide = {
  prepare: async ({ filed, write }) => {
    write("cufe", (await filed()).document.uuid)
  },
  steps: {
    "radicar doctor": runs((output) => {
      const { checks, ok } = JSON.parse(output)
      assert.isTrue(ok, output)
      assert.includeMembers(
        checks.map(({ check }: { readonly check: string }) => check),
        ["service", "database", "token", "certificate"]
      )
    }),
    "radicar submission retry": runs(
      (output) => assert.include(output, '"status":"submitted"'),
      [["retry ID", 'retry "$(cat cufe)"']]
    )
  }
}

/** `docs/tutorials/going-live.md`. */
export const goingLive: Guide = {
  steps: {
    "radicar ranges": runs((output) => {
      for (const prefix of ["SETP", "SEDS", "EPOS"]) assert.include(output, prefix)
    })
  }
}

/** `docs/guides/contingency.md`. */
export const contingency: Guide = {
  steps: {
    "radicar authority status": runs((output) => assert.isNotEmpty(JSON.parse(output).items[0].state))
  }
}

/** `docs/guides/files.md`. */
export const files: Guide = {
  prepare: async ({ invoiceBody, post, root, run, write }) => {
    // whose certificates the sandbox trusts; `authority` has what both signatures lead to
    const { SigningCertificate: _, ...body } = invoiceBody()
    await run(`radicar sandbox certificate --nit 900373115 --certificates ${root}/data/sandbox --out signer.p12`)
    const Content = await run("base64 -w 0 signer.p12")
    const sent = { ...body, SigningCertificate: { Content, Password: "sandbox" } }
    write("cufe", (await post("/v1/dian/invoices?companyId=1&providerId=1", sent)).body.document.uuid)
    assert.include(readdirSync(join(root, "data/sandbox")), "sandbox-authority.pem")
    await run(`mkdir authority && cp ${root}/data/sandbox/sandbox-authority.pem authority`)
  },
  steps: {
    "radicar file archive": runs(async (_, { run }) => assert.strictEqual(await run("head -c 2 invoices.zip"), "PK")),
    '{ "Ids"': step(async ({ text }, { run }) => {
      const { Ids } = JSON.parse(text.replace("2d1c7c75…", await run("cat cufe")))
      await run(`radicar file archive ${Ids.join(" ")} --as pdf --out one.pdf`)
      assert.strictEqual(await run("head -c 5 one.pdf"), "%PDF-")
    }),
    "radicar evidence verify": runs((output) => assert.include(output, '"proven"'), [["$CUFE", "$(cat cufe)"]])
  }
}

/** `docs/guides/clients.md`. Tests of `tooling/judges` run the generators. */
export const clients: Guide = {
  steps: {
    "openapi.json?webhooks=false": runs(async (_, { run }) => {
      const { openapi, webhooks } = JSON.parse(await run("cat openapi.json"))
      assert.strictEqual(openapi, "3.1.0")
      assert.isUndefined(webhooks)
    })
  }
}
