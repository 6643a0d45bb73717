/** How the message of a document that is not what its schema wants begins. */
export const schemaSentence = "Regla: ZB01, Rechazo: Fallo en el esquema XML del archivo"
