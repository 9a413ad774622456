import type { KeyboardEvent } from 'react'
import { IconButton } from '../../components/button.tsx'
import { close, menu as menuIcon, sliders, user as userIcon } from '../../components/icons.ts'
import { lazyWhenShown, preloadOnIntent } from '../../components/lazy.tsx'
import { useShopSelector, useUser } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { shellTexts } from '../../i18n/en/shell.ts'
import { entriesFor } from './account-entries.ts'
import { useMenu } from './use-menu.ts'
import './unfolded.css'
import { MainNav } from './main-nav.tsx'

const fetchPanel = async () => (await import('./account-panel.tsx')).AccountPanel
const AccountPanel = lazyWhenShown(fetchPanel)
const panelIntent = preloadOnIntent(fetchPanel)

export const AccountMenu = () => {
  const words = useTexts(shellTexts).account
  const user = useUser()
  const access = useShopSelector('access', ({ context }) => context.addProduct)
  const { menu, isOpen, frame, button, buttonProps, popupId } = useMenu('menu account')
  const labels = entriesFor(user, access).map(({ name }) => words[name])
  const openWithArrowKey = (event: KeyboardEvent) => {
    if (isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    menu.send({ type: 'menu.open', labels, at: event.key === 'ArrowDown' ? 'first' : 'last' })
  }
  return (
    <div className="sc-unfolding" ref={frame}>
      <IconButton
        {...buttonProps}
        icon={userIcon}
        label={words.label}
        aria-haspopup="menu"
        data-signed-in={user ? true : undefined}
        className="sc-account-button"
        onClick={() => menu.send({ type: 'menu.toggle', labels })}
        onKeyDown={openWithArrowKey}
        {...panelIntent}
      />
      {isOpen ? <AccountPanel id={popupId} menu={menu} button={button} /> : null}
    </div>
  )
}

const fetchChoices = async () => (await import('./preference-choices.tsx')).PreferenceChoices
const PreferenceChoices = lazyWhenShown(fetchChoices)
const choicesIntent = preloadOnIntent(fetchChoices)

export const PreferencesMenu = () => {
  const words = useTexts(shellTexts).preferences
  const { menu, isOpen, frame, button, buttonProps, popupId } = useMenu('menu preferences')
  return (
    <div className="sc-unfolding" ref={frame}>
      <IconButton
        {...buttonProps}
        icon={sliders}
        label={words.label}
        onClick={() => menu.send({ type: 'menu.toggle' })}
        {...choicesIntent}
      />
      {isOpen ? (
        <fieldset className="sc-unfolded sc-preferences" id={popupId} aria-label={words.label}>
          <PreferenceChoices button={button} />
        </fieldset>
      ) : null}
    </div>
  )
}

/** A menu of the links, for windows that are too narrow to show them in the header. */
export const PhoneMenu = () => {
  const words = useTexts(shellTexts).navigation
  const { menu, isOpen, frame, buttonProps, popupId } = useMenu('menu phone')
  return (
    <div className="sc-unfolding sc-phone-menu" ref={frame}>
      <IconButton
        {...buttonProps}
        icon={isOpen ? close : menuIcon}
        label={isOpen ? words.close : words.open}
        onClick={() => menu.send({ type: 'menu.toggle' })}
      />
      {isOpen ? (
        <div className="sc-unfolded">
          <MainNav id={popupId} className="sc-phone-nav" />
        </div>
      ) : null}
    </div>
  )
}
