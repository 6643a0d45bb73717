import { hash } from "node:crypto"

/** What is kept of a bearer token: SHA-256 in hexadecimal. Tokens are random, so no salt is needed. */
export const tokenHash = (token: string): string => hash("sha256", token, "hex")
