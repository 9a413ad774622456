import { createSlotRecipeContext, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react'
import type { PointerEvent, ReactNode, SyntheticEvent } from 'react'
import { dialogRecipe } from '../theme/recipes/dialog.ts'

/** Uses the native dialog, which manages focus and scrolling. Chakra's Dialog and Drawer do this in script (19 kB). */
const { withProvider, withContext } = createSlotRecipeContext({ recipe: dialogRecipe })

type RootProps = HTMLChakraProps<'dialog', RecipeVariantProps<typeof dialogRecipe>>

const Root = withProvider<HTMLDialogElement, RootProps>('dialog', 'root')
const Content = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'content')
const Body = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'body')

export const ModalHeader = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'header')
export const ModalMain = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'main')
export const ModalFooter = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'footer')

type Props = {
  readonly labelledBy: string
  readonly describedBy?: string | undefined
  readonly placement: 'center' | 'end'
  readonly width?: 'sm' | 'md' | undefined
  readonly role?: 'dialog' | 'alertdialog' | undefined
  /** Called after Escape, a press outside, or another way in which the browser closes a dialog. */
  readonly onClose: () => void
  readonly children: ReactNode
}

const firstControl = 'button:not(:disabled), a[href], input:not(:disabled), select, textarea'

/** Opens the dialog when it mounts and closes it when it unmounts, which returns the focus to where it was. */
export const openWhileMounted = (dialog: HTMLDialogElement | null) => {
  if (!dialog) return
  if (!dialog.open) dialog.showModal()
  dialog.querySelector<HTMLElement>(firstControl)?.focus()
  return () => dialog.close()
}

const isOutside = ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => target === currentTarget

const rememberWherePressed = (event: PointerEvent<HTMLDialogElement>) => {
  event.currentTarget.dataset.pressedOutside = String(isOutside(event))
}

/** The native modal dialog: the browser keeps the focus inside and the rest of the page inert. */
export const ModalFrame = (props: Props) => {
  const { labelledBy, describedBy, placement, width = 'md', role, onClose, children } = props
  return (
    <Root
      ref={openWhileMounted}
      placement={placement}
      size={width}
      data-placement={placement}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        if (!isOutside(event)) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        if (isOutside(event) && event.currentTarget.isConnected) onClose()
      }}
      onPointerDown={rememberWherePressed}
      onClick={(event) => {
        // The second click of a double click on the button that opened the dialog is also outside.
        if (event.detail > 1) return
        if (isOutside(event) && event.currentTarget.dataset.pressedOutside === 'true') onClose()
      }}
    >
      <Content>
        <Body>{children}</Body>
      </Content>
    </Root>
  )
}
