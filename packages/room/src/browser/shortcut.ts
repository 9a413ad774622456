/** Ctrl+Alt+I, wherever the focus is; a server that renders a page has no keys. */
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
