import { useSelector } from '@xstate/react'
import type { FiltersSnapshot } from '../../../machines/filters/filters.machine.ts'
import { sorts } from '../../../machines/filters/view.ts'
import { SelectField } from '../../components/select-field.tsx'
import { useShopSelector } from '../../components/shop-context.tsx'
import { languageOfCategory, useCategoryLabel } from '../../components/use-category-label.ts'
import { useLanguage, useTexts } from '../../components/use-texts.ts'
import { catalogueTexts } from '../../i18n/en/catalogue.ts'
import { categoriesOf, type Filters } from './catalogue-selectors.ts'

type Props = { readonly filters: Filters }

const categoryOf = ({ context }: FiltersSnapshot) => context.view.category
const ratingOf = ({ context }: FiltersSnapshot) => context.view.rating
const sortOf = ({ context }: FiltersSnapshot) => context.view.sort

const ratings = [4, 3, 2, 1]

export const CategoryFilter = ({ filters }: Props) => {
  const words = useTexts(catalogueTexts).filters
  const labelOf = useCategoryLabel()
  const isForeign = useLanguage() !== 'en'
  const chosen = useSelector(filters, categoryOf)
  const known = useShopSelector('catalogue', categoriesOf)
  const categories = chosen === '' || known.includes(chosen) ? known : [...known, chosen]
  const choices = categories.map((category) => ({
    value: category,
    label: labelOf(category),
    lang: isForeign ? languageOfCategory(category) : undefined,
  }))
  return (
    <SelectField
      name="category"
      label={words.category}
      choices={[{ value: '', label: words.allCategories }, ...choices]}
      value={chosen}
      onChange={(category) => filters.send({ type: 'filters.chosen', choice: { category } })}
    />
  )
}

export const RatingFilter = ({ filters }: Props) => {
  const words = useTexts(catalogueTexts).filters
  const chosen = useSelector(filters, ratingOf)
  const offered = chosen === undefined || ratings.includes(chosen) ? ratings : [chosen, ...ratings]
  const choices = offered.map((rating) => ({
    value: String(rating),
    label: words.stars(rating, Number.isInteger(rating) ? 0 : 1),
  }))
  return (
    <SelectField
      name="rating"
      label={words.rating}
      choices={[{ value: '', label: words.anyRating }, ...choices]}
      value={chosen === undefined ? '' : String(chosen)}
      onChange={(value) =>
        filters.send({
          type: 'filters.chosen',
          choice: { rating: value === '' ? undefined : Number(value) },
        })
      }
    />
  )
}

export const SortChoice = ({ filters }: Props) => {
  const words = useTexts(catalogueTexts).sort
  const choices = sorts.map((sort) => ({ value: sort, label: words[sort] }))
  return (
    <SelectField
      name="sort"
      label={words.label}
      choices={[{ value: '', label: words.featured }, ...choices]}
      value={useSelector(filters, sortOf) ?? ''}
      onChange={(value) =>
        filters.send({
          type: 'filters.chosen',
          choice: { sort: sorts.find((sort) => sort === value) },
        })
      }
    />
  )
}
