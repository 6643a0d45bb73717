import { documentKey, type DocumentKey } from "./DocumentKey.ts"

/** The input of the key of an event, as written in the XML: the time with its offset, no check digits. */
export interface EventKeyInput {
  readonly number: string
  readonly issueDate: string
  readonly issueTime: string
  /** Identification numbers of the party that generates the event (`sender`) and of its addressee (`receiver`). */
  readonly sender: string
  readonly receiver: string
  readonly responseCode: string
  /** Full number and type of the document that the event is about. */
  readonly referenceNumber: string
  readonly referenceTypeCode: string
  readonly softwarePin: string
}

/**
 * The CUDE of an event (annex FE 1.9 §11.5, annex RADIAN 1.1 §12.1.1, rule AAD06). Unlike all other keys, it does not
 * contain the environment.
 */
export const eventCude = (input: EventKeyInput): DocumentKey => {
  const open = (name: string, value: string) => ({ name, value, secret: false })
  return documentKey("CUDE-SHA384", [
    open("number", input.number),
    open("issueDate", input.issueDate),
    open("issueTime", input.issueTime),
    open("sender", input.sender),
    open("receiver", input.receiver),
    open("responseCode", input.responseCode),
    open("referenceNumber", input.referenceNumber),
    open("referenceTypeCode", input.referenceTypeCode),
    { name: "softwarePin", value: input.softwarePin, secret: true }
  ])
}
