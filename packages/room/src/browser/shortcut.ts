/** Ctrl+Alt+I, wherever the focus is. */
export function onShortcut(action: () => void): void {
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
