import { describeApi, describedApi } from "@radicar/contract/inner/describedApi"
import type { OpenApiForm } from "@radicar/contract/inner/openApiSchemas"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { codeListOf } from "@radicar/domain/inner/codeLists"
import { assert, describe, it } from "@effect/vitest"
import { OpenApi } from "effect/http-api"

const document = OpenApi.fromApi(describedApi) as any

const schemaOf = (reference: any): any =>
  reference.$ref === undefined ? reference : document.components.schemas[reference.$ref.split("/").at(-1)]

// the field lists of the service's source description
const fields = {
  invoice: [
    "TypeCode",
    "OperationCode",
    "Number",
    "Date",
    "DueDate",
    "CurrencyCode",
    "Note",
    "OrderReference",
    "NumberingRange",
    "SoftwareProvider",
    "SigningCertificate",
    "CompanyParty",
    "CustomerParty",
    "Items",
    "PaymentMeans",
    "LegalMonetaryTotal",
    "Period",
    "CustomizePrintFormat"
  ],
  item: [
    "Code",
    "Description",
    "Quantity",
    "Price",
    "PriceReference",
    "SubtotalAmount",
    "UnitCode",
    "BrandName",
    "ModelName",
    "Note",
    "Taxes",
    "Discounts",
    "Charges"
  ],
  filing: [
    "InvoiceCreate",
    "CreditnoteCreate",
    "DebitnoteCreate",
    "SupportCreate",
    "SupportNoteCreate",
    "EquivalentCreate",
    "EquivalentSpdCreate",
    "EquivalentNoteCreate",
    "EventCreate",
    "PayrollCreate",
    "PayrollReplaceNote",
    "PayrollDeleteNote"
  ],
  result: ["id", "name", "status", "created", "document", "response"]
}

describe("the OpenAPI document", () => {
  const operation = document.paths["/v1/dian/invoices"].post
  const body = schemaOf(operation.requestBody.content["application/json"].schema)

  it("is OpenAPI 3.1 and names the operation", () => {
    assert.strictEqual(document.openapi, "3.1.0")
    assert.strictEqual(operation.operationId, "InvoiceCreate")
    assert.deepStrictEqual(operation.security, [{ bearer: ["documents:write"] }])
  })

  it("names its security scheme as readers of OpenAPI expect it", () => {
    assert.deepStrictEqual(document.components.securitySchemes, { bearer: { type: "http", scheme: "bearer" } })
  })

  it("has every field of the source description, as the wire spells it", () => {
    assert.includeMembers(Object.keys(body.properties), fields.invoice)
    const item = schemaOf(schemaOf(body.properties.Items).items)
    assert.includeMembers(Object.keys(item.properties), fields.item)
    const answer = operation.responses["200"].content["application/json"].schema
    const { discriminator, oneOf } = schemaOf(answer)
    assert.strictEqual(discriminator.propertyName, "status")
    const [result, validation] = oneOf.map(schemaOf)
    for (const [schema, name] of [
      [result, "SubmissionResult"],
      [validation, "Validation"]
    ]) {
      for (const status of schema.properties.status.enum) {
        assert.strictEqual(discriminator.mapping[status], `#/components/schemas/${name}`)
      }
    }
    assert.sameMembers(result.required, fields.result)
    // ours, and absent except for an invoice issued in contingency, or where the check has something to tell
    assert.sameMembers(Object.keys(result.properties), [...fields.result, "contingency", "notifications"])
    assert.includeMembers(Object.keys(validation.properties), ["valid", "violations", "notifications", "documentKey"])
  })

  it("requires what neither settings nor completion nor the service can supply", () => {
    assert.sameMembers(body.required, ["TypeCode", "Date", "CustomerParty", "Items", "PaymentMeans"])
    assert.sameMembers(document.components.schemas.SaleItem.required, ["Description", "Quantity", "Price", "UnitCode"])
    assert.sameMembers(document.components.schemas.ItemTax.required, ["Code"])
    assert.isUndefined(document.components.schemas.CompanyParty.required)
    assert.sameMembers(document.components.schemas.EventParty.required, ["Id", "IdentificationType", "Name"])
    assert.isUndefined(document.components.schemas.LegalMonetaryTotal.required)
    // one type, which completion states
    assert.notInclude(document.components.schemas.CreditNote.required, "TypeCode")
  })

  it("says of a mandatory field that a body may omit who supplies it", () => {
    const described = (schema: string, field: string) =>
      document.components.schemas[schema].properties[field].description
    assert.include(described("Invoice", "CompanyParty"), "Mandatory, unless the settings of the company state it.")
    assert.include(described("Invoice", "CurrencyCode"), "Mandatory, unless `?complete=totals` works it out.")
    assert.include(described("Invoice", "Number"), "Mandatory, unless the service supplies it.")
    assert.include(described("SaleItem", "SubtotalAmount"), "Mandatory, unless `?complete=totals` works it out.")
    assert.notInclude(described("Invoice", "Note"), "Mandatory")
  })

  it("takes every spelling of absence in an optional field", () => {
    const absent = { $ref: "#/components/schemas/Absent" }
    assert.deepStrictEqual(body.properties.Note.anyOf, [{ type: "string" }, absent])
    assert.deepStrictEqual(
      body.properties.CustomizePrintFormat.anyOf.map(({ $ref: reference }: any) => reference),
      ["#/components/schemas/CustomizePrintFormat", "#/components/schemas/Absent"]
    )
    assert.deepStrictEqual(body.properties.OperationCode.anyOf[1], absent)
    assert.strictEqual(document.components.schemas.NumberingRange.properties.FromNumber.anyOf[0].minimum, 0)
    assert.strictEqual(body.properties.CustomerParty.$ref, "#/components/schemas/CustomerParty")
  })

  it("has names that every generator takes, one for each notion", () => {
    const names = Object.keys(document.components.schemas)
    assert.deepStrictEqual(
      names.filter((name) => /Encoded|_\d|^New/u.test(name)),
      []
    )
    assert.includeMembers(names, ["CompanyParty", "CustomerParty", "Item", "ItemTax", "PhysicalLocation", "Period"])
    // ogen makes one type of each name
    const operationIds = Object.values<any>(document.paths).flatMap((methods) =>
      Object.values<any>(methods).map(({ operationId }) => operationId.toLowerCase())
    )
    assert.deepStrictEqual(
      names.filter((name) => operationIds.includes(name.toLowerCase())),
      []
    )
    // every object of a body that has fields is a component
    const bodies = Object.values<any>(document.components.schemas).filter((schema) => "unevaluatedProperties" in schema)
    assert.isAbove(bodies.length, 60)
    for (const { properties = {} } of bodies) assert.notInclude(JSON.stringify(properties), '"properties"')
  })

  it("has patterns that all engines read, and whole numbers that are integers", () => {
    const patterns = [...JSON.stringify(document).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/gu)].map(([, text = ""]) =>
      String(JSON.parse(text))
    )
    assert.isAbove(patterns.length, 100)
    // Unicode properties and lookaround are neither in RE2 (Go) nor in the engine of pydantic
    assert.deepStrictEqual(
      patterns.filter((pattern) => /\\[pP]\{|\(\?[=!<]/u.test(pattern)),
      []
    )
    assert.notInclude(JSON.stringify(document), "Infinity")
    assert.strictEqual(body.properties.Number.anyOf[0].format, "int64")
  })

  it("has problems whose title is a text, distinguished by their type", () => {
    const refused = operation.responses["400"].content["application/problem+json"].schema
    assert.strictEqual(refused.discriminator.propertyName, "type")
    for (const [type, reference] of Object.entries<string>(refused.discriminator.mapping)) {
      const { properties, required } = schemaOf({ $ref: reference })
      assert.deepStrictEqual(properties.type.enum, [type])
      assert.deepStrictEqual([properties.title.type, properties.title.enum], ["string", undefined])
      assert.strictEqual(properties.status.type, "integer")
      assert.includeMembers(required, ["type", "title", "status"])
    }
  })

  it("forbids further fields that state something in bodies, and none in answers, which later versions may give more", () => {
    const { SubmissionResult, TokenRequest, Validation } = document.components.schemas
    assert.deepStrictEqual(body.unevaluatedProperties, { $ref: "#/components/schemas/UnusedField" })
    assert.isFalse(TokenRequest.additionalProperties)
    for (const schema of [SubmissionResult, Validation]) assert.notProperty(schema, "additionalProperties")
  })

  it("is in Spanish if asked for, and has one type for each field for languages without unions", () => {
    const write = (form: OpenApiForm): any => describeApi(structuredClone(OpenApi.fromApi(RadicarApi)) as any, form)
    const spanish = write({ language: "es" })
    assert.notInclude(JSON.stringify(spanish), String.raw`\u001f`)
    assert.notInclude(JSON.stringify(document), String.raw`\u001f`)
    const { description } = spanish.components.schemas.Invoice.properties.CompanyParty
    assert.include(description, "Obligatorio, salvo que conste en la configuración de la compañía.")
    assert.include(spanish.components.schemas.PayrollConceptsCode.description, "Basico: Sueldo")
    const { schemas } = write({ unions: false }).components
    assert.notProperty(schemas, "Absent")
    assert.deepInclude(schemas.Invoice.properties.Number, { type: ["integer", "null"], format: "int64" })
    assert.deepStrictEqual(schemas.Invoice.properties.LegalMonetaryTotal.anyOf, [
      { $ref: "#/components/schemas/LegalMonetaryTotal" },
      { type: "null" }
    ])
    assert.strictEqual(schemas.Invoice.properties.PaymentMeans.$ref, "#/components/schemas/PaymentMeans")
    assert.deepStrictEqual(schemas.LegalMonetaryTotal.properties.PayableAmount.type, ["string", "null"])
    assert.strictEqual(schemas.SaleItem.properties.Price.type, "string")
    const forms = Object.values<any>(schemas).flatMap(({ properties = {} }) => Object.values<any>(properties))
    for (const form of forms) {
      const types = Array.isArray(form.type) ? form.type.filter((type: string) => type !== "null") : []
      assert.isAtMost(types.length, 1, JSON.stringify(form))
      assert.isAtMost((form.anyOf ?? []).length, 2, JSON.stringify(form))
    }
  })

  it("enumerates the codes of a small list, and links to a large one", () => {
    const party = schemaOf(body.properties.CustomerParty).properties
    assert.deepStrictEqual(schemaOf(party.OrganizationTypeCode.anyOf[0]).enum, ["1", "2"])
    assert.include(schemaOf(party.IdentificationType).enum, "13")
    assert.include(schemaOf(party.IdentificationType).description, "13: Cédula de ciudadanía.")
    const item = schemaOf(schemaOf(body.properties.Items).items).properties
    assert.include(schemaOf(document.components.schemas.ItemTax.properties.Code).enum, "01")
    const unit = schemaOf(item.UnitCode)
    assert.notProperty(unit, "enum")
    assert.include(unit.description, "GET /v1/codes/units")
    const [operations] = body.properties.OperationCode.anyOf.map(schemaOf)
    assert.includeMembers(operations.enum, ["10", "SS-CUFE"])
    const note = document.components.schemas.DebitNote.properties
    assert.deepStrictEqual(schemaOf(note.CorrectionCode.anyOf[0]).enum, ["1", "2", "3", "4"])
    const concept = schemaOf(schemaOf(document.components.schemas.Payroll.properties.Items).items).properties
    assert.includeMembers(schemaOf(concept.code).enum, ["Basico", "Salud"])
    assert.include(schemaOf(concept.code).description, "Basico: Salary for days worked.")
  })

  it("enumerates nothing where a field takes more than the codes, and has each list once", () => {
    const { Code: form, MethodCode: means } = schemaOf(body.properties.PaymentMeans.anyOf[0]).properties
    const { CityCode: city } = document.components.schemas.PhysicalLocation.properties
    for (const field of [form, means, city]) {
      assert.notProperty(field, "enum")
      assert.include(field.description, "GET /v1/codes/")
    }
    const names = Object.keys(document.components.schemas).filter((name) => /Code(?:_\d+|Body)?$/u.test(name))
    assert.isAbove(names.length, 20)
    assert.deepStrictEqual(
      names.filter((name) => !name.endsWith("Code")),
      []
    )
    // a field names its list by its id
    const named = JSON.stringify(document.components.schemas).matchAll(/\/v1\/codes\/([a-z-]+)/gu)
    for (const [, id = ""] of named) assert.isDefined(codeListOf(id), id)
    const withoutList = names.filter((name) => !name.endsWith("ListedCode"))
    for (const name of withoutList) assert.include(document.components.schemas[name].description, "/v1/codes/", name)
  })

  it("takes a decimal as number or as text", () => {
    const { properties } = document.components.schemas.LegalMonetaryTotal
    assert.sameMembers(properties.PayableAmount.anyOf[0].type, ["string", "number"])
    assert.sameMembers(document.components.schemas.SaleItem.properties.Price.type, ["string", "number"])
  })

  it("carries the form of values and every answer", () => {
    assert.match(" 04 ", new RegExp(body.properties.TypeCode.pattern, "u"))
    assert.notMatch("05", new RegExp(body.properties.TypeCode.pattern, "u"))
    assert.includeMembers(Object.keys(operation.responses), [
      "200",
      "202",
      "400",
      "401",
      "403",
      "409",
      "413",
      "415",
      "422",
      "503"
    ])
    assert.includeMembers(
      operation.parameters.map((parameter: { readonly name: string }) => parameter.name),
      ["companyId", "providerId", "isTest", "idempotency-key", "accept-language"]
    )
  })

  it("describes the header of a PDF without its picture", () => {
    for (const path of ["/v1/files/pdf", "/v1/files/links/{link}"]) {
      const { headers } = document.paths[path].get.responses["200"]
      assert.include(headers["X-Radicar-Notification"].description, "ImageUrl")
      assert.strictEqual(headers["X-Radicar-Notification"].example, "RAD64; problem=size")
    }
    assert.notProperty(document.paths["/v1/files/xml"].get.responses["200"].headers, "X-Radicar-Notification")
  })

  it("has the authority's status, for who has a token", () => {
    const { get } = document.paths["/v1/authority/status"]
    assert.strictEqual(get.operationId, "AuthorityGetStatus")
    assert.deepStrictEqual(get.security, [{ bearer: ["documents:read"] }])
    const { items } = schemaOf(get.responses["200"].content["application/json"].schema).properties
    assert.deepStrictEqual(schemaOf(schemaOf(items).items).properties.state.enum, ["closed", "open", "half-open"])
  })

  it("has the questions to the authority, whose secrets travel in headers", () => {
    for (const [path, identifier, parameters] of [
      ["numbering-ranges", "NumberingRangeGetAll", ["nit", "softwareId", "softwareOwnerNit", "refresh"]],
      ["status-zips", "StatusZipGetAll", ["zipkey"]],
      ["document-events", "DocumentEventGetAll", ["uuid"]]
    ] as const) {
      const { get } = document.paths[`/v1/dian/${path}`]
      assert.strictEqual(get.operationId, identifier)
      assert.deepStrictEqual(get.security, [{ bearer: ["documents:read"] }])
      assert.includeMembers(Object.keys(get.responses), ["200", "400", "401", "403", "422", "503"])
      const inQuery = get.parameters.filter((each: { readonly in: string }) => each.in === "query")
      const inHeader = get.parameters.filter((each: { readonly in: string }) => each.in === "header")
      const names = (them: ReadonlyArray<{ readonly name: string }>) => them.map(({ name }) => name)
      assert.sameMembers(names(inQuery), ["companyId", "providerId", "isTest", ...parameters])
      assert.includeMembers(names(inHeader), [
        "x-radicar-certificate",
        "x-radicar-certificate-password",
        "x-radicar-certificate-token"
      ])
    }
  })

  it("has the erasure of a company, which can be tried out and says what stays", () => {
    const { delete: erase } = document.paths["/v1/companies/{id}/data"]
    assert.strictEqual(erase.operationId, "CompanyErase")
    assert.deepStrictEqual(erase.security, [{ bearer: ["companies:admin"] }])
    const statuses = ["200", "400", "401", "403", "404", "409", "429", "503"]
    assert.sameMembers(Object.keys(erase.responses), statuses)
    const parameters = erase.parameters.map(({ in: where, name }: { readonly in: string; readonly name: string }) => [
      where,
      name
    ])
    assert.sameDeepMembers(parameters, [
      ["path", "id"],
      ["query", "dryRun"]
    ])
    const report = schemaOf(erase.responses["200"].content["application/json"].schema)
    assert.sameMembers(report.required, ["id", "dryRun", "erasedAt", "erased", "kept"])
  })

  it("has test sets: documents of any operation go in, every document and the counts come out", () => {
    const { post } = document.paths["/v1/dian/test-sets"]
    const { get } = document.paths["/v1/dian/test-sets/{id}"]
    assert.deepStrictEqual([post.operationId, get.operationId], ["TestSetCreate", "TestSetGetItem"])
    assert.deepStrictEqual(
      [post.security, get.security],
      [[{ bearer: ["documents:write"] }], [{ bearer: ["documents:read"] }]]
    )
    const sent = schemaOf(post.requestBody.content["application/json"].schema)
    assert.sameMembers(sent.required, ["TestSetId", "Documents"])
    assert.sameMembers(schemaOf(schemaOf(sent.properties.Documents).items).required, ["Operation", "Body"])
    const statuses = ["200", "400", "401", "403", "409", "413", "415", "422", "429", "503"]
    assert.sameMembers(Object.keys(post.responses), statuses)
    const set = schemaOf(get.responses["200"].content["application/json"].schema)
    assert.sameMembers(set.required, ["testSetId", "documents", "progress"])
    const states = schemaOf(schemaOf(set.properties.progress).properties.state).enum
    assert.deepStrictEqual(states, ["open", "accepted", "rejected", "refused"])
  })

  it("answers the state of a batch, its age, and whether it is followed", () => {
    const { responses } = document.paths["/v1/dian/status-zips"].get
    const status = schemaOf(responses["200"].content["application/json"].schema)
    assert.sameMembers(status.required, ["zipkey", "state", "followed", "asked", "age", "items"])
    assert.deepStrictEqual(schemaOf(status.properties.state).enum, ["open", "final", "stalled", "unknown"])
  })

  it("answers ranges in the words of the source description", () => {
    const { responses } = document.paths["/v1/dian/numbering-ranges"].get
    const list = schemaOf(responses["200"].content["application/json"].schema)
    const range = schemaOf(schemaOf(list.properties.items).items)
    const source = ["Id", "Date", "Prefix", "FromNumber", "ToNumber", "TechnicalKey", "StartDate", "EndDate"]
    assert.includeMembers(Object.keys(range.properties), source)
  })

  it("has the mail of a document: 202 with its state, every refusal, and what became of it", () => {
    const { get } = document.paths["/v1/dian/send-mails/{id}"]
    const { post } = document.paths["/v1/dian/send-mails"]
    assert.deepStrictEqual([post.operationId, get.operationId], ["SendMailCreate", "SendMailGetItem"])
    assert.deepStrictEqual(
      [post.security, get.security],
      [[{ bearer: ["documents:write"] }], [{ bearer: ["documents:read"] }]]
    )
    const sent = schemaOf(post.requestBody.content["application/json"].schema)
    assert.sameMembers(Object.keys(sent.properties), ["Id", "Uuid", "To", "Cc", "Bcc", "Subject", "Message"])
    assert.isUndefined(sent.required)
    const statuses = ["202", "400", "401", "403", "404", "409", "413", "415", "422", "429", "503"]
    assert.sameMembers(Object.keys(post.responses), statuses)
    for (const response of [post.responses["202"], get.responses["200"]]) {
      const mail = schemaOf(response.content["application/json"].schema)
      assert.deepStrictEqual(schemaOf(mail.properties.state).enum, ["queued", "sent", "partial", "failed"])
    }
  })

  it("takes a bounce as a message, and documents every problem", () => {
    const { operationId, requestBody, responses, security } = document.paths["/v1/mails/bounces"].post
    assert.strictEqual(operationId, "MailBounceCreate")
    assert.deepStrictEqual(security, [{ bearer: ["mails:report"] }])
    assert.sameMembers(Object.keys(requestBody.content), ["message/rfc822"])
    assert.sameMembers(Object.keys(responses), [
      "200",
      "400",
      "401",
      "403",
      "404",
      "409",
      "413",
      "415",
      "422",
      "429",
      "503"
    ])
    const bounce = schemaOf(responses["200"].content["application/json"].schema)
    assert.sameMembers(bounce.required, ["mailId", "receivers"])
    const receiver = schemaOf(schemaOf(bounce.properties.receivers).items)
    assert.deepStrictEqual(schemaOf(receiver.properties.state).enum, ["bounced", "delayed"])
    assert.include(Object.keys(document.webhooks), "mail.bounced")
  })

  it("checks RIPS as they are, with findings as an answer and not as a problem", () => {
    const { operationId, parameters, requestBody, responses, security } = document.paths["/v1/rips/check"].post
    assert.strictEqual(operationId, "RipsCheck")
    assert.deepStrictEqual(security, [{ bearer: ["documents:read"] }])
    assert.deepStrictEqual(
      parameters.map(({ name, required }: any) => [name, required]),
      [
        ["companyId", true],
        ["invoice", false]
      ]
    )
    const { example, schema } = requestBody.content["application/json"]
    assert.strictEqual(schemaOf(schema).type, "object")
    assert.include(Object.keys(example.usuarios[0].servicios), "consultas")
    assert.sameMembers(Object.keys(responses), ["200", "400", "401", "403", "404", "409", "413", "415", "429", "503"])
    const answer = schemaOf(responses["200"].content["application/json"].schema)
    assert.sameMembers(answer.required, ["valid", "violations", "notifications"])
    assert.includeMembers(Object.keys(answer.properties), ["violationsTotal", "document"])
  })

  it("reads documents as octets of XML or ZIP, and documents every problem", () => {
    const { operationId, requestBody, responses, security } = document.paths["/v1/documents/read"].post
    assert.strictEqual(operationId, "DocumentRead")
    assert.deepStrictEqual(security, [{ bearer: ["documents:read"] }])
    assert.sameMembers(Object.keys(requestBody.content), [
      "application/xml",
      "text/xml",
      "application/zip",
      "application/octet-stream"
    ])
    assert.sameMembers(Object.keys(responses), ["200", "400", "401", "403", "409", "413", "415", "429", "503"])
    const answer = schemaOf(responses["200"].content["application/json"].schema)
    const read = schemaOf(schemaOf(answer.properties.documents).items)
    assert.includeMembers(read.required, ["operation", "body", "kind", "uuid", "verification", "unread"])
    const verification = schemaOf(read.properties.verification)
    assert.includeMembers(verification.required, ["signature", "key", "authorityResponse"])
  })

  it("describes each property of answers, events and bodies of resources, and each parameter, in both languages", () => {
    // a document's body has texts of its own
    const ofDocuments = new Set(fields.filing)
    const textsIn = (language: "en" | "es"): ReadonlyMap<string, string> => {
      const described = describeApi({ ...OpenApi.fromApi(RadicarApi) }, { language }) as any
      const texts = new Map<string, string>()
      const named = new Set<string>()
      const walk = (schema: any, owner: string): void => {
        const { $ref: reference, properties = {}, ...others } = schema
        if (reference !== undefined) {
          const name = String(reference).split("/").at(-1) ?? ""
          if (named.has(name)) return
          named.add(name)
          walk(described.components.schemas[name], name)
        }
        for (const [name, property] of Object.entries<any>(properties)) {
          const referred =
            described.components.schemas[
              String(property.$ref ?? "")
                .split("/")
                .at(-1) ?? ""
            ]
          texts.set(`${owner}.${name}`, property.description ?? referred?.description ?? "")
          walk(property, `${owner}.${name}`)
        }
        for (const key of ["anyOf", "oneOf", "allOf"]) for (const each of others[key] ?? []) walk(each, owner)
        for (const key of ["items", "additionalProperties"])
          if (typeof others[key] === "object") walk(others[key], owner)
      }
      for (const path of Object.values<any>(described.paths)) {
        for (const operation of Object.values<any>(path)) {
          const { operationId: id, parameters = [], requestBody, responses } = operation
          texts.set(id, operation.description ?? "")
          texts.set(`${id} in short`, operation.summary ?? "")
          for (const { description = "", in: place, name } of parameters)
            texts.set(`${id} ${place}.${name}`, description)
          const bodies = ofDocuments.has(id) ? [] : Object.values<any>(requestBody?.content ?? {})
          for (const { schema } of bodies) walk(schema, id)
          for (const [status, { content = {}, description, headers = {} }] of Object.entries<any>(responses)) {
            texts.set(`${id} ${status}`, description)
            for (const { schema } of Object.values<any>(content)) walk(schema, id)
            for (const [name, { description = "" }] of Object.entries<any>(headers)) {
              texts.set(`${id} ${status} ${name}`, description)
            }
          }
        }
      }
      for (const [type, { post }] of Object.entries<any>(described.webhooks)) {
        texts.set(`event ${type}`, post.summary ?? "")
        for (const { description = "", name } of post.parameters) texts.set(`event ${type} ${name}`, description)
        walk(post.requestBody.content["application/json"].schema, type)
      }
      return texts
    }
    const english = textsIn("en")
    const spanish = textsIn("es")
    assert.isAbove(english.size, 1000)
    assert.deepStrictEqual([...spanish.keys()], [...english.keys()])
    const words = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "")
    const missing = [...english].filter(([place, en]) => {
      const es = spanish.get(place) ?? ""
      const name = words(place.split(/[ .]/u).at(-1) ?? "")
      return en === "" || es === "" || en === es || words(en) === name || words(es) === name
    })
    assert.deepStrictEqual(missing, [])
    // the character that divides the languages stays inside
    for (const text of [...english.values(), ...spanish.values()]) assert.notMatch(text, /\p{Cc}/u)
  })

  it("enumerates no values that differ in case alone, of which generators would make one name", () => {
    const enumerations: Array<ReadonlyArray<unknown>> = []
    JSON.stringify(document, (key, value: unknown) => {
      if (key === "enum" && Array.isArray(value)) enumerations.push(value)
      return value
    })
    assert.isAbove(enumerations.length, 50)
    for (const values of enumerations) {
      const names = values.map((value) => String(value).toUpperCase())
      assert.lengthOf(new Set(names), names.length, values.join())
    }
    const { parameters } = document.paths["/v1/dian/invoices"].post
    const flags = parameters.filter(({ schema }: any) => schema.type === "boolean")
    assert.sameMembers(
      flags.map(({ name }: any) => name),
      ["isTest", "dryRun"]
    )
  })

  it("declares whole numbers in queries as integers, with the bounds that the service has", () => {
    const schemaOf = (path: string, name: string) =>
      document.paths[path].get.parameters.find((each: any) => each.name === name).schema
    assert.deepInclude(schemaOf("/v1/submissions", "limit"), { type: "integer", minimum: 1, maximum: 200 })
    assert.deepInclude(schemaOf("/v1/submissions/summary", "limit"), { type: "integer", minimum: 1, maximum: 1000 })
    assert.deepInclude(schemaOf("/v1/submissions", "number"), { type: "integer", minimum: 0, maximum: 9_999_999_999 })
    assert.include(schemaOf("/v1/submissions", "companyId"), { type: "string" })
  })

  it("spells an answer's own fields in camelCase, and in PascalCase only what repeats a body", () => {
    // a range and a person in the words of a body, and the settings that PUT takes back
    const repeated =
      /^(?:GrantedNumberingRange|EventPerson|CompanySettings|CompanyPrint|ProviderSettings)(?:Encoded)?$/u
    const named = new Map<string, string>()
    const own: Array<string> = []
    const walk = (schema: any, owner: string): void => {
      const { $ref: reference, properties = {}, ...others } = schema
      if (reference !== undefined) {
        const name = String(reference).split("/").at(-1) ?? ""
        if (repeated.test(name) || named.has(name)) return
        named.set(name, owner)
        return walk(document.components.schemas[name], name)
      }
      for (const [name, property] of Object.entries<any>(properties)) {
        own.push(`${owner}.${name}`)
        walk(property, `${owner}.${name}`)
      }
      for (const key of ["anyOf", "oneOf", "allOf", "prefixItems"])
        for (const each of others[key] ?? []) walk(each, owner)
      for (const key of ["items", "additionalProperties"]) if (typeof others[key] === "object") walk(others[key], owner)
    }
    for (const path of Object.values<any>(document.paths)) {
      for (const { operationId, responses } of Object.values<any>(path)) {
        for (const { content = {} } of Object.values<any>(responses)) {
          for (const { schema } of Object.values<any>(content)) walk(schema, operationId)
        }
      }
    }
    for (const [type, { post }] of Object.entries<any>(document.webhooks)) {
      walk(post.requestBody.content["application/json"].schema, type)
    }
    assert.isAbove(own.length, 300)
    assert.deepStrictEqual(
      own.filter((path) => !/\.[a-z][A-Za-z0-9]*$/u.test(path)),
      []
    )
  })

  it("has the events that are posted to webhooks, each with its payload", () => {
    // the requested events, in the words of the request
    const wanted = ["accepted", "rejected", "pending", "unknown", "reconciled"].map((name) => `document.${name}`)
    const others = ["numbering_range.low", "numbering_range.expiring", "certificate.expiring"]
    const health = ["authority.degraded", "authority.recovered"]
    assert.includeMembers(Object.keys(document.webhooks), [...wanted, ...others, ...health])
    for (const [type, { post }] of Object.entries<any>(document.webhooks)) {
      const { schema } = post.requestBody.content["application/json"]
      assert.deepStrictEqual(schema.properties.type.enum, [type])
      assert.sameMembers(schema.required, ["type", "timestamp", "data"])
      const names = post.parameters.map(({ name }: { readonly name: string }) => name)
      assert.deepStrictEqual(names, ["webhook-id", "webhook-timestamp", "webhook-signature"])
      assert.notInclude(JSON.stringify(post), "$ref")
    }
  })

  it("has webhooks and their log, for who has a token", () => {
    const made = document.paths["/v1/webhooks"].post
    assert.strictEqual(made.operationId, "WebhookCreate")
    const body = schemaOf(made.requestBody.content["application/json"].schema)
    assert.sameMembers(body.required, ["Events"])
    const created = schemaOf(made.responses["201"].content["application/json"].schema)
    assert.include(created.required, "secret")
    for (const path of ["/v1/webhooks", "/v1/webhooks/{id}", "/v1/webhook-deliveries", "/v1/webhook-deliveries/{id}"]) {
      const { get } = document.paths[path]
      assert.deepStrictEqual(get.security, [{ bearer: ["documents:read"] }])
      const shown = schemaOf(get.responses["200"].content["application/json"].schema)
      const item = shown.properties.items === undefined ? shown : schemaOf(shown.properties.items.items)
      assert.include(Object.keys(item.properties), "id")
      assert.notInclude(Object.keys(item.properties), "secret")
    }
  })
})

describe("operations", () => {
  const operations = Object.entries<any>(document.paths).flatMap(([path, methods]) =>
    Object.entries<any>(methods).map(([method, { operationId }]) => ({ path, method, operationId }))
  )
  const namesOf = (isWanted: (operation: (typeof operations)[number]) => boolean) =>
    operations.filter(isWanted).map(({ operationId }) => operationId)

  it("erase the data of a whole company, and of nobody and nothing less", () => {
    assert.sameMembers(
      namesOf(({ method, path }) => method === "delete" && !path.endsWith("/dismissal")),
      [
        "CertificateDelete",
        "CompanyDelete",
        "CompanyErase",
        "DraftDelete",
        "InboxDelete",
        "PayslipConsentRevoke",
        "ProviderDelete",
        "TokenRevoke",
        "WebhookDelete"
      ]
    )
  })

  it("of recorded documents ask the authority or mark them, and set no verdict", () => {
    assert.sameMembers(
      namesOf(({ method, path }) => method !== "get" && path.startsWith("/v1/submissions")),
      ["SubmissionDismiss", "SubmissionReconcile", "SubmissionRestore", "SubmissionRetry", "SubmissionRetryMany"]
    )
  })
})
