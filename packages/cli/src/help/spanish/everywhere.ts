/** Texts of flags and arguments that many commands have, in Spanish by what they are in English. */
export const everywhere: Readonly<Record<string, string>> = {
  "Show help information": "Muestra la ayuda",
  "Show version information": "Muestra la versión",
  "Print shell completion script": "Imprime el script de autocompletado",
  "auto (default): table on a terminal, JSON otherwise; ndjson: one line per item; text: table":
    "auto (por omisión): tabla en una terminal, si no JSON; ndjson: una línea por elemento; text: tabla",
  "Language of messages; default from LC_ALL or LANG":
    "Idioma de los mensajes y de la ayuda; por omisión el de LC_ALL o LANG",
  "Settings of radicar profile (env RADICAR_PROFILE)": "Configuración de radicar profile (variable RADICAR_PROFILE)",
  "JSON body of the document": "Cuerpo JSON del documento",
  "JSON body of a document": "Cuerpo JSON de un documento",
  "Address of the service (env RADICAR_URL); default http://127.0.0.1:8080":
    "Dirección del servicio (variable RADICAR_URL); por omisión http://127.0.0.1:8080",
  "File with the bearer token (env RADICAR_TOKEN_FILE; RADICAR_TOKEN holds the token itself)":
    "Archivo con el token (variable RADICAR_TOKEN_FILE; RADICAR_TOKEN contiene el token mismo)",
  "The company that issues (env RADICAR_COMPANY_ID); default 1":
    "La compañía que emite (variable RADICAR_COMPANY_ID); por omisión 1",
  "The provider whose software issues (env RADICAR_PROVIDER_ID); default 1":
    "El proveedor cuyo software emite (variable RADICAR_PROVIDER_ID); por omisión 1",
  "Files to the authority's test environment instead of the company's own":
    "Radica en el ambiente de pruebas de la DIAN en lugar del propio de la compañía",
  "Asks the authority's test environment instead of the company's own":
    "Consulta el ambiente de pruebas de la DIAN en lugar del propio de la compañía",
  "Issues a new invoice in contingency (04) while the authority is proven to be down":
    "Emite una factura nueva en contingencia (04) mientras conste que la DIAN no responde",
  "The same key with another document is refused": "La misma llave con otro documento se rechaza",
  "PKCS#12 file (.p12, .pfx) of the company that signs": "Archivo PKCS#12 (.p12, .pfx) de la compañía que firma",
  "File with its password; else env RADICAR_CERTIFICATE_PASSWORD, else a prompt":
    "Archivo con su contraseña; si no, la variable RADICAR_CERTIFICATE_PASSWORD; si no, se pregunta",
  "PKCS#12 file of who asks; else the stored one that env RADICAR_CERTIFICATE_TOKEN names":
    "Archivo PKCS#12 de quien consulta; si no, el guardado que nombra RADICAR_CERTIFICATE_TOKEN",
  "Writes to this file instead of standard output": "Escribe en este archivo y no en la salida estándar",
  "File with the software's pin (env RADICAR_SOFTWARE_PIN holds the pin itself)":
    "Archivo con el pin del software (la variable RADICAR_SOFTWARE_PIN contiene el pin mismo)",
  "Id of the registered software (env RADICAR_SOFTWARE_ID)":
    "Identificador del software registrado (variable RADICAR_SOFTWARE_ID)",
  "File with the range's technical key (env RADICAR_TECHNICAL_KEY holds the key itself)":
    "Archivo con la clave técnica del rango (la variable RADICAR_TECHNICAL_KEY contiene la clave misma)",
  "Where the document is meant for; default sandbox": "A dónde va el documento; por omisión sandbox",
  "Recorded at or after, such as 2026-01-15": "Registrado desde, como 2026-01-15",
  "Recorded before": "Registrado antes de",
  "How many at most: 1 to 200; default 50, as ndjson all":
    "Cuántos a lo sumo: 1 a 200; por omisión 50, en ndjson todos",
  "`next` of the page before": "`next` de la página anterior",
  "Only of this company": "Solo de esta compañía",
  "With a service on this machine; asks for the certificate's password":
    "Con un servicio en esta máquina; pregunta la contraseña del certificado",
  "With a service elsewhere": "Con un servicio en otra parte",
  "Asks for the certificate's password": "Pregunta la contraseña del certificado",
  "Asks for the password": "Pregunta la contraseña",
  "With a token that has the scope admin": "Con un token que tenga el permiso admin",
  "Asked with a token that has the scope admin": "Se pide con un token que tenga el permiso admin"
}
