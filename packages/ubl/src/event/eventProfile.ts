/** `cbc:ProfileID` of an event in the form of the official samples; the rule AAD03 is also quoted without "la". */
export const eventProfile = "DIAN 2.1: ApplicationResponse de la Factura Electrónica de Venta"
