import { Schema } from "effect"

const Environment = Schema.Literals(["sandbox", "habilitacion", "production"])

const Url = Schema.String.check(Schema.isPattern(/^https?:\/\/[^\s]+$/u, { expected: "an absolute http(s) address" }))

const overTls = Schema.makeFilter<{ readonly url: string; readonly environment: string }>((endpoint) =>
  endpoint.environment === "sandbox" || endpoint.url.startsWith("https://")
    ? undefined
    : "calls to the authority require https"
)

/**
 * Target of a request: the address of a web service `WcfDianCustomerServices` and the environment it belongs to.
 *
 * `habilitacion` is the authority's own test environment, `sandbox` a stand-in at any address. Only a sandbox may be
 * reached without TLS: the SOAP body is not signed, so only TLS protects its integrity.
 */
export class Endpoint extends Schema.Class<Endpoint>("@radicar/dian/inner/Endpoint")(
  Schema.Struct({ url: Url, environment: Environment }).check(overTls)
) {
  /** The authority's test environment (address of the published WSDL). */
  static readonly habilitacion = new Endpoint({
    url: "https://vpfe-hab.dian.gov.co/WcfDianCustomerServices.svc",
    environment: "habilitacion"
  })

  /** The environment whose answers have legal effect (address of the published WSDL). */
  static readonly production = new Endpoint({
    url: "https://vpfe.dian.gov.co/WcfDianCustomerServices.svc",
    environment: "production"
  })

  /** A stand-in for the authority at `url`. */
  static sandbox(url: string): Endpoint {
    return new Endpoint({ url, environment: "sandbox" })
  }
}
