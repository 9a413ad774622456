import { breakpointsTexts } from '../i18n/en/breakpoints.ts'
import { loadLanguage } from '../i18n/languages.ts'
import { spoken, wordsOf } from '../i18n/texts.ts'

/** The styles are set from a script, which a content policy without inline styles allows. */
const hostStyle =
  'all: initial; position: fixed; inset: auto 0 0; display: block; z-index: 2147483647; width: auto'
const bannerStyle =
  'display: flex; flex-wrap: wrap; gap: 12px; align-items: center; justify-content: center; padding: 12px 16px; ' +
  'background: Mark; color: MarkText; font: 16px/1.5 system-ui, sans-serif'
const buttonStyle = 'padding: 4px 12px; font: inherit; cursor: pointer'

/**
 * Shows a banner in the paused application. It needs no framework, because the application may have none, and it is in a
 * shadow root, so that the application's styles do not change it. Returns a function that removes it.
 */
export function showPlainHeldBanner(onRelease: () => void): () => void {
  const host = document.createElement('div')
  // With this class, recordings leave out clicks in the banner.
  host.className = 'sc-room-held-banner'
  host.style.cssText = hostStyle.replaceAll(';', ' !important;')
  const banner = styled('div', bannerStyle)
  banner.role = 'alert'
  const text = styled('span', '')
  const button = styled('button', buttonStyle)
  button.type = 'button'
  button.addEventListener('click', onRelease)
  banner.append(text, button)
  host.attachShadow({ mode: 'open' }).append(banner)
  // Otherwise the click would close menus and dialogs of the application.
  for (const type of ['pointerdown', 'mousedown', 'click'])
    host.addEventListener(type, (event) => event.stopPropagation())
  document.documentElement.append(host)
  const language = spoken((navigator.languages[0] ?? 'en').slice(0, 2))
  loadLanguage(language).then(() => {
    const words = wordsOf(breakpointsTexts, language)
    text.textContent = words.banner
    button.textContent = words.release
  })
  return () => host.remove()
}

function styled<Name extends 'div' | 'span' | 'button'>(
  name: Name,
  style: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.style.cssText = style
  return element
}
