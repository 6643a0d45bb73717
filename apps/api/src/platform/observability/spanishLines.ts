/** Spanish texts of the log's lines, by the English ones that programs read. `{}` stands for a part that differs. */
const spanishLines: Readonly<Record<string, string>> = {
  "radicar is listening": "radicar está escuchando",
  "There are no trust anchors, so no answer is proven to be the authority's: set RADICAR_TRUST_ANCHORS":
    "No hay anclas de confianza; por eso no queda probado que una respuesta sea de la DIAN: defina RADICAR_TRUST_ANCHORS",
  "There are no trust anchors, so no verdict can be proven and every submission stays open: set RADICAR_TRUST_ANCHORS":
    "No hay anclas de confianza; por eso no se puede probar ningún veredicto y toda radicación queda abierta: defina RADICAR_TRUST_ANCHORS",
  "There are no trust anchors of signers: certificates are matched by name only, and a tenant can take numbers of another: set RADICAR_SIGNER_ANCHORS":
    "No hay anclas de confianza para quienes firman: los certificados se comparan solo por nombre, y una compañía puede tomar números de otra: defina RADICAR_SIGNER_ANCHORS",
  "Trust anchors of a sandbox are ignored": "No se tienen en cuenta las anclas de confianza de un sandbox",
  "RADICAR_MASTER_KEY is not set, so no certificate is retained: a document whose outcome is open waits until its caller posts it again.":
    "RADICAR_MASTER_KEY no está definida; por eso no se conserva ningún certificado: un documento sin resultado espera hasta que se envíe de nuevo.",
  "Others on this machine can read the data directory: its permissions cannot be changed":
    "Otros en esta máquina pueden leer la carpeta de datos: no se pueden cambiar sus permisos",
  "The data directory cannot be read": "No se puede leer la carpeta de datos",
  "The database cannot be reached yet": "Aún no se alcanza la base de datos",
  "The database connection was lost during the start; the start is repeated":
    "Se perdió la conexión con la base de datos durante el arranque; el arranque se repite",
  "The database has migration {} of a newer version; this version knows {} and serves nonetheless.":
    "La base de datos tiene la migración {} de una versión más nueva; esta versión conoce {} y atiende de todos modos.",
  "The database is Postgres {}. This version of the service is tested on {} to {}.":
    "La base de datos es Postgres {}. Esta versión del servicio se prueba con las versiones {} a {}.",
  "The database is behind a connection pooler, so statements are not prepared by name; see RADICAR_DATABASE_PREPARE.":
    "La base de datos está detrás de un pooler de conexiones; por eso las sentencias no se preparan con nombre; vea RADICAR_DATABASE_PREPARE.",
  "Partitions of further months were created": "Se crearon particiones de más meses",
  "Partitions of further months could not be created": "No se pudieron crear particiones de más meses",
  "A process of the service is ready": "Un proceso del servicio está listo",
  "A process of the service has ended and is replaced": "Un proceso del servicio terminó y se reemplaza",
  "This process runs the background jobs of all processes":
    "Este proceso ejecuta los trabajos de fondo de todos los procesos",
  "The jobs could not be started": "No se pudieron iniciar los trabajos",
  "Open work could not be followed up": "No se pudo seguir el trabajo abierto",
  "A request was answered": "Se respondió una solicitud",
  "A request failed unexpectedly": "Una solicitud falló de forma inesperada",
  "A login failed": "Falló un inicio de sesión",
  "Unknown tokens from an address are temporarily refused":
    "Se rechazan por un tiempo los tokens desconocidos de una dirección",
  "The keys of the OpenID issuer were not fetched": "No se trajeron las claves del emisor OpenID",
  "Measurements cannot be read": "No se pueden leer las mediciones",
  "Measurements cannot be read from the database": "No se pueden leer las mediciones de la base de datos",
  'read the secret "{}", which another RADICAR_MASTER_KEY encrypted (add that key behind the first): UnknownKey':
    "leer el secreto «{}», que cifró otra RADICAR_MASTER_KEY (agregue esa llave después de la primera): UnknownKey",
  "Stored secrets cannot be read": "No se pueden leer los secretos guardados",
  "A stored certificate cannot be read": "No se puede leer un certificado guardado",
  "A retained certificate cannot be read": "No se puede leer un certificado conservado",
  "Stored certificates were encrypted again": "Los certificados guardados se cifraron de nuevo",
  "The secret of a webhook cannot be read": "No se puede leer el secreto de un webhook",
  "Watching certificates failed": "Falló la vigilancia de los certificados",
  "Watching the authority failed": "Falló la vigilancia de la DIAN",
  "Watching the work failed": "Falló la vigilancia del trabajo",
  "The authority does not answer: calls are suspended": "La DIAN no responde: se suspenden las llamadas",
  "The authority answers again": "La DIAN responde de nuevo",
  "The authority gave no answer": "La DIAN no dio respuesta",
  "A company is bound to the NIT of the first document that it files":
    "Una compañía queda ligada al NIT del primer documento que radica",
  "An open filing was settled": "Una radicación abierta quedó resuelta",
  "An open filing waits for its caller: no certificate is retained":
    "Una radicación abierta espera a quien la envió: no se conserva ningún certificado",
  "An open batch was settled": "Un lote abierto quedó resuelto",
  "An open batch waits for its caller: no certificate is retained":
    "Un lote abierto espera a quien lo envió: no se conserva ningún certificado",
  "Leases could not be extended": "No se pudieron prolongar las reservas",
  "A container could not be stored": "No se pudo guardar un contenedor",
  "An exchange could not be stored": "No se pudo guardar un intercambio con la DIAN",
  "The facts of a recorded document cannot be read": "No se pueden leer los datos de un documento registrado",
  "Facts of earlier documents could not be read": "No se pudieron leer los datos de documentos anteriores",
  "The inbox could not be looked through": "No se pudo revisar la bandeja de entrada",
  "An export failed": "Falló una exportación",
  "The picture of ImageUrl cannot be printed": "No se puede imprimir la imagen de ImageUrl",
  "ImageUrl was not fetched": "No se trajo ImageUrl",
  "The list of addresses was fetched": "Se trajo la lista de direcciones",
  "The list of addresses has no known columns": "La lista de direcciones no tiene columnas conocidas",
  "The list of addresses is unavailable": "La lista de direcciones no está disponible",
  "The certificate may not query the list of addresses": "El certificado no puede consultar la lista de direcciones",
  "A mail was sent": "Se envió un correo",
  "A mail was not accepted for every receiver": "Un correo no se aceptó para todos los destinatarios",
  "A mail bounced": "Un correo fue devuelto",
  "An event was not accepted": "No se aceptó un evento",
  "Posting an event failed": "Falló el envío de un evento",
  "Posting events failed": "Falló el envío de eventos",
  "Documents were erased at the end of their retention": "Se eliminaron documentos al final de su conservación",
  "Erased files are still in their store": "Hay archivos eliminados que siguen en su almacén",
  "Due data could not be erased": "No se pudieron eliminar los datos vencidos",
  "A queue is processed again": "Una cola avanza de nuevo",
  "A regular job has succeeded again": "Un trabajo periódico terminó bien de nuevo",
  "ALERT: a queue has stalled; check that a process runs and is not busy":
    "ALERT: una cola se detuvo; revise que un proceso funcione y no esté ocupado",
  "ALERT: a regular job has not succeeded; check the process that runs the jobs":
    "ALERT: un trabajo periódico no ha terminado bien; revise el proceso que ejecuta los trabajos",
  "ALERT: a filing has been open for three days; check the authority's portal, then retry it":
    "ALERT: una radicación lleva tres días abierta; consulte el portal de la DIAN y reinténtela",
  "ALERT: a document of a contingency has not been transmitted for 48 hours":
    "ALERT: un documento de una contingencia lleva 48 horas sin transmitirse",
  "ALERT: the outcome of a filing is still open; query the authority by its key":
    "ALERT: el resultado de una radicación sigue abierto; consulte a la DIAN con su clave",
  "ALERT: a batch has stalled; upload its documents again, or query each by its key":
    "ALERT: un lote se detuvo; envíe de nuevo sus documentos, o consulte cada uno con su clave",
  "ALERT: an answer needs review": "ALERT: una respuesta necesita revisión",
  "ALERT: a webhook was disabled": "ALERT: un webhook quedó deshabilitado",
  "ALERT: a job of the {} runs for the last time": "ALERT: un trabajo de {} se ejecuta por última vez"
}

const patterns = Object.entries(spanishLines)
  .filter(([english]) => english.includes("{}"))
  .map(([english, spanish]) => {
    const parts = english.split("{}").map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
    return { form: new RegExp(`^${parts.join("(.+)")}$`, "u"), spanish }
  })

/** The Spanish text of a line; the line itself if it has none. */
export const spanishLine = (english: string): string => {
  const fixed = spanishLines[english]
  if (fixed !== undefined) return fixed
  for (const { form, spanish } of patterns) {
    const found = form.exec(english)?.slice(1)
    if (found !== undefined) return spanish.replaceAll("{}", () => found.shift() ?? "")
  }
  return english
}
