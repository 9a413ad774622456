/**
 * Ends this process when the shell that npm started it in is gone: npm passes a signal on to that shell alone, and a
 * server left behind would keep its port.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  watchParent(
    () => process.ppid,
    () => process.kill(process.pid, 'SIGTERM'),
  )
}

/**
 * @param {() => number} parentNow
 * @param {() => void} end
 * @param {number} [milliseconds]
 */
export function watchParent(parentNow, end, milliseconds = 250) {
  const parent = parentNow()
  const watch = setInterval(() => {
    if (parentNow() === parent) return
    clearInterval(watch)
    end()
  }, milliseconds)
  watch.unref()
}
