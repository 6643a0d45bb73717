import type { Scope } from "@radicar/contract/CurrentCaller"

/** What is kept of a bearer token. */
export interface TokenRecord {
  /** UUID version 7. */
  readonly id: string
  /** What it is for; empty when nobody has said so. */
  readonly name: string
  /** First characters of the token, to tell it by. */
  readonly prefix: string
  /** SHA-256 of the token, hexadecimal. */
  readonly hash: string
  readonly scopes: ReadonlyArray<Scope>
  /** Companies it may act for: none if empty, all if `*`. */
  readonly companyIds: ReadonlyArray<string>
  /** Providers it may act for: none if empty, all if `*`. */
  readonly providerIds: ReadonlyArray<string>
  readonly createdAt: Date
  readonly expiresAt: Date | undefined
  readonly revokedAt: Date | undefined
  /** To the minute. */
  readonly lastUsedAt: Date | undefined
}

/** A token to be kept. Without `expiresAt` it does not expire. */
export interface NewToken extends Omit<TokenRecord, "id" | "createdAt" | "expiresAt" | "revokedAt" | "lastUsedAt"> {
  /** Absent: a new one. What is known under the hash keeps its own. */
  readonly id?: string
  readonly expiresAt?: Date
}
