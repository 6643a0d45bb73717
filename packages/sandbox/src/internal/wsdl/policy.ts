const securityPolicy = "http://schemas.xmlsoap.org/ws/2005/07/securitypolicy"

/** Id of the policy in its document. */
export const policyId = "WSHttpBinding_IWcfDianCustomerServices_policy"

const nested = (name: string, content: string): string => `<sp:${name}><wsp:Policy>${content}</wsp:Policy></sp:${name}>`

/**
 * What the service demands of requests (ws-security.md §1): TLS without a client certificate, a timestamp, and an X.509
 * token that signs the header `To`. The sandbox itself listens without TLS.
 */
export const policy =
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
