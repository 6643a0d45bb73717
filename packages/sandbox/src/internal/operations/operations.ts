import { namespaces } from "../xml/namespaces.ts"
import { getStatus } from "./getStatus.ts"
import type { Operation } from "./Operation.ts"
import { sendBillSync } from "./sendBillSync.ts"
import { sendNominaSync } from "./sendNominaSync.ts"
import { sendEventUpdateStatus } from "./sendEventUpdateStatus.ts"

/** The operations the sandbox offers. */
const operations: ReadonlyArray<Operation> = [sendBillSync, sendEventUpdateStatus, sendNominaSync, getStatus]

const byAction = new Map(
  operations.map((operation) => [`${namespaces.wcf}/IWcfDianCustomerServices/${operation.name}`, operation])
)

/** The operation an action names exactly; `undefined` when the contract has none. */
export const operationOf = (action: string): Operation | undefined => byAction.get(action)
