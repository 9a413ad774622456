import { type KeyboardEvent, useId } from 'react'
import { shellTexts } from '../../i18n/en/shell.ts'
import { IconButton } from '../../parts/icon-button.tsx'
import { user as userIcon } from '../../parts/icons-shell.ts'
import { useShown } from '../../parts/shop-context.tsx'
import { useTexts } from '../../parts/use-texts.ts'
import { onIntent, whenWanted } from '../later.tsx'
import { entriesFor } from './account-entries.ts'
import { useMenu } from './use-menu.ts'
import './unfolded.css'

const fetchPanel = async () => (await import('./account-panel.tsx')).AccountPanel
const AccountPanel = whenWanted(fetchPanel)
const intent = onIntent(fetchPanel)

export const AccountMenu = () => {
  const words = useTexts(shellTexts).account
  const user = useShown('session', ({ context }) => context.user)
  const access = useShown('access', ({ context }) => context.addProduct)
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
