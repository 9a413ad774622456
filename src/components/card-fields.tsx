import type { CompositionEvent, InputEvent } from 'react'
import { codeLengthOf, digitsOf, expiryText } from '../../machines/domain/card.ts'
import { cardFacts } from '../../machines/domain/card-number.ts'
import {
  type FieldInput,
  type FieldText,
  formattedExpiry,
  formattedNumber,
} from '../../machines/domain/card-typing.ts'
import { textOf } from '../../machines/domain/form.ts'
import { Secret } from '../../machines/domain/secret.ts'
import { cardTexts } from '../i18n/en/account.ts'
import { CardBrandMark } from './card-brand.tsx'
import { FieldBox, FieldFrame, FieldTrailing, InputControl } from './field-frame.tsx'
import { useField } from './form.tsx'
import { useTexts } from './use-texts.ts'

type Props = { readonly name: string; readonly label: string; readonly required?: boolean | undefined }

/** The number is only in the input and in a sealed secret, so it cannot be rendered anywhere else. */
export const FormCardNumber = ({ name, label, required }: Props) => {
  const { id, value, error, busy, change, leave } = useField(name)
  const brand = value instanceof Secret ? cardFacts(value).brand : ''
  const seal = (event: TypingEvent) => change(new Secret('cardNumber', formatInput(event, formattedNumber)))
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
            onCompositionEnd={seal}
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

export const FormExpiry = ({ name, label, required }: Props) => {
  const { id, value, error, busy, change, leave } = useField(name)
  const words = useTexts(cardTexts)
  const text = textOf(value)
  const type = (event: TypingEvent) => change(formatInput(event, formattedExpiry))
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
          onInput={type}
          onCompositionEnd={type}
          onChange={handledByOnInput}
          onBlur={complete}
        />
      )}
    </FieldFrame>
  )
}

/** React requires `onChange` for a controlled input; `onInput` has already handled the change. */
const handledByOnInput = () => {}

type CodeProps = {
  readonly name: string
  readonly label: string
  /** Determines the length of the code and its place on the card. */
  readonly brand: string
  readonly required?: boolean | undefined
}

export const FormCardCode = ({ name, label, brand, required }: CodeProps) => {
  const { id, error, busy, change, leave } = useField(name)
  const words = useTexts(cardTexts)
  const length = codeLengthOf(brand)
  const seal = (event: TypingEvent) => change(new Secret('cardCode', formatInput(event, onlyDigits)))
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

type TypingEvent = InputEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>

/**
 * Sets the formatted text and the caret position in the input, and returns the text. A text that an input method is composing is
 * formatted when it is complete: the input method would insert it again after a change.
 */
function formatInput(event: TypingEvent, format: (typed: FieldInput) => FieldText): string {
  const input = event.currentTarget
  const { nativeEvent } = event
  if ('isComposing' in nativeEvent && nativeEvent.isComposing) return input.value
  const inputType = 'inputType' in nativeEvent ? nativeEvent.inputType : ''
  const { text, caret } = format({
    text: input.value,
    caret: input.selectionStart ?? input.value.length,
    inputType,
  })
  if (input.value !== text) input.value = text
  if (input.ownerDocument.activeElement === input) input.setSelectionRange(caret, caret)
  return text
}
