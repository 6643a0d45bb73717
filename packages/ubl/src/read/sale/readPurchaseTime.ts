import { generationNames } from "../../sale/generationNames.ts"
import { fields, moment } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"

/**
 * When a support document's lines were bought and how they were gathered, which each line says (rule DSFC02a) and the body
 * says once: as the first line has it.
 */
export const readPurchaseTime = (root: XmlReader, line: string) => {
  const periods = root.all(line).map((xml) => xml.at("cac:InvoicePeriod"))
  const date = periods[0]?.peek("cbc:StartDate")
  const code = periods[0]?.peek("cbc:DescriptionCode")
  for (const period of periods) {
    period.confirm("cbc:StartDate", date)
    period.confirm("cbc:DescriptionCode", code)
    if (code !== undefined) period.confirmName("cbc:Description", generationNames.get(code) ?? code)
  }
  const start = moment(date, undefined)
  return { ...(start === undefined ? {} : { Period: fields({ StartDate: start }) }), GenerationCode: code }
}
