import type { SavedCard } from '../../../machines/domain/saved-cards.ts'
import { useBrandName } from '../../components/card-brand.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { paymentTexts } from '../../i18n/en/checkout.ts'

type Props = { readonly card: SavedCard; readonly onConfirm: () => void; readonly onCancel: () => void }

export const RemoveCard = ({ card, onConfirm, onCancel }: Props) => {
  const words = useTexts(paymentTexts)
  const brand = useBrandName(card.brand)
  return (
    <ConfirmDialog
      danger
      title={words.question(words.which(brand, card.last4))}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{words.questionText}</p>
      {card.isDefault ? <p>{words.questionDefault}</p> : null}
    </ConfirmDialog>
  )
}
