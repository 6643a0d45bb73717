import type { DigestAlgorithm } from "../../xml/canonicalize.ts"

/** Digests of the signature policy, version 2, by algorithm (xades.md §6). */
export const policyDigests: Readonly<Record<DigestAlgorithm, string>> = {
  sha256: "dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=",
  sha384: "EQC0kiWPaAME6IsEZ7WuaTWJ97Zmf6hIO69rMCVURmQxBB9ebgLrjhL5BArQ0a0l",
  sha512: "Zcjw1Z9nGQn2j6NyGx8kAaLbOfJGd/fJxRTCeirlqAg7zRG27piJkJOpflGu7XACpMj9hC6dVMcCyzqHxxPZeQ=="
}
