const shortest = 20

/** A document key as it is looked up: in lower case. `undefined` when it is too short to be one. */
export const readTrackId = (value: string | undefined): string | undefined => {
  const trackId = (value ?? "").trim().toLowerCase()
  return trackId.length < shortest ? undefined : trackId
}
