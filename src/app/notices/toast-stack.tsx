import { type FocusEvent, type MouseEvent, useRef } from 'react'
import { type Toast, toast, useToaster } from 'react-hot-toast/headless'
import type { Notice } from '../../../machines/notices/notice.ts'
import { noticeTexts } from '../../i18n/en/notices.ts'
import { useShopActor } from '../../parts/shop-context.tsx'
import { ToastCard } from '../../parts/toast-card.tsx'
import { useTexts } from '../../parts/use-texts.ts'

type Noticed = Toast & { readonly notice?: Notice }

/** How long a toast takes to fade, in milliseconds. */
const fading = { removeDelay: 250 }

/** What the toast store holds, in words; nothing runs out while it is pointed at or has the focus. */
export const ToastStack = () => {
  const { toasts, handlers } = useToaster(fading)
  const stack = useRef<HTMLDivElement>(null)
  const resume = ({ relatedTarget }: FocusEvent | MouseEvent) => {
    const isStillHere = relatedTarget instanceof Node && stack.current?.contains(relatedTarget)
    if (!isStillHere && !stack.current?.matches(':hover, :focus-within')) handlers.endPause()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while its buttons are pointed at or focused
    <div
      ref={stack}
      className="sc-toasts"
      onMouseEnter={handlers.startPause}
      onMouseLeave={resume}
      onFocus={handlers.startPause}
      onBlur={resume}
    >
      {toasts.map((shown) => (
        <ShownToast key={shown.id} shown={shown} />
      ))}
    </div>
  )
}

const ShownToast = ({ shown: { id, type, visible, notice } }: { readonly shown: Noticed }) => {
  const words = useTexts(noticeTexts)
  const notices = useShopActor('notices')
  if (!notice) return null
  const { action, text } = notice
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
      >
        {words[text]}
      </ToastCard>
    </div>
  )
}
