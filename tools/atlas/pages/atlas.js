// @ts-check
/**
 * Search, keyboard shortcuts and the address of the live shop. A classic script, because modules do not load from `file:` URLs.
 */

/** @type {HTMLInputElement | null} */
const search = document.querySelector('[data-search]')
const cards = [...document.querySelectorAll('[data-find]')]
const count = document.querySelector('[data-count]')

function filter() {
  const words = (search?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  let shown = 0
  for (const card of cards) {
    const text = card.getAttribute('data-find') ?? ''
    const fits = words.every((word) => text.includes(word))
    card.toggleAttribute('hidden', !fits)
    if (fits) shown += 1
  }
  for (const group of document.querySelectorAll('[data-group]'))
    group.toggleAttribute('hidden', !group.querySelector('[data-find]:not([hidden])'))
  if (count) count.textContent = words.length > 0 ? `${shown} states` : ''
}
search?.addEventListener('input', filter)
filter()

/** @param {number} by */
function step(by) {
  const places = [...document.querySelectorAll('.view, .card:not([hidden]) > a')]
  const place = document.activeElement?.closest('.view, .card > a')
  const next = places[place ? places.indexOf(place) + by : 0]
  if (!(next instanceof HTMLElement)) return
  next.focus()
  next.scrollIntoView({ block: 'start' })
}

document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLInputElement
  if (event.key === 'Escape' && isTyping && event.target === search) {
    search.value = ''
    filter()
  }
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === '/' && search) {
    event.preventDefault()
    search.focus()
  }
  if (event.key === 'j') step(1)
  if (event.key === 'k') step(-1)
})

/** @type {HTMLInputElement | null} */
const shop = document.querySelector('[data-shop]')
const links = [...document.querySelectorAll('[data-live]')].map((link) => ({
  link,
  path: link.getAttribute('href') ?? '',
}))

function pointLinks() {
  const address = (shop?.value ?? '').replace(/\/$/, '')
  for (const { link, path } of links) link.setAttribute('href', address + path)
}
if (shop) {
  shop.value = localStorage.getItem('atlas-shop') ?? shop.value
  shop.addEventListener('input', () => {
    localStorage.setItem('atlas-shop', shop.value)
    pointLinks()
  })
}
pointLinks()

for (const compared of document.querySelectorAll('.compared')) {
  const range = compared.querySelector('input[type="range"]')
  range?.addEventListener('input', () => {
    if (range instanceof HTMLInputElement && compared instanceof HTMLElement)
      compared.style.setProperty('--cut', `${range.value}%`)
  })
}
