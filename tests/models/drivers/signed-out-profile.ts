import { addProductModel } from '../../../machines/add-product/add-product.model.ts'
import { NotSignedIn } from '../../../machines/domain/errors.ts'
import { defaultSettings } from '../../../machines/domain/settings.ts'
import { ada, grace, scarf } from '../../../machines/fixtures/examples.ts'
import { passwordChangeModel } from '../../../machines/password-change/password-change.model.ts'
import { settingsModel } from '../../../machines/settings/settings.model.ts'
import { valuesFrom } from '../../../machines/settings/settings-form.ts'
import { backupOf } from '../../../machines/your-data/backup.ts'
import { yourDataModel } from '../../../machines/your-data/your-data.model.ts'
import { addProductTexts } from '../../../src/i18n/en/add-product.ts'
import { passwordChangeTexts, settingsTexts, yourDataTexts } from '../../../src/i18n/en/settings.ts'
import { defineDriver } from '../driver.ts'
import { button, field } from '../locators.ts'
import { passwordOfAll, type Scene } from '../scene.ts'
import { leaves, signsOutWithoutMessage } from './signed-out.ts'

/** Drivers of the profile pages and of Add Product in a tab that has missed a sign-out in another tab. */

async function opensSettings({ visitor, world }: Scene): Promise<void> {
  await world.signsIn(ada)
  await visitor.open('/profile/settings')
}

const settings = settingsTexts.en
const storedSettings = defaultSettings(ada)
const typedSettings = { ...valuesFrom(storedSettings), phone: '555 0199' }

export const signedOutSettingsDriver = defineDriver({
  model: settingsModel,
  opening: [
    { type: 'xstate.done.actor.read', output: storedSettings },
    { type: 'form.changed', values: typedSettings },
    { type: 'form.submitted', values: typedSettings },
  ],
  async begin(scene) {
    const { visitor } = scene
    await opensSettings(scene)
    await visitor.fill(field(settings.fields.phone), typedSettings.phone)
    await visitor.click(button(settings.save))
  },
  moves: [
    {
      events: [
        { type: 'xstate.after.saving.settings.open.saving.pausing' },
        { type: 'xstate.error.actor.write', error: new NotSignedIn() },
      ],
      async how(scene) {
        await signsOutWithoutMessage(scene)
        await scene.world.waits(500)
      },
    },
  ],
  shows: {
    'open.saving': ({ visitor }) => visitor.sees(button(settings.saving)),
    'open.filling': leaves,
  },
})

const password = passwordChangeTexts.en

export const signedOutPasswordChangeDriver = defineDriver({
  model: passwordChangeModel,
  opening: [{ type: 'change.asked' }, { type: 'form.submitted', values: {} }],
  async begin(scene) {
    const { visitor, world } = scene
    await opensSettings(scene)
    await visitor.click(button(password.open))
    await visitor.fill(field(password.fields.currentPassword), passwordOfAll)
    await visitor.fill(field(password.fields.newPassword), passwordOfAll)
    await visitor.fill(field(password.fields.confirmPassword), passwordOfAll)
    world.gate('passwords').hold()
    await visitor.click(button(password.submit))
  },
  moves: [
    {
      events: [{ type: 'xstate.error.actor.change', error: new NotSignedIn() }],
      async how(scene) {
        await signsOutWithoutMessage(scene)
        await scene.world.gate('passwords').open()
      },
    },
  ],
  shows: {
    'open.changing': ({ visitor }) => visitor.isDisabled(button(password.submit)),
    'open.filling': leaves,
  },
})

const yourData = yourDataTexts.en
const nothing = { cart: [], wishlist: [], orders: [], paymentMethods: [], recentlyViewed: [], drafts: {} }
const backup = backupOf(ada, nothing, 0, [])

export const importingSignedOutDriver = defineDriver({
  model: yourDataModel,
  opening: [
    { type: 'data.chosen', file: new Blob(['{}']) },
    { type: 'xstate.done.actor.read', output: backup },
  ],
  async begin(scene) {
    await opensSettings(scene)
    const file = { name: 'mine.json', content: JSON.stringify(backup) }
    await scene.visitor.upload({ label: yourData.import }, file)
  },
  moves: [
    {
      events: [
        { type: 'data.import', mode: 'merge' },
        { type: 'xstate.error.actor.import', error: new NotSignedIn() },
      ],
      async how(scene) {
        await signsOutWithoutMessage(scene)
        await scene.visitor.click(button(yourData.merge))
      },
    },
  ],
  shows: {
    previewing: ({ visitor }) => visitor.sees(button(yourData.merge)),
    'resting.quiet': leaves,
  },
})

export const deletingSignedOutDriver = defineDriver({
  model: yourDataModel,
  opening: [{ type: 'account.delete.ask' }],
  async begin(scene) {
    await opensSettings(scene)
    await scene.visitor.click(button(yourData.delete))
  },
  moves: [
    {
      events: [
        { type: 'account.delete.confirm' },
        { type: 'xstate.error.actor.erase', error: new NotSignedIn() },
      ],
      async how(scene) {
        await signsOutWithoutMessage(scene)
        await scene.visitor.click(button(yourData.confirm))
      },
    },
  ],
  shows: {
    asking: ({ visitor }) => visitor.sees(button(yourData.confirm)),
    'resting.quiet': leaves,
  },
})

const products = addProductTexts.en
const typedProduct = {
  title: scarf.title,
  price: '25.5',
  category: scarf.category,
  description: 'Warm.',
  image: '/pictures/scarf.svg',
}

async function opensAddProduct({ visitor, world }: Scene): Promise<void> {
  await world.signsIn(grace)
  await world.stores('products', scarf)
  await visitor.open('/products/new')
  await visitor.sees(button(`${products.remove} ${scarf.title}`))
}

export const signedOutAddProductDriver = defineDriver({
  model: addProductModel,
  opening: [{ type: 'form.submitted', values: typedProduct }],
  async begin(scene) {
    const { visitor } = scene
    await opensAddProduct(scene)
    await visitor.fill(field(products.fields.title), typedProduct.title)
    await visitor.fill(field(products.fields.price), typedProduct.price)
    await visitor.fill(field(products.fields.description), typedProduct.description)
    await visitor.fill(field(products.fields.image), typedProduct.image)
    await visitor.click(button(products.submit))
  },
  moves: [
    {
      events: [
        { type: 'xstate.after.adding.addProduct.editor.open.saving.pausing' },
        { type: 'xstate.error.actor.save', error: new NotSignedIn() },
      ],
      async how(scene) {
        await signsOutWithoutMessage(scene)
        await scene.world.waits(100)
      },
    },
  ],
  shows: {
    'editor.open.saving': ({ visitor }) => visitor.isDisabled(button(products.adding)),
    'editor.open.filling': leaves,
  },
})

export const removingSignedOutDriver = defineDriver({
  model: addProductModel,
  opening: [{ type: 'product.remove.ask', product: scarf }],
  async begin(scene) {
    await opensAddProduct(scene)
    await scene.visitor.click(button(`${products.remove} ${scarf.title}`))
  },
  moves: [
    {
      events: [
        { type: 'product.remove.confirm' },
        { type: 'xstate.error.actor.remove', error: new NotSignedIn() },
      ],
      async how(scene) {
        await signsOutWithoutMessage(scene)
        await scene.visitor.click(button(products.confirm))
      },
    },
  ],
  shows: {
    'removal.asking': ({ visitor }) => visitor.sees(button(products.confirm)),
    'removal.settled': leaves,
  },
})
