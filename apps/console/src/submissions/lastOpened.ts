let opened: string | undefined

/** Notes which row somebody has opened, so that coming back leads to it. */
export const rememberOpened = (id: string): void => {
  opened = id
}

/** The row that was opened last, once. */
export const takeOpened = (): string | undefined => {
  const id = opened
  opened = undefined
  return id
}
