/** Gauges that are sampled when metrics are read, with their descriptions. */
export const gauges = {
  radicar_build_info: "1, with version and environment of the process",
  radicar_authority_breaker_state:
    "1 for the current state of an environment's breaker in this process, else 0. closed: the authority is called; open: it is not; half-open: one call at a time",
  radicar_queue_depth: "Unfinished work: open submissions and batches, queued mails, pending deliveries of webhooks",
  radicar_queue_oldest_seconds: "Age of the oldest unfinished work",
  radicar_queue_late_seconds: "Delay of the most overdue job",
  radicar_work_overdue:
    "Work that takes longer than it ever should: documents open for three days, contingencies for 48 hours, uploads that were never queued",
  radicar_job_late_seconds: "Delay of the next run of a regular job",
  radicar_webhooks_disabled: "Webhooks that were disabled because they failed",
  radicar_clock_offset_seconds: "Clock of the process minus the clock of the database",
  radicar_range_numbers_left: "Numbers of an authorised range above the highest that a document bears",
  radicar_range_days_left:
    "Days from today, in Colombia, to the last day of an authorised range; negative when it is over",
  radicar_certificate_days_left: "Days until a stored certificate expires; negative when it has",
  radicar_transport_certificate_days_left:
    "Days until the installation's own certificate expires; negative when it has",
  radicar_database_up:
    "1 if the database answered when the metrics were read, else 0; then the metrics from the database are missing",
  process_resident_memory_bytes: "Resident memory of the process",
  process_cpu_seconds_total: "Processor time of the process since its start",
  process_start_time_seconds: "Start of the process in seconds since the epoch",
  nodejs_heap_size_used_bytes: "Memory that objects use",
  nodejs_eventloop_lag_mean_seconds: "Mean delay of the event loop since the previous reading",
  nodejs_eventloop_lag_p99_seconds: "99th percentile of the delay of the event loop since the previous reading",
  nodejs_eventloop_lag_max_seconds: "Longest delay of the event loop since the previous reading"
} as const satisfies Readonly<Record<string, string>>

/** Name of a gauge. */
export type GaugeName = keyof typeof gauges
