/**
 * Calls the action on Ctrl+Alt+I, wherever the focus is. AltGr, which Windows reports as Ctrl+Alt, types a character
 * instead. Does nothing during server-side rendering. Returns a function that ends this.
 */
export function onShortcut(action: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey && event.altKey && event.code === 'KeyI')) return
    if (event.getModifierState('AltGraph')) return
    event.preventDefault()
    action()
  }
  addEventListener('keydown', onKeyDown, true)
  return () => removeEventListener('keydown', onKeyDown, true)
}
