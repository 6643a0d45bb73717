import type { Operation } from "../operations/Operation.ts"
import { actionOf, operations } from "../operations/operations.ts"
import { namespaces } from "../xml/names.ts"
import { schema, schemaNamespaces } from "./schemas.ts"

const securityPolicy = "http://schemas.xmlsoap.org/ws/2005/07/securitypolicy"

/** Id of the WS-Policy in the WSDL. */
const policyId = "WSHttpBinding_IWcfDianCustomerServices_policy"

const nested = (name: string, content: string): string => `<sp:${name}><wsp:Policy>${content}</wsp:Policy></sp:${name}>`

/**
 * Requirements of the service for requests (ws-security.md §1): TLS without a client certificate, a timestamp, and an
 * X.509 token that signs the header `To`. The sandbox itself listens without TLS.
 */
const policy =
  `<wsp:Policy wsu:Id="${policyId}"><wsp:ExactlyOne><wsp:All xmlns:sp="${securityPolicy}">` +
  nested(
    "TransportBinding",
    nested("TransportToken", '<sp:HttpsToken RequireClientCertificate="false"/>') +
      nested("AlgorithmSuite", "<sp:Basic256Sha256Rsa15/>") +
      nested("Layout", "<sp:Strict/>") +
      "<sp:IncludeTimestamp/>"
  ) +
  nested(
    "EndorsingSupportingTokens",
    `<sp:X509Token sp:IncludeToken="${securityPolicy}/IncludeToken/AlwaysToRecipient"><wsp:Policy><sp:RequireThumbprintReference/><sp:WssX509V3Token10/></wsp:Policy></sp:X509Token>` +
      '<sp:SignedParts><sp:Header Name="To" Namespace="http://www.w3.org/2005/08/addressing"/></sp:SignedParts>'
  ) +
  nested("Wss11", "<sp:MustSupportRefThumbprint/>") +
  nested("Trust10", "<sp:MustSupportIssuedTokens/>") +
  "<wsaw:UsingAddressing/></wsp:All></wsp:ExactlyOne></wsp:Policy>"

const bindingName = "WSHttpBinding_IWcfDianCustomerServices"
const portType = "IWcfDianCustomerServices"
const tempuri = "http://tempuri.org/"

const definitions = (target: string, further: string, content: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><wsdl:definitions targetNamespace="${target}" xmlns:tns="${target}"${further} xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" ` +
  `xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:wsaw="http://www.w3.org/2006/05/addressing/wsdl" xmlns:wsp="http://schemas.xmlsoap.org/ws/2004/09/policy" ` +
  `xmlns:wsu="${namespaces.wsu}" xmlns:soap12="http://schemas.xmlsoap.org/wsdl/soap12/">${content}</wsdl:definitions>`

const message = ({ name }: Operation): string =>
  ["Input", "Output"]
    .map(
      (direction) =>
        `<wsdl:message name="${portType}_${name}_${direction}Message"><wsdl:part name="parameters" element="tns:${name}${direction === "Input" ? "" : "Response"}"/></wsdl:message>`
    )
    .join("")

const abstractOperation = ({ name }: Operation): string =>
  `<wsdl:operation name="${name}"><wsdl:input wsaw:Action="${actionOf(name)}" message="tns:${portType}_${name}_InputMessage"/>` +
  `<wsdl:output wsaw:Action="${actionOf(name)}Response" message="tns:${portType}_${name}_OutputMessage"/></wsdl:operation>`

const boundOperation = ({ name }: Operation): string =>
  `<wsdl:operation name="${name}"><soap12:operation soapAction="${actionOf(name)}" style="document"/>` +
  '<wsdl:input><soap12:body use="literal"/></wsdl:input><wsdl:output><soap12:body use="literal"/></wsdl:output></wsdl:operation>'

const contract = (types: string): string =>
  `<wsdl:types>${types}</wsdl:types>${operations.map(message).join("")}` +
  `<wsdl:portType name="${portType}">${operations.map(abstractOperation).join("")}</wsdl:portType>`

const service = (url: string, contractPrefix: string): string =>
  `<wsdl:binding name="${bindingName}" type="${contractPrefix}:${portType}"><wsp:PolicyReference URI="#${policyId}"/>` +
  `<soap12:binding transport="http://schemas.xmlsoap.org/soap/http"/>${operations.map(boundOperation).join("")}</wsdl:binding>` +
  `<wsdl:service name="WcfDianCustomerServices"><wsdl:port name="${bindingName}" binding="tns:${bindingName}"><soap12:address location="${url}"/></wsdl:port></wsdl:service>`

/**
 * WSDL or schema for the query of the service's address: `wsdl` (binding and service), `wsdl=wsdl0` (operations),
 * `xsd=xsdN` (types), `singleWsdl` (all in one). `undefined` for any other query.
 *
 * In the single document the binding is in the namespace of the operations, because a document has only one namespace.
 */
export const description = (query: string, url: string): string | undefined => {
  const xsd = (index: number): string => `${url}?xsd=xsd${index}`
  const [, number] = /^xsd=xsd(\d+)$/u.exec(query) ?? []
  if (number !== undefined) {
    const index = Number(number)
    return index < schemaNamespaces.length ? `<?xml version="1.0" encoding="utf-8"?>${schema(index, xsd)}` : undefined
  }
  const each = schemaNamespaces.map((namespace, index) => ({ namespace, index }))
  switch (query) {
    case "wsdl":
      return definitions(
        tempuri,
        ` xmlns:i0="${namespaces.wcf}"`,
        `${policy}<wsdl:import namespace="${namespaces.wcf}" location="${url}?wsdl=wsdl0"/>${service(url, "i0")}`
      )
    case "wsdl=wsdl0": {
      const imports = each.map(
        ({ namespace, index }) => `<xs:import schemaLocation="${xsd(index)}" namespace="${namespace}"/>`
      )
      const types = `<xs:schema targetNamespace="${namespaces.wcf}/Imports">${imports.join("")}</xs:schema>`
      return definitions(namespaces.wcf, "", contract(types))
    }
    case "singlewsdl": {
      const types = each.map(({ index }) => schema(index, () => undefined)).join("")
      return definitions(namespaces.wcf, "", policy + contract(types) + service(url, "tns"))
    }
    default:
      return undefined
  }
}
