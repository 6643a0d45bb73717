import { namespaces } from "../xml/namespaces.ts"
import { getAcquirer } from "./getAcquirer.ts"
import { getDocumentInfo } from "./getDocumentInfo.ts"
import { getExchangeEmails } from "./getExchangeEmails.ts"
import { getNumberingRange } from "./getNumberingRange.ts"
import { getReferenceNotes } from "./getReferenceNotes.ts"
import { getStatus } from "./getStatus.ts"
import { getStatusEvent } from "./getStatusEvent.ts"
import { getStatusZip } from "./getStatusZip.ts"
import { getXmlByDocumentKey } from "./getXmlByDocumentKey.ts"
import type { Operation } from "./Operation.ts"
import { sendBillAsync } from "./sendBillAsync.ts"
import { sendBillAttachmentAsync } from "./sendBillAttachmentAsync.ts"
import { sendBillSync } from "./sendBillSync.ts"
import { sendEventUpdateStatus } from "./sendEventUpdateStatus.ts"
import { sendNominaSync } from "./sendNominaSync.ts"
import { sendTestSetAsync } from "./sendTestSetAsync.ts"

/** The operations of the contract (soap.md §2.1). */
export const operations: ReadonlyArray<Operation> = [
  sendBillSync,
  sendBillAsync,
  sendTestSetAsync,
  sendBillAttachmentAsync,
  sendNominaSync,
  sendEventUpdateStatus,
  getStatus,
  getStatusZip,
  getStatusEvent,
  getNumberingRange,
  getXmlByDocumentKey,
  getReferenceNotes,
  getExchangeEmails,
  getAcquirer,
  getDocumentInfo
]

const byAction = new Map(operations.map((operation) => [actionOf(operation.name), operation]))

/** The action of an operation's request. */
export function actionOf(operation: string): string {
  return `${namespaces.wcf}/IWcfDianCustomerServices/${operation}`
}

/** The operation an action names exactly; `undefined` when the contract has none. */
export const operationOf = (action: string): Operation | undefined => byAction.get(action)
