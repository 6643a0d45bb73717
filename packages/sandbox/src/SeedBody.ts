import { Schema } from "effect"

const text = Schema.String
const optional = Schema.optionalKey(Schema.String)
const secret = Schema.RedactedFromValue(Schema.String, { label: "secret" })
const texts = Schema.Array(Schema.String)
const count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

const listOf = <Fields extends Schema.Struct.Fields>(fields: Fields) =>
  Schema.optionalKey(Schema.Array(Schema.Struct(fields)))

/** Additions to the authority's data: `SandboxRegistry` as JSON, with numbers of ranges as strings of digits. */
export const SeedBody = Schema.Struct({
  environment: Schema.optionalKey(Schema.Literals(["1", "2"])),
  software: listOf({ id: text, pin: secret, owner: optional }),
  ranges: listOf({
    authorization: text,
    prefix: text,
    from: Schema.BigIntFromString,
    to: Schema.BigIntFromString,
    startDate: text,
    endDate: text,
    documentTypes: texts,
    technicalKey: Schema.optionalKey(secret),
    issuer: optional,
    software: Schema.optionalKey(texts),
    resolutionDate: optional
  }),
  taxpayers: listOf({ nit: text, name: text }),
  authorizations: listOf({ provider: text, issuer: text }),
  testSets: listOf({
    id: text,
    issuer: optional,
    software: optional,
    requirements: Schema.Array(Schema.Struct({ documentTypes: texts, required: count, requiredAccepted: count }))
  }),
  acquirers: listOf({ idType: text, number: text, name: text, email: text }),
  exchangeEmails: listOf({ nit: text, name: text, email: text, registered: text }),
  contingencies: listOf({
    cause: Schema.Literals(["authority", "issuer"]),
    issuer: optional,
    from: Schema.DateFromString,
    to: Schema.optionalKey(Schema.DateFromString)
  })
})
