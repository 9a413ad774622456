import type { InputEvent } from 'react'
import { codeLengthOf, digitsOf } from '../../machines/domain/card.ts'
import { Secret } from '../../machines/domain/secret.ts'
import { cardTexts } from '../i18n/en/account.ts'
import { InputControl } from './control.tsx'
import { FieldFrame } from './field-frame.tsx'
import { useField, useIsBusy } from './form.tsx'
import { settle } from './settle-typing.ts'
import { useTexts } from './use-texts.ts'

type Props = {
  readonly name: string
  readonly label: string
  /** Determines the length of the code and its place on the card. */
  readonly brand: string
  readonly required?: boolean | undefined
}

export const FormCardCode = ({ name, label, brand, required }: Props) => {
  const { id, error, change, leave } = useField(name)
  const busy = useIsBusy()
  const words = useTexts(cardTexts)
  const length = codeLengthOf(brand)
  const seal = (event: InputEvent<HTMLInputElement>) =>
    change(new Secret('cardCode', settle(event, onlyDigits)))
  return (
    <FieldFrame
      {...{ id, name, label, required, error }}
      hint={length === 4 ? words.codeOnFront : words.codeOnBack}
    >
      {(wiring) => (
        <InputControl
          {...wiring}
          type="password"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          readOnly={busy}
          onInput={seal}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  )
}

function onlyDigits({ text, caret }: { text: string; caret: number }) {
  return { text: digitsOf(text), caret: digitsOf(text.slice(0, caret)).length }
}
