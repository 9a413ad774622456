import { useId } from 'react'
import { IconButton } from '../../components/icon-button.tsx'
import { close, menu as menuIcon } from '../../components/icons.ts'
import { useTexts } from '../../components/use-texts.ts'
import { shellTexts } from '../../i18n/en/shell.ts'
import { MainNav } from './main-nav.tsx'
import { useMenu } from './use-menu.ts'

/** The links, where the window is too narrow to show them in the header. */
export const PhoneMenu = () => {
  const words = useTexts(shellTexts).navigation
  const { menu, isOpen, frame, button } = useMenu('menu phone')
  const panelId = useId()
  return (
    <div className="sc-unfolding sc-phone-menu" ref={frame}>
      <IconButton
        ref={button}
        icon={isOpen ? close : menuIcon}
        label={isOpen ? words.close : words.open}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => menu.send({ type: 'menu.toggle' })}
      />
      {isOpen ? (
        <div className="sc-unfolded">
          <MainNav id={panelId} className="sc-phone-nav" />
        </div>
      ) : null}
    </div>
  )
}
