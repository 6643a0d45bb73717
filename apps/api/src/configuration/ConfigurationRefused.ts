import { Schema } from "effect"
import type { ConfigurationFault } from "./ConfigurationFault.ts"

const Fault = Schema.Struct({ variable: Schema.String, message: Schema.String, found: Schema.String })

/** The environment can not be used: everything that is wrong with it, and no secret. */
export class ConfigurationRefused extends Schema.TaggedError<ConfigurationRefused>()("ConfigurationRefused", {
  faults: Schema.Array(Fault),
  message: Schema.String
}) {
  /** The error of these faults, one a line. */
  static for(faults: ReadonlyArray<ConfigurationFault>): ConfigurationRefused {
    const lines = faults.map(({ found, message }) => `  ${message} ${found}`)
    return new ConfigurationRefused({
      faults,
      message: ["radicar-api is not started, because its configuration can not be used:", ...lines].join("\n")
    })
  }
}
