export { checkZip, listZip, looksLikeZip, streamZip, unzip, type UnzipOptions, type ZipStream } from "./unzip.ts"
export {
  deflate,
  deflatePart,
  emptyFile,
  type FilePart,
  type FileSoFar,
  zip,
  zipDeflated,
  zipFiles,
  zipSync,
  ZipWriter
} from "./zip.ts"
export type { ZipEntry } from "./ZipEntry.ts"
export { ZipError, ZipErrorReason } from "./ZipError.ts"
