import { BlobStore } from "@radicar/api/blobs/BlobStore"
import { FollowUps } from "@radicar/api/following/FollowUps"
import { ordinaryFollowing } from "@radicar/api/following/FollowingOptions"
import { AuditLog } from "@radicar/api/storage/AuditLog"
import { Backlog } from "@radicar/api/storage/Backlog"
import { Batches } from "@radicar/api/storage/Batches"
import { Certificates } from "@radicar/api/storage/Certificates"
import { Database } from "@radicar/api/storage/Database"
import { Erasures } from "@radicar/api/storage/Erasures"
import { ExchangeAddresses } from "@radicar/api/storage/ExchangeAddresses"
import { MailBounces } from "@radicar/api/storage/MailBounces"
import { Mails } from "@radicar/api/storage/Mails"
import { RangeUsage } from "@radicar/api/storage/RangeUsage"
import { RetainedCertificates } from "@radicar/api/storage/RetainedCertificates"
import { Submissions } from "@radicar/api/storage/Submissions"
import { Tenants } from "@radicar/api/storage/Tenants"
import { Tokens } from "@radicar/api/storage/Tokens"
import { WebhookDeliveries } from "@radicar/api/storage/WebhookDeliveries"
import { WebhookLanes } from "@radicar/api/storage/WebhookLanes"
import { Webhooks } from "@radicar/api/storage/Webhooks"
import { Layer, Redacted } from "effect"
import { tmpdir } from "node:os"

const services = Layer.mergeAll(
  AuditLog.layer,
  Backlog.layer,
  Batches.layer,
  // files outside of the database, so that what looks for those is looked at too; nothing is written there
  BlobStore.layer({ _tag: "files", directory: tmpdir() }),
  Certificates.layer,
  Erasures.layer,
  ExchangeAddresses.layer,
  MailBounces.layer,
  Mails.layer,
  RangeUsage.layer,
  RetainedCertificates.layer,
  Submissions.layer,
  Tenants.layer,
  Tokens.layer,
  WebhookDeliveries.layer,
  WebhookLanes.layer,
  Webhooks.layer
)

/** The service's storage over the Postgres of a URL, whose schema it brings up to date. No worker runs its jobs. */
export const storage = (url: string) =>
  services.pipe(
    Layer.provideMerge(FollowUps.layer(ordinaryFollowing)),
    Layer.provideMerge(Database.layerPostgres(Redacted.make(url)))
  )

/** What storage has. */
export type Storage = Layer.Success<ReturnType<typeof storage>>
