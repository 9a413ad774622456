import { grace } from '../../../machines/fixtures/examples.ts'
import { imagePreviewModel } from '../../../machines/image-preview/image-preview.model.ts'
import { addProductTexts } from '../../../src/i18n/en/add-product.ts'
import { imagePreviewTexts } from '../../../src/i18n/en/forms.ts'
import { defineDriver, type Move } from '../driver.ts'
import { button, field, text } from '../locators.ts'

const words = imagePreviewTexts.en
const good = 'https://pictures.example/lamp.png'
/** A separate address for the failing picture, because a loaded picture is not requested again. */
const gone = 'https://pictures.example/gone.png'
const unsafe = 'http://pictures.example/lamp.png'

function types(address: string): Move<typeof imagePreviewModel.machine> {
  return {
    events: [{ type: 'image.address', address }],
    when: (snapshot) => !snapshot.matches('loading') && snapshot.context.address !== address,
    how: ({ visitor }) => visitor.fill(field(addProductTexts.en.fields.image), address),
  }
}

export const imagePreviewDriver = defineDriver({
  model: imagePreviewModel,
  input: { address: '', origin: 'https://shop.example' },
  async begin({ visitor, world }) {
    await world.signsIn(grace)
    world.gate('picture').hold()
    await visitor.open('/products/new')
  },
  moves: [
    types(good),
    types(gone),
    types(unsafe),
    types(''),
    {
      events: [{ type: 'xstate.after.pause.imagePreview.pausing' }],
      how: ({ world }) => world.waits(300),
    },
    {
      events: [{ type: 'image.loaded', address: good }],
      when: (snapshot) => snapshot.matches('loading') && snapshot.context.address === good,
      how: ({ world }) => world.gate('picture').pass(),
    },
    {
      events: [{ type: 'image.failed', address: gone }],
      when: (snapshot) => snapshot.matches('loading') && snapshot.context.address === gone,
      how: ({ world }) => world.gate('picture').refuse(),
    },
  ],
  shows: {
    async empty({ visitor }) {
      await visitor.sees(text(words.empty))
      await visitor.misses(text(words.invalid), button(words.change))
    },
    async pausing({ visitor }) {
      await visitor.misses(text(words.empty), text(words.invalid), button(words.change))
    },
    async loading({ visitor }) {
      await visitor.misses(text(words.empty), text(words.invalid), button(words.change))
    },
    valid: ({ visitor }) => visitor.sees(button(words.change)),
    async invalid({ visitor }) {
      await visitor.sees(text(words.invalid), text(addProductTexts.en.imageInvalid))
      await visitor.misses(button(words.change))
    },
  },
})
