import type { Effect } from "effect"
import type { SqlClient, SqlError } from "effect/sql"
import { submissions } from "./0001_submissions.ts"
import { submissionTransitions } from "./0002_submissionTransitions.ts"
import { fileSequences } from "./0003_fileSequences.ts"
import { idempotencyKeys } from "./0004_idempotencyKeys.ts"
import { tokens } from "./0005_tokens.ts"
import { retainedCertificates } from "./0006_retainedCertificates.ts"
import { certificates } from "./0007_certificates.ts"
import { freeNumbers } from "./0008_freeNumbers.ts"
import { batches } from "./0009_batches.ts"
import { blobs } from "./0010_blobs.ts"
import { outages } from "./0011_outages.ts"
import { mails } from "./0012_mails.ts"
import { tokenNames } from "./0013_tokenNames.ts"
import { webhooks } from "./0014_webhooks.ts"
import { testSets } from "./0015_testSets.ts"
import { blobsOutside } from "./0016_blobsOutside.ts"
import { tenants } from "./0017_tenants.ts"
import { rateWindows } from "./0018_rateWindows.ts"
import { auditLog } from "./0019_auditLog.ts"
import { webhookLanes } from "./0020_webhookLanes.ts"
import { mailAddressesAndBounces } from "./0021_mailAddressesAndBounces.ts"
import { erasures } from "./0022_erasures.ts"
import { deliveryClaims } from "./0023_deliveryClaims.ts"
import { growth } from "./0024_growth.ts"
import { octetsOnce } from "./0025_octetsOnce.ts"
import { documentsApart } from "./0027_documentsApart.ts"
import { claimsOfDocuments } from "./0028_claimsOfDocuments.ts"
import { proof } from "./0029_proof.ts"
import { creators } from "./0031_creators.ts"
import { taxpayers } from "./0032_taxpayers.ts"
import { notifications } from "./0033_notifications.ts"
import { writtenIds } from "./0034_writtenIds.ts"
import { payrolls } from "./0035_payrolls.ts"
import { corrections } from "./0036_corrections.ts"
import { takenNumbers } from "./0037_takenNumbers.ts"
import { jobRuns } from "./0038_jobRuns.ts"

/** A change of the database's structure. */
export type Migration = Effect.Effect<void, SqlError.SqlError, SqlClient.SqlClient>

/** All migrations by `<number>_<name>`, in the order of their numbers. A released one is never changed: add one. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001_submissions": submissions,
  "0002_submission_transitions": submissionTransitions,
  "0003_file_sequences": fileSequences,
  "0004_idempotency_keys": idempotencyKeys,
  "0005_tokens": tokens,
  "0006_retained_certificates": retainedCertificates,
  "0007_certificates": certificates,
  "0008_free_numbers": freeNumbers,
  "0009_batches": batches,
  "0010_blobs": blobs,
  "0011_outages": outages,
  "0012_mails": mails,
  "0013_token_names": tokenNames,
  "0014_webhooks": webhooks,
  "0015_test_sets": testSets,
  "0016_blobs_outside": blobsOutside,
  "0017_tenants": tenants,
  "0018_rate_windows": rateWindows,
  "0019_audit_log": auditLog,
  "0020_webhook_lanes": webhookLanes,
  "0021_mail_addresses_and_bounces": mailAddressesAndBounces,
  "0022_erasures": erasures,
  "0023_delivery_claims": deliveryClaims,
  "0024_growth": growth,
  "0025_octets_once": octetsOnce,
  "0027_documents_apart": documentsApart,
  "0028_claims_of_documents": claimsOfDocuments,
  "0029_proof": proof,
  "0031_creators": creators,
  "0032_taxpayers": taxpayers,
  "0033_notifications": notifications,
  "0034_written_ids": writtenIds,
  "0035_payrolls": payrolls,
  "0036_corrections": corrections,
  "0037_taken_numbers": takenNumbers,
  "0038_job_runs": jobRuns
}
