import { read as readCertificate } from "@radicar/fixtures/certificates/TestCertificates"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { type Operation, registeredType } from "@radicar/domain/inner/documentRegistry"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { operations } from "../operationPage.ts"
import { type Installation, type Performed, tokenWith } from "./performExchanges.ts"

/**
 * Operation of the document to which an example refers; `undefined` if the example refers to no filed document. A
 * replaced payroll cannot be deleted, so the deletion note refers to its replacement.
 */
const referredTo = (operation: Operation): Operation | undefined =>
  operation === "EventCreate"
    ? "InvoiceCreate"
    : operation === "PayrollDeleteNote"
      ? "PayrollReplaceNote"
      : registeredType(operation).corrects

/** Files the example of every type of document, and makes all queries to the authority; returns the answers. */
export const performFilings = async (installation: Installation): Promise<ReadonlyArray<Performed>> => {
  const { tenant, url } = installation
  const [first] = tenant
  const tenants = `companyId=${first}&providerId=${first}`
  const token = await tokenWith(installation, ["documents:write", "documents:read"])
  const { bytes, password } = readCertificate("company")
  const SigningCertificate = { Content: Buffer.from(bytes).toString("base64"), Password: password }
  const ask = async (operation: string, path: string, body?: unknown): Promise<Performed> => {
    const answer = await fetch(`${url}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) })
    })
    const contentType = answer.headers.get("content-type") ?? ""
    return { operation, status: answer.status, contentType, body: await answer.json() }
  }
  const performed: Array<Performed> = []
  const exampleOf = (operation: keyof typeof documentTypes, offset: number) => {
    const { example, exampleNumbers } = documentTypes[operation]
    const about: any = performed.find((each) => each.operation === referredTo(operation))?.body
    const { date, uuid } = about?.document ?? {}
    return {
      ...example({
        number: exampleNumbers.from + offset,
        date: fromEpochMillis(Date.now()),
        ...(about === undefined ? {} : { reference: { uuid, number: about.id, date: date.slice(0, 10) } })
      }),
      SigningCertificate
    }
  }
  // documents of one series need different numbers
  for (const [index, { operation, path }] of operations.entries()) {
    performed.push(await ask(operation, `${path}?${tenants}`, exampleOf(operation, index + 1)))
  }
  const TestSetId = "a8c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e01"
  const Documents = [{ Operation: "InvoiceCreate", Body: exampleOf("InvoiceCreate", 50) }]
  const uploaded = await ask("TestSetCreate", `/v1/dian/test-sets?${tenants}`, { TestSetId, Documents })
  const [{ zipkey }] = (uploaded.body as any).documents
  const [{ body: invoice } = { body: undefined }] = performed as ReadonlyArray<any>
  return [
    ...performed,
    uploaded,
    await ask("TestSetGetItem", `/v1/dian/test-sets/${TestSetId}?${tenants}`),
    await ask("NumberingRangeGetAll", `/v1/dian/numbering-ranges?${tenants}`),
    await ask("StatusZipGetAll", `/v1/dian/status-zips?${tenants}&zipkey=${zipkey}`),
    await ask("DocumentEventGetAll", `/v1/dian/document-events?${tenants}&uuid=${invoice?.document.uuid}`),
    await ask("AcquirerGetItem", `/v1/dian/acquirers?${tenants}&identificationType=31&identification=800199436`)
  ]
}
