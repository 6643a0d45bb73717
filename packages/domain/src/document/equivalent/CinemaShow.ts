import { LocalDateFromWire } from "../../time/LocalDate.ts"
import { patternText, text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"

/** The show that a cinema ticket (25) admits to (`ShowroomInformation`; official sample CM001). */
export const CinemaShow = wireStruct("CinemaShow", {
  theatre: text(450, "Name of the theatre."),
  address: text(450, "Address of the theatre."),
  room: text(100, "Number or name of the room."),
  seats: text(100, "How many seats, or which one."),
  title: text(450, "Title of the show or film."),
  location: text(100, "Part of the room."),
  date: LocalDateFromWire,
  time: patternText({
    identifier: "ShowTime",
    pattern: /^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$/u,
    expected: { en: "a time such as 18:30", es: "una hora como 18:30" },
    description: "When the show begins, hh:mm or hh:mm:ss."
  })
})

/** See {@link CinemaShow}. */
export type CinemaShow = typeof CinemaShow.Type
