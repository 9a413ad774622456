import { languages } from '../../../machines/domain/preferences.ts'
import { awaitingLanguage, inactiveMedia, queuedEventTypes } from './pre-hydration.ts'

/**
 * The part of the head script that saves typed text across a reload before hydration: on `pagehide` it saves the queued input
 * of form fields to `sessionStorage`, except passwords and card fields, and the same page queues it again when it is loaded next.
 * `events` is the queue.
 */
const restoreTypedText = `
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

/** Hides the text without changing the layout until its language has been loaded. */
export const awaitingLanguageStyle = `.${awaitingLanguage} body{visibility:hidden}`

/** After this many milliseconds the text is shown even if its language has not been loaded. */
const longestWait = 4_000

/**
 * Runs in the head before the first paint. It sets the theme and the language that were chosen before, or else those of the
 * browser; queues clicks and typed text until hydration; and starts the preloads of the other scripts after the first paint,
 * which they would delay. Links and the search form work without the shop's script. The script is the same for every page, so
 * that the content policy can allow it by its hash.
 */
export const headScript = `(() => {
const root = document.documentElement
let theme, language
try {
  theme = localStorage.getItem('theme')
  language = localStorage.getItem('language')
} catch {}
const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
if (isDark) root.classList.add('dark')
root.style.colorScheme = isDark ? 'dark' : 'light'
const known = ${JSON.stringify(languages)}
if (!known.includes(language))
  language = (navigator.languages || []).map((tag) => tag.slice(0, 2).toLowerCase()).find((code) => known.includes(code)) || 'en'
if (language !== 'en') {
  root.lang = language
  root.classList.add('${awaitingLanguage}')
  setTimeout(() => root.classList.remove('${awaitingLanguage}'), ${longestWait})
}
const events = []
function queue(event) {
  let target = event.target
  if (event.type === 'click') {
    // The browser changes the field, and its change event is queued. React must not receive this click: it would
    // hydrate the page at once, with the field as it is after the click, and see no change.
    if (/^(checkbox|radio)$/.test(target.type)) return event.stopPropagation()
    target = target.closest('button,a[data-queue-click]')
    const hasModifier = event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (!target || hasModifier || (target.form && target.form.hasAttribute('action'))) return
    event.preventDefault()
  }
  // Enter in a form clicks its button.
  if (event.type === 'keydown' && (event.key !== 'Enter' || target.tagName !== 'INPUT' || target.form)) return
  event.stopPropagation()
  events.push([target, event.type, target.value, target.checked])
}
function startPreloads() {
  for (const link of document.querySelectorAll('link[media="${inactiveMedia}"]')) link.removeAttribute('media')
}
document.preHydration = { events, queue, startPreloads }
requestAnimationFrame(() => setTimeout(startPreloads))
${restoreTypedText}
for (const type of ${JSON.stringify(queuedEventTypes)}) document.addEventListener(type, queue, true)
})()`
