export interface FaultLine {
  id: string
  group: string
  isOn: boolean
}

export interface FaultServices {
  'faults.list'(): readonly FaultLine[]
  /** Faults of one group exclude each other. */
  'faults.switch'(id: string, on: boolean): void
}
