export { listZip, looksLikeZip, unzip, type UnzipOptions } from "./unzip.ts"
export { deflate, zip, zipDeflated, zipFiles, zipSync, ZipWriter } from "./zip.ts"
export type { ZipEntry } from "./ZipEntry.ts"
export { ZipError, ZipErrorReason } from "./ZipError.ts"
