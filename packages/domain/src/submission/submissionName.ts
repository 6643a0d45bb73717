/**
 * The name of a submission: `face_f`, the prefix, the issuer's identification and the number, both padded with zeros to
 * ten digits: `face_fSETP09003731150990000001`.
 */
export const submissionName = (document: {
  readonly prefix: string
  readonly issuer: string
  readonly number: number
}): string => `face_f${document.prefix}${document.issuer.padStart(10, "0")}${String(document.number).padStart(10, "0")}`
