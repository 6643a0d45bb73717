import { answerRows, parameterRow, problemRows } from "./contractTables.ts"
import { contract } from "./contractDocument.ts"

/** Facts about an operation that the contract lacks: its name in `docs/operations`, its command and the notes of its page. */
const pages = {
  NumberingRangeGetAll: {
    name: "numbering-ranges",
    commands: [
      "radicar ranges",
      "radicar ranges --certificate company.p12 --output text",
      "RADICAR_CERTIFICATE_TOKEN=cert_… radicar ranges --refresh",
      "radicar ranges --certificate provider.p12 --nit 900373115 --software-owner 800199436"
    ],
    notes: `Asks \`GetNumberingRange\` of the authority. \`Used\`, \`Left\` and \`LastNumber\` are counted from what this service has recorded:
every number that a document bears which was neither rejected nor refused. What others filed in the range it does not know.

An answer of the authority is kept in memory for ten minutes, for the certificate that asked, and never stored;
\`refresh=true\` asks anew. \`TechnicalKey\` is shown to tokens with the scope \`admin\` and to no other: whoever has it can make
CUFEs of the issuer. \`radicar ranges\` shows it with \`--show-secrets\` only.

The same answers complete documents: where a body is refused for what its \`NumberingRange\` omits, the service asks, with the
body's certificate (sent or stored), and fills in what is absent from the range with that prefix, and with that \`Id\` if there is one, that
holds the number. What is sent wins, then what is configured, then what the authority says. Where the authority can not be
asked, its last answer serves; without one the filing ends with 503 and nothing is filed. A dry run tells what is omitted.`
  },
  StatusZipGetAll: {
    name: "status-zips",
    commands: [
      "radicar status-zip 358f9538-0000-4000-8000-000000000000",
      "radicar status-zip 358f9538-0000-4000-8000-000000000000 --certificate company.p12 --output text"
    ],
    notes: `Asks \`GetStatusZip\` of the authority. Each answer is judged and recorded, the authority's ApplicationResponse octet for
octet as it came, its signature verified. A key proves only that something was uploaded: a batch that was never queued stays
in process for ever.

So what is \`open\` the service follows by itself, over restarts: twenty times half a minute apart, ten times every five
minutes, then every quarter of an hour, until it is \`final\` or, after some six hours, \`stalled\`. It asks with the
certificate of the first question, kept encrypted until then (\`RADICAR_RETAIN_CERTIFICATES=never\` turns that off, and
\`followed\` is \`false\`). A batch that has stalled is asked about once each time it is asked for. What is \`final\` is answered
from the record; the same key for another company or provider is another batch, for which the authority has to answer.

No key of a document is known beforehand, so rule 90 (the number is taken) is \`inconclusive\`: compare \`uuid\` with that of the
document that was uploaded.`
  }
} as const

type QueryOperation = keyof typeof pages

/** An operation that asks the authority, as its page shows it. */
interface Query {
  readonly operation: QueryOperation
  /** Name of its page, without `.md`. */
  readonly name: string
  readonly path: string
  readonly definition: any
}

/** Every operation of the contract that asks the authority. */
export const queries: ReadonlyArray<Query> = Object.entries<any>(contract.paths).flatMap(([path, { get }]) => {
  const operation = get?.operationId as QueryOperation | undefined
  if (operation === undefined || pages[operation] === undefined) return []
  return [{ operation, name: pages[operation].name, path, definition: get }]
})

/** The page of an operation that asks the authority. */
export const queryPage = ({ definition, operation, path }: Query): string => {
  const { commands, notes } = pages[operation]
  const { description, parameters, responses, summary } = definition
  return `# ${operation}

${summary}. ${description}

\`GET ${path}/?companyId=…&providerId=…\`, with a token that has the scope \`documents:read\`.

\`\`\`sh
${commands.join("\n")}
\`\`\`

${notes}

The authority takes no question without a certificate. It is the company's: a PKCS#12 file in the header
\`X-Radicar-Certificate\` with its password in \`X-Radicar-Certificate-Password\`, else one stored at \`/v1/certificates\`, whose
token is in \`X-Radicar-Certificate-Token\`. Without either, a development identity asks in the sandbox environment, and
elsewhere the question is refused (\`certificate-unusable\`, reason \`NoCertificate\`).

## Parameters

| parameter | in | required | |
|---|---|---|---|
${parameters.map(parameterRow).join("\n")}

## Answer

| field | form | always | |
|---|---|---|---|
${answerRows(responses["200"].content["application/json"].schema, "").join("\n")}

## Problems

\`application/problem+json\`; nothing was changed by the question.

| status | type |
|---|---|
${problemRows(responses).join("\n")}
`
}
