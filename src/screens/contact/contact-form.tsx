import { Form, type FormRef } from '../../components/form.tsx'
import { FormArea, FormText, SubmitButton } from '../../components/form-fields.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { contactTexts } from '../../i18n/en/contact.ts'

export const ContactForm = ({ form }: { readonly form: FormRef }) => {
  const words = useTexts(contactTexts)
  return (
    <Form form={form} label={words.title} labels={words}>
      <FormText name="name" label={words.name} autoComplete="name" required />
      <FormText
        name="email"
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        required
      />
      <FormText name="subject" label={words.subject} required />
      <FormArea name="message" label={words.message} rows={6} required />
      <SubmitButton label={words.submit} busyLabel={words.busy} size="lg" justifySelf="start" />
    </Form>
  )
}
