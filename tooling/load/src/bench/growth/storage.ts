import { AuditLog } from "@radicar/api/access/AuditLog"
import { Tokens } from "@radicar/api/access/Tokens"
import { Batches } from "@radicar/api/batches/Batches"
import { Submissions } from "@radicar/api/documents/submissions/Submissions"
import { InboxStore } from "@radicar/api/inbox/InboxStore"
import { MailBounces } from "@radicar/api/mail/bounces/MailBounces"
import { ExchangeAddresses } from "@radicar/api/mail/ExchangeAddresses"
import { CaughtMails } from "@radicar/api/mail/CaughtMails"
import { ProgramSeries } from "@radicar/api/tenants/ProgramSeries"
import { Drafts } from "@radicar/api/documents/drafts/Drafts"
import { PayslipConsents } from "@radicar/api/mail/payslips/PayslipConsents"
import { Payslips } from "@radicar/api/mail/payslips/Payslips"
import { KnownRanges } from "@radicar/api/numbering/KnownRanges"
import { AuthorityEndpoints } from "@radicar/api/platform/AuthorityEndpoints"
import { CompanyNotices } from "@radicar/api/service/CompanyNotices"
import { Mails } from "@radicar/api/mail/Mails"
import { RangeUsage } from "@radicar/api/numbering/RangeUsage"
import { BlobStore } from "@radicar/api/platform/blobs/BlobStore"
import { Database } from "@radicar/api/platform/database/Database"
import { FollowUps } from "@radicar/api/platform/jobs/FollowUps"
import { Backlog } from "@radicar/api/service/Backlog"
import { defaultFollowing } from "@radicar/api/service/FollowingOptions"
import { RetainedCertificates } from "@radicar/api/tenants/certificates/CertificateRetention"
import { Certificates } from "@radicar/api/tenants/certificates/Certificates"
import { Erasures } from "@radicar/api/tenants/erasure/Erasures"
import { Tenants } from "@radicar/api/tenants/Tenants"
import { WebhookDeliveries } from "@radicar/api/webhooks/WebhookDeliveries"
import { WebhookLanes } from "@radicar/api/webhooks/WebhookLanes"
import { WebhookStore } from "@radicar/api/webhooks/WebhookStore"
import { Layer, Redacted } from "effect"
import type { SqlClient } from "effect/sql"
import { tmpdir } from "node:os"

const services = Layer.mergeAll(
  AuditLog.layer,
  Backlog.layer,
  Batches.layer,
  // files outside of the database, so that searches for them are measured too; nothing is written there
  BlobStore.layer({ _tag: "files", directory: tmpdir() }),
  Certificates.layer,
  Drafts.layer,
  ProgramSeries.layer,
  Erasures.layer,
  ExchangeAddresses.layer,
  MailBounces.layer,
  CaughtMails.layer({ environment: "production", mail: undefined }),
  Mails.layer,
  PayslipConsents.layer,
  Payslips.layer,
  RangeUsage.layer,
  RetainedCertificates.layer,
  Submissions.layer,
  Tenants.layer,
  Tokens.layer,
  WebhookDeliveries.layer,
  WebhookLanes.layer,
  WebhookStore.layer
)

/** Layer of the inbox, which stores octets as blobs. */
const inbox = Layer.provideMerge(InboxStore.layer, services)

/** Layer of notices of all companies, with ranges from their settings. */
const notices = CompanyNotices.layer.pipe(
  Layer.provide(KnownRanges.layer),
  Layer.provide(AuthorityEndpoints.layer("production", undefined)),
  Layer.provideMerge(inbox)
)

const over = <E>(database: Layer.Layer<SqlClient.SqlClient, E>) =>
  notices.pipe(Layer.provideMerge(FollowUps.layer(defaultFollowing)), Layer.provideMerge(database))

/** Layer of the service's storage over the Postgres database at a URL, which it migrates. No worker runs the jobs. */
export const storage = (url: string) => over(Database.layerPostgres(Redacted.make(url)))

/** Layer like {@link storage}, over the embedded database in a folder. */
export const embeddedStorage = (folder: string) => over(Database.layerDirectory(folder))

/** Services that the layer {@link storage} provides. */
export type Storage = Layer.Success<ReturnType<typeof storage>>
