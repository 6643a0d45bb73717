/** Ids are UUIDs of version 7, so their order is that of time (RFC 9562 §5.7): the lowest of a moment. */
export const firstIdOf = (at: Date): string => {
  const hex = Math.max(at.getTime(), 0).toString(16).padStart(12, "0")
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7000-8000-000000000000`
}

/** When an id of version 7 was made. */
export const momentOfId = (id: string): Date => new Date(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16))

/** Whether a text is a UUID with hyphens. Only then can a comparison with a column of UUIDs use an index. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu.test(text)
