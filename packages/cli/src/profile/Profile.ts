import { Schema } from "effect"

/** Settings of the command line under a name. No secret is among them: of the token only the file that holds it. */
export const Profile = Schema.Struct({
  url: Schema.optionalKey(Schema.String),
  companyId: Schema.optionalKey(Schema.String),
  providerId: Schema.optionalKey(Schema.String),
  softwareId: Schema.optionalKey(Schema.String),
  tokenFile: Schema.optionalKey(Schema.String)
})

/** See {@link Profile}. */
export type Profile = typeof Profile.Type

/** All profiles of a user. */
export const Profiles = Schema.Struct({
  /** The one that holds where none is named. */
  current: Schema.optionalKey(Schema.String),
  profiles: Schema.Record(Schema.String, Profile)
})

/** See {@link Profiles}. */
export type Profiles = typeof Profiles.Type
