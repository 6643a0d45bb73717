import type { CheckedEvent } from "@radicar/domain/document/event/CheckedEvent"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import { eventSheet } from "./content/event/eventSheet.ts"
import type { PrintOptions } from "./PrintOptions.ts"
import { printSheet } from "./printSheet.ts"

/** The graphic representation of an event on a document. */
export const printEvent = (checked: CheckedEvent, key: DocumentKey, options: PrintOptions = {}): Uint8Array =>
  printSheet(eventSheet(checked, key, options), { key, date: checked.date }, options)
