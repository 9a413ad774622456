import type { Plugin } from 'vite'

const pauseModule = '/src/adapters/pause.ts'
/** What it is in the file that is made of all modules. */
const pause = /^(?:void )?(breath(?:\$\d+)?\(\);)$/gm

/**
 * The shop is one file, and what all its modules do at once the browser would do in one piece, without drawing or
 * answering anybody in between. So the file waits where the pause stands. The bundler is not told: for a module that
 * waits by itself it would make several files of the one.
 */
export function pauses(): Plugin {
  return {
    name: 'statecart-pauses',
    apply: 'build',
    renderChunk(code, { moduleIds, fileName }) {
      if (!moduleIds.some((id) => id.endsWith(pauseModule))) return null
      const paused = withPauses(code)
      if (paused === code) this.error(`${fileName} is evaluated without a pause.`)
      return { code: paused, map: null }
    },
  }
}

export function withPauses(code: string): string {
  return code.replace(pause, 'await $1')
}
