import { deliveryDate, type Order } from '../../../machines/domain/order.ts'
import { Icon, type IconShape } from '../../components/icon.tsx'
import { check, clock, pin, truck } from '../../components/icons.ts'
import { useFormat, useTexts } from '../../components/use-texts.ts'
import { confirmationTexts } from '../../i18n/en/checkout.ts'

/** The delivery steps of an order. */
export const Timeline = ({ order }: { readonly order: Order }) => {
  const { steps, stepNotes } = useTexts(confirmationTexts)
  const { date } = useFormat()
  return (
    <ol className="sc-timeline">
      <Step icon={check} title={steps.confirmed} note={date(new Date(order.orderDate))} isDone />
      <Step icon={clock} title={steps.processing} note={stepNotes.processing} />
      <Step icon={truck} title={steps.shipping} note={stepNotes.shipping} />
      <Step icon={pin} title={steps.delivery} note={date(deliveryDate(order))} />
    </ol>
  )
}

type StepProps = {
  readonly icon: IconShape
  readonly title: string
  readonly note: string
  readonly isDone?: boolean
}

const Step = ({ icon, title, note, isDone }: StepProps) => (
  <li data-done={isDone || undefined}>
    <span className="sc-timeline-mark">
      <Icon of={icon} />
    </span>
    <div>
      <p className="sc-timeline-title">{title}</p>
      <p className="sc-timeline-note">{note}</p>
    </div>
  </li>
)
