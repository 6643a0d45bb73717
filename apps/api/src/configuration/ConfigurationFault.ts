/** What is wrong with one variable. */
export interface ConfigurationFault {
  readonly variable: string
  /** What must stand there. Begins with the variable's name and ends with a full stop. */
  readonly message: string
  /** What stands there, without secrets. */
  readonly found: string
}
