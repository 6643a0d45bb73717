import { bare } from "./schemas.ts"

// Replaces `wire/wireSchemas.ts` where a package needs no Effect: its schemas carry readers, and decode nothing.

export const leafSchema = () => bare

export const oneOrMoreSchema = () => bare

export const structSchema = () => bare
