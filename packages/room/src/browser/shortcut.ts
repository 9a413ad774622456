/** Calls the action on Ctrl+Alt+I, wherever the focus is. Does nothing during server-side rendering. */
export function onShortcut(action: () => void): void {
  if (typeof document === 'undefined') return
  addEventListener(
    'keydown',
    (event) => {
      if (!(event.ctrlKey && event.altKey && event.code === 'KeyI')) return
      event.preventDefault()
      action()
    },
    { capture: true },
  )
}
