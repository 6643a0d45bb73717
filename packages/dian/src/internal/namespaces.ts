/** Namespaces of the authority's answers (WSDL, UBL 2.1). */
export const SOAP = "http://www.w3.org/2003/05/soap-envelope"
export const SERVICE = "http://wcf.dian.colombia"
export const DIAN_RESPONSE = "http://schemas.datacontract.org/2004/07/DianResponse"
export const ARRAYS = "http://schemas.microsoft.com/2003/10/Serialization/Arrays"
export const SCHEMA_INSTANCE = "http://www.w3.org/2001/XMLSchema-instance"
export const APPLICATION_RESPONSE = "urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2"
export const AGGREGATE = "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
export const BASIC = "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"
