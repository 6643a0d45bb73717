/** The authority's signature policy, version 2. Every signature names it (XAdES-EPES). */
export const SignaturePolicy = {
  identifier: "https://facturaelectronica.dian.gov.co/politicadefirma/v2/politicadefirmav2.pdf",
  description: "Política de firma para facturas electrónicas de la República de Colombia.",
  /** Base64 digests of the policy's PDF by digest method. SHA-1 is missing because it is forbidden. */
  digests: {
    "http://www.w3.org/2001/04/xmlenc#sha256": "dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=",
    "http://www.w3.org/2001/04/xmldsig-more#sha384": "EQC0kiWPaAME6IsEZ7WuaTWJ97Zmf6hIO69rMCVURmQxBB9ebgLrjhL5BArQ0a0l",
    "http://www.w3.org/2001/04/xmlenc#sha512":
      "Zcjw1Z9nGQn2j6NyGx8kAaLbOfJGd/fJxRTCeirlqAg7zRG27piJkJOpflGu7XACpMj9hC6dVMcCyzqHxxPZeQ=="
  }
} as const
