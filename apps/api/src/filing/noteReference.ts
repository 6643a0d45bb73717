import type { Localized } from "@radicar/domain/rules/Language"
import type { Violation } from "@radicar/domain/rules/Violation"
import type { IdentifiedDocument } from "@radicar/domain/document/DocumentDefinition"
import { Effect } from "effect"
import { type FiledDocument, isNumberOf, type NoteReference } from "../documents/submissions/correctedDocument.ts"
import type { Submissions } from "../documents/submissions/Submissions.ts"
import { violation } from "../http/violation.ts"
import type { FilingRequest } from "./FilingRequest.ts"

/** What a note refers to; `undefined` of any other document, and of a note that refers to none. */
export const referenceOf = (
  { corrects, issuerNit }: Pick<IdentifiedDocument<unknown>, "corrects" | "issuerNit">,
  { companyId, environment }: Pick<FilingRequest, "companyId" | "environment">
): NoteReference | undefined => corrects && { companyId, environment, issuerNit, corrects }

const message: Localized = {
  en: "The note refers to a document that was filed here with another number, key or date.",
  es: "La nota se refiere a un documento que se radicó aquí con otro número, código único o fecha."
}

const differs = (path: string, filed: string, actual: string) =>
  violation({
    rule: "RAD66",
    path,
    message,
    expected: { en: filed, es: filed },
    actual
  })

const compare = (
  { at, date, number, uuid }: NoteReference["corrects"]["documents"][number],
  filed: ReadonlyArray<FiledDocument>
): ReadonlyArray<Effect.Effect<Violation>> => {
  const ofKey = filed.find(({ documentKey }) => documentKey === uuid)
  const [found] = ofKey === undefined ? filed : [ofKey]
  if (found === undefined) return []
  return [
    ...(isNumberOf(number, found) ? [] : [differs(`${at}.Number`, `${found.prefix}${found.number}`, number)]),
    ...(found.documentKey === uuid ? [] : [differs(`${at}.Uuid`, found.documentKey, uuid)]),
    ...(found.date === undefined || found.date === date ? [] : [differs(`${at}.Date`, found.date, date)])
  ]
}

/**
 * In what the reference of a note differs from the document as this service filed it. Of a document that it did not
 * file it knows nothing, so that is in nothing.
 */
export const wrongReferences = (
  submissions: Pick<Submissions["Service"], "corrected">,
  reference: NoteReference | undefined
): Effect.Effect<ReadonlyArray<Violation>> =>
  reference === undefined
    ? Effect.succeed([])
    : Effect.flatMap(submissions.corrected(reference), (filed) =>
        Effect.all(
          reference.corrects.documents.flatMap((document) =>
            compare(
              document,
              filed.filter(({ at }) => at === document.at)
            )
          )
        )
      )
