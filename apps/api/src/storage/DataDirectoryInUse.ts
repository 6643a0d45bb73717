import { Schema } from "effect"

/** Another process works with the data directory. The embedded database serves one process at a time. */
export class DataDirectoryInUse extends Schema.TaggedError<DataDirectoryInUse>()("DataDirectoryInUse", {
  directory: Schema.String,
  message: Schema.String
}) {
  /** The error for `directory`. */
  static at(directory: string): DataDirectoryInUse {
    const message =
      `Another process uses the data directory ${directory}. ` +
      "Stop it, choose another one (RADICAR_DATA_DIR), or share a Postgres (DATABASE_URL)."
    return new DataDirectoryInUse({ directory, message })
  }
}
