import { withBase } from '../../base-path.ts'
import { InformationPage } from '../../components/information-page.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { aboutTexts } from '../../i18n/en/about.ts'

export const Screen = () => (
  <InformationPage words={useTexts(aboutTexts)} address="/about">
    <img className="information-picture" src={withBase('/art/hero.svg')} alt="" width={1200} height={900} />
  </InformationPage>
)
