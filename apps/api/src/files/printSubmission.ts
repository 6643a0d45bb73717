import { parseJson } from "@radicar/domain/json/parseJson"
import { fromEpochMillis, parseLocalDateTime, LocalDateTime } from "@radicar/domain/time/LocalDateTime"
import type { Logo } from "@radicar/print/logo/Logo"
import { printableTypes } from "@radicar/print/printableTypes"
import { Effect, Option, Redacted, Result } from "effect"
import { documentEnvironment } from "../authority/FilingEnvironment.ts"
import { maskedSecret } from "../filing/withoutSecrets.ts"
import type { Submission } from "../storage/Submission.ts"
import type { Provider } from "../tenancy/Tenancy.ts"

const isOperation = (operation: string): operation is keyof typeof printableTypes =>
  Object.hasOwn(printableTypes, operation)

const momentOf = (timestamp: string): LocalDateTime | undefined => {
  const moment = parseLocalDateTime(timestamp)
  return moment instanceof LocalDateTime ? moment : undefined
}

/**
 * The graphic representation of a recorded document, from what the caller sent: the secrets of its key are not kept, so
 * the key is the recorded one. `undefined` where what was sent is not on record. `logoOf` gets the picture of an `ImageUrl`.
 */
export const printSubmission = Effect.fnUntraced(function* (
  submission: Submission,
  request: Uint8Array,
  software: Provider["software"],
  logoOf: (imageUrl: string | undefined) => Effect.Effect<Option.Option<Logo>>
) {
  const { answeredAt, createdAt, documentDate, documentKey, environment, fileName, operation, signedXml, state } =
    submission
  const now = momentOf(documentDate)
  const body = parseJson(Buffer.from(request).toString("utf8"))
  if (!isOperation(operation) || now === undefined || Result.isFailure(body)) return undefined
  const configuration = {
    environment: documentEnvironment(environment),
    now,
    ...(software === undefined ? {} : { software: { ...software, pin: Redacted.make(maskedSecret) } })
  }
  const identified = printableTypes[operation].identify(body.success, configuration, {
    language: "es",
    unknownFields: "ignore"
  })
  if (Result.isFailure(identified)) return undefined
  const document = identified.success
  const logo = yield* logoOf(document.imageUrl)
  return document.print(
    {
      xml: { name: fileName, octets: signedXml },
      signed: fromEpochMillis(createdAt.getTime()),
      ...(state === "accepted" && answeredAt !== undefined ? { validated: fromEpochMillis(answeredAt.getTime()) } : {}),
      ...(Option.isNone(logo) ? {} : { logo: logo.value })
    },
    documentKey
  )
})
