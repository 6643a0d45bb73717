/** Id of the region whose changes screen readers announce. */
export const announcerId = "announcer"

/** Makes screen readers announce a change that is visible on the page. */
export const announce = (text: string): void => {
  const region = document.querySelector(`#${announcerId}`)
  if (region !== null) region.textContent = text
}
