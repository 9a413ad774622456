import { Accordion } from '../../components/accordion.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { loginTexts } from '../../i18n/en/auth.ts'
import './forgotten-password.css'

/** Explains why a password cannot be reset here, and what to do instead. */
export const ForgottenPassword = () => {
  const words = useTexts(loginTexts)
  return (
    <Accordion
      items={[
        {
          id: 'forgotten',
          title: words.forgotten,
          content: (
            <div className="sc-forgotten">
              <p>{words.forgottenText}</p>
              <ul>
                <li>{words.forgottenLook}</li>
                <li>{words.forgottenInside}</li>
                <li>{words.forgottenNew}</li>
              </ul>
            </div>
          ),
        },
      ]}
    />
  )
}
