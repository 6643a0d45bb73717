import { Schema } from "effect"

/**
 * What became of a file of a batch. `submitted` (accepted), `rejected`, `processing` and `pending` are the service's own words;
 * `unknown`: it may have been filed, nobody answered; `failed`: nothing was filed.
 */
export const BatchStatus = Schema.Literals(["submitted", "rejected", "processing", "pending", "unknown", "failed"])

/** See {@link BatchStatus}. */
export type BatchStatus = typeof BatchStatus.Type

/** Whether nothing more will become of the file as it is. */
export const isFinal = (status: BatchStatus): boolean => status === "submitted" || status === "rejected"
