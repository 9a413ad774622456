import { homeTexts } from '../../i18n/en/home.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { useTexts } from '../../parts/use-texts.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { Featured } from './featured.tsx'
import { Hero } from './hero.tsx'
import { Reasons } from './reasons.tsx'
import './home.css'

export const Screen = () => {
  const words = useTexts(homeTexts)
  return (
    <>
      <PageHead title={words.title} description={words.description} canonical="/" />
      <Hero />
      <CategoryTiles />
      <Featured />
      <Reasons />
    </>
  )
}
