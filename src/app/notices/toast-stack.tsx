import { type FocusEvent, type MouseEvent, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import { type Toast, toast, useToaster } from 'react-hot-toast/headless'
import type { Notice } from '../../../machines/domain/notice.ts'
import type { ToastOptions } from '../../../machines/ports/ports.ts'
import { useShop, useShopActor } from '../../components/shop-context.tsx'
import { ToastCard } from '../../components/toast-card.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { noticeTexts } from '../../i18n/en/shell.ts'

type ToastWithNotice = Toast & { readonly notice?: Notice & Pick<ToastOptions, 'shownId' | 'count'> }

/** How long a toast takes to fade, in milliseconds. */
const fading = { removeDelay: 250 }

/**
 * What the toast store holds, in words; nothing runs out while it is pointed at or has the focus. Only a moving pointer
 * points: a toast that comes up under a resting one leaves in its time, and frees what it covers.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while its buttons are pointed at or focused
    <div
      ref={stack}
      className="sc-toasts"
      onMouseMove={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <ToastList toasts={toasts.filter(isError)} />
      <ToastList toasts={toasts.filter((shown) => !isError(shown))} live="polite" />
    </div>
  )
}

const isError = ({ type }: ToastWithNotice) => type === 'error'
const none: ToastWithNotice[] = []

/**
 * Errors are alerts, which must not stand in a live region. The live region of all other toasts is in the page before
 * its first toast: assistive technology announces only what is added to a region that it knows.
 */
const ToastList = ({ toasts, live }: { readonly toasts: ToastWithNotice[]; readonly live?: 'polite' }) => (
  <div className="sc-toasts-list" aria-live={live} aria-relevant={live && 'additions'}>
    {useDeferredValue(toasts, none).map((shown) => (
      <ShownToast key={shown.id} shown={shown} />
    ))}
  </div>
)

const ShownToast = ({ shown: { id, type, visible, notice } }: { readonly shown: ToastWithNotice }) => {
  const words = useTexts(noticeTexts)
  const notices = useShopActor('notices')
  const shownId = notice?.shownId
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
  return (
    <div inert={!visible}>
      <ToastCard
        kind={type === 'custom' ? 'blank' : type}
        actionLabel={action && words[action.label]}
        onAction={act}
        dismissLabel={words.dismiss}
        onDismiss={dismiss}
        leaving={!visible}
        count={count}
      >
        {words[text]}
      </ToastCard>
    </div>
  )
}
