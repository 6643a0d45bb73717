import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { registeredType } from "@radicar/domain/inner/documentRegistry"
import { XmlDocument } from "libxml2-wasm"
import { isSampled } from "@radicar/fixtures/long"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs"
import { assert } from "vitest"
import { exampleText, fillIn } from "../../../src/everyday/caseBody.ts"
import { commandOf } from "../../../src/everyday/everydayParts.ts"
import { type EverydayCase, everydayCases } from "../../../src/everyday/cases.ts"
import { everydayFacts } from "../everydayFacts.ts"
import { type Guide, type Step, step } from "../Guide.ts"
import type { GuidePlace } from "../guidePlace.ts"

const namespaces = {
  cac: "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
  cbc: "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"
}

const valueOf = (document: XmlDocument, xpath: string): unknown => {
  const value = document.eval(xpath, namespaces)
  return Array.isArray(value) ? value.map(({ content }) => content).join(", ") : String(value)
}

/** The text of the first page, as pdf.js reads it. */
const firstPage = async (pdf: Uint8Array): Promise<string> => {
  const document = await getDocument({ data: pdf, verbosity: 0 }).promise
  const { items } = await (await document.getPage(1)).getTextContent()
  await document.loadingTask.destroy()
  return items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item.str] : [])).join(" ")
}

const fileOf = async ({ url }: GuidePlace, kind: "pdf" | "xml", uuid: string): Promise<Uint8Array> => {
  const answer = await fetch(`${url}/v1/files/${kind}?uuid=${uuid}`, {
    headers: { authorization: "Bearer radicar-dev-token" }
  })
  return new Uint8Array(await answer.arrayBuffer())
}

const now = fromEpochMillis(Date.now())
/** The keys of what was filed, by number: notes refer to them. */
const keys = new Map<string, string>()

const numberOf = ({ name }: EverydayCase): number => JSON.parse(exampleText(name)).Number

const pathOf = (operation: EverydayCase["operation"]): string =>
  `/v1/dian${registeredType(operation).path}?companyId=1&providerId=1&complete=totals`

const showsBody = (each: EverydayCase): Step =>
  step(async ({ text }, { post, write }) => {
    const { name, operation } = each
    assert.strictEqual(text, exampleText(name))
    const body = fillIn(text, now, keys)
    write(`${name}.json`, body)
    const dry = (await post(`${pathOf(operation)}&dryRun=true`, body)).body
    assert.deepInclude(dry, { valid: true, violations: [], notifications: [] }, JSON.stringify(dry))
  })

/**
 * Files a body by its command. The commands differ in the type and name of the document only, so most are filed over
 * HTTP in the normal run, which takes a tenth of the processor time.
 */
const fileCase = async ({ name, operation }: EverydayCase, command: string, place: GuidePlace): Promise<any> => {
  if (isSampled(name, 5)) return JSON.parse(await place.run(`${command} --output json`))
  const { password, pkcs12 } = place.certificate
  const { body } = await place.post(pathOf(operation), {
    ...JSON.parse(readFileSync(join(place.folder, `${name}.json`), "utf8")),
    SigningCertificate: { Content: Buffer.from(pkcs12).toString("base64"), Password: password }
  })
  return body
}

const files = (each: EverydayCase): Step =>
  step(async ({ text }, place) => {
    assert.strictEqual(text.trim(), commandOf(each))
    const { document, id, response, status } = await fileCase(each, text.trim(), place)
    assert.deepStrictEqual([status, response.statusCode], ["submitted", "00"])
    keys.set(id, document.uuid)
    const facts = everydayFacts[each.name]
    assert.isDefined(facts)
    using xml = XmlDocument.fromBuffer(await fileOf(place, "xml", document.uuid))
    for (const [xpath, value] of Object.entries(facts?.xml ?? {})) {
      assert.strictEqual(valueOf(xml, xpath), value, xpath)
    }
    const printed = await firstPage(await fileOf(place, "pdf", document.uuid))
    for (const shown of [id, ...(facts?.pdf ?? [])]) assert.include(printed, shown)
  })

/** `docs/everyday.md`: its issuer is stored meanwhile. */
export const everyday: Guide = {
  steps: {
    '"CompanyParty"': step(({ text }, { write }) => {
      assert.strictEqual(text, exampleText("company"))
      write("company.json", text)
    }),
    "radicar company set": step(async ({ text }, { run }) => {
      await run(text)
    }),
    ...Object.fromEntries(
      everydayCases.flatMap((each) => [
        [`"Number": ${numberOf(each)},`, showsBody(each)],
        [`create ${each.name}.json`, files(each)]
      ])
    )
  },
  // other pages know no company
  finish: async ({ run }) => {
    await run("radicar company remove 1 --token-file admin.token")
  }
}
