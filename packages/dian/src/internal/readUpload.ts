import { childElements, type XmlElement } from "@radicar/signature/XmlTree"
import { Result } from "effect"
import type { AuthorityErrorReason } from "../AuthorityErrorReason.ts"
import { UploadAnswer } from "../UploadAnswer.ts"
import { UPLOAD_ENTRY, UPLOAD_RESPONSE } from "./namespaces.ts"
import { fieldsIn, isNil, optional, reading, Unreadable } from "./readFields.ts"

const upload = fieldsIn(UPLOAD_RESPONSE)
const entry = fieldsIn(UPLOAD_ENTRY)

const problemOf = (element: XmlElement) => ({
  message: entry.fieldOf(element, "ProcessedMessage") ?? "",
  ...optional("success", entry.booleanOf(element, "Success")),
  ...optional("documentKey", entry.fieldOf(element, "DocumentKey")),
  ...optional("fileName", entry.fieldOf(element, "XmlFileName"))
})

/** Reads an `UploadDocumentResponse`. One that has neither a key nor a reason for having none says nothing. */
export const readUpload = (result: XmlElement): Result.Result<UploadAnswer, AuthorityErrorReason> => {
  const read = reading(() => {
    const zipKey = upload.fieldOf(result, "ZipKey")
    const problems = childElements(result, UPLOAD_RESPONSE, "ErrorMessageList")
      .filter((element) => !isNil(element))
      .flatMap((element) => childElements(element, UPLOAD_ENTRY, "XmlParamsResponseTrackId"))
      .map(problemOf)
    if (zipKey === undefined && problems.length === 0) throw new Unreadable("it has neither a ZipKey nor a problem")
    return new UploadAnswer({ ...optional("zipKey", zipKey), problems })
  })
  return Result.mapError(read, (detail): AuthorityErrorReason => ({ _tag: "MalformedAnswer", detail }))
}
