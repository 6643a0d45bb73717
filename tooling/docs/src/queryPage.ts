import { answerRows, parameterRow, problemRows } from "./contractTables.ts"
import { contract, tokenText } from "./contractDocument.ts"

/**
 * Facts about an operation that the contract lacks: its name in `docs/operations`, its command and the notes of its
 * page.
 */
const pages = {
  NumberingRangeGetAll: {
    name: "numbering-ranges",
    commands: [
      "radicar ranges",
      "radicar ranges --certificate company.p12 --output text",
      "RADICAR_CERTIFICATE_TOKEN=cert_… radicar ranges --refresh",
      "radicar ranges --certificate provider.p12 --nit 900373115 --software-owner 800199436"
    ],
    notes: `Calls \`GetNumberingRange\` of the authority. \`Used\`, \`Left\` and \`LastNumber\` count the records of this service: every number of a
document that was neither rejected nor refused. The service does not know what others filed in the range.

An answer of the authority is cached in memory for ten minutes, per certificate, and never stored; \`refresh=true\` queries again.
\`TechnicalKey\` is shown only to tokens with the scope \`companies:admin\`, because it allows making CUFEs of the issuer. \`radicar ranges\` shows
it only with \`--show-secrets\`.

The same answers complete documents. If a body lacks fields of its \`NumberingRange\`, the service queries the authority with the
body's certificate (sent or stored). It takes the missing fields from the range that has this prefix (and this \`Id\`, if any) and
contains the number. The body takes precedence, then the configuration, then the authority. If the authority cannot be reached, its
last answer is used; without one the request is answered 503 and nothing is filed. A dry run lists the missing fields.`
  },
  StatusZipGetAll: {
    name: "status-zips",
    commands: [
      "radicar status-zip 358f9538-0000-4000-8000-000000000000",
      "radicar status-zip 358f9538-0000-4000-8000-000000000000 --certificate company.p12 --output text"
    ],
    notes: `Calls \`GetStatusZip\` of the authority. Each answer is judged and recorded, with the authority's ApplicationResponse byte for byte
and its signature verified. A key proves only that something was uploaded: a batch that was never queued stays in process for ever.

So the service follows \`open\` batches by itself, across restarts: twenty times half a minute apart, ten times every five minutes,
then every quarter of an hour, until the batch is \`final\` or, after some six hours, \`stalled\`. It uses the certificate of the first
query, kept encrypted until then (\`RADICAR_RETAIN_CERTIFICATES=never\` disables that, and \`followed\` is \`false\`). Each request for a
stalled batch queries the authority once. A \`final\` batch is answered from the record. The same key for another company or provider
is another batch, for which the authority must answer.

The keys of the documents are not known beforehand, so rule 90 (the number is taken) is \`inconclusive\`: compare \`uuid\` with that of
the uploaded document.`
  },
  DocumentEventGetAll: {
    name: "document-events",
    commands: [
      `radicar event list ${"2d1c7c75".repeat(12)}`,
      `radicar event list ${"2d1c7c75".repeat(12)} --certificate company.p12 --output text`
    ],
    notes: `Calls \`GetStatusEvent\` of the authority: the events of an invoice that anybody filed, here or elsewhere, with the rules that the
authority notified of. \`state\` is \`unknown\` for a key that it does not know (code 66) and \`noInvoice\` for another document's (68); an
invoice without events is \`known\`, with no items (67). \`proof\` says how far the answer is proven to be the authority's.`
  },
  AcquirerGetItem: {
    name: "acquirers",
    commands: [
      "radicar acquirer get 31 800199436",
      "radicar acquirer get 13 1020304050 --certificate company.p12 --output text"
    ],
    notes: `Calls \`GetAcquirer\` of the authority for one taxpayer. A taxpayer that it does not find is an answer too: \`state\` is
\`unknown\`, and the command ends with 5.

The data belong to others, so the service handles them with care. Each process asks for one taxpayer of a company at a time; a second
request meanwhile is answered 429. There is no operation for a list. Requests count against the tenant's limits. The
[audit log](../access.md) records caller, company and outcome (\`known\` or \`unknown\`), not the identification, because its entries
are never deleted. The answer is neither stored nor cached: each request asks the authority.

A mail without \`To\` looks its address up by itself: [e-mail](../mail.md).`
  }
} as const

type QueryOperation = keyof typeof pages

/** An operation that queries the authority, with the contents of its page. */
interface Query {
  readonly operation: QueryOperation
  /** Name of its page, without `.md`. */
  readonly name: string
  readonly path: string
  readonly definition: any
}

/** All operations of the contract that query the authority. */
export const queries: ReadonlyArray<Query> = Object.entries<any>(contract.paths).flatMap(([path, { get }]) => {
  const operation = get?.operationId as QueryOperation | undefined
  if (operation === undefined || pages[operation] === undefined) return []
  return [{ operation, name: pages[operation].name, path, definition: get }]
})

/** The page of an operation that queries the authority. */
export const queryPage = ({ definition, operation, path }: Query): string => {
  const { commands, notes } = pages[operation]
  const { description, parameters, responses, summary } = definition
  return `# ${operation}

${summary}. ${description}

\`GET ${path}/?companyId=…&providerId=…\`, ${tokenText(definition)}.

\`\`\`sh
${commands.join("\n")}
\`\`\`

${notes}

The authority requires a certificate for queries. It is the company's: either a PKCS#12 file in the header \`X-Radicar-Certificate\`
with its password in \`X-Radicar-Certificate-Password\`, or a certificate stored at \`/v1/certificates\`, named by its token in
\`X-Radicar-Certificate-Token\`. Without either, a development identity is used in the sandbox environment; elsewhere the query is
rejected (\`certificate-unusable\`, reason \`NoCertificate\`).

## Parameters

| parameter | in | required | |
|---|---|---|---|
${parameters.map(parameterRow).join("\n")}

## Answer

| field | form | always | |
|---|---|---|---|
${answerRows(responses["200"].content["application/json"].schema, "").join("\n")}

## Problems

\`application/problem+json\`; the query changes nothing.

| status | type |
|---|---|
${problemRows(responses).join("\n")}
`
}
