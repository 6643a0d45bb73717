import { childElements, type XmlElement } from "@radicar/signature/inner/XmlTree"
import type { Call } from "../Call.ts"
import { contentFile, type SoapOperation, type SoapParameters } from "../SoapRequest.ts"
import {
  fieldsIn,
  isNil,
  ifDefined,
  reading,
  Unreadable,
  UPLOAD_ENTRY,
  UPLOAD_RESPONSE
} from "../internal/readFields.ts"
import { UploadAnswer } from "../UploadAnswer.ts"

/**
 * Makes an operation that uploads a batch. `after` returns parameters to put after the ZIP, if the operation has any.
 */
const uploadOperation = <Request extends BatchRequest>(
  name: string,
  after: (request: Request) => SoapParameters = () => []
): SoapOperation<Request, UploadAnswer> => ({
  name,
  kind: "send",
  parameters: (request) => [["fileName", request.fileName], contentFile(request.content), ...after(request)],
  read: readUpload,
  summary: ({ problems, zipKey }) => ({ uploaded: zipKey === undefined ? "no" : "yes", problems: problems.length })
})

const upload = fieldsIn(UPLOAD_RESPONSE)
const entry = fieldsIn(UPLOAD_ENTRY)

const problemOf = (element: XmlElement) => ({
  message: entry.fieldOf(element, "ProcessedMessage") ?? "",
  ...ifDefined("success", entry.booleanOf(element, "Success")),
  ...ifDefined("documentKey", entry.fieldOf(element, "DocumentKey")),
  ...ifDefined("fileName", entry.fieldOf(element, "XmlFileName"))
})

/** Reads an `UploadDocumentResponse`; fails if it has neither a key nor a problem. */
const readUpload = (result: XmlElement) =>
  reading(() => {
    const zipKey = upload.fieldOf(result, "ZipKey")
    const problems = childElements(result, UPLOAD_RESPONSE, "ErrorMessageList")
      .filter((element) => !isNil(element))
      .flatMap((element) => childElements(element, UPLOAD_ENTRY, "XmlParamsResponseTrackId"))
      .map(problemOf)
    if (zipKey === undefined && problems.length === 0) throw new Unreadable("it has neither a ZipKey nor a problem")
    return new UploadAnswer({ ...ifDefined("zipKey", zipKey), problems })
  })

/** Parameters common to the operations that upload a batch. */
export interface BatchRequest extends Call {
  /** Name of the ZIP, see `zipFileName`. */
  readonly fileName: string
  /** The ZIP with the signed XML documents: at most 50, of one issuer. In practice one document per ZIP works best. */
  readonly content: Uint8Array
}

/** Uploads a batch (WSDL operation `SendBillAsync`); only for issuers that the authority has authorised for batches. */
export const SendBillAsync = uploadOperation<BatchRequest>("SendBillAsync")

/** Parameters of `SendTestSetAsync`. */
export interface SendTestSetAsyncRequest extends BatchRequest {
  /** Id of the test set, as the authority's portal shows it. */
  readonly testSetId: string
}

/** Uploads documents that count for a test set (WSDL operation `SendTestSetAsync`); in the test environment only. */
export const SendTestSetAsync = uploadOperation<SendTestSetAsyncRequest>("SendTestSetAsync", ({ testSetId }) => [
  ["testSetId", testSetId]
])
