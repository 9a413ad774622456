import { expiryText } from '../../machines/domain/card.ts'
import { settledExpiry } from '../../machines/domain/card-typing.ts'
import { textOf } from '../../machines/domain/form.ts'
import { cardTexts } from '../i18n/en/account.ts'
import { InputControl } from './control.tsx'
import { FieldFrame } from './field-frame.tsx'
import { useField, useIsBusy } from './form.tsx'
import { settle } from './settle-typing.ts'
import { useTexts } from './use-texts.ts'

type Props = { readonly name: string; readonly label: string; readonly required?: boolean | undefined }

export const FormExpiry = ({ name, label, required }: Props) => {
  const { id, value, error, change, leave } = useField(name)
  const busy = useIsBusy()
  const words = useTexts(cardTexts)
  const text = textOf(value)
  const complete = () => {
    if (expiryText(text) !== text) change(expiryText(text))
    leave()
  }
  return (
    <FieldFrame {...{ id, name, label, required, error }}>
      {(wiring) => (
        <InputControl
          {...wiring}
          type="text"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={words.expiryForm}
          spellCheck={false}
          readOnly={busy}
          value={text}
          onInput={(event) => change(settle(event, settledExpiry))}
          onChange={unheard}
          onBlur={complete}
        />
      )}
    </FieldFrame>
  )
}

/** React requires `onChange` for a controlled input; `onInput` has already handled the change. */
const unheard = () => {}
