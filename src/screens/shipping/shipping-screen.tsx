import { shippingTexts } from '../../i18n/en/policies.ts'
import { InformationPage } from '../../parts/information-page.tsx'
import { useTexts } from '../../parts/use-texts.ts'

export const Screen = () => <InformationPage words={useTexts(shippingTexts)} address="/shipping" />
