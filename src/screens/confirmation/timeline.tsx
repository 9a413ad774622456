import { Timeline as ChakraTimeline } from '@chakra-ui/react'
import { deliveryDate, type Order } from '../../../machines/domain/order.ts'
import { Icon, type IconShape } from '../../components/icon.tsx'
import { pin, truck } from '../../components/icons.ts'
import { check, clock } from '../../components/screen-icons.ts'
import { useFormat, useTexts } from '../../components/use-texts.ts'
import { confirmationTexts } from '../../i18n/en/checkout.ts'
import { timelineRecipe } from '../../theme/recipes/timeline.ts'

/** The delivery steps of an order. */
export const Timeline = ({ order }: { readonly order: Order }) => {
  const { steps, stepNotes } = useTexts(confirmationTexts)
  const { date } = useFormat()
  return (
    <ChakraTimeline.Root as="ol" recipe={timelineRecipe}>
      <Step icon={check} title={steps.confirmed} note={date(new Date(order.orderDate))} isDone />
      <Step icon={clock} title={steps.processing} note={stepNotes.processing} />
      <Step icon={truck} title={steps.shipping} note={stepNotes.shipping} />
      <Step icon={pin} title={steps.delivery} note={date(deliveryDate(order))} />
    </ChakraTimeline.Root>
  )
}

type StepProps = {
  readonly icon: IconShape
  readonly title: string
  readonly note: string
  readonly isDone?: boolean
}

const Step = ({ icon, title, note, isDone }: StepProps) => (
  <ChakraTimeline.Item as="li" data-done={isDone}>
    <ChakraTimeline.Connector data-connector />
    <ChakraTimeline.Indicator>
      <Icon of={icon} />
    </ChakraTimeline.Indicator>
    <div>
      <ChakraTimeline.Title as="p">{title}</ChakraTimeline.Title>
      <ChakraTimeline.Description as="p">{note}</ChakraTimeline.Description>
    </div>
  </ChakraTimeline.Item>
)
