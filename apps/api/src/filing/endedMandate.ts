import type { IdentifiedDocument } from "@radicar/domain/inner/document/DocumentDefinition"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { Violation } from "@radicar/domain/inner/rules/Violation"
import { Effect } from "effect"
import { documentId, type Submission } from "../documents/submissions/Submission.ts"
import { submissionStates } from "../documents/submissions/submissionStates.ts"
import type { Submissions } from "../documents/submissions/Submissions.ts"
import { violation } from "../http/violation.ts"
import type { FilingRequest } from "./FilingRequest.ts"

/** When a mandate may be ended; an absent bound is none, except for a mandate of limited time. */
interface Term {
  readonly isLimited: boolean
  readonly start: string | undefined
  readonly end: string | undefined
}

/** Days in an element, the earliest first. */
const daysIn = (xml: string, element: string): ReadonlyArray<string> =>
  Array.from(
    xml.matchAll(new RegExp(`<${element}>([0-9]{4}-[0-9]{2}-[0-9]{2})</${element}>`, "gu")),
    ([, day = ""]) => day
  ).toSorted()

/**
 * The term of a mandate, from the octets that this service wrote in canonical form: its files are large, and nothing
 * else of it is needed. `undefined` where only its number is left.
 */
const termOf = ({ signedXml }: Submission): Term | undefined => {
  const xml = Buffer.from(signedXml).toString("latin1")
  const operation = /<cbc:CustomizationID[^>]*>(43[1-4])</u.exec(xml)?.[1]
  if (operation === undefined) return undefined
  // several documents may have terms of their own: the mandate ends with the last of them
  return {
    isLimited: operation === "431" || operation === "433",
    start: daysIn(xml, "cbc:StartDate")[0],
    end: daysIn(xml, "cbc:EndDate").at(-1)
  }
}

const message: Localized = {
  en: "The mandate, which was filed here, has ended already, or has not begun.",
  es: "El mandato, que se radicó aquí, ya terminó o aún no empieza."
}

/** Expectation that the day of a termination breaks; `undefined` where it is within the term. */
const expectedDay = (mandate: string, { end, isLimited, start }: Term, day: string): Localized | undefined => {
  if (!isLimited) {
    return start === undefined || day >= start
      ? undefined
      : {
          en: `not before ${start}, when the mandate ${mandate} begins`,
          es: `no antes del ${start}, cuando empieza el mandato ${mandate}`
        }
  }
  if (end === undefined) {
    return {
      en: `another mandate: ${mandate} is of limited time and states no end`,
      es: `otro mandato: ${mandate} es por tiempo limitado y no informa su fin`
    }
  }
  return day <= end
    ? undefined
    : {
        en: `not after ${end}, when the mandate ${mandate} ends`,
        es: `no después del ${end}, cuando termina el mandato ${mandate}`
      }
}

/**
 * Notifies of a termination (044) outside the term of its mandate, which the authority may reject (DC24s). Only a
 * mandate that the same company filed here, and that was not rejected, is known.
 */
export const mandateNotifications = (
  submissions: Pick<Submissions["Service"], "ofDocumentKey">,
  { date, terminates }: Pick<IdentifiedDocument<unknown>, "date" | "terminates">,
  { companyId, environment }: Pick<FilingRequest, "companyId" | "environment">
): Effect.Effect<ReadonlyArray<Violation>> =>
  terminates === undefined
    ? Effect.succeed([])
    : Effect.flatMap(submissions.ofDocumentKey(terminates), (filed) => {
        const mandate = filed.find(
          (each) =>
            each.documentType === "043" &&
            each.companyId === companyId &&
            each.environment === environment &&
            !submissionStates[each.state].freesNumber
        )
        const term = mandate && termOf(mandate)
        const expected = mandate && term && expectedDay(documentId(mandate), term, date.date)
        if (expected === undefined) return Effect.succeed([])
        return Effect.map(
          violation({ rule: "DC24s", path: "$.Date", message, expected, actual: date.date }),
          (found) => [found]
        )
      })
