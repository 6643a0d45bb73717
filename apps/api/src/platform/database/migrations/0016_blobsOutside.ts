import { statements } from "./statements.ts"

/** Files whose octets are elsewhere than in the database, and the digest by which they are found and checked. */
export const blobsOutside = statements(
  "alter table blobs add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$')",
  "update blobs set sha256 = encode(sha256(bytes), 'hex')",
  "alter table blobs alter column sha256 set not null",
  "alter table blobs alter column bytes drop not null",
  "comment on column blobs.sha256 is 'SHA-256 of the octets, hexadecimal; outside of the database their name'",
  "comment on column blobs.bytes is 'Absent where the octets are in the store of RADICAR_BLOBS'",
  "create index blobs_outside on blobs (created_at) where bytes is null"
)
