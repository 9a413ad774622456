import type { InputEvent } from 'react'
import { cardFacts } from '../../machines/domain/card.ts'
import { settledNumber } from '../../machines/domain/card-typing.ts'
import { Secret } from '../../machines/domain/secret.ts'
import { CardBrandMark } from './card-brand.tsx'
import { InputControl } from './control.tsx'
import { FieldBox, FieldFrame, FieldTrailing } from './field-frame.tsx'
import { useField, useIsBusy } from './form.tsx'
import { settle } from './settle-typing.ts'

type Props = { readonly name: string; readonly label: string; readonly required?: boolean | undefined }

/** The number is only in the input and in a sealed secret; nothing that is rendered can contain it. */
export const FormCardNumber = ({ name, label, required }: Props) => {
  const { id, value, error, change, leave } = useField(name)
  const busy = useIsBusy()
  const brand = value instanceof Secret ? cardFacts(value).brand : ''
  const seal = (event: InputEvent<HTMLInputElement>) =>
    change(new Secret('cardNumber', settle(event, settledNumber)))
  return (
    <FieldFrame {...{ id, name, label, required, error }}>
      {(wiring) => (
        <FieldBox>
          <InputControl
            {...wiring}
            type="text"
            pe="4.25rem"
            inputMode="numeric"
            autoComplete="cc-number"
            spellCheck={false}
            readOnly={busy}
            onInput={seal}
            onBlur={leave}
          />
          <FieldTrailing insetInlineEnd="3" pointerEvents="none">
            <CardBrandMark brand={brand} />
          </FieldTrailing>
        </FieldBox>
      )}
    </FieldFrame>
  )
}
