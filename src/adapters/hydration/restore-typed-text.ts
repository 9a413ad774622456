/**
 * The part of the head script that saves typed text across a reload before hydration: on `pagehide` it saves the queued input
 * of form fields to `sessionStorage`, except passwords and card fields, and the same page queues it again when it is loaded next.
 * `events` is the queue.
 */
export const restoreTypedText = `
function isSavable([field]) {
  return field.form && field.name && !field.form.hasAttribute('action')
    && !/^(password|checkbox|radio)$/.test(field.type) && !/^cc-/.test(field.autocomplete)
}
function withSession(action) {
  try { return action(sessionStorage) } catch {}
}
addEventListener('pagehide', () => {
  if (!document.preHydration) return
  const typed = events.filter(isSavable).map(([field,, value]) => [field.name, value])
  if (typed.length) withSession((session) => session.setItem('typed', JSON.stringify([location.pathname, typed])))
})
document.addEventListener('DOMContentLoaded', () => {
  const saved = withSession((session) => {
    const value = JSON.parse(session.getItem('typed'))
    session.removeItem('typed')
    return value
  })
  if (!saved || saved[0] !== location.pathname) return
  for (const [name, value] of saved[1]) {
    const field = document.getElementsByName(name)[0]
    if (!field) continue
    field.value = value
    events.push([field, 'input', value])
  }
})`
