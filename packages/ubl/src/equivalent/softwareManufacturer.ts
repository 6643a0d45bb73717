import type { SoftwareManufacturer } from "@radicar/domain/document/equivalent/equivalentFields"
import type { XmlWriter } from "../xml/XmlWriter.ts"
import { namedValues } from "./namedValues.ts"

/** `FabricanteSoftware` (annex DEE 1.0, rules DEAB41 to DEAB46). */
export const softwareManufacturer = (xml: XmlWriter, { company, name, softwareName }: SoftwareManufacturer): void => {
  xml.open("FabricanteSoftware")
  xml.open("InformacionDelFabricanteDelSoftware")
  namedValues(xml, [
    ["NombreApellido", name],
    ["RazonSocial", company],
    ["NombreSoftware", softwareName]
  ])
  xml.close("InformacionDelFabricanteDelSoftware")
  xml.close("FabricanteSoftware")
}
