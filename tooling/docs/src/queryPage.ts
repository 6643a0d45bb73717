import { answerRows, operationHead, parameterRow, problemRows } from "./contractTables.ts"
import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { tableOf } from "./tableOf.ts"
import { operationDefinitions, tokenText } from "./contractDocument.ts"

/**
 * Facts about the operations that query the authority, which the contract lacks: name in `docs/reference/operations`,
 * commands, and notes for the page.
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
    notes: {
      en: `Calls \`GetNumberingRange\` of the authority. \`Used\`, \`Left\` and \`LastNumber\` count the records of this service: every number of a
document that was neither rejected nor refused. The service does not know what others filed in the range.

An answer of the authority is cached in memory for ten minutes, per certificate, and never stored; \`refresh=true\` queries again.
\`TechnicalKey\` is shown only to tokens with the scope \`companies:admin\`, because it allows making CUFEs of the issuer. \`radicar ranges\` shows
it only with \`--show-secrets\`.

The same answers complete documents. If a body lacks fields of its \`NumberingRange\`, the service queries the authority with the
body's certificate (sent or stored). It takes the missing fields from the range that has this prefix (and this \`Id\`, if any) and
contains the number. The body takes precedence, then the configuration, then the authority. If the authority cannot be reached, its
last answer is used; without one the request is answered 503 and nothing is filed. A dry run lists the missing fields.`,
      es: `Llama a \`GetNumberingRange\` de la DIAN. \`Used\`, \`Left\` y \`LastNumber\` cuentan lo que registró este servicio: cada número de un documento que
no fue rechazado ni devuelto sin revisar. El servicio no sabe qué envió otro software con el mismo rango.

La respuesta de la DIAN se conserva diez minutos en memoria, por certificado, y nunca se guarda; \`refresh=true\` consulta de nuevo.
\`TechnicalKey\` se muestra solo a tokens con el permiso \`companies:admin\`, porque con ella se pueden hacer CUFE del emisor. \`radicar ranges\` la
muestra solo con \`--show-secrets\`.

Las mismas respuestas completan documentos. Si a un cuerpo le faltan campos de su \`NumberingRange\`, el servicio consulta a la DIAN con el
certificado del cuerpo (enviado o guardado). Toma los campos que faltan del rango que tiene ese prefijo (y ese \`Id\`, si lo hay) y
contiene el número. Manda el cuerpo, luego la configuración, luego la DIAN. Si la DIAN no responde, se usa su última respuesta; sin
ella la solicitud se responde con 503 y no se transmite nada. Un ensayo enumera los campos que faltan.`
    }
  },
  StatusZipGetAll: {
    name: "status-zips",
    commands: [
      "radicar status-zip 358f9538-0000-4000-8000-000000000000",
      "radicar status-zip 358f9538-0000-4000-8000-000000000000 --certificate company.p12 --output text"
    ],
    notes: {
      en: `Calls \`GetStatusZip\` of the authority. Each answer is judged and recorded, with the authority's ApplicationResponse byte for byte
and its signature verified. A key proves only that something was uploaded: a batch that was never queued stays in process for ever.

So the service follows \`open\` batches by itself, across restarts: twenty times half a minute apart, ten times every five minutes,
then every quarter of an hour, until the batch is \`final\` or, after some six hours, \`stalled\`. It uses the certificate of the first
query, kept encrypted until then (\`RADICAR_RETAIN_CERTIFICATES=never\` disables that, and \`followed\` is \`false\`). Each request for a
stalled batch queries the authority once. A \`final\` batch is answered from the record. The same key for another company or provider
is another batch, for which the authority must answer.

The keys of the documents are not known beforehand, so rule 90 (the number is taken) is \`inconclusive\`: compare \`uuid\` with that of
the uploaded document.`,
      es: `Llama a \`GetStatusZip\` de la DIAN. Cada respuesta se evalúa y se registra, con el ApplicationResponse de la DIAN byte por byte y su
firma verificada. Una clave solo prueba que algo se cargó: un lote que nunca entró en cola sigue en proceso para siempre.

Por eso el servicio sigue por sí mismo los lotes \`open\`, aunque se reinicie: veinte veces cada medio minuto, diez veces cada cinco
minutos y luego cada cuarto de hora, hasta que el lote esté \`final\` o, después de unas seis horas, \`stalled\`. Usa el certificado de la
primera consulta, que guarda cifrado hasta entonces (\`RADICAR_RETAIN_CERTIFICATES=never\` lo impide, y \`followed\` es \`false\`). Cada
solicitud sobre un lote detenido consulta a la DIAN una vez. Un lote \`final\` se responde con lo registrado. La misma clave para otra
compañía u otro proveedor es otro lote, sobre el que debe responder la DIAN.

Las claves de los documentos no se conocen de antemano; por eso la regla 90 (el número está usado) es \`inconclusive\`: compare \`uuid\`
con el del documento cargado.`
    }
  },
  DocumentEventGetAll: {
    name: "document-events",
    commands: [
      `radicar event list ${"2d1c7c75".repeat(12)}`,
      `radicar event list ${"2d1c7c75".repeat(12)} --certificate company.p12 --output text`
    ],
    notes: {
      en: `Calls \`GetStatusEvent\` of the authority: the events of an invoice that anybody filed, here or elsewhere, with the rules that the
authority notified of. \`state\` is \`unknown\` for a key that it does not know (code 66) and \`noInvoice\` for another document's (68); an
invoice without events is \`known\`, with no items (67). \`proof\` says how far the answer is proven to be the authority's.`,
      es: `Llama a \`GetStatusEvent\` de la DIAN: los eventos de una factura que transmitió cualquiera, aquí o en otra parte, con las reglas que la
DIAN notificó. \`state\` es \`unknown\` para una clave que la DIAN no conoce (código 66) y \`noInvoice\` para la de otro documento (68); una
factura sin eventos es \`known\`, sin elementos (67). \`proof\` dice hasta dónde está probado que la respuesta es de la DIAN.`
    }
  },
  AcquirerGetItem: {
    name: "acquirers",
    commands: [
      "radicar acquirer get 31 800199436",
      "radicar acquirer get 13 1020304050 --certificate company.p12 --output text"
    ],
    notes: {
      en: `Calls \`GetAcquirer\` of the authority for one taxpayer. A taxpayer that it does not find is an answer too: \`state\` is
\`unknown\`, and the command ends with 5.

The data belong to others, so the service handles them with care. Each process asks for one taxpayer of a company at a time; a second
request meanwhile is answered 429. There is no operation for a list. Requests count against the tenant's limits. The
[audit log](../access.md) records caller, company and outcome (\`known\` or \`unknown\`), not the identification, because its entries
are never deleted. The answer is neither stored nor cached: each request asks the authority.

A mail without \`To\` looks its address up by itself: [e-mail](../mail.md).`,
      es: `Llama a \`GetAcquirer\` de la DIAN para un contribuyente. Que la DIAN no lo encuentre también es una respuesta: \`state\` es \`unknown\` y la
orden termina con 5.

Son datos de otros, y el servicio los trata con cuidado. Cada proceso consulta un contribuyente de una compañía a la vez; una segunda
solicitud mientras tanto se responde con 429. No hay operación para una lista. Las solicitudes cuentan para los límites del token. La
[auditoría](../access.md) registra quién consultó, la compañía y el resultado (\`known\` o \`unknown\`), no la identificación, porque sus
registros nunca se borran. La respuesta no se guarda ni se conserva en memoria: cada solicitud consulta a la DIAN.

Un correo sin \`To\` busca la dirección por sí mismo: [correo](../mail.md).`
    }
  }
} as const

type QueryOperation = keyof typeof pages

/** An operation that queries the authority, with its OpenAPI definition by language. */
interface Query {
  readonly operation: QueryOperation
  /** Name of the operation's page, without `.md`. */
  readonly name: string
  readonly path: string
  readonly definition: Readonly<Record<Language, any>>
}

/** All operations of the contract that query the authority. */
export const queries: ReadonlyArray<Query> = [...operationDefinitions].flatMap(([id, { definition, path }]) => {
  const operation = id as QueryOperation
  return pages[operation] === undefined ? [] : [{ operation, name: pages[operation].name, path, definition }]
})

const texts = {
  en: {
    certificate: `The authority requires a certificate for queries. It is the company's: either a PKCS#12 file in the header \`X-Radicar-Certificate\`
with its password in \`X-Radicar-Certificate-Password\`, or a certificate stored at \`/v1/certificates\`, named by its token in
\`X-Radicar-Certificate-Token\`. Without either, a development identity is used in the sandbox environment; elsewhere the query is
rejected (\`certificate-unusable\`, reason \`NoCertificate\`).`,
    parameters: "## Parameters\n\n| parameter | in | required | |",
    answer: "## Answer\n\n| field | form | always | |",
    problems: "## Problems\n\n`application/problem+json`; the query changes nothing.\n\n| status | type |"
  },
  es: {
    certificate: `La DIAN exige un certificado para las consultas. Es el de la compañía: un archivo PKCS#12 en el encabezado \`X-Radicar-Certificate\`
con su contraseña en \`X-Radicar-Certificate-Password\`, o un certificado guardado en \`/v1/certificates\`, que se nombra con su token en
\`X-Radicar-Certificate-Token\`. Sin ninguno de los dos, en el ambiente sandbox se usa una identidad de desarrollo; en los demás la
consulta se rechaza (\`certificate-unusable\`, motivo \`NoCertificate\`).`,
    parameters: "## Parámetros\n\n| parámetro | en | obligatorio | |",
    answer: "## Respuesta\n\n| campo | forma | siempre | |",
    problems: "## Problemas\n\n`application/problem+json`; la consulta no cambia nada.\n\n| estado | tipo |"
  }
} as const satisfies Record<Language, unknown>

/** Writes the page of an operation that queries the authority, in a language. */
export const queryPage = ({ definition, operation, path }: Query, language: Language): string => {
  const { commands, notes } = pages[operation] as {
    readonly commands: ReadonlyArray<string>
    readonly notes: Localized
  }
  const { parameters, responses } = definition[language]
  const { answer, certificate, parameters: parametersHead, problems } = texts[language]
  return `${operationHead(operation, definition[language], language)}

\`GET ${path}/?companyId=…&providerId=…\`, ${tokenText(definition[language], language)}.

\`\`\`sh
${commands.join("\n")}
\`\`\`

${notes[language]}

${certificate}

${[
  tableOf(
    parametersHead,
    parameters.map((parameter: any) => parameterRow(parameter, language))
  ),
  tableOf(answer, answerRows(responses["200"].content["application/json"].schema, "", language)),
  tableOf(problems, problemRows(responses, language))
].join("\n")}`
}
