import { Grid } from '@chakra-ui/react'
import { Accordion } from '../../components/accordion.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { loginTexts } from '../../i18n/en/auth.ts'

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
            <Grid gap="3" fontSize="sm">
              <p>{words.forgottenText}</p>
              <Grid as="ul" gap="2" ps="5" listStyleType="disc">
                <li>{words.forgottenLook}</li>
                <li>{words.forgottenInside}</li>
                <li>{words.forgottenNew}</li>
              </Grid>
            </Grid>
          ),
        },
      ]}
    />
  )
}
