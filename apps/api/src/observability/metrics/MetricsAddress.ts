/** Where measurements are read, without a token: an address of the installation's inside. */
export interface MetricsAddress {
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
}
