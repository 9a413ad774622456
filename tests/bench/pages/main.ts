import { contenders } from './contenders.ts'
import type { Trial } from './trial.ts'

declare global {
  interface Window {
    /** Makes the contender ready that the address names; the runner then slows the processor and runs it. */
    makeReady(): Promise<void>
    trial?: Trial
  }
}

const asked = new URLSearchParams(location.search)

window.makeReady = async () => {
  const load = contenders[asked.get('work') ?? '']?.[asked.get('with') ?? '']
  const root = document.getElementById('root')
  if (!load || !root) throw new Error(`Nobody does ${location.search}.`)
  const { start } = await load()
  window.trial = await start(root, Number(asked.get('size')))
}
