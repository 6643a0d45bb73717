import { fields, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"

/** The place of work or of the employer; the attributes of either begin with `prefix`. */
export const readPlace = (xml: XmlReader, prefix: string): Wire =>
  fields({
    Address: xml.text(`@${prefix}Direccion`),
    CityCode: xml.text(`@${prefix}MunicipioCiudad`),
    SubentityCode: xml.text(`@${prefix}DepartamentoEstado`),
    CountryCode: xml.text(`@${prefix}Pais`)
  })
