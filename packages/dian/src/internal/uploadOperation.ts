import type { BatchRequest } from "../operations/BatchRequest.ts"
import type { SoapParameters } from "../SoapRequest.ts"
import type { UploadAnswer } from "../UploadAnswer.ts"
import { contentFile } from "./contentFile.ts"
import type { Operation } from "./Operation.ts"
import { readUpload } from "./readUpload.ts"

/** An operation that uploads a batch; `after` are the parameters behind the ZIP, which the WSDL gives to one of them. */
export const uploadOperation = <Request extends BatchRequest>(
  name: string,
  after: (request: Request) => SoapParameters = () => []
): Operation<Request, UploadAnswer> => ({
  name,
  kind: "send",
  parameters: (request) => [["fileName", request.fileName], contentFile(request.content), ...after(request)],
  read: readUpload,
  summary: ({ problems, zipKey }) => ({ uploaded: zipKey === undefined ? "no" : "yes", problems: problems.length })
})
