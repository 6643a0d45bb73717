import { Schema } from "effect"

/** The service can not listen where measurements are to be read. */
export class MetricsAddressRefused extends Schema.TaggedError<MetricsAddressRefused>()("MetricsAddressRefused", {
  code: Schema.String,
  message: Schema.String
}) {
  /** The error of an address. */
  static because(host: string, port: number, error: unknown): MetricsAddressRefused {
    const code = String((error as NodeJS.ErrnoException).code ?? "unknown")
    return new MetricsAddressRefused({
      code,
      message: `METRICS_HOST and METRICS_PORT: nothing can listen at ${host}, port ${port} (${code}).`
    })
  }
}
