import { namespaces } from "../xml/names.ts"
import { sendBillAsync, sendBillAttachmentAsync, sendTestSetAsync } from "./batchOperations.ts"
import { getDocumentInfo, getXmlByDocumentKey } from "./documentOperations.ts"
import type { Operation } from "./Operation.ts"
import { getAcquirer, getExchangeEmails, getNumberingRange } from "./registryOperations.ts"
import { sendBillSync, sendEventUpdateStatus, sendNominaSync } from "./sendOperations.ts"
import { getReferenceNotes, getStatus, getStatusEvent, getStatusZip } from "./statusOperations.ts"

/** All SOAP operations of the service (soap.md §2.1). */
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

/** WS-Addressing action of an operation's request. */
export function actionOf(operation: string): string {
  return `${namespaces.wcf}/IWcfDianCustomerServices/${operation}`
}

/** Operation whose request has exactly this WS-Addressing action; `undefined` if there is none. */
export const operationOf = (action: string): Operation | undefined => byAction.get(action)
