import type { Dependency } from "./outages.ts"

/** The database. A read-only server still answers reads, so an answer alone does not end its outage. */
export const databaseDependency: Dependency = {
  name: "database",
  quietMillis: 5000,
  away: {
    en: "The database does not answer, or cannot be written: callers get 503 with Retry-After, and nothing recorded is lost. Look at the server that DATABASE_URL names; the service continues by itself",
    es: "La base de datos no responde, o no admite escritura: quienes llaman reciben 503 con Retry-After, y no se pierde nada de lo guardado. Revise el servidor que indica DATABASE_URL; el servicio continúa por sí mismo"
  },
  back: { en: "The database answers again", es: "La base de datos responde de nuevo" }
}

/** The store of files outside of the database. */
export const storeDependency: Dependency = {
  name: "store",
  quietMillis: 0,
  away: {
    en: "The store of files does not answer: callers get 503 with Retry-After, and nothing recorded is lost. Look at the store that RADICAR_BLOBS names; the service continues by itself",
    es: "El almacén de archivos no responde: quienes llaman reciben 503 con Retry-After, y no se pierde nada de lo guardado. Revise el almacén que indica RADICAR_BLOBS; el servicio continúa por sí mismo"
  },
  back: { en: "The store of files answers again", es: "El almacén de archivos responde de nuevo" }
}

/** An environment of the authority, whose circuit breaker decides when it is away. */
export const authorityDependency = (environment: string): Dependency => ({
  name: `authority ${environment}`,
  quietMillis: 0,
  away: {
    en: "The authority does not answer: calls are suspended. Filings are recorded and answered as pending, queries get 503. Nothing has to be done: the service asks again by itself, and files what is pending",
    es: "La DIAN no responde: se suspenden las llamadas. Las radicaciones se guardan y se responden como pendientes, las consultas reciben 503. No hay que hacer nada: el servicio pregunta de nuevo por sí mismo y radica lo pendiente"
  },
  back: { en: "The authority answers again", es: "La DIAN responde de nuevo" }
})

/** A mail server, by its host. */
export const mailDependency = (host: string): Dependency => ({
  name: `mail server ${host}`,
  quietMillis: 0,
  away: {
    en: "The mail server does not answer, or does not take mails: mails wait and are tried again for more than a day; callers notice nothing. Look at the server and its login",
    es: "El servidor de correo no responde, o no recibe correos: los correos esperan y se intentan de nuevo por más de un día; quienes llaman no notan nada. Revise el servidor y su inicio de sesión"
  },
  back: { en: "The mail server takes mails again", es: "El servidor de correo recibe correos de nuevo" }
})
