import { type KeyboardEvent, useId } from 'react'
import { IconButton } from '../../components/icon-button.tsx'
import { user as userIcon } from '../../components/icons.ts'
import { lazyWhenShown, preloadOnIntent } from '../../components/lazy.tsx'
import { useShopSelector } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { shellTexts } from '../../i18n/en/shell.ts'
import { entriesFor } from './account-entries.ts'
import { useMenu } from './use-menu.ts'
import './unfolded.css'

const fetchPanel = async () => (await import('./account-panel.tsx')).AccountPanel
const AccountPanel = lazyWhenShown(fetchPanel)
const intent = preloadOnIntent(fetchPanel)

export const AccountMenu = () => {
  const words = useTexts(shellTexts).account
  const user = useShopSelector('session', ({ context }) => context.user)
  const access = useShopSelector('access', ({ context }) => context.addProduct)
  const { menu, isOpen, frame, button } = useMenu('menu account')
  const menuId = useId()
  const labels = entriesFor(user, access).map(({ name }) => words[name])
  const open = (event: KeyboardEvent) => {
    if (isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    menu.send({ type: 'menu.open', labels, at: event.key === 'ArrowDown' ? 'first' : 'last' })
  }
  return (
    <div className="sc-unfolding" ref={frame}>
      <IconButton
        ref={button}
        icon={userIcon}
        label={words.label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        data-signed-in={user ? true : undefined}
        className="sc-account-button"
        onClick={() => menu.send({ type: 'menu.toggle', labels })}
        onKeyDown={open}
        {...intent}
      />
      {isOpen ? <AccountPanel id={menuId} menu={menu} button={button} /> : null}
    </div>
  )
}
