import { Grid } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import { shopCategories } from '../../../machines/domain/product.ts'
import { FormArea, FormSelect, FormText } from '../../components/form-fields.tsx'
import { ImagePreview, isInvalid, type PreviewRef } from '../../components/image-preview.tsx'
import { useCategoryLabel } from '../../components/use-category-label.ts'
import { useTexts } from '../../components/use-texts.ts'
import { addProductTexts } from '../../i18n/en/add-product.ts'

export const ProductFields = ({ preview }: { readonly preview: PreviewRef }) => {
  const words = useTexts(addProductTexts)
  const labelOf = useCategoryLabel()
  const invalid = useSelector(preview, isInvalid)
  const { fields } = words
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1.5fr) minmax(0, 1fr)' }}
      gap={{ base: '5', md: '8' }}
    >
      <Grid gap="5" alignContent="start">
        <FormText name="title" label={fields.title} autoComplete="off" maxLength={200} required />
        <FormText
          name="price"
          label={fields.price}
          inputMode="decimal"
          maxLength={32}
          autoComplete="off"
          hint={words.priceHint}
          required
        />
        <FormSelect
          name="category"
          label={fields.category}
          choices={shopCategories.map((category) => ({ value: category, label: labelOf(category) }))}
          required
        />
        <FormArea name="description" label={fields.description} rows={5} maxLength={5_000} required />
      </Grid>
      <Grid gap="5" alignContent="start">
        <FormText
          name="image"
          label={fields.image}
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2_000}
          hint={words.imageHint}
          finding={invalid ? words.imageInvalid : undefined}
          required
        />
        <ImagePreview preview={preview} field="image" />
      </Grid>
    </Grid>
  )
}
