import { describe, expect, it } from "@effect/vitest"
import { Schema } from "effect"
import { XmlDocument, type XmlElement } from "libxml2-wasm"
import { soapRequest, unsendableParameter } from "../src/SoapRequest.ts"

const WCF = "http://wcf.dian.colombia"

/** Parameters as a conforming XML parser reads them from the body. */
const readBack = (body: string): ReadonlyArray<readonly [string, string]> => {
  using document = XmlDocument.fromString(body.replace(">", ` xmlns:wcf="${WCF}">`))
  return document.find("/*/*").map((node) => [(node as XmlElement).name, (node as XmlElement).content])
}

describe("soapRequest", () => {
  it("is the skeleton of the WSDL", () => {
    const request = soapRequest("SendBillSync", [
      ["fileName", "z0900373115000260000000A.zip"],
      ["contentFile", "UEsDBA=="]
    ])
    expect(request.action).toBe("http://wcf.dian.colombia/IWcfDianCustomerServices/SendBillSync")
    expect(request.body).toBe(
      "<wcf:SendBillSync><wcf:fileName>z0900373115000260000000A.zip</wcf:fileName><wcf:contentFile>UEsDBA==</wcf:contentFile></wcf:SendBillSync>"
    )
    expect(request.contentType).toBe(
      'application/soap+xml; charset=utf-8; action="http://wcf.dian.colombia/IWcfDianCustomerServices/SendBillSync"'
    )
  })

  it.prop("carries every text that XML can carry, unchanged", { text: Schema.String }, ({ text }) => {
    const parameters = [["trackId", `<&>"'\r\n]]>${text}`]] as const
    if (unsendableParameter(parameters) === undefined) {
      expect(readBack(soapRequest("GetStatus", parameters).body)).toEqual(parameters)
    }
  })

  it("names the parameter XML cannot carry", () => {
    for (const text of ["a\u0000b", "\u001b", "\ud800", "\uffff"]) {
      expect(
        unsendableParameter([
          ["fileName", "a.zip"],
          ["trackId", text]
        ])
      ).toBe("trackId")
    }
    expect(unsendableParameter([["trackId", "tab\tline\ncr\r 😀 \ufffd"]])).toBeUndefined()
  })
})
