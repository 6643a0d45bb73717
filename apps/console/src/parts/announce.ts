/** Id of the region that screen readers read out when it changes. */
export const announcerId = "announcer"

/** Has screen readers say something that eyes see anyway. */
export const announce = (text: string): void => {
  const region = document.querySelector(`#${announcerId}`)
  if (region !== null) region.textContent = text
}
