import type { CinemaShow } from "@radicar/domain/document/equivalent/equivalentFields"
import type { XmlWriter } from "../xml/XmlWriter.ts"

/** `ShowroomInformation` (official sample CM001). */
export const cinemaShow = (xml: XmlWriter, show: CinemaShow): void => {
  xml.open("ShowroomInformation")
  xml.leaf("Showroom", show.theatre)
  xml.leaf("ShowroomAddress", show.address)
  xml.open("DataShow")
  xml.leaf("ExhibitionRoom", show.room)
  xml.leaf("TotalChairs", show.seats)
  xml.leaf("NameFunction", show.title)
  xml.leaf("SelectLocation", show.location)
  xml.leaf("DateFunction", show.date)
  xml.leaf("TimeFunction", show.time)
  xml.close("DataShow")
  xml.close("ShowroomInformation")
}
