import { Schema } from "effect"
import { RecordedProof } from "../AnswerProof.ts"
import { SubmissionStep } from "../SubmissionsGroup.ts"
import { evidencePaths, missingReasons } from "./evidenceParts.ts"

const sha256 = Schema.String.check(Schema.isPattern(/^[0-9a-f]{64}$/u, { expected: "64 hexadecimal digits" }))
const path = Schema.Literals(evidencePaths)

/** A file of a bundle. */
export const EvidenceFile = Schema.Struct({
  path,
  mediaType: Schema.String,
  description: Schema.String,
  /** Size in octets. */
  size: Schema.Int,
  /** SHA-256 of the file, hexadecimal. */
  sha256,
  /** The name of the file outside of the bundle, if it has one. */
  fileName: Schema.optionalKey(Schema.String)
})

/** A value of the schema {@link EvidenceFile}. */
export type EvidenceFile = typeof EvidenceFile.Type

/**
 * `manifest.json` of an evidence bundle: its submission, every file with its digest, and missing files with reasons. It
 * describes the files but does not prove their origin; their signatures do.
 */
export const EvidenceManifest = Schema.Struct({
  format: Schema.Literal("radicar-evidence"),
  version: Schema.Literal(1),
  /** Name and version of the software that made the bundle. */
  software: Schema.String,
  /** The time of the last step of the submission, ISO 8601, UTC. A bundle contains the facts known at that time. */
  created: Schema.String,
  submission: Schema.Struct({
    submissionId: Schema.String,
    state: SubmissionStep.fields.to,
    operation: Schema.String,
    environment: Schema.Literals(["sandbox", "habilitacion", "production"]),
    issuerNit: Schema.String,
    documentType: Schema.String,
    /** Number of the document, with its prefix. */
    number: Schema.String,
    documentKey: Schema.String,
    keyScheme: Schema.String,
    /** Time at which the service recorded the document, ISO 8601, UTC. */
    recorded: Schema.String,
    answered: Schema.optionalKey(Schema.String),
    /** Proof that the authority signed its answer, as of the time in `created`. */
    proof: Schema.optionalKey(RecordedProof)
  }),
  files: Schema.Array(EvidenceFile),
  missing: Schema.Array(Schema.Struct({ path, reason: Schema.Literals(missingReasons) })),
  /** SHA-256 of the manifest itself, hexadecimal, with 64 zeros in this place. It is the last field. */
  manifestSha256: sha256
})

/** A value of the schema {@link EvidenceManifest}. */
export type EvidenceManifest = typeof EvidenceManifest.Type
