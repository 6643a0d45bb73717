import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import type { XmlWriter } from "../xml/XmlWriter.ts"
import type { SaleShape } from "./SaleShape.ts"

const currencyList = ` listAgencyID="6" listAgencyName="United Nations Economic Commission for Europe" listID="ISO 4217 Alpha"`

/** From `cbc:UBLVersionID` to `cbc:LineCountNumeric` (rules FAD*). */
export const saleHeader = (xml: XmlWriter, shape: SaleShape, checked: CheckedSale, key: DocumentKey): void => {
  const { document, environment } = checked
  xml.plain("cbc:UBLVersionID", "UBL 2.1")
  xml.leaf("cbc:CustomizationID", checked.operationCode)
  xml.plain("cbc:ProfileID", shape.profile)
  xml.plain("cbc:ProfileExecutionID", environment)
  xml.leaf("cbc:ID", checked.id)
  xml.plain("cbc:UUID", key.value, ` schemeID="${environment}" schemeName="${key.scheme}"`)
  xml.leaf("cbc:IssueDate", document.date.date)
  xml.leaf("cbc:IssueTime", document.date.timeWithOffset)
  if (shape.dueDate) xml.optionalLeaf("cbc:DueDate", document.dueDate)
  if (shape.typeCode !== undefined) xml.leaf(shape.typeCode, document.typeCode)
  xml.optionalLeaf("cbc:Note", document.note)
  xml.optionalLeaf("cbc:TaxPointDate", document.taxPointDate)
  xml.leaf("cbc:DocumentCurrencyCode", document.currencyCode, currencyList)
  xml.optionalLeaf("cbc:AccountingCostCode", document.accountingCostCode)
  xml.optionalLeaf("cbc:AccountingCost", document.accountingCost)
  xml.plain("cbc:LineCountNumeric", String(document.items.length))
}
