/** Who keeps a lane: an appointment, which no two processes have at once while both live. */
export interface LaneKeeper {
  readonly webhookId: string
  readonly appointmentId: string
}
