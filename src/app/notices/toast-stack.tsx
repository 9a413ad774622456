import { chakra } from '@chakra-ui/react'
import { type FocusEvent, type MouseEvent, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import { type Toast, toast, useToaster } from 'react-hot-toast/headless'
import type { ToastNotice } from '../../../machines/ports/ports.ts'
import { useShop, useShopActor } from '../../components/shop-context.tsx'
import { ToastCard } from '../../components/toast-card.tsx'
import { useMotion } from '../../components/use-motion.ts'
import { useTexts } from '../../components/use-texts.ts'
import { noticeTexts } from '../../i18n/en/notices.ts'

type ToastWithNotice = Toast & { readonly notice?: ToastNotice }

/** How long a toast takes to fade, in milliseconds. */
const fading = { removeDelay: 250 }

/**
 * Renders the toasts of the store. Their timers pause while the stack is hovered or has the focus. Only a pointer that moves
 * counts as hovering: a toast that appears under a resting pointer disappears on time.
 */
export const ToastStack = () => {
  const { toasts, handlers } = useToaster(fading)
  const store = useShop().ports.toasts
  useLayoutEffect(() => store.listShown(), [store])
  const stack = useRef<HTMLDivElement>(null)
  const isPaused = useRef(false)
  const pause = () => {
    if (!isPaused.current) handlers.startPause()
    isPaused.current = true
  }
  const resume = ({ relatedTarget }: FocusEvent | MouseEvent) => {
    const isStillHere = relatedTarget instanceof Node && stack.current?.contains(relatedTarget)
    if (isStillHere || stack.current?.matches(':hover, :focus-within')) return
    if (isPaused.current) handlers.endPause()
    isPaused.current = false
  }
  return (
    <Stack
      ref={stack}
      className="no-print"
      onMouseMove={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <ToastList toasts={toasts.filter(isError)} />
      <ToastList toasts={toasts.filter((shown) => !isError(shown))} live="polite" />
    </Stack>
  )
}

/** Below the header. If the header has two rows, the toasts cover the second row instead of the heading of the page. */
const Stack = chakra('div', {
  base: {
    position: 'fixed',
    /* Subtracts the width of the machine room's panel, so that the toasts do not cover it. */
    inset:
      'calc(var(--header-height) + 0.75rem) calc(min(1rem, 4vw) + var(--sc-room-beside-width, 0px)) auto auto',
    zIndex: 'toast',
    maxHeight: 'calc(100dvh - var(--header-height) - 1.5rem)',
    overflowY: 'auto',
    pointerEvents: 'none',
    scrollbarWidth: 'none',
    smDown: { '@media (height >= 30rem)': { top: '3.375rem' } },
  },
})

const List = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2.5',
    alignItems: 'flex-end',
    '&:not(:empty) + &:not(:empty)': { mt: '2.5' },
    '& > *': { pointerEvents: 'auto' },
  },
})

const isError = ({ type }: ToastWithNotice) => type === 'error'
const none: ToastWithNotice[] = []

/**
 * Errors are alerts, which must not be inside a live region. The live region of all other toasts is rendered before its first
 * toast, because assistive technology announces only what is added to an existing region.
 */
const ToastList = ({ toasts, live }: { readonly toasts: ToastWithNotice[]; readonly live?: 'polite' }) => (
  <List aria-live={live} aria-relevant={live && 'additions'}>
    {useDeferredValue(toasts, none).map((shown) => (
      <ShownToast key={shown.id} shown={shown} />
    ))}
  </List>
)

const ShownToast = ({ shown: { id, type, visible, notice } }: { readonly shown: ToastWithNotice }) => {
  const words = useTexts(noticeTexts)
  const notices = useShopActor('notices')
  const shownId = notice?.shownId
  const motion = useMotion(false)
  useEffect(() => {
    if (!visible && shownId !== undefined) notices.send({ type: 'notice.gone', id: shownId })
  }, [visible, shownId, notices])
  if (!notice) return null
  const { action, text, count } = notice
  const dismiss = () => toast.dismiss(id)
  const act =
    action &&
    (() => {
      notices.send({ type: 'notice.act', notice: { ...notice, action } })
      dismiss()
    })
  const card = (
    <ToastCard
      kind={type === 'custom' ? 'blank' : type}
      actionLabel={action && words[action.label]}
      onAction={act}
      dismissLabel={words.dismiss}
      onDismiss={dismiss}
      count={count}
    >
      {words[text]}
    </ToastCard>
  )
  return (
    <div inert={!visible}>
      {motion ? <motion.SlidingItem visible={visible}>{card}</motion.SlidingItem> : card}
    </div>
  )
}
