const name = "radicar.console.shortcuts"

/** Whether single keys do something: some who dictate or have tremors need them off (WCAG 2.1.4). */
export const hasShortcuts = (): boolean => localStorage.getItem(name) !== "off"

/** Keeps the choice in this browser. */
export const chooseShortcuts = (isOn: boolean): void =>
  isOn ? localStorage.removeItem(name) : localStorage.setItem(name, "off")
