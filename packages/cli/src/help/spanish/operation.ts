/** Texts of the commands for who runs the service: profiles, doctor, tokens, audit, webhooks. See everywhere.ts. */
export const operation: Readonly<Record<string, string>> = {
  "Profiles: which service, company and token, under a name":
    "Perfiles: qué servicio, compañía y token, bajo un nombre",
  "Make a profile or change what is given of it; the first one is in use at once":
    "Crea un perfil o cambia lo que se indique; el primero queda en uso de inmediato",
  "Name of the profile": "Nombre del perfil",
  "Address of the service": "Dirección del servicio",
  "The company that issues": "La compañía que emite",
  "The provider whose software issues": "El proveedor cuyo software emite",
  "The software as registered at the authority": "El software como está registrado en la DIAN",
  "File with the bearer token; its path is kept": "Archivo con el token; se guarda su ruta",
  "What is filed from now on goes there, for company 7": "Lo que se radique desde ahora va allí, por la compañía 7",
  "Use a profile where no other is named": "Usa un perfil donde no se nombre otro",
  "List the profiles and what they set": "Lista los perfiles y lo que definen",
  "Forget a profile; files that it names stay": "Olvida un perfil; los archivos que nombra se conservan",
  "What the service knows of the tax authority": "Lo que el servicio sabe de la DIAN",
  "Show how the authority does, as far as the service knows from its own calls":
    "Muestra cómo está la DIAN, según las consultas del propio servicio",
  "Find out what is wrong: service, token, clocks, authority, certificate, ranges":
    "Averigua qué está mal: servicio, token, relojes, DIAN, certificado, rangos",
  "Address of the authority's web service, to be asked from here as well":
    "Dirección del servicio web de la DIAN, para consultarla también desde aquí",
  "Ends with 0 when nothing fails": "Termina con 0 si nada falla",
  "Make, list and revoke the bearer tokens of the service": "Crea, lista y revoca los tokens del servicio",
  "Make a bearer token; it is shown this once": "Crea un token; se muestra solo esta vez",
  "What it is for": "Para qué es",
  "With commas: documents:write, documents:read, mails:report, admin; default both for documents":
    "Con comas: documents:write, documents:read, mails:report, admin; por omisión los dos de documentos",
  "Ids of companies it may act for, with commas; * for all; default none":
    "Compañías por las que puede actuar, con comas; * todas; por omisión ninguna",
  "Ids of providers it may act for, with commas; * for all; default none":
    "Proveedores por los que puede actuar, con comas; * todos; por omisión ninguno",
  "Days until it expires; never without": "Días hasta que venza; sin esto, nunca",
  "List the tokens: what they may do, when they were last used": "Lista los tokens: qué pueden, cuándo se usaron",
  "Show what the token with which you ask may do": "Muestra qué puede hacer el token con el que pregunta",
  "Make a token useless from now on": "Invalida un token desde ahora",
  "Id of the token, as `list` shows it": "Identificador del token, como lo muestra `list`",
  "Read the audit log: who did what with which document": "Lee la auditoría: quién hizo qué con qué documento",
  "Everything that fits, a line of JSON for each entry": "Todo lo que coincida, una línea JSON por registro",
  "Export a year": "Exporta un año",
  "Have events posted to a URL, and see what came of it": "Envía eventos a una URL, y muestra qué pasó",
  "Have events posted to a URL; the secret is shown this once":
    "Envía eventos a una URL; el secreto se muestra solo esta vez",
  "Where events are posted: https, on the open internet": "A dónde se envían los eventos: https, en internet",
  "With commas: document.accepted, a family such as document.*, or *":
    "Con comas: document.accepted, una familia como document.*, o *",
  "Ids of companies, with commas; default those of the token": "Compañías, con comas; por omisión las del token",
  "List the webhooks, and whether they take what they get": "Lista los webhooks, y si reciben lo que se les envía",
  "Whether a webhook is enabled, and since when it fails": "Si un webhook está activo, y desde cuándo falla",
  "Id of the webhook, as `list` shows it": "Identificador del webhook, como lo muestra `list`",
  "Change a webhook; what is not stated stays": "Cambia un webhook; lo que no se indique se conserva",
  "Where events are posted from now on": "A dónde se envían los eventos desde ahora",
  "enabled: it gets events, again if it was disabled": "enabled: recibe eventos, de nuevo si estaba inactivo",
  "Remove a webhook with its deliveries, those to come included":
    "Elimina un webhook con sus entregas, incluso las pendientes",
  "Make a new secret; for a day deliveries are signed with both":
    "Crea un secreto nuevo; durante un día las entregas se firman con ambos",
  "Queue a test event for a webhook": "Encola un evento de prueba para un webhook",
  "What was sent to webhooks and what came of it, the newest first":
    "Lo enviado a webhooks y qué pasó, lo más nuevo primero",
  "Id of a delivery, to see every try and what is sent":
    "Identificador de una entrega, para ver cada intento y lo enviado",
  "Only to this webhook": "Solo a este webhook",
  "Only of this state": "Solo con este estado",
  "Only of this event, such as document.accepted": "Solo de este evento, como document.accepted",
  "Send an event again, under the same webhook-id": "Envía de nuevo un evento, con el mismo webhook-id",
  "Id of the delivery": "Identificador de la entrega"
}
