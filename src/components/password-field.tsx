import { VisuallyHidden } from '@chakra-ui/react'
import { passwordFieldTexts } from '../i18n/en/auth.ts'
import { Button } from './button.tsx'
import { useForm, useIsRevealed } from './form.tsx'
import { FormSecret } from './form-fields.tsx'
import { Icon } from './icon.tsx'
import { eye, eyeOff } from './screen-icons.ts'
import { useTexts } from './use-texts.ts'

type Props = {
  readonly name: string
  readonly label: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly hint?: string
  /** False for the second password of a form, because the button of the first one shows both. */
  readonly toggle?: boolean
}

/** A password field with a button that shows the typed text. One press shows all passwords of the form. */
export const PasswordField = ({ name, label, autoComplete, hint, toggle = true }: Props) => {
  const words = useTexts(passwordFieldTexts)
  const { form } = useForm()
  const revealed = useIsRevealed()
  return (
    <FormSecret
      kind="password"
      type={revealed ? 'text' : 'password'}
      name={name}
      label={label}
      hint={hint}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      trailing={
        toggle ? (
          <Button
            variant="ghost"
            shape="round"
            size="sm"
            onClick={() => form.send({ type: 'secrets.toggled' })}
          >
            <Icon of={revealed ? eyeOff : eye} size="1.25rem" />
            <VisuallyHidden>{revealed ? words.hide : words.show}</VisuallyHidden>
          </Button>
        ) : null
      }
    />
  )
}
