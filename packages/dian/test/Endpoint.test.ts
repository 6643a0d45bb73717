import { describe, expect, it } from "@effect/vitest"
import { Endpoint } from "../src/Endpoint.ts"

describe("Endpoint", () => {
  it("knows the addresses of the published WSDL", () => {
    expect(Endpoint.production.url).toBe("https://vpfe.dian.gov.co/WcfDianCustomerServices.svc")
    expect(Endpoint.production.environment).toBe("production")
    expect(Endpoint.habilitacion.url).toBe("https://vpfe-hab.dian.gov.co/WcfDianCustomerServices.svc")
    expect(Endpoint.habilitacion.environment).toBe("habilitacion")
  })

  it("reaches the authority over TLS only, a stand-in as it likes", () => {
    const url = "http://127.0.0.1:8080/WcfDianCustomerServices.svc"
    expect(Endpoint.sandbox(url).url).toBe(url)
    for (const environment of ["production", "habilitacion"] as const) {
      expect(() => new Endpoint({ url, environment })).toThrow()
      expect(new Endpoint({ url: url.replace("http:", "https:"), environment }).environment).toBe(environment)
    }
    expect(() => Endpoint.sandbox("ftp://host/")).toThrow()
    expect(() => Endpoint.sandbox("")).toThrow()
  })
})
