import { nitCheckDigit } from "@radicar/domain/Nit"
import type { XmlReader } from "../xml/XmlReader.ts"

/** Number and type of an identification. */
export interface ReadIdentity {
  readonly number: string | undefined
  readonly type: string | undefined
}

/** The identification at a path (`cbc:CompanyID`); the check digit of a NIT follows from it. */
export const readIdentity = (xml: XmlReader, path: string): ReadIdentity => {
  const [number, type] = [xml.text(path), xml.text(`${path}/@schemeName`)]
  if (type === "31" && number !== undefined) xml.confirm(`${path}/@schemeID`, nitCheckDigit(number))
  return { number, type }
}

/** Counts an identification as read where it says once more what another has said. */
export const confirmIdentity = (xml: XmlReader, path: string, stated: ReadIdentity): void => {
  const again = readIdentity(xml.glance(), path)
  if (again.number === stated.number && again.type === stated.type) readIdentity(xml, path)
}
