import { Schema } from "effect"

/** Files can not be kept where `RADICAR_BLOBS` says. Tells no credentials. */
export class BlobSettingsRefused extends Schema.TaggedError<BlobSettingsRefused>()("BlobSettingsRefused", {
  where: Schema.Literals(["RADICAR_BLOBS", "AWS_ACCESS_KEY_ID"]),
  message: Schema.String
}) {
  /** No store can be read from the text. */
  static readonly form = new BlobSettingsRefused({
    where: "RADICAR_BLOBS",
    message:
      "RADICAR_BLOBS must be postgres, file:///an/absolute/directory, or s3://bucket/prefix?region=…&endpoint=https://…; " +
      "credentials do not belong there."
  })
  /** A bucket without credentials. */
  static readonly credentials = new BlobSettingsRefused({
    where: "AWS_ACCESS_KEY_ID",
    message: "RADICAR_BLOBS is a bucket, which takes AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY."
  })
  /** A file was written there and read again when the service started, and that went wrong. */
  static readonly unusable = (reason: string) =>
    new BlobSettingsRefused({
      where: "RADICAR_BLOBS",
      message: `The store of RADICAR_BLOBS can not be written and read: ${reason}.`
    })
  /** There are files that were kept in a store which is configured no more. */
  static readonly elsewhere = new BlobSettingsRefused({
    where: "RADICAR_BLOBS",
    message:
      "Files of this database are in a store outside of it. Set RADICAR_BLOBS to that store, or to one that its files were copied to."
  })
}
