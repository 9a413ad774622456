import type { InputEvent } from 'react'
import type { Settled, Typed } from '../../machines/domain/card-typing.ts'

/** Sets the formatted text and the caret position in the input, and returns the text. */
export function settle(event: InputEvent<HTMLInputElement>, form: (typed: Typed) => Settled): string {
  const input = event.currentTarget
  const { nativeEvent } = event
  const how = 'inputType' in nativeEvent ? nativeEvent.inputType : ''
  const { text, caret } = form({ text: input.value, caret: input.selectionStart ?? input.value.length, how })
  if (input.value !== text) input.value = text
  if (input.ownerDocument.activeElement === input) input.setSelectionRange(caret, caret)
  return text
}
